import FormModel
import FormValidation
import Testing

/// What no card shows is not asked for: the trait `hidden` of a page hides its fields, as `visibleWhen` does.
@Suite struct HiddenTraitTests {
    private static func form(_ page: String, _ item: String = #""validators": ["required"]"#)
        -> String
    {
        """
        { "formrun": 1, "id": "f", "title": "F", "pages": [
          { "items": [{ "type": "input", "name": "n", "title": "N", "value": "integer" }] },
          { "items": [{ "type": "input", "name": "b", "title": "B", \(item) }], \(page) }] }
        """
    }

    static let rows: [(page: String, answers: String, issues: [String])] = [
        (#""card": { "traits": ["hidden"] }"#, "{}", []),
        (#""card": { "traits": ["hidden"] }"#, #"{"b":"x"}"#, ["/b hiddenField"]),
        (#""card": { "traits": [{ "hidden": "n > 1" }] }"#, #"{"n":2}"#, []),
        (
            #""card": { "traits": [{ "hidden": "n > 1" }] }"#, #"{"n":2,"b":"x"}"#,
            ["/b hiddenField"]
        ),
        (#""card": { "traits": [{ "hidden": "n > 1" }] }"#, #"{"n":1}"#, ["/b required"]),
        // Without an answer, the condition of the trait hides nothing, and that of the page shows nothing.
        (#""card": { "traits": [{ "hidden": "n > 1" }] }"#, "{}", ["/b required"]),
        (#""visibleWhen": "n > 1""#, "{}", []),
        (
            #""visibleWhen": "n < 5", "card": { "traits": [{ "hidden": "n > 1" }] }"#, #"{"n":1}"#,
            ["/b required"]
        ),
        (
            #""visibleWhen": "n < 5", "card": { "traits": [{ "hidden": "n > 1" }] }"#, #"{"n":7}"#,
            []
        ),
        (
            #""visibleWhen": "n > 5", "card": { "traits": [{ "hidden": "n > 9 || n == 0" }, "rounded"] }"#,
            #"{"n":7}"#, ["/b required"]
        ),
    ]

    @Test(arguments: rows)
    func verdict(_ row: (page: String, answers: String, issues: [String])) throws {
        let form = try FormDocument.read(Array(Self.form(row.page).utf8), vocabulary: .standard)
        let report = FormValidator(form).validate(.json(Array(row.answers.utf8)))
        #expect(report.issues.map { "\($0.path) \($0.code)" } == row.issues)
        let source = FormDataSource(form: form)
        try source.updateValues(report.values, userInitiated: true)
        source.attemptSubmission()
        let isAsked = row.issues.contains("/b required")
        #expect(
            source.isVisible(at: FieldPath("b")) == isAsked && source.isVisible(page: 1) == isAsked)
    }

    /// A page that hides itself by its own answers would be shown and hidden in turn.
    @Test(arguments: ["b == 'x'", "present(b)", "n == 1 && present(b)"])
    func aPageCannotHideItself(_ condition: String) {
        let form = Self.form(#""card": { "traits": [{ "hidden": "\#(condition)" }] }"#)
        let error = #expect(throws: FormDocumentError.self) {
            try FormDocument.read(Array(form.utf8), vocabulary: .standard)
        }
        #expect(error?.diagnostics.map(\.code) == [.conditionLoop])
        #expect(error?.diagnostics.first?.position.line == 3)
    }
}
