import FormModel
import Foundation
import Testing
import formrun

/// What a run says about a form without asking: `--ask`, `--print-questions` and `--explain`.
@Suite struct InquiryTests {
    static let form = """
        { "formrun": 1, "id": "q", "title": "Q", "pages": [
          { "title": "One", "items": [
            { "type": "input", "name": "kind", "title": "Kind", "value": "choice",
              "choices": ["person", "company"], "validators": ["required"] },
            { "type": "input", "name": "vat", "title": "VAT", "visibleWhen": "kind == 'company'",
              "requiredWhen": "kind == 'company'" },
            { "type": "section", "title": "More", "visibleWhen": "kind == 'person'", "items": [
              { "type": "input", "name": "age", "title": "Age", "value": "integer",
                "validators": [{ "range": { "min": 18 } }] } ] },
            { "type": "group", "name": "people", "title": "People", "min": 1, "items": [
              { "type": "input", "name": "name", "title": "Name", "validators": ["required"] },
              { "type": "input", "name": "nick", "title": "Nick", "default": "x",
                "visibleWhen": "kind == 'person'" } ] } ] },
          { "title": "Two", "visibleWhen": "kind == 'person'", "items": [
            { "type": "secureInput", "name": "pin", "title": "Pin" },
            { "type": "input", "name": "count", "title": "Count", "value": "integer",
              "computed": "count(people)" },
            { "type": "input", "name": "due", "title": "Due", "enabledWhen": "kind == 'company'",
              "default": "soon" },
            { "type": "input", "name": "user", "title": "User", "setBy": "program" },
            { "type": "input", "name": "note", "title": "Note" } ] } ] }
        """

    private static func run(
        _ arguments: [String], variables: [String: String] = [:]
    ) -> (status: Status, console: RecordingConsole) {
        let console = TestForms.console(form)
        console.variables = variables
        console.files["answers.json"] = Array(#"{"age": 3}"#.utf8)
        console.files["given.json"] = Array(#"{"user": "ada"}"#.utf8)
        console.input = Array("never read\n".utf8)
        return (console.run(["run", "form.json"] + arguments), console)
    }

    private static func names(_ arguments: [String]) throws -> [String] {
        let (status, console) = run(["--print-questions"] + arguments)
        #expect(status == .success && console.said.isEmpty)
        let list = try JSONSerialization.jsonObject(with: Data(console.output))
        let questions = try #require(list as? [[String: Any]])
        return questions.compactMap { $0["name"] as? String }
    }

    static let asked: [(arguments: [String], names: [String])] = [
        ([], ["kind", "people"]),
        (["--set", "kind=company"], ["vat", "people"]),
        (
            ["--set", "kind=person", "--set", "people.0.name=Ada"],
            ["age", "pin", "note"]
        ),
        (
            ["--set", "kind=person", "--set", "people.0.name=Ada", "--set", "age=3"],
            ["age", "pin", "note"]
        ),
        (
            [
                "--set", "kind=person", "--set", "people.0.name=Ada", "--set", "age=3", "--ask",
                "invalid",
            ], ["age"]
        ),
        (["--set", "kind=person", "--ask", "invalid"], ["people"]),
        (
            ["--set", "kind=person", "--set", "people.0.name=Ada", "--ask", "all"],
            ["kind", "age", "people.0.name", "people.0.nick", "people", "pin", "note"]
        ),
        (["--ask", "none"], []), (["--no-input"], []),
    ]

    @Test(arguments: asked) func questions(_ row: (arguments: [String], names: [String])) throws {
        #expect(try Self.names(row.arguments) == row.names)
    }

    /// The shape of `Documentation/Questions.md`.
    @Test func shape() {
        let (_, console) = Self.run([
            "--print-questions", "--set", "kind=nobody", "--set", "people.0.name=Ada",
        ])
        #expect(
            console.outputText == """
                [{"version":1,"kind":"field","name":"kind","path":"/kind","label":"Kind","type":"choice","isRequired":true,"options":[{"value":"person","title":"person","isEnabled":true},{"value":"company","title":"company","isEnabled":true}],"issues":[{"code":"notAChoice","severity":"error","message":"Kind must be one of the choices."}]}]

                """)
    }

    /// Lines of a pipe answer the questions of `--ask`.
    @Test func linesAnswerWhatIsAsked() {
        let console = TestForms.console(TestForms.two)
        console.input = Array("one\n7\n".utf8)
        #expect(
            console.run("run", "form.json", "--ask", "invalid", "--set", "b=x") == .success)
        #expect(console.outputText == #"{"a":"one","b":7}"# + "\n")
    }

