import Testing
import formrun

/// The options `--check` and `--check-timeout`.
@Suite struct CheckCommandsTests {
    static let wrong: [(arguments: [String], said: String)] = [
        (
            [], "The form uses checks that are not given: add --check free=COMMAND."
        ),
        (["--check", "free"], "--check needs NAME=COMMAND."),
        (["--check", ""], "--check needs NAME=COMMAND."),
        (["--check", "free="], "--check needs NAME=COMMAND."),
        (["--check", "free=  "], "--check needs NAME=COMMAND."),
        (["--check", "=true"], "The form has no check \"\"."),
        (["--check", "fre=true"], "The form has no check \"fre\"."),
        (["--check", "\u{1B}[2J=true"], "The form has no check \"\\u{1B}[2J\"."),
        (["--check", "free=true", "--check", "user=true"], "The form has no check \"user\"."),
        (
            ["--check", "free=true", "--check-timeout", "0"],
            "--check-timeout must be a number of seconds above 0."
        ),
        (
            ["--check", "free=true", "--check-timeout", "1.5"],
            "--check-timeout must be a number of seconds above 0."
        ),
        (
            ["--check", "free=true", "--check-timeout", "99999999999999999999"],
            "--check-timeout must be a number of seconds above 0."
        ),
    ]

    @Test(arguments: wrong, ["validate", "run"])
    func wrongUse(_ row: (arguments: [String], said: String), _ command: String) {
        let console = TestForms.console(CheckForms.user)
        console.input = Array(#"{"user":"ada"}"#.utf8)
        #expect(
            console.run([command, "form.json"] + row.arguments) == .usage)
        #expect(console.said.first == "formrun: \(row.said)")
        let isNear = row.arguments.contains("fre=true")
        #expect(console.said.contains("Did you mean free?") == isNear)
        #expect(console.output.isEmpty && !console.opened.contains("-"))
    }

    @Test func allThatAreMissingAreNamedAndTheLastOfANameCounts() {
        let console = TestForms.console(CheckForms.rows)
        #expect(console.run("validate", "form.json", "--check", "tag=true") == .usage)
        #expect(
            console.said.first?.hasSuffix("add --check all=COMMAND --check free=COMMAND.") == true,
            "\(console.said)")
        let twice = TestForms.console(CheckForms.user)
        twice.input = Array(#"{"user":"ada"}"#.utf8)
        #expect(
            twice.run("validate", "form.json", "--check", "free=exit 1", "--check", "free=true=;:")
                == .success)
    }

    /// Without checks in the form, the options are refused.
    @Test func aFormWithoutChecks() {
        let console = TestForms.console()
        #expect(console.run("validate", "form.json", "--check", "free=true") == .usage)
        #expect(console.said.first == "formrun: The form has no check \"free\".")
    }

    @Test func aCardNeedsNone() {
        let console = TestForms.console(CheckForms.user)
        #expect(console.run("card", "form.json", "--color", "never") == .success)
        #expect(console.run("check", "form.json") == .success)
    }
}
