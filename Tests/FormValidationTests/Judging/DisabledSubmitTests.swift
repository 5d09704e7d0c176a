import FormModel
import FormValidation
import Testing

/// A submission that no button of the form could submit is refused, as in a run and in a data source.
@Suite struct DisabledSubmitTests {
    private static let items = """
        { "type": "input", "name": "ok", "title": "OK", "value": "boolean" },
        { "type": "input", "name": "name", "title": "Name" },
        { "type": "button", "name": "go", "title": "Go, {name}", "action": "submit",
          "enabledWhen": "ok == true" }
        """

    private static func form(_ more: String = "") throws -> Form {
        let text = #"{ "formrun": 1, "id": "f", "title": "F", "items": [\#(items)]\#(more) }"#
        return try FormDocument.read(Array(text.utf8), vocabulary: .standard)
    }

    @Test(
        arguments: [
            (#"{"ok":true}"#, []), (#"{"ok":false}"#, ["submitDisabled"]),
            ("{}", ["submitDisabled"]),
            (#"{"ok":"x"}"#, ["wrongType", "submitDisabled"]),
            (#"{"ok":false,"nmae":1}"#, ["submitDisabled", "unknownField"]),
        ] as [(String, [String])])
    func theSameInEveryWay(_ row: (json: String, codes: [String])) throws {
        let form = try Self.form()
        let report = FormValidator(form).validate(.json(Array(row.json.utf8)))
        #expect(report.issues.map(\.code.rawValue) == row.codes)
        #expect(report.isValid == row.codes.isEmpty)
    }

    @Test func theSentenceNamesTheButton() throws {
        let validator = FormValidator(try Self.form())
        let report = validator.validate(.json(Array(#"{"name":"Ada"}"#.utf8)))
        let issue = try #require(report.issues.first)
        #expect(issue.path == FieldPath() && issue.parameters["button"] == .text("go"))
        #expect(
            validator.message(for: issue)
                == "These answers cannot be submitted: \"Go, Ada\" is not available.")
    }

    /// A part of a submission is not what a person submits, and an ending has its own verdict.
    @Test func partsAndEndings() throws {
        let validator = FormValidator(try Self.form())
        let json = Submission.json(Array(#"{"name":"Ada"}"#.utf8))
        #expect(validator.validate(json, scope: .sent).isValid)
        let ending = #", "endings": [{ "name": "end", "when": "name == 'Ada'", "text": "Bye." }]"#
        let ended = FormValidator(try Self.form(ending))
        #expect(ended.validate(json).isValid)
        #expect(!ended.validate(.json(Array(#"{"name":"Eve"}"#.utf8))).isValid)
    }

    /// Sections and pages hide their buttons, which decide nothing then.
    @Test func hiddenPagesAndSections() throws {
        let form = try Form(
            id: "f", title: "F",
            pages: [
                Page(items: [.input("a", title: "A", value: .boolean)]),
                Page(
                    visibleWhen: "a",
                    items: [.button("go", title: "Go", action: .submit, enabledWhen: "!a")]),
            ])
        for (json, isValid) in [("{}", true), (#"{"a":true}"#, false), (#"{"a":false}"#, true)] {
            #expect(FormValidator(form).validate(.json(Array(json.utf8))).isValid == isValid)
            let source = FormDataSource(form: form)
            let flag: FieldValue = json == "{}" ? .empty : .boolean(json.contains("true"))
            try source.updateValue(of: "a", to: flag, userInitiated: true)
            #expect(source.isValid == isValid)
        }
    }

    @Test func theSchemaSaysWhatItDoesNotExpress() throws {
        let schema = String(decoding: FormSchema(try Self.form()).json, as: UTF8.self)
        #expect(schema.contains(#"the condition of the button \"go\""#))
    }
}
