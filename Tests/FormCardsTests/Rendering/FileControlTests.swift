import FormCards
import FormModel
import FormValidation
import Testing

/// Files on pages, on cards of hosts and in drafts.
@Suite struct FileControlTests {
    private func source(_ value: FieldValue = .empty) throws -> FormDataSource {
        let form = try Form(
            id: "f", title: "F",
            items: [
                .input(
                    "cv", title: "CV", value: .file,
                    validators: [.required, .accept("image/png", ".pdf"), .maxBytes(1_000)]),
                .input("note", title: "Note"),
                .button("send", title: "Send", action: .submit),
            ])
        let source = FormDataSource(form: form)
        try source.updateValue(of: "cv", to: value, userInitiated: true)
        return source
    }

    private func page(_ source: FormDataSource, _ language: String? = nil) -> String {
        DescriptionBuilder(
            catalog: MessageCatalog(for: language.flatMap { LanguageTag($0) }, of: source.form)
        )
        .descriptions(of: source).map { $0.html(HTMLOptions()) }.joined()
    }

    private let facts = FileFacts(name: "<a>.pdf", type: "application/pdf", size: 9)

    @Test func aPageHasAnInput() throws {
        let page = page(try source())
        #expect(page.contains("<form method=\"post\" "))
        #expect(page.contains(" enctype=\"multipart/form-data\""))
        #expect(
            page.contains(
                #"<input type="file" id="cv" name="cv" required accept="image/png,.pdf">"#))
        #expect(!page.contains("again"))
    }

    @Test func aPageWithoutFilesIsPostedAsBefore() throws {
        let form = try Form(id: "f", title: "F", items: [.input("note", title: "Note")])
        #expect(!page(FormDataSource(form: form)).contains("enctype"))
    }

    /// A browser does not fill in the input again.
    @Test func aFileMustBeChosenAgain() throws {
        let facts = try #require(facts)
        #expect(
            page(try source(.file(facts))).contains(">Choose the file again: &lt;a&gt;.pdf</p>"))
        #expect(
            page(try source(.file(facts)), "de").contains(
                ">Wählen Sie die Datei erneut aus: &lt;a&gt;.pdf</p>"))
        #expect(page(try source(.text("x.pdf"))).contains(">Choose the file again: x.pdf</p>"))
    }

    @Test func aHostHasNoInput() throws {
        let card = try AdaptiveRenderer().card(
            of: try #require(DescriptionBuilder().descriptions(of: try source()).first))
        let text = String(decoding: AdaptiveCard.jsonBytes(of: [card]), as: UTF8.self)
        #expect(!text.contains(#""id":"cv""#) && text.contains("CV"))
        #expect(card.notes.contains { $0.description.contains("a file") })
    }

    @Test func aDescriptionHasTheHints() throws {
        let json = String(
            decoding: CardDescription.jsonBytes(
                of: DescriptionBuilder().descriptions(of: try source())), as: UTF8.self)
        #expect(json.contains(#""control":"file""#))
        #expect(json.contains(#""accepted":["image/png",".pdf"],"maximumBytes":1000"#))
    }

    @Test func aDraftKeepsTheFacts() throws {
        let facts = try #require(
            FileFacts(name: "a.pdf", type: "application/pdf", size: 9, path: "x/a.pdf"))
        let draft = FormDraft(of: try source(.file(facts)))
        let read = try FormDraft(json: draft.json)
        let other = try source()
        #expect(read.restore(into: other) == [])
        #expect(other.value(of: "cv") == .file(facts))
    }
}
