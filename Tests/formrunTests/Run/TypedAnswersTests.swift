import FormModel
import FormValidation
import Testing
import formrun

/// Typed values, read by the same reader at the terminal, from standard input and for `--set`.
@Suite struct TypedAnswersTests {
    private static let form = """
        { "formrun": 1, "id": "t", "title": "T", "items": [
          { "type": "input", "name": "d", "title": "Day", "value": "date" },
          { "type": "input", "name": "n", "title": "Number", "value": "decimal" },
          { "type": "input", "name": "p", "title": "Price", "value": "decimal",
            "formatter": { "currency": { "code": "EUR" } } },
          { "type": "input", "name": "b", "title": "Box", "value": "boolean" },
          { "type": "input", "name": "l", "title": "Length", "value": "duration" },
          { "type": "input", "name": "o", "title": "One", "value": "choice",
            "choices": [{ "value": "r", "title": "Red" }, { "value": "g", "title": "Green" }] },
          { "type": "input", "name": "s", "title": "Several", "value": "choices",
            "choices": [{ "value": "x", "title": "IE, old" }, "chrome", "firefox"] }
        ] }
        """

    static let rows: [(locale: String, typed: [String], answers: String)] = [
        (
            "de", ["24.12.2026", "1.234,5", "12,50 €", "ja", "1 Stunde 30 Minuten", "2", "1,3"],
            #"{"d":"2026-12-24","n":1234.5,"p":12.50,"b":true,"l":"PT1H30M","o":"g","s":["x","firefox"]}"#
        ),
        (
            "en-US",
            ["12/24/2026", "1,234.5", "€1,234.50", "no", "1h30m", "gr", #""IE, old", chrome"#],
            #"{"d":"2026-12-24","n":1234.5,"p":1234.50,"b":false,"l":"PT1H30M","o":"g","s":["x","chrome"]}"#
        ),
        (
            "ja", ["2026年12月24日", "１，２３４", "1234", "はい", "90分", "1", "すべて"],
            #"{"d":"2026-12-24","n":1234,"p":1234.00,"b":true,"l":"PT90M","o":"r","s":["x","chrome","firefox"]}"#
        ),
    ]

    @Test(arguments: rows.indices) func lines(_ index: Int) {
        let row = Self.rows[index]
        let console = TestForms.console(Self.form)
        console.input = Array(row.typed.map { $0 + "\n" }.joined().utf8)
        #expect(console.run("run", "form.json", "--locale", row.locale) == .success)
        #expect(console.outputText == row.answers + "\n", "\(console.saidText)")
    }

    @Test(arguments: rows.indices) func settings(_ index: Int) {
        let row = Self.rows[index]
        let console = TestForms.console(Self.form)
        let settings = zip(["d", "n", "p", "b", "l", "o", "s"], row.typed).flatMap {
            ["--set", "\($0)=\($1)"]
        }
        let arguments = ["run", "form.json", "--no-input", "--locale", row.locale] + settings
        #expect(console.run(arguments) == .success)
        #expect(console.outputText == row.answers + "\n", "\(console.saidText)")
    }

    @Test(arguments: rows.indices) func atTheTerminal(_ index: Int) throws {
        let row = Self.rows[index]
        var dialogue = try DialogueHarness(Self.form, locale: try #require(LanguageTag(row.locale)))
        for line in row.typed { dialogue.type(line) }
        dialogue.type("")
        #expect(dialogue.status == .success, "\(dialogue.transcript)")
        let answers = dialogue.answers
        #expect(String(decoding: answers, as: UTF8.self) == row.answers + "\n")
    }

    /// Answers in JSON are read as JSON, in every locale.
    @Test func answersInJSONAreStrict() {
        let console = TestForms.console(Self.form)
        console.files["a.json"] = Array(#"{"d":"24.12.2026","n":"1,5"}"#.utf8)
        let status = console.run(
            "run", "form.json", "--no-input", "--locale", "de", "--answers", "a.json")
        #expect(status == .invalid)
    }

    @Test func whatCouldMeanTwoThingsIsShownFirst() throws {
        var dialogue = try DialogueHarness(Self.form, locale: "de")
        dialogue.type("")
        let shown = dialogue.type("1.234")
        #expect(shown == ["? Number (freiwillig): 1234", "  Gelesen als 1234; Enter übernimmt."])
        #expect(dialogue.type("1234").first == "Number: 1234")
        #expect(dialogue.dataSource.value(of: "n") == .decimal(1234))
    }

    @Test func thePromptSaysHowSeveralAreNamed() throws {
        var dialogue = try DialogueHarness(Self.form)
        dialogue.type(lines: "", "", "", "", "", "")
        let lines = dialogue.transcript.suffix(5)
        #expect(
            Array(lines) == [
                "  1) IE, old", "  2) chrome", "  3) firefox",
                "  Choose several as 1,3 or 1-2, by title, or all; put a title with a comma in quotes.",
                "? Several (optional): ",
            ])
    }

    /// Choices that are numbers have no position numbers.
    @Test func choicesThatAreNumbersHaveNoPlaces() throws {
        var dialogue = try DialogueHarness(
            """
            { "formrun": 1, "id": "t", "title": "T", "items": [
              { "type": "input", "name": "o", "title": "One", "value": "choice", "choices": ["1", "2", "5"] }
            ] }
            """)
        #expect(dialogue.transcript.contains("  - 5"))
        dialogue.type("3")
        #expect(dialogue.dataSource.issues.map(\.code) == [.notAChoice])
        dialogue.type("5")
        #expect(dialogue.dataSource.value(of: "o") == .choice("5"))
    }

    /// Days from today are for persons: a dialogue says the day before another Enter takes it, a line of standard input is taken.
    @Test func daysFromToday() throws {
        let form = """
            { "formrun": 1, "id": "t", "title": "T", "items": [
              { "type": "input", "name": "d", "title": "Day", "value": "date" }
            ] }
            """
        let console = TestForms.console(form)
        console.input = Array("+3\n".utf8)
        #expect(console.run("run", "form.json", "--today", "2026-11-24") == .success)
        #expect(console.outputText == #"{"d":"2026-11-27"}"# + "\n")
        for arguments in [["--set", "d=+3"], ["--answers", "a.json"]] {
            let console = TestForms.console(form)
            console.files["a.json"] = Array(#"{"d":"+3"}"#.utf8)
            let status = console.run(
                ["run", "form.json", "--no-input", "--today", "2026-11-24"] + arguments)
            #expect(status == .invalid, "\(arguments)")
        }
        var dialogue = try DialogueHarness(
            form, clock: .fixed(try #require(DateTime("2026-11-24T09:00:00Z"))))
        #expect(dialogue.type("-1").contains { $0.contains("Read as 2026-11-23") })
        #expect(dialogue.status == nil)
        dialogue.type("2026-11-23")
        let day = try #require(CalendarDate("2026-11-23"))
        #expect(dialogue.dataSource.value(of: "d") == .date(day))
    }

    @Test func sentencesSayWhatCanBeTyped() throws {
        var dialogue = try DialogueHarness(
            """
            { "formrun": 1, "id": "t", "title": "T", "items": [
              { "type": "input", "name": "d", "title": "Tag", "value": "date",
                "validators": [{ "range": { "min": "2026-02-01" } }] },
              { "type": "input", "name": "n", "title": "Zahl", "value": "decimal",
                "validators": [{ "range": { "min": 0.05 } }] }
            ] }
            """, locale: "de")
        #expect(dialogue.transcript.last == "? Tag (z. B. 01.02.2026) (freiwillig): ")
        #expect(dialogue.type("x").last?.hasSuffix("etwa 31.01.2026.") == true)
        #expect(dialogue.type("1.1.2026").last?.contains("vor 01.02.2026") == true)
        dialogue.type("1.2.2026")
        #expect(dialogue.type("0,01").last?.hasSuffix("mindestens 0,05 betragen.") == true)
    }
}
