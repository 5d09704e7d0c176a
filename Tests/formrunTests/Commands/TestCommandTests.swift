import FormModel
import Foundation
import TestSupport
import Testing
import formrun

@Suite struct TestCommandTests {
    private func console(_ cases: String, _ form: String = TestForms.signUp) -> RecordingConsole {
        let console = TestForms.console(form)
        console.files["folder/cases.json"] = Array(cases.utf8)
        console.files["folder/good.json"] = Array(Self.good.utf8)
        return console
    }

    private static let good = #"{"name":"Ada","pin":"1234","pin2":"1234","age":36.0}"#

    /// Cases, and what differs.
    static let rows: [(cases: String, differences: [String])] = [
        (#"[{ "file": "good.json" }]"#, []),
        (#"[{ "submission": \#(good), "values": { "age": 36, "name": "Ada" } }]"#, []),
        (
            #"[{ "name": "short", "submission": { "name": "A", "pin": "1234", "pin2": "1" }, "issues": { "/name": "tooShort", "/pin2": ["notTheSame"] } }]"#,
            []
        ),
        (
            #"[{ "submission": {}, "issues": { "/pin": "required" } }]"#,
            [
                "1:13: error: case 1: /name has the issue required: Name is required. [unexpectedIssue]",
                "1:13: error: case 1: /pin2 has the issue required: PIN again is required. [unexpectedIssue]",
            ]
        ),
        (
            #"[{ "name": "Ada", "file": "good.json", "issues": { "/age": ["tooSmall"] }, "ending": "done", "values": { "age": 37, "sex": "f" } }]"#,
            [
                "1:72: error: Ada: /age has no issue tooSmall. [missingIssue]",
                "1:97: error: Ada: no ending is reached, not \"done\". [otherEnding]",
                "1:117: error: Ada: \"age\" is 36, not 37. [otherValue]",
                "1:128: error: Ada: \"sex\" has no value. [otherValue]",
            ]
        ),
        (
            #"[{ "submission": [] }]"#,
            [
                "1:13: error: case 1: the submission has the issue notAnObject: This must be a JSON object of fields and values. [unexpectedIssue]"
            ]
        ),
        (
            #"[{ "file": "good.json", "values": { "pin": "CANARY" } }]"#,
            [
                "1:48: error: case 1: \"pin\" is or has a secret, which is not compared; leave it out. [otherValue]"
            ]
        ),
    ]

    @Test(arguments: rows.indices)
    func whatDiffersIsReported(_ index: Int) {
        let (cases, differences) = Self.rows[index]
        let console = console("{ \"cases\": \(cases) }")
        let status = console.run("test", "form.json", "folder/cases.json")
        #expect(status == (differences.isEmpty ? .success : .invalid))
        let lines = console.outputText.split(separator: "\n")
        #expect(
            lines.dropLast().map { $0.dropFirst("folder/cases.json:".count).description }
                == differences)
        #expect(lines.last?.hasSuffix(differences.isEmpty ? "0 differ" : "1 differs") == true)
        #expect(console.said.isEmpty)
    }

    /// A mistake of the file is a diagnostic at its place.
    @Test(arguments: [
        ("[]", "1:1: error: \"a file of cases\" must be an object in braces. [wrongType]"),
        ("{}", "1:1: error: The key \"cases\" is missing; list the cases. [missingKey]"),
        (
            #"{"cases":[{}]}"#,
            "1:11: error: The key \"submission\" is missing; write it here, or name its \"file\". [missingKey]"
        ),
        (
            #"{"cases":[{"submission":{},"isues":{}}]}"#,
            "1:28: error: There is no key \"isues\" here. Did you mean \"issues\"? [unknownKey]"
        ),
        (
            #"{"cases":[{"submission":{},"issues":[]}]}"#,
            #"1:37: error: "issues" must be an object of codes by path, such as { "/email": "required" }. [wrongType]"#
        ),
        (
            #"{"cases":[]}"#,
            #"1:10: error: "cases" must be a list of at least one case. [wrongType]"#
        ),
        (
            #"{"cases":[{"file":"-"}]}"#,
            #"1:19: error: "file" must be the path of a file, and not standard input. [wrongType]"#
        ),
        (
            #"{"today":"now","cases":[{"submission":{}}]}"#,
            "1:10: error: \"today\" must be a date, such as \"2026-01-31\". [wrongType]"
        ),
        (
            #"{"cases":[{"submission":{},"file":"a"}]}"#,
            "1:35: error: \"file\" must be left out where there is a \"submission\". [wrongType]"
        ),
    ])
    func mistakesOfTheFile(_ row: (text: String, said: String)) {
        let console = console(row.text)
        #expect(console.run("test", "form.json", "folder/cases.json") == .unusableFile)
        let lines = console.outputText.split(separator: "\n")
        #expect(lines == ["folder/cases.json:\(row.said)", "0 cases, 0 differ"])
        #expect(console.said.isEmpty)
    }

    /// A file that cannot be read is told at its place, and the other cases are still compared.
    @Test func aFileThatCannotBeRead() {
        let console = console(
            #"{"cases":[{"file":"gone.json"},{"submission":{},"issues":{"/pin":"required"}}]}"#)
        #expect(console.run("test", "form.json", "folder/cases.json") == .unusableFile)
        let lines = console.outputText.split(separator: "\n")
        #expect(
            lines.first
                == "folder/cases.json:1:19: error: case 1: cannot open folder/gone.json: No such file or directory. [unreadableFile]"
        )
        #expect(lines.last == "2 cases, 2 differ")
    }

    /// No report has a secret: neither one that was sent, nor one in rows.
    @Test(arguments: ["text", "json", "github", "junit", "sarif"])
    func secretsAreInNoReport(_ report: String) {
        let form = #"""
            { "formrun": 1, "id": "f", "title": "F", "items": [
              { "type": "secureInput", "name": "pin", "title": "P" },
              { "type": "group", "name": "people", "title": "L", "items": [
                { "type": "input", "name": "n", "title": "N" },
                { "type": "secureInput", "name": "p", "title": "P" } ] } ] }
            """#
        let cases =
            #"{"cases":[{"submission":{"pin":"CANARY","people":[{"n":"x","p":"CANARY"}]},"values":{"pin":"CANARY","PIN":"CANARY","people":[{"n":"y","p":"CANARY"}]}}]}"#
        let console = console(cases, form)
        #expect(
            console.run("test", "form.json", "folder/cases.json", "--report", report) == .invalid)
        #expect(!console.outputText.contains("CANARY") && !console.saidText.contains("CANARY"))
    }

    /// Texts are compared byte by byte, and objects without the order of their members.
    @Test(arguments: [
        (#"{"a":"\u00e9"}"#, #"{"a":"e\u0301"}"#, false),
        (#"{"a":"\u00e9"}"#, #"{"a":"\u00e9"}"#, true),
        (#"{"rows":[{"x":"1","y":"2"}]}"#, #"{"rows":[{"y":"2","x":"1"}]}"#, true),
        (#"{"rows":[{"x":"1","y":"2"}]}"#, #"{"rows":[{"x":"1"}]}"#, false),
        (#"{"rows":[{"x":"1"}]}"#, #"{"rows":[{"x":"1"},{"x":"1"}]}"#, false),
    ])
    func valuesAreCompared(_ row: (sent: String, expected: String, isSame: Bool)) {
        let form = #"""
            { "formrun": 1, "id": "f", "title": "F", "items": [
              { "type": "input", "name": "a", "title": "A" },
              { "type": "group", "name": "rows", "title": "R", "items": [
                { "type": "input", "name": "x", "title": "X" }, { "type": "input", "name": "y", "title": "Y" } ] } ] }
            """#
        let console = console(
            #"{"cases":[{"submission":\#(row.sent),"values":\#(row.expected)}]}"#, form)
        #expect(
            console.run("test", "form.json", "folder/cases.json")
                == (row.isSame ? .success : .invalid), "\(console.outputText)")
    }

    /// A report ends as its format demands, and the files after one that cannot be used are tried.
    @Test(arguments: [
        ("junit", "</testsuites>\n"), ("sarif", "}\n"), ("text", "1 case, 1 differs\n"),
    ])
    func everyFileIsTried(_ row: (report: String, ending: String)) {
        let console = console(#"{"cases":[{"submission":{}}]}"#)
        console.files["broken.json"] = Array("{}".utf8)
        #expect(
            console.run(
                "test", "form.json", "broken.json", "gone.json", "folder/cases.json", "--report",
                row.report) == .unusableFile)
        #expect(console.outputText.hasSuffix(row.ending), "\(console.outputText)")
        #expect(console.outputText.contains("missingKey"))
        #expect(console.outputText.contains("unexpectedIssue"))
        #expect(console.saidText.contains("gone.json"))
    }

    /// Comparing takes linear time in the issues that are expected.
    @Test(.enabled(if: Growth.isCounted, "\(Growth.reason)")) func manyIssues() throws {
        let ratio = try Growth.ofEightTimes(1_000) { size in
            let codes = Array(repeating: "\"unknownField\"", count: size).joined(separator: ",")
            let cases = "{\"cases\":[{\"submission\":{},\"issues\":{\"/a\":[\(codes)]}}]}"
            return {
                let console = self.console(cases)
                _ = console.run("test", "form.json", "folder/cases.json")
            }
        }
        #expect(ratio < 12)
    }

    /// The day of the file is today, unless the command line names another one.
    @Test func theDayOfTheFile() {
        let form = #"""
            { "formrun": 1, "id": "f", "title": "F", "items": [
              { "type": "input", "name": "day", "title": "D", "value": "date",
                "validators": [{ "range": { "max": "today" } }] } ] }
            """#
        let cases =
            #"{ "today": "2020-01-02", "cases": [{ "submission": { "day": "2020-01-03" }, "issues": { "/day": "tooLarge" } }] }"#
        #expect(console(cases, form).run("test", "form.json", "folder/cases.json") == .success)
        #expect(
            console(cases, form).run(
                "test", "form.json", "folder/cases.json", "--today", "2020-01-03")
                == .invalid)
    }

    @Test(arguments: ["github", "junit", "sarif", "json"])
    func reportsForOtherTools(_ report: String) {
        let console = console(#"{"cases":[{"submission":{},"issues":{}}]}"#)
        #expect(
            console.run("test", "form.json", "folder/cases.json", "--report", report) == .invalid)
        #expect(console.outputText.contains("unexpectedIssue"))
        #expect(console.outputText.contains("folder/cases.json"))
    }

    /// The submissions of the sample forms are cases.
    @Test(arguments: SampleForm.all)
    func samplesAreCases(_ sample: SampleForm) throws {
        let console = RecordingConsole()
        for (path, file) in [
            ("form.json", "\(sample).json"), ("cases/cases.json", "cases/\(sample).json"),
            ("cases/../submissions/\(sample).valid.json", "submissions/\(sample).valid.json"),
            ("cases/../submissions/\(sample).invalid.json", "submissions/\(sample).invalid.json"),
            ("plots.csv", "choices/plots.csv"), ("villages.csv", "choices/villages.csv"),
        ] {
            console.files[path] = Array(
                try Data(contentsOf: SampleForm.folder.appending(path: file)))
        }
        let form = try sample.form()
        let names = Set(form.remoteChoices + form.dependentChoices)
        let choices = names.flatMap { ["--choices", "\($0)=\($0).csv"] }
        let status = console.run(["test", "form.json", "cases/cases.json"] + choices)
        #expect(status == .success, "\(console.outputText)\(console.saidText)")
        #expect(console.outputText == "2 cases, 0 differ\n")
    }
}
