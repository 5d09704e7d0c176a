import FormModel
import FormValidation
import Testing

/// The catalogue for a header: a language of both the form and the messages.
@Suite struct AcceptLanguageTests {
    private static func form(_ locale: LanguageTag?, _ title: LocalizedText) throws -> Form {
        try Form(
            id: "f", title: "Formrun", locale: locale,
            items: [.input("n", title: title, value: .decimal)])
    }

    static let rows:
        [(locale: LanguageTag?, title: LocalizedText, header: String?, language: String)] = [
            ("en", ["en": "N", "de": "Z"], "de-AT, en;q=0.5", "de-AT"),
            ("en", ["en": "N", "de": "Z"], "fr, de;q=0.5", "de"),
            ("en", ["en": "N", "de": "Z"], "fr", "en"),
            ("de", ["en": "N", "de": "Z"], nil, "de"),
            ("de", ["en": "N", "de": "Z"], "en;q=5", "de"),
            ("de", ["en": "N", "de": "Z"], "*", "de"),
            ("de", ["en": "N", "de": "Z"], String(repeating: "en,", count: 999), "de"),
            // The form has one language only.
            ("de", "Zahl", "fr, en", "de"), ("en-GB", "N", "en", "en-GB"),
            // The messages have no Dutch.
            ("en", ["en": "N", "nl": "G"], "nl, fr;q=0.5", "en"),
            ("nl", ["nl": "G", "en": "N"], "nl, en;q=0.5", "en"),
            // A form that names no language is for all.
            (nil, "N", "pt-AO, de", "pt-AO"), (nil, "N", "nl", "en"), (nil, "N", nil, "en"),
            (nil, ["fr": "N", "ja": "N"], "de, ja;q=0.1", "ja"),
        ]

    @Test(arguments: rows)
    func chosen(
        _ row: (locale: LanguageTag?, title: LocalizedText, header: String?, language: String)
    ) throws {
        let form = try Self.form(row.locale, row.title)
        #expect(MessageCatalog(acceptLanguage: row.header, of: form).language.text == row.language)
    }

    @Test func sentences() throws {
        let form = try Self.form("en", ["en": "N", "de": "Z"])
        let validator = FormValidator(form)
        let german = validator.speaking(MessageCatalog(acceptLanguage: "de", of: form))
        let body = Array("n=x".utf8)
        let sentences = [validator, german, validator].map { validator in
            validator.validate(.urlEncoded(body)).issues.map(validator.message)
        }
        #expect(sentences[0] == sentences[2] && sentences[0] != sentences[1])
        #expect(sentences[1].first?.contains("Z") == true)
    }
}
