import FormModel
import Foundation
import TestSupport
import Testing

@testable import formrun

@Suite struct AnswerVariablesTests {
    static let form = """
        { "formrun": 1, "id": "v", "title": "V", "items": [
          { "type": "input", "name": "a", "title": "A" },
          { "type": "input", "name": "g_0", "title": "G 0" },
          { "type": "input", "name": "count", "title": "Count", "value": "integer" },
          { "type": "secureInput", "name": "pin", "title": "PIN" },
          { "type": "group", "name": "g", "title": "G", "items": [
            { "type": "input", "name": "x_y", "title": "X" },
            { "type": "group", "name": "h", "title": "H", "items": [
              { "type": "input", "name": "z", "title": "Z" } ] } ] } ] }
        """

    struct Row: Sendable, CustomTestStringConvertible {
        let variables: [String: String]
        var arguments: [String] = []
        var status = Status.success
        var output = ""
        var said: [String] = []
        var testDescription: String { "\(variables)" }
    }

    static let rows: [Row] = [
        Row(variables: ["FORMRUN_a": "one"], output: #"{"a":"one"}"#),
        // Values are read by the type of the field, secrets verbatim.
        Row(
            variables: ["FORMRUN_count": "7", "FORMRUN_pin": " ::x "],
            output: #"{"count":7,"pin":" ::x "}"#),
        // `--set` precedes variables, which precede files.
        Row(
            variables: ["FORMRUN_a": "variable"], arguments: ["--set", "a=flag"],
            output: #"{"a":"flag"}"#),
        Row(
            variables: ["FORMRUN_a": "variable"], arguments: ["--answers", "answers"],
            output: #"{"a":"variable","count":1}"#),
        // Rows are in the order of their numbers, and the variable with the number of rows is
        // skipped.
        Row(
            variables: Dictionary(
                uniqueKeysWithValues: (0...10).map { ("FORMRUN_g_\($0)_x_y", "\($0)") }
                    + [("FORMRUN_g", "11"), ("FORMRUN_g_1_h_0_z", "inner")]),
            output: #"{"g":["#
                + (0...10).map { #"{"x_y":"\#($0)"\#($0 == 1 ? #","h":[{"z":"inner"}]"# : "")}"# }
                .joined(separator: ",") + "]}"),
        // A field of the form precedes a row.
        Row(variables: ["FORMRUN_g_0": "field"], output: #"{"g_0":"field"}"#),
        Row(
            variables: ["FORMRUN_g_1_x_y": "late"], status: .usage,
            said: [
                "formrun: The variable for /g/1/x_y leaves out a row: rows are counted from 0, one after the other.",
                "formrun run --help says more.",
            ]),
        // Another prefix; other environment variables are ignored.
        Row(
            variables: ["MY_a": "1", "a": "2", "FORMRUN_a": "3"],
            arguments: ["--env-prefix", "MY_"], output: #"{"a":"1"}"#),
        Row(
            variables: ["FORMRUN_cuont": "1", "FORMRUN_unlike_anything": "2"], output: "{}",
            said: [
                "formrun: the variable FORMRUN_cuont names no field. Did you mean FORMRUN_count?"
            ]),
        // An answer is validated like any other.
        Row(
            variables: ["FORMRUN_count": "many"], status: .invalid,
            said: ["/count: Count must be a whole number. [wrongType]"]),
        Row(
            variables: [:], arguments: ["--env-prefix", "PA"], status: .usage,
            said: [
                "formrun: --env-prefix PA begins the names of variables that shells and programs use; give a longer one.",
                "formrun run --help says more.",
            ]),
        Row(
            variables: [:], arguments: ["--env-prefix", "1"], status: .usage,
            said: [
                "formrun: --env-prefix must be letters, digits and underscores, and begin with a letter or underscore.",
                "formrun run --help says more.",
            ]),
    ]

    @Test(arguments: rows) func answers(_ row: Row) {
        let console = TestForms.console(Self.form)
        console.variables = row.variables
        console.files["answers"] = Array(#"{"a":"file","count":1}"#.utf8)
        #expect(
            console.run(["run", "form.json", "--no-input"] + row.arguments)
                == row.status)
        #expect(console.outputText == (row.output.isEmpty ? "" : row.output + "\n"))
        #expect(console.said == row.said)
    }

    @Test func aVariableThatIsNotUTF8() throws {
        let form = try TestForms.form(Self.form)
        #expect(throws: UsageError.self) {
            try AnswerVariables(form: form).read([("FORMRUN_a", [0xFF])])
        }
    }

    /// A name of the maximum length, with combining marks, which are slow to compare.
    @Test func hostileNamesAreSkipped() throws {
        let form = try TestForms.form(Self.form)
        let name = "FORMRUN_e" + String(repeating: "\u{301}\u{323}", count: 30_000)
        let reading = try AnswerVariables(form: form).read([(name, [])])
        #expect(reading.answers.isEmpty && reading.misspelt.isEmpty)
    }

    @Test func aCommandDoesNotInheritThem() {
        let console = TestForms.console(Self.form)
        console.variables = ["FORMRUN_pin": "1234", "OTHER": "1"]
        #expect(console.run("run", "form.json", "--no-input") == .success)
        #expect(console.variables == ["OTHER": "1"])
    }

    @Test(arguments: [
        ("1", true), ("true", true), ("yes", true), ("", false), ("0", false), ("False", false),
    ])
    func nobodyAnswersInABuildSystem(_ value: String, _ isAutomated: Bool) {
        let console = TestForms.console(Self.form)
        console.variables = ["CI": value]
        #expect(console.isAutomated == isAutomated)
    }

    /// The output of `--output env` is read back unchanged, in any language of the form; `--set`
    /// reports a number that it reads differently.
    @Test func canonicalNumbersStayAsTheyAre() {
        let form = """
            { "formrun": 1, "id": "v", "title": "V", "locale": "de", "items": [
              { "type": "input", "name": "n", "title": "N", "value": "decimal" } ] }
            """
        let console = TestForms.console(form)
        console.variables = ["FORMRUN_n": "12.345"]
        #expect(console.run("run", "form.json", "--no-input") == .success)
        #expect(console.outputText == "{\"n\":12.345}\n" && console.said.isEmpty)
        let typed = TestForms.console(form)
        #expect(typed.run("run", "form.json", "--no-input", "--set", "n=12.345") == .success)
        #expect(typed.outputText == "{\"n\":12345}\n")
        #expect(typed.said == ["formrun: --set n=12.345 is read as 12345"])
    }

    /// The commands of choices start before the form is filled in.
    @Test func aCommandOfChoicesDoesNotInheritThem() throws {
        let folder = try TemporaryFolder()
        let form = """
            { "formrun": 1, "id": "v", "title": "V", "items": [
              { "type": "input", "name": "c", "title": "C", "value": "choice", "choices": { "remote": "c" } },
              { "type": "secureInput", "name": "pin", "title": "PIN" } ] }
            """
        try Data(form.utf8).write(to: URL(fileURLWithPath: folder.path("form")))
        let process = Process()
        process.executableURL = URL(fileURLWithPath: PseudoTerminal.command)
        process.environment = SanitizerOptions.added(to: [
            "FORMRUN_pin": "hunter2", "PATH": "/usr/bin:/bin",
        ])
        let seen = folder.path("seen")
        let look = "{ env; tr '\\0' '\\n' </proc/$PPID/environ; } >'\(seen)'; echo a"
        process.arguments = [
            "run", folder.path("form"), "--no-input", "--choices", "c=\(look)", "--set", "c=a",
        ]
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        let text = try #require(folder.text("seen"))
        #expect(text.contains("PATH=") && !text.contains("hunter2"))
    }
}
