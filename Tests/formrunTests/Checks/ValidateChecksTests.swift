import Foundation
import Glibc
import Testing

@testable import formrun

/// `validate` with `--check`.
@Suite(.timeLimit(.minutes(60))) struct ValidateChecksTests {
    struct Row: Sendable, CustomTestStringConvertible {
        var form = CheckForms.user
        let input: String
        var arguments: [String] = []
        var command = CheckForms.command
        var status = Status.invalid
        var output = ""
        var said: [String] = []
        var testDescription: String { "\(arguments) \(input)" }
    }

    static let rows: [Row] = [
        Row(input: #"{"user":"ada"}"#, status: .success),
        Row(input: #"{"user":"xy"}"#, output: "-:1:9: /user: Not xy. [remote]\n"),
        Row(
            input: #"{"user":"xy"}"#, arguments: ["--report", "json"],
            output:
                #"{"file":"-","line":1,"valid":false,"issues":[{"path":"/user","line":1,"column":9,"code":"remote","params":{"check":"free","message":"Not xy."},"message":"Not xy."}]}"#
                + "\n"),
        Row(
            input: #"{"user":"xylophones"}"#,
            output: "-:1:9: /user: User must have at most 9 characters. [tooLong]\n"),
        Row(input: "{}", output: "-:1:1: /user: User is required. [required]\n"),
        Row(
            input: "user=xy", arguments: ["--input", "urlencoded"],
            output: "-:1:6: /user: Not xy. [remote]\n"),
        Row(
            input: "{\"user\":\"ada\"}\n{\"user\":\"xa\"}\n\nnonsense\n{\"user\":\"xb\"}",
            arguments: ["--ndjson"],
            output: """
                -:2:9: /user: Not xa. [remote]
                -:4:1: This is not JSON: a value is expected here. [malformedJSON]
                -:5:9: /user: Not xb. [remote]

                """),
        Row(
            input: "{\"user\":\"xa\"}\n{\"user\":\"xb\"}\n{\"user\":\"xc\"}",
            arguments: ["--ndjson", "--stop-after", "2", "--report", "summary"],
            output: "2 submissions: 0 valid, 2 invalid\n"),
        Row(input: #"{"note":"n"}"#, arguments: ["--partial"], status: .success),
        Row(
            input: #"{"user":"ada"}"#, command: "echo why >&2; exit 9",
            output:
                "-:1:9: /user: User could not be checked just now; please try again. [remoteFailed]\n",
            said: ["formrun: the check free of /user ended with status 9: why"]),
        Row(
            input: #"{"user":"ada"}"#, arguments: ["--locale", "de"], command: "exit 1",
            output: "-:1:9: /user: „User“ wird nicht angenommen. [remote]\n"),
        Row(
            form: CheckForms.rows,
            input: #"{"list":[{"mail":"a"},{"mail":"xb"},{}],"tags":["b","a"]}"#,
            arguments: [
                "--check", #"all=[ "$(cat)" != '[{"mail":"a"},{"mail":"xb"},{}]' ]"#,
                "--check", #"tag=[ "$(cat)" != a ]"#,
            ],
            output: """
                -:1:9: /list: List is not accepted. [remote]
                -:1:31: /list/1/mail: Not xb. [remote]
                -:1:48: warning: /tags/1: Tags (entry 2) is not accepted. [remote]

                """),
    ]

    @Test(arguments: rows) func validate(_ row: Row) {
        let console = TestForms.console(row.form)
        console.input = Array(row.input.utf8)
        let arguments = ["validate", "form.json", "--check", "free=" + row.command]
        #expect(console.run(arguments + row.arguments) == row.status)
        #expect(console.outputText == row.output)
        #expect(console.said == row.said)
    }

    /// With several threads, the reports are in the order of the lines.
    @Test func jobsKeepTheOrder() throws {
        let console = TestForms.console(CheckForms.user)
        let lines = (0..<60).map {
            #"{"user":"x\#($0)","note":"\#(String(repeating: "n", count: 40))"}"#
        }
        console.input = Array(lines.joined(separator: "\n").utf8)
        let folder = try TemporaryFolder()
        let command =
            "read v; echo $PPID >>\(folder.path("log")); [ $v = x0 ] && sleep 0.2; echo No $v; exit 1"
        #expect(
            console.run(
                "validate", "form.json", "--ndjson", "--jobs", "2", "--check", "free=" + command)
                == .invalid)
        #expect(
            console.outputText
                == (0..<60).map { "-:\($0 + 1):9: /user: No x\($0) [remote]\n" }.joined())
        #expect(folder.text("log")?.split(separator: "\n").count == 60)
    }

    @Test func aLimitedNumberOfFailuresIsReported() {
        let console = TestForms.console(CheckForms.user)
        console.input = Array((0..<30).map { #"{"user":"u\#($0)"}"# }.joined(separator: "\n").utf8)
        let status = console.run(
            "validate", "form.json", "--ndjson", "--report", "summary", "--check", "free=exit 2")
        #expect(status == .invalid && console.said.count == ChunkResult.failureLimit)
        #expect(console.outputText == "30 submissions: 0 valid, 30 invalid\n")
    }

    @Test func whatIsAcceptedAndRejectedIsParted() throws {
        let folder = try TemporaryFolder()
        let console = TestForms.console(CheckForms.user)
        console.input = Array("{\"user\":\" ada\"}\n{\"user\":\"xb\"}".utf8)
        #expect(
            console.run(
                "validate", "form.json", "--ndjson", "--check", "free=" + CheckForms.command,
                "--accepted", folder.path("a"), "--rejected", folder.path("r")) == .invalid)
        #expect(folder.text("a") == "{\"user\":\"ada\"}\n")
        #expect(folder.text("r")?.contains("Not xb.") == true)
    }

    // MARK: As a process

    private static func start(_ script: String, _ folder: TemporaryFolder) throws -> Process {
        try Data(CheckForms.user.utf8).write(to: URL(fileURLWithPath: folder.path("form")))
        try Data(#"{"user":"ada"}"#.utf8).write(to: URL(fileURLWithPath: folder.path("sent")))
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [
            "--default-signal=INT,TERM,HUP,QUIT", "/bin/sh", "-c", script,
            PseudoTerminal.command, folder.path("form"), folder.path("sent"), folder.path("pid"),
        ]
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        return process
    }

    static let scripts: [(script: String, status: Int32)] = [
        (#""$0" validate "$1" "$2" --check 'free=read v; [ "$v" = ada ]' <&-"#, 0),
        (#""$0" validate "$1" "$2" --check 'free=read v; [ "$v" = ada ]' <&- 2>&-"#, 0),
        (
            #""$0" validate "$1" "$2" --check 'free=read v; [ "$v" != ada ]' --report none <&- >&- 2>&-"#,
            1
        ),
        // An inherited ignored SIGCHLD must not hide the end of children.
        (
            #"env --ignore-signal=CHLD "$0" validate "$1" "$2" --check free=true --check-timeout 3600"#,
            0
        ),
        // Commands have default signals, also under nohup.
        (#"env --ignore-signal=PIPE "$0" validate "$1" "$2" --check 'free=yes | head -1'"#, 0),
    ]

    @Test(arguments: scripts) func inAShell(_ row: (script: String, status: Int32)) throws {
        let folder = try TemporaryFolder()
        let process = try Self.start(row.script, folder)
        process.waitUntilExit()
        #expect(process.terminationStatus == row.status)
    }

    @Test(arguments: [SIGTERM, SIGINT, SIGHUP]) func aSignalLeavesNothingBehind(_ signal: Int32)
        throws
    {
        let folder = try TemporaryFolder()
        let process = try Self.start(
            #"exec "$0" validate "$1" "$2" --check "free=sleep 300 & echo \$\$ \$! >$3.new; mv $3.new $3; wait""#,
            folder)
        _ = try folder.words(of: "pid")
        kill(process.processIdentifier, signal)
        process.waitUntilExit()
        #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == signal)
        #expect(try folder.untilEnded("pid") == 2)
    }
}
