import FormCards
import FormModel
import FormValidation
import TestSupport
import Testing

@testable import formrun

/// Runs of forms with calculated defaults in rows.
@Suite struct RowDefaultRunTests {
    static let form = #"""
        { "formrun": 1, "id": "d", "title": "D", "items": [
          { "type": "input", "name": "rate", "title": "Rate", "value": "integer" },
          { "type": "group", "name": "lines", "title": "Lines", "min": 1, "max": 2, "items": [
            { "type": "input", "name": "net", "title": "Net", "value": "integer" },
            { "type": "input", "name": "tax", "title": "Tax", "value": "integer",
              "default": { "expression": "net * rate" }, "validators": ["required"] },
            { "type": "input", "name": "fee", "title": "Fee", "value": "integer",
              "default": { "expression": "rate" }, "enabledWhen": "tax > 10" } ] } ] }
        """#

    private static func text(_ dialogue: DialogueHarness, _ name: String) -> String {
        FieldPath(pointer: "/lines/0/\(name)").map { dialogue.dataSource.displayText(at: $0) } ?? ""
    }

    @Test func itIsOfferedAsItIsAtPresent() throws {
        var dialogue = try DialogueHarness(Self.form)
        dialogue.type("2")
        #expect(dialogue.type("10").last == "? Tax [20]: ")
        #expect(dialogue.type("") == ["Tax: 20", "? Fee (optional) [2]: "])
        // Going back and changing an answer changes offered and accepted defaults.
        dialogue.type(lines: ":back", ":back")
        #expect(dialogue.question?.prefill == "10")
        dialogue.type("20")
        #expect(Self.text(dialogue, "tax") == "40")
        dialogue.type(lines: "", "", "n")
        // The same in the review.
        dialogue.type(lines: "1", "3")
        #expect(Self.text(dialogue, "tax") == "60" && Self.text(dialogue, "fee") == "3")
        dialogue.type("")
        #expect(dialogue.status == .success)
    }

    @Test func anEmptyLineTakesItBack() throws {
        var dialogue = try DialogueHarness(Self.form)
        dialogue.type(lines: "2", "10", "7", ":back")
        #expect(dialogue.question?.prefill == "7")
        dialogue.type("")
        #expect(Self.text(dialogue, "tax") == "20")
        let tax = FieldPath(pointer: "/lines/0/tax") ?? FieldPath()
        #expect(!dialogue.dataSource.isEntered(at: tax))
    }

    @Test func withoutAnAnswerNothingIsOffered() throws {
        var dialogue = try DialogueHarness(Self.form)
        dialogue.type("2")
        #expect(dialogue.type("").last == "? Tax: ")
        #expect(dialogue.type("").last?.contains("Tax is required") == true)
    }

    /// A row with defaults only is removed again.
    @Test func goingBackUndoesAdding() throws {
        var dialogue = try DialogueHarness(Self.form)
        dialogue.type(lines: "20", "1", "", "", "y")
        #expect(dialogue.dataSource.rowCount(of: FieldPath("lines")) == 2)
        #expect(dialogue.on(.back("")).last == "? Add another to Lines? (y/N): ")
        #expect(dialogue.dataSource.rowCount(of: FieldPath("lines")) == 1)
    }

    /// A missing value of a supplied row is asked, with its default.
    @Test func rowsThatAreSuppliedAreAsked() throws {
        var dialogue = try DialogueHarness(Self.form, set: ["rate=2", "lines.0.net=10"])
        #expect(dialogue.prompt == "Tax [20]: ")
        dialogue.type("")
        #expect(Self.text(dialogue, "tax") == "20")
    }

    /// A supplied value that is no row becomes one when its defaults are accepted.
    @Test func rowsThatWereNoneAreFilledIn() throws {
        let form = try TestForms.form(
            #"""
            { "formrun": 1, "id": "d", "title": "D", "items": [
              { "type": "group", "name": "g", "title": "G", "items": [
                { "type": "input", "name": "a", "title": "A", "default": { "expression": "'x'" } },
                { "type": "input", "name": "b", "title": "B", "default": { "expression": "a" },
                  "enabledWhen": "a == 'y'" } ] } ] }
            """#)
        let source = FormDataSource(form: form)
        var supplied = SuppliedAnswers(form: form)
        supplied.add(json: Array(#"{"g":[7]}"#.utf8))
        supplied.fill(source)
        #expect(supplied.strayIssues(in: source).map(\.path.description) == ["/g/0"])
        source.takeDefault(at: FieldPlace(0).cell(0, ofRow: 0), userInitiated: true)
        #expect(supplied.strayIssues(in: source).isEmpty)
    }

    struct Row: Sendable, CustomTestStringConvertible {
        var arguments: [String] = []
        var input = ""
        let status: Status
        var output = ""
        var said: [String] = []
        var testDescription: String { "\(arguments) \(input.debugDescription)" }
    }

    @Test(
        arguments: [
            Row(
                input: "2\n10\n\n\n", status: .success,
                output: #"{"rate":2,"lines":[{"net":10,"tax":20,"fee":2}]}"#),
            Row(
                input: "2\n10\n5\nyes\n1\n\n", status: .success,
                output:
                    #"{"rate":2,"lines":[{"net":10,"tax":5,"fee":2},{"net":1,"tax":2,"fee":2}]}"#),
            Row(
                input: "2\n10\n12\n9\n\n", status: .success,
                output: #"{"rate":2,"lines":[{"net":10,"tax":12,"fee":9}]}"#),
            Row(
                arguments: ["--set", "rate=2", "--set", "lines.0.net=10", "--no-input"],
                status: .unanswered,
                said: [
                    "/lines/0/tax: Tax is required. Give it with --set lines.0.tax=VALUE or --answers FILE. [required]"
                ]),
            Row(
                arguments: ["--set", "rate=2", "--set", "lines.0.tax=1", "--no-input"],
                status: .success, output: #"{"rate":2,"lines":[{"tax":1,"fee":2}]}"#),
            Row(
                arguments: [
                    "--set", "rate=2", "--set", "lines.0.tax=1", "--set", "lines.0.fee=3",
                    "--no-input",
                ], status: .invalid,
                said: [
                    "/lines/0/fee: Fee cannot be changed here; leave it out. [disabledField]"
                ]),
        ]) func runs(_ row: Row)
    {
        let console = TestForms.console(Self.form)
        console.input = Array(row.input.utf8)
        let status = console.run(["run", "form.json"] + row.arguments)
        #expect(status == row.status, "\(console.said)")
        #expect(console.outputText == (row.output.isEmpty ? "" : row.output + "\n"))
        #expect(console.said == row.said)
    }

    /// A submission is validated as sent, without defaults.
    @Test func aSubmissionMustHaveIt() {
        let console = TestForms.console(Self.form)
        console.files["s.json"] = Array(#"{"rate":2,"lines":[{"net":10}]}"#.utf8)
        #expect(console.run("validate", "form.json", "s.json") == .invalid)
        #expect(console.outputText.contains("/lines/0/tax: Tax is required."))
    }

    /// For random lines, dialogue and run without a terminal have the same result, and `validate`
    /// accepts it.
    @Test func terminalAndLinesAgree() throws {
        var numbers = SeededNumbers(seed: 92)
        let validator = FormValidator(try TestForms.form(Self.form))
        let words = ["12", "2", "", "", "y", "n", "1"]
        var (done, followed) = (0, 0)
        for _ in Laws.rounds(25) {
            let typed = (0..<10).map { _ in words.randomElement(using: &numbers) ?? "" }
            let (status, console, lines) = TestForms.run(Self.form, lines: typed)
            guard status == .success else { continue }
            done += 1
            #expect(validator.validate(.json(console.output)).isValid)
            var dialogue = try DialogueHarness(Self.form)
            for line in lines where dialogue.prompt?.hasPrefix("Submit") == false {
                dialogue.type(line)
            }
            dialogue.type("")
            #expect(dialogue.status == .success)
            let bytes = dialogue.answers
            #expect(bytes == console.output, "\(lines)")
            let tax = FieldPath(pointer: "/lines/0/tax") ?? FieldPath()
            if !dialogue.dataSource.isEntered(at: tax) { followed += 1 }
        }
        #expect(done > Laws.cases(20) && followed > Laws.cases(4), "\(done) \(followed)")
    }
}
