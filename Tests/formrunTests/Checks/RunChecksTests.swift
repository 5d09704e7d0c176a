import Testing
import formrun

/// `run` with `--check` without a terminal.
@Suite(.timeLimit(.minutes(60))) struct RunChecksTests {
    struct Row: Sendable, CustomTestStringConvertible {
        var form = CheckForms.user
        var input = ""
        var arguments: [String] = []
        var command = CheckForms.command
        var status = Status.success
        var output = ""
        var said: [String] = []
        var testDescription: String { "\(arguments) \(input.debugDescription)" }
    }

    static let rows: [Row] = [
        Row(input: "ada\nnote\n", output: #"{"user":"ada","note":"note"}"#),
        Row(
            input: "xa\nnote\n", status: .invalid,
            said: ["line 1: /user: Not xa. [remote]"]),
        Row(arguments: ["--no-input", "--set", "user=ada"], output: #"{"user":"ada"}"#),
        Row(
            arguments: ["--no-input", "--set", "user=xa"], status: .invalid,
            said: ["/user: Not xa. [remote]"]),
        Row(
            arguments: ["--no-input"], status: .unanswered,
            said: [
                "/user: User is required. Give it with --set user=VALUE or --answers FILE. [required]"
            ]),
        Row(
            arguments: ["--no-input", "--set", "user=ada"], command: "echo why >&2; exit 3",
            status: .invalid,
            said: [
                "formrun: the check free of /user ended with status 3: why",
                "/user: User could not be checked just now; please try again. [remoteFailed]",
            ]),
        Row(
            form: CheckForms.secret, input: "CANARY\n", command: "cat; cat >&2; exit 1",
            status: .invalid, said: ["line 1: /pin: PIN is not accepted. [remote]"]),
        Row(
            form: CheckForms.rows, input: "y\na\ny\nxb\n",
            arguments: ["--check", "all=true", "--check", "tag=true"], status: .invalid,
            said: ["line 4: /list/1/mail: Not xb. [remote]"]),
        Row(
            form: CheckForms.rows, input: "y\na\n\na\n",
            arguments: ["--check", "all=true", "--check", "tag=echo odd; exit 1"],
            output: #"{"list":[{"mail":"a"}],"tags":["a"]}"#,
            said: ["warning: /tags/0: odd [remote]"]),
    ]

    @Test(arguments: rows) func run(_ row: Row) {
        let console = TestForms.console(row.form)
        console.input = Array(row.input.utf8)
        let arguments = ["run", "form.json", "--check", "free=" + row.command]
        #expect(console.run(arguments + row.arguments) == row.status)
        #expect(console.outputText == (row.output.isEmpty ? "" : row.output + "\n"))
        #expect(console.said == row.said)
    }
}
