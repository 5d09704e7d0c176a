import FormModel
import FormValidation
import Testing
import formrun

/// Runs of forms with endings, with fields that the program sets, and with buttons that are hidden.
@Suite struct EndingRunTests {
    private static let form = """
        { "formrun": 1, "id": "e", "title": "E", "pages": [
            { "items": [
              { "type": "input", "name": "passport", "title": "Passport", "value": "boolean",
                "validators": ["required"] },
              { "type": "input", "name": "name", "title": "Name", "validators": ["required"] } ] },
            { "items": [
              { "type": "input", "name": "b", "title": "B", "validators": ["required"] },
              { "type": "button", "name": "go", "title": "Go", "action": "submit" } ] } ],
          "endings": [
            { "name": "no", "when": "passport == false", "title": "Sorry", "text": "Call\\nus.", "accepted": false },
            { "name": "short", "when": "name == 'x'", "text": "That was all." },
            { "name": "done", "text": "Thank you." } ] }
        """

    typealias Row = (
        input: String, arguments: [String], status: Status, output: String, said: [String]?
    )

    private static let rows: [Row] = [
        ("no\nAda\n", [], Status.declined, "", ["Sorry", "Call", "us."]),
        // An answer that is missing does not matter any more, but one that is wrong does.
        ("no\n", [], .declined, "", ["Sorry", "Call", "us."]),
        ("", ["--no-input", "--set", "passport=no"], .declined, "", ["Sorry", "Call", "us."]),
        ("no\nAda\nx\n", [], .invalid, "", nil), ("maybe\n", [], .invalid, "", nil),
        ("yes\nx\n", [], .success, #"{"passport":true,"name":"x"}"# + "\n", ["That was all."]),
        (
            "yes\nAda\nb\n", [], .success, #"{"passport":true,"name":"Ada","b":"b"}"# + "\n",
            ["Thank you."]
        ),
        ("yes\nAda\n", [], .unanswered, "", nil),
    ]

    @Test(arguments: rows)
    func withoutATerminal(_ row: Row) {
        let console = TestForms.console(Self.form)
        console.input = Array(row.input.utf8)
        let status = console.run(["run", "form.json", "--output-file", "out"] + row.arguments)
        #expect(status == row.status)
        #expect(
            console.files["out"].map { String(decoding: $0, as: UTF8.self) } ?? "" == row.output)
        if let said = row.said {
            #expect(console.said == said)
        } else {
            #expect(!console.said.contains("Sorry") && !console.said.contains("Thank you."))
        }
    }

    /// An answer behind an ending is not used, and is reported; a wrong answer is reported together with the ending.
    @Test(arguments: [
        (
            #"{"passport":false,"name":"Ada","b":"q"}"#, Status.declined,
            [
                "a.json:1:36: /b: B does not belong to these answers; leave it out. [hiddenField]",
                "Sorry", "Call", "us.",
            ]
        ),
        (
            #"{"passport":false,"name":1}"#, .invalid,
            [
                "a.json:1:26: /name: Name must be a text. A number was sent. [wrongType]",
                "These answers end the form at \"Sorry\" and are not accepted. Call us. [ended]",
            ]
        ),
    ])
    func otherAnswersBesideAnEnding(_ answers: String, _ status: Status, _ said: [String]) {
        let console = TestForms.console(Self.form)
        console.files["a.json"] = Array(answers.utf8)
        #expect(console.run("run", "form.json", "--no-input", "--answers", "a.json") == status)
        #expect(console.said == said)
        #expect(console.output.isEmpty)
    }