    static let person = ["--set", "kind=person", "--set", "people.0.name=Ada"]

    static let explained: [(field: String, arguments: [String], lines: [String])] = [
        (
            "kind", ["--set", "kind=person"],
            [
                "kind: Kind, choice", "value: person", "comes from: --set kind",
                "shown: yes, always", "required: yes, always", "valid: yes",
                "asked: no, it has an answer or need not have one",
            ]
        ),
        (
            "vat", ["--set", "kind=person"],
            [
                "value: none", "comes from: nowhere",
                "shown: no, because \"visibleWhen\" is not true: kind == 'company' (kind is person)",
                "required: no, because \"requiredWhen\" is not true: kind == 'company' (kind is person)",
                "valid: yes, while it is hidden", "asked: no, it is hidden",
            ]
        ),
        (
            "vat", ["--set", "kind=company"],
            [
                "shown: yes, because \"visibleWhen\" is true: kind == 'company' (kind is company)",
                "valid: no, VAT is required. [required]", "asked: yes",
            ]
        ),
        (
            "age", person + ["--answers", "answers.json"],
            [
                "value: 3", "comes from: answers.json:1:9",
                "shown: yes, because the condition of the section \"More\" is true: kind == 'person' (kind is person)",
                "valid: no, Age must be at least 18. [tooSmall]",
                "asked: yes, because its answer is wrong",
            ]
        ),
        (
            "/people/0/nick", ["--set", "people.0.name=Ada"],
            [
                "people.0.nick: Nick, text",
                "shown: no, because \"visibleWhen\" is not true: kind == 'person' (kind is empty)",
            ]
        ),
        ("people.0.name", person, ["comes from: --set people.0.name"]),
        (
            "people", person,
            ["value: rows: 1", "comes from: its rows, each field of which can be explained"]
        ),
        (
            "count", person,
            [
                "value: 1", "comes from: a calculation, count(people)",
                "can be changed: no, it is calculated",
            ]
        ),
        (
            "count", ["--set", "kind=company"],
            [
                "shown: no, because the condition of page 2 is not true: kind == 'person' (kind is company)"
            ]
        ),
        (
            "due", person,
            [
                "value: soon", "comes from: the default",
                "can be changed: no, because \"enabledWhen\" is not true: kind == 'company' (kind is person)",
            ]
        ),
        (
            "user", person + ["--given", "given.json"],
            ["value: ada", "comes from: the program, by --given"]
        ),
        ("pin", person, ["value: ••••••••", "comes from: the variable FORMRUN_pin"]),
    ]

    @Test(arguments: explained)
    func explains(_ row: (field: String, arguments: [String], lines: [String])) {
        let (status, console) = Self.run(
            ["--explain", row.field] + row.arguments, variables: ["FORMRUN_pin": "1234"])
        #expect(status == .success)
        let lines = console.outputText.split(separator: "\n").map(String.init)
        for line in row.lines { #expect(lines.contains(line), "\(line) is not in \(lines)") }
        #expect(!console.outputText.contains("1234"))
    }

    /// A path leads to a key that begins with a combining mark, which makes one character with the slash.
    @Test(arguments: ["/\u{301}k", "\u{301}k", "/s/\u{345}", "s.\u{345}"])
    func keysThatBeginWithMarks(_ field: String) {
        let console = TestForms.console(
            #"""
            { "formrun": 1, "id": "f", "title": "F", "items": [
              { "type": "input", "name": "x", "key": "\u0301k", "title": "X" },
              { "type": "section", "name": "s", "title": "S", "items": [
                { "type": "input", "name": "y", "key": "\u0345", "title": "X" }] }] }
            """#)
        #expect(console.run("run", "form.json", "--explain", field) == .success)
        #expect(console.outputText.contains(": X, text"))
    }

    @Test(arguments: ["nobody", "people.7.name", "people.0", "", "/", "/nobody"])
    func unknownFields(_ field: String) {
        let (status, console) = Self.run(["--explain", field])
        #expect(status == .usage && console.output.isEmpty && !console.said.isEmpty)
    }
}
