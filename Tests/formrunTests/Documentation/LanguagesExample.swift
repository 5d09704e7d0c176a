import FormCards
import FormModel
import FormValidation
import Testing

/// The example of `Documentation/Server.md` for languages, compiled and run; `ReadmeTests` compares the two.
@Suite struct LanguagesExample {
    @Test func speaks() async throws {
        let form = try Form(
            id: "order", title: ["en": "Order", "de": "Bestellung"], locale: "en",
            items: [
                .input("amount", title: "Amount", value: .decimal, validators: [.range(min: 0.25)])
            ])
        let validator = FormValidator(form)
        let checks = RemoteChecks()
        // README: begin
        func page(_ post: CardPost, acceptLanguage: String?) async -> [UInt8] {
            let catalog = MessageCatalog(acceptLanguage: acceptLanguage, of: form)
            let speaking = validator.speaking(catalog)
            let source = speaking.makeDataSource(checks: checks)
            post.fill(source)
            source.show(await speaking.validate(post.answers, checks: checks))
            return HTMLRenderer().bytes(of: DescriptionBuilder().descriptions(of: source)[0])
        }
        // README: end

        let post = CardPost(urlEncoded: Array("amount=0,125".utf8))
        let german = String(
            decoding: await page(post, acceptLanguage: "fr, de-AT;q=0.9"), as: UTF8.self)
        #expect(
            german.contains("0,25") && german.contains("Bestellung")
                && german.contains("value=\"0.125\""))
        let english = String(decoding: await page(post, acceptLanguage: nil), as: UTF8.self)
        #expect(english.contains("value=\"0,125\"") && english.contains("Order"))
    }
}
