import FormModel
import FormValidation
import Testing

/// A validator that speaks to other readers shares the memory of the first, and reads posts in their notation.
@Suite struct SpeakingValidatorTests {
    private static let posts: [(body: String, languages: [LanguageTag: String])] = [
        ("n=1,5", ["en": "wrongType", "de": "1.5", "fr": "1.5"]),
        ("n=1.5", ["en": "1.5", "de": "1.5", "fr": "1.5"]),
        ("n=1,234.5", ["en": "1234.5", "de": "wrongType", "fr": "wrongType"]),
        ("form-locale=de&n=1,5", ["en": "1.5", "de": "1.5", "fr": "1.5"]),
    ]

    /// In every order, since memory goes from one to the other.
    @Test func readsInTheLanguageOfEach() throws {
        let form = try Form(
            id: "f", title: "F", items: [.input("n", title: "N", value: .decimal)])
        let validator = FormValidator(form, catalog: MessageCatalog(for: "en"))
        let languages: [LanguageTag] = ["en", "de", "fr", "de", "en", "fr", "en"]
        for language in languages + languages.reversed() {
            let speaking = validator.speaking(MessageCatalog(for: language))
            #expect(speaking.locale.language == language)
            for post in Self.posts {
                let report = speaking.validate(.urlEncoded(Array(post.body.utf8)))
                let found =
                    report.issues.first?.code.rawValue
                    ?? report.values.map { "\($0.value)" }.joined()
                let expected = try #require(post.languages[language])
                #expect(found.contains(expected), "\(language) \(post.body): \(found)")
            }
        }
        let own = validator.validate(.urlEncoded(Array("n=1,5".utf8)))
        #expect(own.issues.map(\.code) == [.wrongType])
    }

    /// The data source of a validator is filled in with its clock, its given values and its locale.
    @Test func startsADataSource() throws {
        let form = try Form(
            id: "f", title: "F",
            items: [
                .input("n", title: "N", value: .decimal),
                .input("who", title: "Who", setBy: .program),
                .input("day", title: "Day", value: .date, defaultExpression: "today()"),
                .input("name", title: "Name", validators: [.remote("free")]),
            ])
        let clock = try #require(DateTime("2026-11-21T12:00:00Z"))
        let validator = FormValidator(
            form, clock: .fixed(clock), given: ["who": .text("Ada")]
        ).speaking(MessageCatalog(for: "de"))
        var checks = RemoteChecks()
        checks.add("free") { _ in .accepted }
        let source = validator.makeDataSource(checks: checks)
        try source.updateValue(of: "n", to: .text("1,5"), userInitiated: true)
        try source.updateValue(of: "name", to: .text("x"), userInitiated: true)
        #expect(
            source.displayText(of: "n") == "1,5" && source.displayText(of: "day") == "21.11.2026")
        #expect(source.value(of: "who") == .text("Ada"))
        #expect(source.pendingChecks.map(\.check) == ["free"])
    }
}
