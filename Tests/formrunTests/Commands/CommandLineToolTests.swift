import Testing

@testable import formrun

@Suite struct CommandLineToolTests {
    static let usage: [(arguments: [String], said: [String])] = [
        (
            ["--verison"],
            [
                "formrun: There is no command \"--verison\".", "Did you mean --version?",
                "formrun --help says more.",
            ]
        ),
        (
            ["-v"],
            [
                "formrun: There is no command \"-v\".", "Did you mean --version?",
                "formrun --help says more.",
            ]
        ),
        (
            ["rnu"],
            [
                "formrun: There is no command \"rnu\".", "Did you mean run?",
                "formrun --help says more.",
            ]
        ),
        (
            ["\u{1B}[31m"],
            ["formrun: There is no command \"\\u{1B}[31m\".", "formrun --help says more."]
        ),
        (
            ["run"], ["formrun: formrun run needs FORM.", "formrun run --help says more."]
        ),
        (
            ["validate", "form.json", "--reprot", "json"],
            [
                "formrun: formrun validate has no option --reprot.", "Did you mean --report?",
                "formrun validate --help says more.",
            ]
        ),
        (
            ["run", "form.json", "--timeout", "0"],
            [
                "formrun: --timeout must be a number of seconds above 0.",
                "formrun run --help says more.",
            ]
        ),
        (
            ["card", "form.json", "--width", "0"],
            [
                "formrun: --width must be a number from 1, not \"0\".",
                "formrun card --help says more.",
            ]
        ),
    ]

    /// Without a command, the commands are listed.
    @Test func theCommandsAreListed() {
        let (console, help) = (TestForms.console(), TestForms.console())
        #expect(console.run() == .usage)
        #expect(help.run("--help") == .success)
        #expect(console.output.isEmpty && console.saidText + "\n" == help.outputText)
    }

    @Test(arguments: usage) func wrongUsage(_ row: (arguments: [String], said: [String])) {
        let console = TestForms.console()
        #expect(console.run(row.arguments) == .usage)
        #expect(console.said == row.said)
        #expect(console.output.isEmpty)
    }

    @Test(arguments: CommandLineTool.commands.map(\.syntax.name))
    func everyCommandHasHelpAndVersion(_ name: String) {
        let help = TestForms.console()
        #expect(help.run(name, "--help") == .success)
        #expect(help.outputText.hasPrefix("Usage: formrun \(name) "))
        #expect(help.said.isEmpty)
        let version = TestForms.console()
        #expect(version.run(name, "--version") == .success)
        #expect(version.outputText == "formrun \(ToolVersion.text)\n")
        let all = TestForms.console()
        #expect(all.run("--help") == .success)
        #expect(all.outputText.contains("\n  \(name) "))
        #expect(all.outputText.split(separator: "\n").allSatisfy { $0.count <= 80 })
    }

    @Test(arguments: CommandLineTool.commands.map(\.syntax))
    func theHelpOfACommandFitsAndItsExamplesAreRight(_ syntax: CommandSyntax) throws {
        let help = TestForms.console()
        #expect(help.run("help", syntax.name) == .success)
        #expect(help.outputText == syntax.help)
        for line in syntax.help.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
        #expect(syntax.examples.count >= 2)
        for example in syntax.examples {
            let words = example.split(separator: " ").map(String.init)
            #expect(words.starts(with: ["formrun", syntax.name]), "\(example)")
            let redirection = words.firstIndex { ["<", ">", "|"].contains($0) } ?? words.endIndex
            #expect(throws: Never.self) { _ = try syntax.parse(Array(words[2..<redirection])) }
        }
    }

    @Test(arguments: [
        (["help", "nonsense"], "There is no command \"nonsense\"."),
        (["help", "rnu"], "There is no command \"rnu\"."),
        (["help", "run", "card"], "formrun help takes one command."),
    ])
    func helpForNoCommand(_ arguments: [String], _ message: String) {
        let console = TestForms.console()
        #expect(console.run(arguments) == .usage)
        #expect(console.said.first == "formrun: " + message)
        #expect(console.output.isEmpty)
    }

    @Test(arguments: ["--version", "-V"]) func theVersion(_ option: String) {
        let console = TestForms.console()
        #expect(console.run(option) == .success)
        #expect(console.outputText == "formrun \(ToolVersion.text)\n")
    }

    @Test(
        arguments: CommandLineTool.commands.map(\.syntax.name).filter {
            !["ask", "format", "completion", "man", "new"].contains($0)
        })
    func aFormThatIsMissing(_ name: String) {
        let console = RecordingConsole()
        let cases = name == "test" ? ["cases.json"] : []
        #expect(console.run([name, "no.json"] + cases) == .unusableFile)
        #expect(console.said == ["formrun: cannot open no.json: No such file or directory"])
        #expect(console.output.isEmpty)
    }

    @Test(arguments: ["run", "validate", "card"]) func aFormThatIsBroken(_ name: String) {
        let console = TestForms.console("{ \"formrun\": 1,\n  \"id\": 7 ")
        #expect(console.run(name, "form.json") == .brokenForm)
        #expect(console.output.isEmpty)
        #expect(console.said.first?.hasPrefix("form.json:2:") == true, "\(console.saidText)")
    }

    static let writing: [[String]] = [
        ["--help"], ["validate", "form.json"], ["validate", "form.json", "--report", "summary"],
        ["card", "form.json"], ["card", "form.json", "--report", "json"], ["check", "bad.json"],
        ["format", "zipcode", "12345"],
        ["run", "form.json", "--no-input", "--set", "name=Ada", "--answers", "pins.json"],
    ]

    /// A closed pipe is no error to report; a full disk is.
    @Test(arguments: writing) func outputThatFails(_ arguments: [String]) {
        for (number, isReported) in [(SystemError.brokenPipe, false), (28, true)] {
            let console = TestForms.console()
            console.files["bad.json"] = Array("{".utf8)
            console.files["pins.json"] = Array(#"{"pin":"1234","pin2":"1234"}"#.utf8)
            console.input = Array("{}".utf8)
            console.writesBeforeFailure = 0
            console.failure = SystemError(
                operation: .write, path: "standard output", number: number, reason: "why")
            #expect(console.run(arguments) == .unusableFile)
            #expect(
                console.said.contains("formrun: cannot write standard output: why") == isReported,
                "\(console.saidText)")
        }
    }
}
