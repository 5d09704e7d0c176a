import Testing

@testable import formrun

@Suite struct CardCommandTests {
    static let rows: [(values: String?, state: String?, report: String)] = [
        (nil, nil, "empty"), (#"{"name":"Ada"}"#, nil, "hasData"),
        (#"{"name":"A"}"#, nil, "custom:invalid"), (nil, "loading", "loading"),
    ]

    @Test(arguments: rows) func states(_ row: (values: String?, state: String?, report: String)) {
        let console = TestForms.console()
        var arguments = ["card", "form.json", "--report", "json"]
        if let values = row.values {
            console.files["values"] = Array(values.utf8)
            arguments += ["--values", "values"]
        }
        if let state = row.state { arguments += ["--state", state] }
        #expect(CommandLineTool.run(arguments, console) == .success)
        #expect(
            console.outputText.contains(#""page":"Sign up","state":"\#(row.report)","isValid""#))
    }

    @Test(
        arguments: [
            (#"{"amount":1}"#, nil, "hasData"), (#"{"amount":100}"#, nil, "custom:large"),
            (#"{"amount":1}"#, "custom:large", "custom:large"),
            (#"{"amount":100}"#, "empty", "empty"),
        ] as [(String, String?, String)])
    func statesOfTheForm(_ row: (values: String, state: String?, report: String)) {
        let console = TestForms.console(
            """
            { "formrun": 1, "id": "f", "title": "F",
              "card": { "states": [{ "state": "custom:large", "when": "amount > 9" }] },
              "items": [{ "type": "input", "name": "amount", "title": "A", "value": "integer" }] }
            """)
        console.files["values"] = Array(row.values.utf8)
        let state = row.state.map { ["--state", $0] } ?? []
        let arguments = ["card", "form.json", "--values", "values", "--report", "json"] + state
        #expect(CommandLineTool.run(arguments, console) == .success)
        #expect(console.outputText.contains(#""page":"F","state":"\#(row.report)","isValid""#))
    }

    /// A file of values is named like a submission.
    @Test func theFileMayStandBehindTheForm() {
        let named = TestForms.console()
        let behind = TestForms.console()
        for console in [named, behind] { console.files["values"] = Array(#"{"name":"Ada"}"#.utf8) }
        #expect(named.run("card", "form.json", "--values", "values") == .success)
        #expect(behind.run("card", "form.json", "values") == .success)
        #expect(behind.outputText == named.outputText && behind.outputText.contains("Ada"))
        let input = TestForms.console()
        input.input = Array(#"{"name":"Ada"}"#.utf8)
        #expect(input.run("card", "form.json", "-") == .success)
        #expect(input.outputText == named.outputText)
        #expect(behind.run("card", "form.json", "values", "--values", "values") == .usage)
        #expect(behind.run("card", "-", "-") == .usage)
        #expect(behind.run("card", "form.json", "values", "values") == .usage)
    }

    @Test func valuesThatCannotBeUsed() {
        let console = TestForms.console()
        console.files["values"] = Array("[".utf8)
        #expect(console.run("card", "form.json", "--values", "values") == .invalid)
        #expect(console.saidText.hasPrefix("values:1:2: This is not JSON"))
        #expect(TestForms.console().run("card", "form.json", "--state", "odd") == .usage)
        #expect(TestForms.console().run("card", "form.json", "--values", "gone") == .fileTrouble)
    }

    @Test(arguments: ["20", "80", "9223372036854775807"]) func widths(_ width: String) {
        let console = TestForms.console()
        #expect(console.run("card", "form.json", "--width", width) == .success)
        #expect(!console.outputText.contains("\u{1B}"))
        let colored = TestForms.console()
        #expect(colored.run("card", "form.json", "--color", "always", "--width", "20") == .success)
        #expect(colored.outputText.contains("\u{1B}["))
    }
}
