import FormModel
import FormValidation
import Testing

/// Bounds that allow only one number, or none, have sentences of their own.
@Suite struct BoundSentencesTests {
    static let catalogs = (["en", "de", "fr", "es", "pt", "ja", "ar"] as [LanguageTag]).map {
        MessageCatalog(for: $0)
    }

    static func sentence(
        _ validator: any Validator, _ json: String, of value: ValueType = .text,
        in catalog: MessageCatalog = .english
    ) throws -> String {
        let form = try Form(
            id: "f", title: "F",
            items: [.input("a", title: "A", value: value, validators: [validator])])
        let report = FormValidator(form).validate(.json(Array(#"{"a":\#(json)}"#.utf8)))
        let issue = try #require(report.issues.first)
        return catalog.message(for: issue, in: form)
    }

    @Test func anExactLength() throws {
        for text in [#""abc""#, #""abcdef""#] {
            #expect(
                try BoundSentencesTests.sentence(.length(exactly: 5), text)
                    == "A must have exactly 5 characters.")
            #expect(
                try BoundSentencesTests.sentence(
                    .length(exactly: 5), text, in: MessageCatalog(for: "de"))
                    == "„A“ muss genau 5 Zeichen haben.")
        }
        #expect(
            try BoundSentencesTests.sentence(.length(exactly: 1), #""ab""#)
                == "A must have exactly 1 character.")
        #expect(
            try BoundSentencesTests.sentence(.length(min: 2, max: 3), #""a""#)
                == "A must have at least 2 characters.")
    }

    @Test func nothingAtAll() throws {
        #expect(
            try BoundSentencesTests.sentence(.length(max: 0), #""a""#) == "A must be left empty.")
        #expect(
            try BoundSentencesTests.sentence(.length(exactly: 0), #""a""#)
                == "A must be left empty.")
        #expect(
            try BoundSentencesTests.sentence(.decimals(max: 0), "1.5", of: .decimal)
                == "A must have no decimals.")
        #expect(
            try BoundSentencesTests.sentence(.decimals(max: 1), "1.55", of: .decimal)
                == "A must have at most 1 decimal.")
    }

    @Test(arguments: catalogs)
    func noLanguageCountsNothing(_ catalog: MessageCatalog) throws {
        let sentences = [
            try BoundSentencesTests.sentence(.length(max: 0), #""a""#, in: catalog),
            try BoundSentencesTests.sentence(.decimals(max: 0), "1.5", of: .decimal, in: catalog),
        ]
        for sentence in sentences { #expect(!sentence.contains("0"), "\(sentence)") }
    }
}
