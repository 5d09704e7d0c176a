import FormCards
import Testing
import formrun

/// An option has an effect, or is refused with the reason.
@Suite struct IgnoredOptionTests {
    private static func said(
        _ arguments: [String], isTerminal: Bool = false, environment: [String: String] = [:]
    ) -> (status: Status, said: String) {
        let console = TestForms.console(TestForms.two)
        console.files["s.keys"] = Array("type one\nkey enter\n".utf8)
        console.variables = environment
        console.isInputTerminal = isTerminal
        console.scripted = ScriptedTerminal(lines: ["one", "2", ""])
        let status = console.run(["run", "form.json"] + arguments)
        return (status, console.saidText)
    }

    private static let ofTerminals = [
        ["--style", "card"], ["--secrets", "hidden"], ["--accessible"], ["--timeout", "9"],
        ["--record", "q.keys"], ["--theme", "mint"], ["--background", "dark"],
        ["--glyphs", "ascii"], ["--action", "print=true"],
    ]

    @Test(arguments: ofTerminals)
    func withoutATerminal(_ option: [String]) {
        let lines = Self.said(option)
        #expect(lines.status == .usage)
        #expect(
            lines.said.contains(
                "\(option[0]) has no effect here, since standard input is no terminal, so its lines are the answers; leave it out."
            ))
        for arguments in [["--no-input"], ["--print-questions"], ["--explain", "a"]] {
            let supplied = Self.said(option + arguments)
            #expect(supplied.status == .usage)
            #expect(
                supplied.said.contains(
                    "since no question is asked (--no-input, --ask or CI); leave it out."))
        }
    }

    @Test(arguments: [
        (["--script", "s.keys", "--timeout", "9"], "the keys are those of --script"),
        (["--script", "s.keys", "--accessible", "--style", "card"], "said in plain lines"),
        (["--script", "s.keys", "--no-input"], "no question is asked"),
        (["--script", "s.keys", "--style", "lines"], ""),
        (["--script", "s.keys", "--print-questions"], "no question is asked"),
        (["--accessible", "--style", "lines"], "(--accessible, ACCESSIBLE or TERM)"),
        (["--accessible", "--theme", "mint"], "(--accessible, ACCESSIBLE or TERM)"),
        (["--script", "s.keys", "--accessible", "--background", "dark"], "said in plain lines"),
        (["--script", "s.keys", "--accessible", "--glyphs", "ascii"], ""),
        (["--script", "s.keys", "--accessible", "--secrets", "hidden"], ""),
    ])
    func besideOthers(_ row: (arguments: [String], reason: String)) {
        let result = Self.said(row.arguments, isTerminal: true)
        if row.reason.isEmpty {
            #expect(result.status == .declined)
        } else {
            #expect(result.status == .usage && result.said.contains(row.reason), "\(result.said)")
        }
    }

    /// A script in plain lines says what a person would hear: each question once, and what was accepted.
    @Test func aScriptIsSaidInPlainLines() {
        let console = TestForms.console(TestForms.two)
        console.files["s.keys"] = Array("type one\nkey enter\ntype x\nkey enter\n".utf8)
        #expect(console.run("run", "form.json", "--script", "s.keys", "--accessible") == .declined)
        #expect(
            console.said == [
                "Two", "Type :help to hear the commands.", "Question 1 of 2: A, required.",
                "# type one", "# key enter", "Accepted: one", "", "Question 2 of 2: B.", "# type x",
                "# key enter",
                "Error: B must be a whole number. You typed: x",
            ])
    }

    /// The keys of a script can be written again; they are those of the script.
    @Test func aScriptIsRecorded() throws {
        let folder = try TemporaryFolder()
        let console = TestForms.console(TestForms.two)
        console.files["s.keys"] = Array("type one\nkey enter\n".utf8)
        let path = folder.path("q.keys")
        #expect(
            console.run("run", "form.json", "--script", "s.keys", "--record", path) == .declined)
        #expect(folder.text("q.keys")?.hasSuffix("\ntype one\nkey enter\n") == true)
    }
}
