import Testing
import formrun

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
        #expect(console.run(arguments) == .success)
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
        #expect(console.run(arguments) == .success)
        #expect(console.outputText.contains(#""page":"F","state":"\#(row.report)","isValid""#))
    }

    /// The card of an ending is drawn alone, and what does not reach one is refused.
    @Test(arguments: [
        (#"{"a":1}"#, [], Status.success, "Thank you."),
        (#"{"a":1}"#, ["--state", "empty"], .usage, ""), (#"{"a":"x"}"#, [], .usage, ""),
    ])
    func endings(_ values: String, _ options: [String], _ status: Status, _ text: String) {
        let console = TestForms.console(
            """
            { "formrun": 1, "id": "f", "title": "F",
              "items": [{ "type": "input", "name": "a", "title": "Amount", "value": "integer" }],
              "endings": [{ "name": "done", "text": "Thank you." }] }
            """)
        console.files["values"] = Array(values.utf8)
        #expect(
            console.run(["card", "form.json", "values", "--ending"] + options)
                == status)
        #expect(console.outputText.contains(text) && !console.outputText.contains("Amount"))
    }

    /// A page has control characters for which HTML has no references; a terminal would obey them.
    @Test(arguments: [true, false])
    func aPageAtATerminal(_ isTerminal: Bool) {
        let console = TestForms.console(
            """
            { "formrun": 1, "id": "f", "title": "F",
              "items": [{ "type": "input", "name": "m", "title": "M", "value": "multiline" }] }
            """)
        console.files["values"] = Array(#"{"m":"x\u009b31mRED"}"#.utf8)
        console.isOutputTerminal = isTerminal
        _ = console.run("card", "form.json", "values", "--format", "html")
        #expect(console.outputText.contains(isTerminal ? "x\u{FFFD}31mRED" : "x\u{9B}31mRED"))
        #expect(console.outputText.unicodeScalars.contains("\u{9B}") != isTerminal)
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
        #expect(TestForms.console().run("card", "form.json", "--values", "gone") == .unusableFile)
    }

    @Test(arguments: ["20", "80", "9223372036854775807"]) func widths(_ width: String) {
        let console = TestForms.console()
        #expect(console.run("card", "form.json", "--width", width) == .success)
        #expect(!console.outputText.contains("\u{1B}"))
        let colored = TestForms.console()
        #expect(colored.run("card", "form.json", "--color", "always", "--width", "20") == .success)
        #expect(colored.outputText.contains("\u{1B}["))
    }

    /// A state that cannot be drawn is refused with those that can be.
    @Test(
        arguments: [
            (
                "odd",
                "must be one of none, loading, empty, hasData, custom:invalid, custom:large, custom:later, not \"odd\"."
            ),
            ("custom:larg", "Did you mean custom:large?"), ("custom:", "must be one of none, "),
            ("Empty", "Did you mean empty?"),
            (
                "custom:later",
                "the pages with this state are hidden; give a FILE with answers that show one."
            ),
        ])
    func statesThatCannotBeDrawn(_ row: (state: String, message: String)) {
        let console = TestForms.console(
            """
            { "formrun": 1, "id": "f", "title": "F", "pages": [
              { "title": "One", "card": { "states": [{ "state": "custom:large", "when": "a > 9" }] },
                "items": [{ "type": "input", "name": "a", "title": "A", "value": "integer" }] },
              { "title": "Two", "visibleWhen": "a > 9",
                "card": { "states": [{ "state": "custom:later", "when": "a > 19" }] },
                "items": [{ "type": "label", "title": "B" }] }] }
            """)
        #expect(console.run("card", "form.json", "--state", row.state) == .usage)
        #expect(console.saidText.contains(row.message), "\(console.saidText)")
        #expect(console.outputText.isEmpty)
    }

    @Test(arguments: ["html", "json", "accessible"])
    func everyFormatIsWithoutColours(_ format: String) {
        let console = TestForms.console()
        #expect(
            console.run("card", "form.json", "--format", format, "--color", "never") == .success)
        #expect(!console.outputText.contains("\u{1B}"))
    }

    /// An option that would change nothing is refused with the option to which it belongs.
    @Test(
        arguments: [
            (
                ["--format", "text", "--allow-secrets"],
                "--allow-secrets belongs to --format adaptive."
            ),
            (["--format", "json", "--standalone"], "--standalone belongs to --format html."),
            (["--format", "html", "--width", "40"], "--width belongs to --format text."),
            (
                ["--format", "accessible", "--glyphs", "ascii"],
                "--glyphs belongs to --format text."
            ),
            (
                ["--format", "adaptive", "--theme", "mint"],
                "--theme belongs to --format text and --format html."
            ),
            (
                ["--format", "html", "--theme", "mint"],
                "--theme with --format html belongs to --standalone."
            ),
            (
                ["--format", "html", "--background", "dark"],
                "--background belongs to --format text."
            ),
            (
                ["--format", "html", "--show-state"],
                "--show-state belongs to --format text and --format accessible."
            ),
            (
                ["--format", "json", "--theme", "./gone.json"],
                "--theme belongs to --format text and --format html."
            ),
            (["--report", "json", "--theme", "mint"], "--theme belongs to --report text."),
            (["--report", "json", "--format", "html"], "--format belongs to --report text."),
        ])
    func optionsThatMeanNothing(_ row: (options: [String], message: String)) {
        let console = TestForms.console()
        #expect(console.run(["card", "form.json"] + row.options) == .usage)
        #expect(console.saidText.contains(row.message), "\(console.saidText)")
        #expect(console.outputText.isEmpty)
    }
}
