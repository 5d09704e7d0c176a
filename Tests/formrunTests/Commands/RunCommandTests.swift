import FormModel
import Foundation
import Testing

@testable import formrun

/// The command `run` without a terminal.
@Suite struct RunCommandTests {
    struct Row: Sendable, CustomTestStringConvertible {
        var form = TestForms.signUp
        let arguments: [String]
        var input = ""
        var answers = #"{"pin":"1234","pin2":"1234"}"#
        let status: Status
        var output = ""
        var said: [String] = []
        var testDescription: String { "\(arguments) \(input.debugDescription)" }
    }

    static let ada = #"{"name":"Ada","country":"US","pin":"1234"}"# + "\n"
    static let nameIsRequired =
        "/name: Name is required. Give it with --set name=VALUE or --answers FILE. [required]"

    static let rows: [Row] = [
        // Lines are answers, in form order; an empty line accepts the default, if any.
        Row(
            arguments: [], input: "Ada\n36\n\n1234\n1234\n", status: .success,
            output: #"{"name":"Ada","age":36,"country":"US","pin":"1234"}"# + "\n"),
        Row(
            arguments: [], input: " Ada \r\n\r\nCA\r\n1234\r\n1234", status: .success,
            output: #"{"name":"Ada","country":"CA","pin":"1234"}"# + "\n"),
        // Secrets are not trimmed.
        Row(
            arguments: [], input: "Ada\n\n\n 123\n 123\n", status: .success,
            output: #"{"name":"Ada","country":"US","pin":" 123"}"# + "\n"),
        // Supplied fields are not asked for.
        Row(
            arguments: ["--answers", "pins", "--set", "name=Ada"], input: "\n\n", status: .success,
            output: ada),
        Row(arguments: ["--answers", "pins"], input: "Ada\n", status: .success, output: ada),
        Row(
            arguments: ["--answers", "-", "--set", "name=Ada"],
            input: #"{"pin":"1234","pin2":"1234"}"#,
            status: .success, output: ada),
        Row(
            arguments: ["--ask", "all", "--answers", "pins", "--set", "name=Ada"],
            input: "Bob\n\nMX\n", status: .success,
            output: #"{"name":"Bob","country":"MX","pin":"1234"}"# + "\n"),
        // `--set` precedes `--answers`, which precedes defaults; of repeated ones, the last counts.
        Row(
            arguments: [
                "--no-input", "--set", "name=Eve", "--set", "name=Ada", "--answers", "pins",
            ],
            answers: #"{"name":"Bob","country":"CA","pin":"1234","pin2":"1234"}"#, status: .success,
            output: #"{"name":"Ada","country":"CA","pin":"1234"}"# + "\n"),
        // Nothing is read from standard input.
        Row(
            arguments: ["--no-input", "--answers", "pins"], input: "Ada\n", status: .unanswered,
            said: [nameIsRequired]),
        Row(
            arguments: ["--no-input"], status: .unanswered,
            said: [
                nameIsRequired, "/pin: PIN is required. Give it with --answers FILE. [required]",
                "/pin2: PIN again is required. Give it with --answers FILE. [required]",
            ]),
        // The end of input before all answers, and an invalid line.
        Row(arguments: ["--answers", "pins"], status: .unanswered, said: [nameIsRequired]),
        Row(
            arguments: ["--answers", "pins"], input: "A\nnever read\n", status: .invalid,
            said: ["line 1: /name: Name must have at least 2 characters. [tooShort]"]),
        Row(
            arguments: ["--answers", "pins"], input: "Ada\nseven\n", status: .invalid,
            said: ["line 2: /age: Age must be a whole number. [wrongType]"]),
        Row(
            arguments: ["--answers", "pins"], input: "\u{1B}\u{7}\n", status: .invalid,
            said: [
                "line 1: /name: Name must be one line, without control characters. [controlCharacter]"
            ]),
        Row(
            arguments: ["--answers", "pins"],
            input: String(repeating: "a", count: 1 << 17) + "\nx\n",
            status: .invalid,
            said: [
                "line 1, the answer to /name: more than 65536 bytes; give it with --answers FILE."
            ]),
        // An invalid line ends the reading; later fields are not reported missing, but supplied
        // values may be invalid.
        Row(
            arguments: [], input: "Ada\nmany\nUS\n1234\n1234\n", status: .invalid,
            said: ["line 2: /age: Age must be a whole number. [wrongType]"]),
        Row(
            arguments: ["--set", "country=UK"], input: "Ada\nmany\n", status: .invalid,
            said: [
                "line 2: /age: Age must be a whole number. [wrongType]",
                "/country: Country must be one of the choices. [notAChoice]",
            ]),
        // A text of several lines is enclosed by lines with a chosen word.
        Row(
            form: TestForms.types, arguments: [], input: "one\n<<END\nfirst\n\n  <<X\nEND\n7\n",
            status: .success,
            output: #"{"text":"one","many":"first\n\n  <<X","whole":7}"# + "\n"),
        Row(
            form: TestForms.types, arguments: [], input: "<<END\n<< 2\n", status: .success,
            output: #"{"text":"<<END","many":"<< 2"}"# + "\n"),
        Row(
            form: TestForms.types, arguments: [], input: "one\n<<END\nEND of it\n",
            status: .invalid,
            said: ["line 2, the answer to /many: no line END ends the text."]),
        Row(
            form: TestForms.types, arguments: [],
            input: "one\n<<END\n" + String(repeating: "0123456789\n", count: 6_000) + "END\n",
            status: .invalid,
            said: [
                "line 2, the answer to /many: more than 65536 bytes; give it with --answers FILE."
            ]),
        // More lines than questions: the script does not match the form.
        Row(
            arguments: ["--answers", "pins"], input: "Ada\n36\n\nBob\n", status: .invalid,
            said: ["line 4: no question is left for it."]),
        Row(
            arguments: ["--answers", "pins", "--set", "country=UK"], input: "Ada\n\n\n\nx",
            status: .invalid,
            said: [
                "line 5: no question is left for it.",
                "/country: Country must be one of the choices. [notAChoice]",
            ]),
        Row(
            arguments: ["--answers", "pins"],
            input: "Ada\n\n\n" + String(repeating: " ", count: 1 << 17) + "\n", status: .invalid,
            said: ["line 4: no question is left for it."]),
        Row(
            arguments: ["--answers", "pins"], input: "Ada\n\n\n\n \t\r\n\n", status: .success,
            output: ada),
        Row(
            arguments: ["--answers", "pins"], input: "\u{FEFF}Ada\n", status: .success, output: ada),
        // Mistakes in supplied values.
        Row(
            arguments: [
                "--no-input", "--answers", "pins", "--set", "age=7", "--set", "country=UK",
            ],
            answers: #"{"nmae":1,"pin":"1","pin2":"2"}"#, status: .invalid,
            said: [
                nameIsRequired, "/age: Age must be at least 18. [tooSmall]",
                "/country: Country must be one of the choices. [notAChoice]",
                "pins:1:17: /pin: PIN must have at least 4 characters. [tooShort]",
                "pins:1:28: /pin2: PIN again must be the same as PIN. [notTheSame]",
                "pins:1:2: /nmae: There is no field \"nmae\" in this form; did you mean \"name\"? [unknownField]",
            ]),
        Row(
            arguments: ["--no-input", "--set", "name=Ada", "--answers", "pins"], answers: "{",
            status: .invalid,
            said: [
                "pins:1:2: This is not JSON: a key in quotation marks is expected here; is there a comma too many? [malformedJSON]",
                "/pin: PIN is required. Give it with --answers FILE. [required]",
                "/pin2: PIN again is required. Give it with --answers FILE. [required]",
            ]),
        // Wrong usage.
        Row(
            arguments: ["--set", "name"], status: .usage,
            said: ["formrun: --set needs NAME=VALUE.", "formrun run --help says more."]),
        Row(
            arguments: ["--set", "nmae=Ada"], status: .usage,
            said: [
                "formrun: The form has no field \"nmae\" to set.", "Did you mean name?",
                "formrun run --help says more.",
            ]),
        Row(
            form: #"""
                {"formrun":1,"id":"f","title":"F","items":[{"type":"input","name":"a","key":"\u00e9","title":"A"}]}
                """#,
            arguments: ["--set", "e\u{301}=1"], status: .usage,
            said: [
                "formrun: The form has no field \"e\u{301}\" to set.",
                "Did you mean \u{E9}? It looks the same, but has another Unicode normal form (NFC or NFD).",
                "formrun run --help says more.",
            ]),
        Row(
            arguments: ["--set", "pin=CANARY"], status: .usage,
            said: [
                "formrun: \"pin\" is secret and a command line is not: give it with --answers FILE, or let it be asked.",
                "formrun run --help says more.",
            ]),
        Row(
            arguments: ["--answers", "gone"], status: .unusableFile,
            said: ["formrun: cannot open gone: No such file or directory"]),
        // Typed and canonical values, in form order.
        Row(
            form: TestForms.types,
            arguments: [
                "--no-input", "--set", "tags=Blue, red", "--set", "day=2026-01-31", "--set",
                "flag=YES",
                "--set", "exact=001.50", "--set", "whole=-7", "--set", "many=a\nb", "--set",
                "text= x ",
            ],
            status: .success,
            output:
                #"{"text":"x","many":"a\nb","whole":-7,"exact":1.50,"flag":true,"day":"2026-01-31","tags":["b","red"]}"#
                + "\n"),
    ]

    @Test(arguments: rows) func unattended(_ row: Row) {
        let console = TestForms.console(row.form)
        console.input = Array(row.input.utf8)
        console.files["pins"] = Array(row.answers.utf8)
        #expect(console.run(["run", "form.json"] + row.arguments) == row.status)
        #expect(console.outputText == row.output)
        #expect(console.said == row.said)
        if row.arguments.contains("--no-input") { #expect(!console.opened.contains("-")) }
    }

    @Test func bytesThatAreNotUTF8() {
        let console = TestForms.console(TestForms.two)
        console.input = [0x61, 0xFF, 0x0A]
        #expect(console.run("run", "form.json") == .invalid)
        #expect(console.said.first == "line 1, the answer to /a: not UTF-8; write it in UTF-8.")
    }

    @Test func outputFile() {
        let console = TestForms.console(TestForms.two)
        #expect(console.run("run", "form.json", "--set", "a=x", "--output-file", "out") == .success)
        #expect(console.files["out"] == Array("{\"a\":\"x\"}\n".utf8))
        #expect(console.output.isEmpty)
        let failing = TestForms.console(TestForms.two)
        failing.input = Array("x\n".utf8)
        failing.cannotReplace = SystemError(
            operation: .create, path: "out", number: 28, reason: "No space left on device")
        #expect(failing.run("run", "form.json", "--output-file", "out") == .unusableFile)
        #expect(failing.said == ["formrun: cannot create out: No space left on device"])
        #expect(!failing.opened.contains("-"), "nothing is asked where nothing can be written")
        let invalid = TestForms.console(TestForms.two)
        #expect(invalid.run("run", "form.json", "--output-file", "out") == .unanswered)
        #expect(invalid.files["out"] == nil)
    }

    @Test func aPersonAtATerminal() {
        let console = TestForms.console(TestForms.two)
        console.isInputTerminal = true
        let terminal = ScriptedTerminal(lines: ["one", "2", ""])
        console.scripted = terminal
        #expect(console.run("run", "form.json") == .success)
        #expect(console.outputText == "{\"a\":\"one\",\"b\":2}\n")
        #expect(terminal.isEntered && terminal.wasLeft)
        #expect(terminal.discards == 1, "before the review")
        #expect(!console.opened.contains("-"))
    }

    /// An answer to a hidden or disabled field is reported.
    @Test func answersThatNoFieldAcceptedAreReported() {
        let console = TestForms.console(
            #"""
            { "formrun": 1, "id": "f", "title": "F", "items": [
              { "type": "input", "name": "n", "title": "N", "value": "integer" },
              { "type": "input", "name": "x", "title": "X", "visibleWhen": "n > 5" },
              { "type": "button", "name": "go", "title": "Go", "action": "submit" } ] }
            """#)
        console.files["answers.json"] = Array(#"{"n":1,"x":"hid"}"#.utf8)
        console.isInputTerminal = true
        console.scripted = ScriptedTerminal(lines: [""])
        #expect(console.run("run", "form.json", "--answers", "answers.json") == .success)
        #expect(console.outputText == "{\"n\":1}\n")
        #expect(console.said == ["X does not belong to these answers; leave it out."])
    }

    static let hostile = [
        "$(touch /tmp/pwned)", "`id`", "a'b''c", "\"; exit 9; \"", "a\nb\n", "\\n\\", "*?[a]~",
        "-n",
        "\u{1B}[31m", "é漢👩", " x ", "#", "!!", "$IFS", "a&&b|c>d",
    ]

    /// A POSIX shell reads back the exact answers.
    @Test func shellOutputIsSafe() throws {
        for text in Self.hostile {
            let bytes = AnswersWriter.bytes(
                [("v", .text(text)), ("w", .integer(7))], of: try AnswersWriterTests.layout(),
                as: .shell)
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/bin/sh")
            process.arguments = [
                "-c", #"eval "$1"; printf '%s|%s' "$v" "$w""#, "sh",
                String(decoding: bytes, as: UTF8.self),
            ]
            let pipe = Pipe()
            process.standardOutput = pipe
            try process.run()
            let data = pipe.fileHandleForReading.readDataToEndOfFile()
            process.waitUntilExit()
            #expect(
                String(decoding: data, as: UTF8.self) == text + "|7", "\(text.debugDescription)")
        }
    }
}