    @Test func anEndingSaysItsTextInAReport() {
        let form = """
            { "formrun": 1, "id": "e", "title": "E", "items": [
                { "type": "input", "name": "a", "title": "A", "value": "integer" },
                { "type": "input", "name": "z", "title": "Z", "value": "integer" } ],
              "endings": [ { "name": "no", "when": "a > 2", "title": "Stop at {a}", "text": "**Call** {a}.\\nNow.", "accepted": false },
                           { "name": "low", "when": "a < 0", "text": "Too low.", "accepted": false } ] }
            """
        for (answers, said) in [
            (
                #"{"a":3,"z":"q"}"#,
                [
                    "Z must be a whole number.",
                    "at \"Stop at 3\" and are not accepted. Call 3. Now. [ended]",
                ]
            ),
            (#"{"a":-1}"#, ["at \"low\" and are not accepted. Too low. [ended]"]),
        ] {
            let console = TestForms.console(form)
            console.input = Array(answers.utf8)
            #expect(console.run("validate", "form.json") == .invalid)
            for sentence in said { #expect(console.outputText.contains(sentence)) }
        }
    }

    @Test func atATerminal() throws {
        var dialogue = try DialogueHarness(Self.form)
        dialogue.type("no")
        let end = dialogue.type("Ada")
        #expect(end.contains("Sorry") && end.contains("us."))
        #expect(end.last == "? Enter ends here, a number changes an answer, :quit leaves: ")
        #expect(!end.contains { $0.contains("B") && $0.contains(")") })
        // The person may have answered by mistake.
        dialogue.type("1")
        dialogue.type("yes")
        dialogue.type("b")
        #expect(dialogue.status == nil)
        dialogue.type("")
        #expect(dialogue.status == .success)
        #expect(dialogue.transcript.suffix(2) == ["✓ Submitted.", "Thank you."])
        var other = try DialogueHarness(Self.form)
        other.type(lines: "no", "Ada", "")
        #expect(other.status == .declined)
        #expect(!other.transcript.contains { $0.contains("Submitted") })
    }

    private static let hidden = """
        { "formrun": 1, "id": "e", "title": "E", "items": [
            { "type": "input", "name": "ok", "title": "OK", "value": "boolean" },
            { "type": "button", "name": "go", "title": "Go", "action": "submit", "visibleWhen": "ok" } ] }
        """

    /// A form whose submit button is hidden is not submitted.
    @Test func aHiddenButtonSubmitsNothing() throws {
        let console = TestForms.console(Self.hidden)
        console.input = Array("no\n".utf8)
        #expect(console.run("run", "form.json") == .declined)
        #expect(console.output.isEmpty)
        #expect(
            console.said == [
                "These answers cannot be submitted: the form shows no button for it."
            ])
        let shown = TestForms.console(Self.hidden)
        shown.input = Array("yes\n".utf8)
        #expect(shown.run("run", "form.json") == .success)
        var dialogue = try DialogueHarness(Self.hidden)
        dialogue.type(lines: "no", "")
        #expect(dialogue.status == .declined)
        #expect(!dialogue.transcript.contains { $0.contains("Submitted") })
    }

    private static let given = """
        { "formrun": 1, "id": "g", "title": "G", "values": { "known": "present(mail)" }, "items": [
            { "type": "input", "name": "mail", "title": "Mail", "setBy": "program",
              "validators": ["required", "email"] },
            { "type": "input", "name": "token", "title": "Token", "shown": false },
            { "type": "input", "name": "level", "title": "Level", "value": "integer", "setBy": "program",
              "shown": false },
            { "type": "input", "name": "note", "title": "Note", "visibleWhen": "known" } ] }
        """

    private func console(_ given: String?) -> RecordingConsole {
        let console = TestForms.console(Self.given)
        if let given { console.files["given.json"] = Array(given.utf8) }
        return console
    }

    typealias GivenRow = (
        given: String, input: String, arguments: [String], status: Status, output: String,
        said: [String]
    )

    private static let givenRows: [GivenRow] = [
        (
            #"{"mail":"a@b.de","level":3}"#, "hello\n", [], Status.success,
            #"{"mail":"a@b.de","level":3,"note":"hello"}"# + "\n", []
        ),
        (
            #"{"mail":"a@b.de"}"#, "hello\n", ["--set", "mail=a@b.de", "--set", "token=t"],
            .success,
            #"{"mail":"a@b.de","token":"t","note":"hello"}"# + "\n", []
        ),
        (
            #"{"mail":"a@b.de"}"#, "", ["--no-input", "--set", "mail=e@b.de"], .invalid, "",
            [
                "/mail: Mail is set by the program, and the value that was sent differs; leave it out. [notGiven]"
            ]
        ),
        (
            "{}", "", [], .unanswered, "",
            [
                "/mail: Mail is required. The program sets it: give it with --given FILE. [required]"
            ]
        ),
        (
            #"{"mail":"x"}"#, "", ["--no-input"], .invalid, "",
            ["/mail: Mail must be an e-mail address, such as ada@example.com. [email]"]
        ),
        (
            #"{"mial":"x","note":"n","level":"no"}"#, "", [], .usage, "",
            [
                "given.json:1:2: /mial: There is no field \"mial\" in this form; did you mean \"mail\"? [unknownField]",
                "given.json:1:13: \"note\" is not set by the program; give it with --answers FILE or --set.",
                "given.json:1:32: /level: Level must be a whole number. A text was sent. [wrongType]",
            ]
        ),
        (
            "[", "", [], .usage, "",
            [
                "given.json:1:2: This is not JSON: a value is missing here. [malformedJSON]"
            ]
        ),
    ]

    @Test func givenValuesOfSections() {
        let console = TestForms.console(
            """
            { "formrun": 1, "id": "f", "title": "F", "items": [
              { "type": "section", "name": "s", "title": "S", "items": [
                { "type": "input", "name": "x", "title": "X", "setBy": "program" },
                { "type": "input", "name": "y", "title": "Y" } ] } ] }
            """)
        console.files["good.json"] = Array(#"{"s":{"x":"1"}}"#.utf8)
        console.files["bad.json"] = Array(#"{"s":{"y":"1"}}"#.utf8)
        #expect(console.run("run", "form.json", "--no-input", "--given", "good.json") == .success)
        #expect(console.outputText == #"{"s":{"x":"1"}}"# + "\n")
        #expect(console.run("run", "form.json", "--no-input", "--given", "bad.json") == .usage)
        #expect(console.saidText.contains(#"bad.json:1:7: "s.y" is not set by the program"#))
    }

    @Test(arguments: givenRows)
    func givenValues(_ row: GivenRow) {
        let console = console(row.given)
        console.input = Array(row.input.utf8)
        let status = console.run(["run", "form.json", "--given", "given.json"] + row.arguments)
        #expect(status == row.status)
        #expect(console.outputText == row.output)
        if row.given != "[" { #expect(console.said == row.said) }
        guard status == .success else { return }
        // What a run hands out, validate takes with the same values.
        let judged = self.console(row.given)
        judged.input = console.output
        #expect(judged.run("validate", "form.json", "--given", "given.json") == .success)
        let other = self.console(#"{"mail":"other@b.de"}"#)
        other.input = console.output
        #expect(other.run("validate", "form.json", "--given", "given.json") == .invalid)
    }

    @Test func aFieldOfTheProgramIsShownAndNotAsked() throws {
        let console = console(#"{"mail":"a@b.de","level":3}"#)
        console.isInputTerminal = true
        let terminal = ScriptedTerminal(lines: ["hello", ""])
        console.scripted = terminal
        #expect(console.run("run", "form.json", "--given", "given.json") == .success)
        #expect(console.outputText == #"{"mail":"a@b.de","level":3,"note":"hello"}"# + "\n")
        let shown = terminal.screen.lines.joined(separator: "\n")
        #expect(
            shown.contains("Mail  a@b.de") && !shown.contains("Level") && !shown.contains("Token"))
        let missing = self.console(nil)
        missing.isInputTerminal = true
        missing.scripted = ScriptedTerminal(lines: [])
        #expect(missing.run("run", "form.json") == .unanswered)
        #expect(missing.saidText.contains("--given FILE"))
    }

    @Test func cards() {
        let console = console(#"{"mail":"a@b.de","level":3}"#)
        #expect(
            console.run("card", "form.json", "--given", "given.json", "--show-state") == .success)
        #expect(console.outputText.contains("a@b.de") && console.outputText.contains("empty"))
        #expect(!console.outputText.contains("Level") && !console.outputText.contains("Token"))
        #expect(console.run("card", "form.json", "--given", "-") == .usage)
    }
}
