import FormModel
import FormValidation
import Testing
import formrun

/// An issue that a later answer may resolve does not block a run, and is reported at the end if it
/// remains.
@Suite struct WaitingRunTests {
    /// A rule of a field `x` that reads the later fields `y` or `g`.
    static let validators = [
        #"{ "sameAs": "y" }"#, #"{ "check": "x == y && present(y)" }"#,
        #"{ "check": "present(y)" }"#, #"{ "check": "length(y) == length(x)" }"#,
        #"{ "when": { "that": "present(x)", "then": [{ "sameAs": "y" }] } }"#,
        #"{ "anyOf": [{ "sameAs": "y" }, { "length": { "min": 9 } }] }"#,
    ]

    static func form(_ validator: String) -> String {
        #"""
        { "formrun": 1, "id": "w", "title": "W", "items": [
          { "type": "input", "name": "x", "title": "X", "validators": ["required", \#(validator)] },
          { "type": "input", "name": "y", "title": "Y" } ] }
        """#
    }

    /// The same rule in rows of a group.
    static func rows(_ validator: String) -> String {
        #"""
        { "formrun": 1, "id": "w", "title": "W", "items": [
          { "type": "group", "name": "g", "title": "G", "min": 1, "max": 1, "items": [
            { "type": "input", "name": "x", "title": "X", "validators": ["required", \#(validator)] },
            { "type": "input", "name": "y", "title": "Y" } ] } ] }
        """#
    }

    @Test(arguments: validators) func linesOfAScript(_ validator: String) {
        for form in [Self.form(validator), Self.rows(validator)] {
            for (lines, status) in [("ab\nab\n", Status.success), ("ab\n\n", .invalid)] {
                let console = TestForms.console(form)
                console.input = Array(lines.utf8)
                #expect(console.run("run", "form.json") == status, "\(lines) \(console.said)")
            }
        }
    }

    @Test(arguments: validators) func aPerson(_ validator: String) throws {
        for form in [Self.form(validator), Self.rows(validator)] {
            var dialogue = try DialogueHarness(form)
            #expect(dialogue.type("ab").last?.hasPrefix("? Y") == true)
            // An unresolved issue is reported in the review, and the field is asked again when the
            // review is skipped.
            let row = form.contains("group") ? "G 1: " : ""
            #expect(dialogue.type("").contains { $0.hasPrefix("  ✗ \(row)X") })
            #expect(dialogue.type("").contains("? X: ab"))
            // It cannot be resolved here, so the review returns, where the other field can be
            // changed.
            #expect(dialogue.type("ab").last?.hasPrefix("? Submit") == true)
            dialogue.type(form.contains("group") ? "3" : "2")
            dialogue.type("ab")
            dialogue.type("")
            #expect(dialogue.status == .success, "\(dialogue.transcript)")
        }
    }

    /// An issue that no other field can resolve is reported immediately.
    @Test(arguments: [
        (#"{ "length": { "min": 3 } }, { "sameAs": "y" }"#, "X must have at least 3 characters."),
        (#"{ "check": "x == 'q'" }, { "check": "present(y)" }"#, nil),
    ]) func whatDoesNotWait(_ validators: String, _ reported: String?) throws {
        var dialogue = try DialogueHarness(Self.form(validators))
        let lines = dialogue.type("ab")
        #expect(lines.contains { $0.hasPrefix("? X") })
        if let reported { #expect(lines.contains { $0.hasSuffix(reported) }) }
    }

    /// A field of a row that reads a field of the form after the group.
    @Test func aroundARow() {
        let form = #"""
            { "formrun": 1, "id": "w", "title": "W", "items": [
              { "type": "group", "name": "g", "title": "G", "min": 1, "max": 1, "items": [
                { "type": "input", "name": "n", "title": "N", "value": "integer",
                  "validators": [{ "check": "count(tags) > 0 || n <= most && present(most)" }] } ] },
              { "type": "input", "name": "most", "title": "Most", "value": "integer" },
              { "type": "input", "name": "tags", "title": "Tags", "value": "choices", "choices": ["a"] } ] }
            """#
        for (lines, status) in [("5\n6\n\n", Status.success), ("5\n4\n\n", .invalid)] {
            let console = TestForms.console(form)
            console.input = Array(lines.utf8)
            #expect(console.run("run", "form.json") == status, "\(lines) \(console.said)")
        }
    }
}
