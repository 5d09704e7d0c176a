import FormCards
import FormModel
import Testing
import formrun

/// Runs of forms with calculated defaults.
@Suite struct DefaultRunTests {
    static let form = """
        { "formrun": 1, "id": "d", "title": "D", "items": [
          { "type": "input", "name": "net", "title": "Net", "value": "integer" },
          { "type": "input", "name": "tax", "title": "Tax", "value": "integer",
            "default": { "expression": "round(net / 5)" }, "validators": ["required"] },
          { "type": "input", "name": "note", "title": "Note" }
        ] }
        """

    @Test func itIsOfferedAsItIsAtPresent() throws {
        var dialogue = try DialogueHarness(Self.form)
        #expect(dialogue.type("10").last == "? Tax [2]: ")
        #expect(dialogue.type("").first == "Tax: 2")
        // Going back and changing an answer changes offered and accepted defaults.
        dialogue.type(":back")
        dialogue.type(":back")
        dialogue.type("20")
        #expect(dialogue.dataSource.value(of: "tax") == .integer(4))
    }

    @Test func anEmptyLineTakesItBack() throws {
        var dialogue = try DialogueHarness(Self.form)
        dialogue.type(lines: "10", "7", ":back")
        #expect(dialogue.question?.prefill == "7")
        dialogue.type("")
        #expect(dialogue.dataSource.value(of: "tax") == .integer(2))
        #expect(!dialogue.dataSource.isEntered("tax"))
    }

    @Test func withoutAnAnswerNothingIsOffered() throws {
        var dialogue = try DialogueHarness(Self.form)
        #expect(dialogue.type("").last == "? Tax: ")
        #expect(dialogue.type("").last?.contains("Tax is required") == true)
    }

    @Test(
        arguments: [
            (["--set", "net=10"], #"{"net":10,"tax":2}"#),
            (["--set", "net=10", "--set", "tax=3"], #"{"net":10,"tax":3}"#),
            (["--set", "tax=3"], #"{"tax":3}"#),
            // A given value stays, even if it equals the current default.
            (["--set", "tax=2", "--set", "net=50"], #"{"net":50,"tax":2}"#),
        ])
    func itIsTakenWithoutInput(_ row: (options: [String], output: String)) {
        let console = TestForms.console(Self.form)
        #expect(
            console.run(["run", "form.json", "--no-input"] + row.options)
                == .success)
        #expect(console.outputText == row.output + "\n")
    }

    @Test(
        arguments: [
            ("10\n\n\n", #"{"net":10,"tax":2}"#), ("10\n5\n\n", #"{"net":10,"tax":5}"#),
        ])
    func linesTakeIt(_ row: (input: String, output: String)) {
        let console = TestForms.console(Self.form)
        console.input = Array(row.input.utf8)
        #expect(console.run("run", "form.json") == .success)
        #expect(console.outputText == row.output + "\n")
    }

    /// A submission is validated as sent, without defaults.
    @Test func aSubmissionMustHaveIt() {
        let console = TestForms.console(Self.form)
        console.files["s.json"] = Array(#"{"net":10}"#.utf8)
        #expect(console.run("validate", "form.json", "s.json") == .invalid)
        #expect(console.outputText.contains("/tax"))
    }
}
