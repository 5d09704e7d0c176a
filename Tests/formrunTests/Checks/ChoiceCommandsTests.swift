import Foundation
import Glibc
import TestSupport
import Testing
import formrun

/// `--choices`: commands that print choices.
@Suite(.timeLimit(.minutes(60))) struct ChoiceCommandsTests {
    static let form = """
        { "formrun": 1, "id": "order", "title": "Order",
          "items": [
            { "type": "input", "name": "plan", "title": "Plan", "value": "choice",
              "choices": { "remote": "plans" }, "default": "pro" },
            { "type": "input", "name": "extras", "title": "Extras", "value": "choices",
              "choices": { "remote": "extras" } },
            { "type": "input", "name": "user", "title": "User", "validators": [{ "remote": "free" }] }
          ] }
        """

    static let plans = #"printf 'basic\tBasic plan\n\n  pro\t \r\n'"#
    static let given = ["--choices", "plans=" + plans, "--choices", "extras=echo a; echo b"]

    static let wrong: [(arguments: [String], said: String)] = [
        (
            [],
            "The form has choices that are not given: add --choices plans=COMMAND --choices extras=COMMAND."
        ),
        (["--choices", "plans"], "--choices needs NAME=FILE.csv|COMMAND."),
        (["--choices", "plans= "], "--choices needs NAME=FILE.csv|COMMAND."),
        (["--choices", "free=true"], "The form has no choices \"free\"."),
        (["--choices", "\u{1B}[2J=true"], "The form has no choices \"\\u{1B}[2J\"."),
        (
            ["--choices", "plans=true"],
            "The form has choices that are not given: add --choices extras=COMMAND."
        ),
        (given, "The form uses checks that are not given: add --check free=COMMAND."),
        (
            given + ["--check-timeout", "x"],
            "--check-timeout must be a number of seconds above 0."
        ),
    ]

    /// One rule refuses control characters, whether a command prints lines or a table, or a file has them.
    @Test(arguments: [
        #"printf 'a\0b\n'"#, #"printf 'a\t\033[31mX\n'"#, #"printf 'a\tx\302\233y\n'"#,
    ])
    func controlCharactersAreRefused(_ command: String) {
        let console = TestForms.console(Self.form)
        let arguments = ["--choices", "plans=" + command, "--choices", "extras=echo a"]
        let status = console.run(["validate", "form.json", "--check", "free=true"] + arguments)
        #expect(status == .unusableFile && console.outputText.isEmpty)
        #expect(
            console.said == [
                "formrun: the choices of plan cannot be used: line 1 of the output of the command: A choice that was fetched has a control character or a line end; remove it. [controlInChoice]"
            ])
    }

    @Test(arguments: wrong, ["validate", "run"])
    func wrongUse(_ row: (arguments: [String], said: String), _ command: String) {
        let console = TestForms.console(Self.form)
        #expect(console.run([command, "form.json"] + row.arguments) == .usage)
        #expect(console.said.first == "formrun: \(row.said)")
        #expect(console.output.isEmpty && !console.opened.contains("-"))
    }

    @Test func whatTheyPrintMayBeChosen() {
        let rows: [(input: String, output: String)] = [
            (#"{"plan":"basic","extras":["b","a"]}"#, ""), ("{}", ""),
            (
                #"{"plan":"Basic plan"}"#,
                "-:1:9: /plan: Plan must be one of the choices. [notAChoice]\n"
            ),
            (
                #"{"extras":["a","c"]}"#,
                "-:1:11: /extras/1: Extras (entry 2) must be one of the choices. [notAChoice]\n"
            ),
        ]
        for row in rows {
            let console = TestForms.console(Self.form)
            console.input = Array(row.input.utf8)
            let arguments = ["validate", "form.json", "--check", "free=true"] + Self.given
            let status = console.run(arguments)
            #expect(status == (row.output.isEmpty ? .success : .invalid))
            #expect(console.outputText == row.output && console.said.isEmpty)
        }
    }

    @Test func aRunOffersThem() {
        let console = TestForms.console(Self.form)
        let arguments = ["run", "form.json", "--no-input", "--check", "free=true"] + Self.given
        #expect(
            console.run(arguments + ["--set", "plan=Basic Plan", "--set", "extras=b"]) == .success)
        #expect(console.outputText == #"{"plan":"basic","extras":["b"]}"# + "\n")
    }

    @Test func aCardNeedsThemToBeMoreThanLoading() {
        let rows: [(arguments: [String], state: String)] = [
            ([], "loading"), (Array(Self.given.prefix(2)), "loading"), (Self.given, "empty"),
        ]
        for row in rows {
            let console = TestForms.console(Self.form)
            let arguments = ["card", "form.json", "--report", "json"] + row.arguments
            #expect(console.run(arguments) == .success)
            #expect(console.outputText.contains(#""page":"Order","state":"\#(row.state)""#))
        }
    }

    @Test func aFileIsSoundAndItsSchemaSaysWhatItKnows() {
        let console = TestForms.console(Self.form)
        #expect(console.run("check", "form.json") == .success)
        #expect(console.run("schema", "form.json") == .success)
        #expect(console.outputText.contains(#"the choices \"plans\", which are fetched."#))
        #expect(!console.outputText.contains(#"["a", "b"]"#))
        let known = TestForms.console(Self.form)
        #expect(known.run(["schema", "form.json"] + Self.given) == .success)
        #expect(known.outputText.contains(#""items": { "enum": ["a", "b"] }"#))
        #expect(!known.outputText.contains("fetched"))
    }

    static let failures: [(command: String, said: String)] = [
        ("exit 3", "the command ended with status 3"),
        (
            #"echo a; printf 'no \033[2Jnet\nwork\n' >&2; exit 1"#,
            "the command ended with status 1: no \\u{1B}[2Jnet"
        ),
        ("kill -9 $$", "the command was ended by signal 9"),
        ("true", "the command printed no choices"),
        ("printf ' \\n\\n\\t\\n'", "the command printed no choices"),
        ("printf 'a\\n\\377\\n'", "the output of the command is not UTF-8"),
        ("yes", "the command did not end within 1 s"),
        ("sleep 300 & sleep 300", "the command did not end within 1 s"),
        (
            "head -c 17000000 /dev/zero | tr '\\0' x",
            "the command printed more than 16777216 bytes"
        ),
    ]

    @Test(arguments: failures) func whatFailsIsNamed(_ row: (command: String, said: String)) {
        for command in ["validate", "run", "card", "schema"] {
            let console = TestForms.console(Self.form)
            var arguments = [command, "form.json", "--choices", "extras=echo a"]
            // Only a command that never ends may be cut short: on a busy machine, others take any time.
            let seconds = row.said.contains("within") ? "1" : "3600"
            arguments += ["--choices", "plans=" + row.command, "--check-timeout", seconds]
            if command == "validate" || command == "run" { arguments += ["--check", "free=true"] }
            // Commands that take a second run once only, and so does, in everyday runs, one that prints very much.
            let takesLong =
                row.said.contains("within") || !Laws.areMany && row.said.contains("more than")
            if takesLong, command != "card" { continue }
            #expect(console.run(arguments) == .unusableFile)
            #expect(
                console.said == ["formrun: the choices plans could not be fetched: \(row.said)"])
            #expect(console.output.isEmpty && !console.opened.contains("-"))
        }
    }

    @Test func allFailuresAreReported() {
        let console = TestForms.console(Self.form)
        #expect(
            console.run(
                "card", "form.json", "--choices", "extras=exit 1", "--choices", "plans=exit 2")
                == .unusableFile)
        #expect(
            console.said == [
                "formrun: the choices plans could not be fetched: the command ended with status 2",
                "formrun: the choices extras could not be fetched: the command ended with status 1",
            ])
    }

    @Test func choicesThatMakeNoFormAreNamed() {
        let rows: [(plans: String, said: [String])] = [
            (
                "echo basic",
                [
                    "formrun: the choices of plan cannot be used: The default does not pass the item's own validators (notAChoice). [invalidDefault]"
                ]
            ),
            (
                #"printf 'pro\nx\nx\n'"#,
                [
                    #"formrun: the choices of plan cannot be used: line 3 of the output of the command: The choice "x" occurs twice; remove one. [duplicateChoice]"#
                ]
            ),
            (
                "for i in 1 2 3 4 5 6 7 8 9 10 11 12; do echo pro; done",
                (2...11).map {
                    #"formrun: the choices of plan cannot be used: line \#($0) of the output of the command: The choice "pro" occurs twice; remove one. [duplicateChoice]"#
                } + ["formrun: and 1 more problems"]
            ),
        ]
        for row in rows {
            let console = TestForms.console(Self.form)
            #expect(
                console.run(
                    "schema", "form.json", "--choices", "extras=echo a", "--choices",
                    "plans=" + row.plans) == .unusableFile)
            #expect(console.said == row.said)
        }
    }

    /// A text that ends like a file is one if it has no spaces or if there is such a file, and an error says which it was.
    @Test func filesAreNamedWithTheirLines() {
        let form = """
            { "formrun": 1, "id": "f", "title": "F", "items": [
              { "type": "input", "name": "plot", "title": "Plot", "value": "choice",
                "choices": { "remote": "plots", "columns": { "area": "decimal" } } } ] }
            """
        let rows: [(option: String, file: String, said: String?)] = [
            ("plots.csv", "value,area\np1,2.5\n", nil),
            ("my plots.csv", "value,area\np1,2.5\n", nil),
            (
                "plots.csv", "value,title\np1,P\n",
                #"the choices plots cannot be used: plots.csv:1: the header has no column "area", which the form declares; add it"#
            ),
            (
                "my plots.csv", "value,area\np1,2\np2,big\n",
                #"the choices of plot cannot be used: my plots.csv:3: column "area": "area" must be a value of type decimal. [wrongType]"#
            ),
            (
                "no plots.csv", "",
                #"; it was run as a command, because there is no file "no plots.csv""#
            ),
        ]
        for row in rows {
            let console = TestForms.console(form)
            if !row.file.isEmpty { console.files[row.option] = Array(row.file.utf8) }
            let status = console.run("schema", "form.json", "--choices", "plots=" + row.option)
            #expect(status == (row.said == nil ? .success : .unusableFile))
            #expect(
                row.said.map { console.said.first?.hasSuffix($0) == true } ?? console.said.isEmpty)
        }
    }

    /// Commands run concurrently and once, with empty input, for any number of submissions.
    @Test func eachRunsOnceAndBesideTheOthers() throws {
        let folder = try TemporaryFolder()
        let console = TestForms.console(Self.form)
        console.input = Array(#"{"plan":"pro"}"#.utf8) + [0x0A] + Array(#"{"plan":"x"}"#.utf8)
        // Each command waits for the other.
        func command(_ own: String, _ other: String) -> String {
            "cat; echo run >>\(folder.path(own)); until [ -e \(folder.path(other)) ]; do sleep 0.01; done; echo pro"
        }
        #expect(
            console.run(
                "validate", "form.json", "--ndjson", "--jobs", "2", "--check", "free=true",
                "--choices", "plans=" + command("a", "b"), "--choices",
                "extras=" + command("b", "a")) == .invalid)
        #expect(
            console.outputText == "-:2:9: /plan: Plan must be one of the choices. [notAChoice]\n")
        #expect(folder.text("a") == "run\n" && folder.text("b") == "run\n")
    }

    // MARK: As a process

    private static func start(_ script: String, _ folder: TemporaryFolder) throws -> Process {
        try Data(form.utf8).write(to: URL(fileURLWithPath: folder.path("form")))
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [
            "--default-signal=INT,TERM,HUP,QUIT", "/bin/sh", "-c", script,
            PseudoTerminal.command, folder.path("form"), folder.path("out"), folder.path("pid"),
        ]
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        return process
    }

    static let scripts: [(script: String, status: Int32, output: String)] = [
        (
            #""$0" card "$1" --choices 'plans=printf "pro\t\033[2J\033]0;x\007P\n"' --choices 'extras=echo a' >"$2" 2>&1"#,
            6, "has a control character or a line end"
        ),
        (
            #""$0" card "$1" --choices 'plans=printf "\033[2J" >&2; exit 9' --choices 'extras=echo a' >"$2" 2>&1"#,
            6, "the command ended with status 9: "
        ),
        (
            #""$0" card "$1" --choices 'plans=yes' --choices 'extras=yes >&2' --check-timeout 1 >"$2" 2>&1"#,
            6, "did not end within 1 s"
        ),
        (
            #""$0" validate "$1" --choices 'plans=echo pro' --choices 'extras=echo a' --check free=true <&- >"$2" 2>&1"#,
            6, "formrun: "
        ),
        (
            #"echo '{"plan":"pro"}' | "$0" validate "$1" --choices 'plans=cat; echo pro' --choices 'extras=echo a' --check free=true >"$2" 2>&1"#,
            0, ""
        ),
    ]

    @Test(arguments: scripts)
    func inAShell(_ row: (script: String, status: Int32, output: String)) throws {
        let folder = try TemporaryFolder()
        let process = try Self.start(row.script, folder)
        process.waitUntilExit()
        let output = try #require(folder.text("out"))
        #expect(process.terminationStatus == row.status, "\(output)")
        #expect(row.output.isEmpty ? output.isEmpty : output.contains(row.output), "\(output)")
        #expect(!output.unicodeScalars.contains("\u{1B}") && !output.contains("\u{7}"))
    }

    @Test(arguments: [SIGTERM, SIGINT, SIGHUP], ["run", "card"])
    func aSignalLeavesNothingBehind(_ signal: Int32, _ command: String) throws {
        let folder = try TemporaryFolder()
        let check = command == "run" ? "--check free=true" : ""
        let process = try Self.start(
            #"exec "$0" \#(command) "$1" \#(check) --choices extras=true --choices "plans=sleep 300 & echo \$\$ \$! >$3.new; mv $3.new $3; wait" --check-timeout 3600"#,
            folder)
        _ = try folder.words(of: "pid")
        kill(process.processIdentifier, signal)
        process.waitUntilExit()
        #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == signal)
        #expect(try folder.untilEnded("pid") == 2)
    }
}
