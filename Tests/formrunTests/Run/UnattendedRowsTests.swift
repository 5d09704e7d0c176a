import FormCards
import FormModel
import FormValidation
import TestSupport
import Testing
import formrun

/// The rows of groups without a terminal.
@Suite struct UnattendedRowsTests {
    struct Row: Sendable, CustomTestStringConvertible {
        var arguments: [String] = []
        let input: String
        let status: Status
        var output = ""
        var said: [String] = []
        var testDescription: String { "\(arguments) \(input.debugDescription)" }
    }

    static let rows: [Row] = [
        Row(
            input: "Me\nAda\n1234\ny\nx\n\nyes\nBob\n\n\n7\n", status: .success,
            output:
                #"{"who":"Me","contacts":[{"name":"Ada","pin":"1234","tags":[{"tag":"x"}]},{"name":"Bob"}],"last":7}"#
        ),
        Row(
            input: "\nAda\n\n\nno\n7", status: .success,
            output: #"{"contacts":[{"name":"Ada"}],"last":7}"#),
        // No row begins at the end of input.
        Row(input: "\nAda", status: .success, output: #"{"contacts":[{"name":"Ada"}]}"#),
        Row(input: "\nAda\n\n\ny\n", status: .success, output: #"{"contacts":[{"name":"Ada"}]}"#),
        Row(
            input: "Me\n", status: .unanswered,
            said: [
                "/contacts: Contacts must have at least 1 entry. Give it with --answers FILE. [tooFew]"
            ]),
        Row(
            input: "\nAda\n\n\nperhaps\n", status: .invalid,
            said: ["line 5: another entry in /contacts? Write yes or no."]),
        Row(
            input: "\nAda\n\n\ny\nAda\n", status: .invalid,
            said: [
                "line 6: /contacts/1/name: Name repeats an earlier entry; each must be different. [unique]"
            ]),
        Row(
            input: "\nAda\n\n\ny\n\n", status: .invalid,
            said: [
                "line 6: /contacts/1/name: Name is required. [required]"
            ]),
        // Supplied fields are not asked for.
        Row(
            arguments: ["--set", "contacts.0.name=Ada"], input: "Me\n7\n", status: .success,
            output: #"{"who":"Me","contacts":[{"name":"Ada"}],"last":7}"#),
        Row(
            arguments: ["--set", "contacts.0.name=Ada", "--ask", "all"],
            input: "Me\nEva\n\n\ny\nBob\n", status: .success,
            output: #"{"who":"Me","contacts":[{"name":"Eva"},{"name":"Bob"}]}"#),
        Row(
            arguments: ["--set", "contacts.0.tags.0.tag=x", "--no-input"], input: "",
            status: .unanswered,
            said: [
                "/contacts/0/name: Name is required. Give it with --set contacts.0.name=VALUE or --answers FILE. [required]"
            ]),
        Row(
            arguments: ["--set", "contacts.0.name=Ada", "--output", "shell", "--no-input"],
            input: "", status: .success, output: "contacts='1'\ncontacts_0_name='Ada'"),
    ]

    @Test(arguments: rows) func runs(_ row: Row) {
        let console = TestForms.console(TestForms.contacts)
        console.input = Array(row.input.utf8)
        let status = console.run(["run", "form.json"] + row.arguments)
        #expect(status == row.status)
        #expect(console.outputText == (row.output.isEmpty ? "" : row.output + "\n"))
        #expect(console.said == row.said)
    }

    /// For random lines, dialogue and run without a terminal have the same result, and `validate`
    /// accepts it.
    @Test func terminalAndLinesAgree() throws {
        var numbers = SeededNumbers(seed: 90)
        let form = try TestForms.form(TestForms.contacts)
        let validator = FormValidator(form)
        let words = ["Ada", "Bob", "", "y", "n", "x", "7", "yes", "", "no"]
        var done = 0
        for _ in Laws.rounds(35, share: 2) {
            let typed = (0..<24).map { _ in words.randomElement(using: &numbers) ?? "" }
            let (status, console, lines) = TestForms.run(TestForms.contacts, lines: typed)
            guard status == .success else { continue }
            done += 1
            #expect(validator.validate(.json(console.output)).isValid)
            var dialogue = try DialogueHarness(TestForms.contacts)
            // No line is refused before the review, because the run refused none.
            for line in lines where dialogue.prompt?.hasPrefix("Send") == false {
                dialogue.type(line)
            }
            dialogue.type("")
            #expect(dialogue.status == .success)
            let bytes = dialogue.answers
            #expect(bytes == console.output, "\(lines)")
        }
        #expect(done > Laws.cases(15, share: 2))
    }

    /// Fixed rows are asked where their group is shown by an answer before them, of the form or of a group.
    @Test(arguments: [
        (#""type":"input","name":"n","title":"N","value":"integer""#, "n > 3", ["5"]),
        (
            #""type":"group","name":"t","title":"T","min":1,"max":2,"items":[{"type":"input","name":"n","title":"N","value":"integer"}]"#,
            "any(t, n > 3)", ["5", "n"]
        ),
    ])
    func fixedRowsThatAppear(_ item: String, _ condition: String, _ lines: [String]) {
        let form = """
            {"formrun":1,"id":"f","title":"F","items":[{\(item)},
              {"type":"group","name":"g","title":"G","rows":{"choices":["a","b"]},"visibleWhen":"\(condition)",
               "items":[{"type":"input","name":"m","title":"M","validators":["required"]},
                 {"type":"input","name":"why","title":"W"}]},
              {"type":"input","name":"z","title":"Z"}]}
            """
        let run = TestForms.run(form, lines: lines + ["x", "", "y", "so", "end"])
        #expect(run.status == .success, "\(run.console.said)")
        #expect(
            run.console.outputText.contains(
                #""g":[{"m":"x"},{"m":"y","why":"so"}],"z":"end""#), "\(run.console.outputText)")
        let none = TestForms.run(form, lines: ["1"] + lines.dropFirst() + ["end"])
        #expect(none.status == .success && !none.console.outputText.contains(#""g""#))
    }
}
