import FormModel
import FormValidation
import Testing

/// A pattern that refuses every answer causes a warning.
@Suite struct EmptyPatternTests {
    static let rows: [(pattern: String, isWarned: Bool)] = [
        ("", true), ("^$", true), ("()", true), ("(?:|)*", true), ("a{0}", true), (#"\\b"#, true),
        ("(?i)", true), (#"[^\\s\\S]?"#, true),
        ("a?", false), ("a", false), (".*", false), ("^$|x", false), ("(a|)*", false),
        (#"\\pL{0,1}"#, false), (#"[^\\s]"#, false),
    ]

    @Test(arguments: rows) func warns(_ row: (pattern: String, isWarned: Bool)) throws {
        let form = try EmptyPatternTests.form(#"{ "pattern": "\#(row.pattern)" }"#)
        #expect(form.warnings.map(\.code) == (row.isWarned ? [.emptyPattern] : []))
    }

    /// A required field with such a pattern cannot be filled in.
    @Test func leavesNoAnswer() throws {
        let form = try EmptyPatternTests.form(#""required", { "pattern": "^$" }"#)
        #expect(form.warnings.map(\.code) == [.emptyPattern, .requiredNeverMet])
    }

    static func form(_ validators: String) throws -> Form {
        let text = """
            { "formrun": 1, "id": "f", "title": "F", "items": [
              { "type": "input", "name": "a", "title": "A", "validators": [\(validators)] } ] }
            """
        return try FormDocument.read(Array(text.utf8), vocabulary: .standard)
    }
}
