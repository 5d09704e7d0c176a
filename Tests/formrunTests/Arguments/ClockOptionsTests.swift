import FormModel
import Testing

@testable import formrun

@Suite struct ClockOptionsTests {
    static let form = """
        { "formrun": 1, "id": "c", "title": "C", "items": [
          { "type": "input", "name": "born", "title": "Born", "value": "date",
            "validators": [{ "range": { "max": "today - 18 years" } }] },
          { "type": "input", "name": "start", "title": "Start", "value": "dateTime",
            "validators": [{ "range": { "min": "now" } }] }
        ] }
        """

    /// The clock of the console is at noon of 2026-11-21 in UTC.
    @Test(
        arguments: [
            ([], #"{"born":"2008-11-21"}"#, .success), ([], #"{"born":"2008-11-22"}"#, .invalid),
            (["--today", "2026-11-22"], #"{"born":"2008-11-22"}"#, .success),
            (["--today=2024-02-29"], #"{"born":"2006-02-28"}"#, .success),
            (["--today=2024-02-29"], #"{"born":"2006-03-01"}"#, .invalid),
            ([], #"{"start":"2026-11-21T12:00:00Z"}"#, .success),
            ([], #"{"start":"2026-11-21T11:59:59Z"}"#, .invalid),
            (
                ["--now", "2026-11-21T11:00:00+01:00"], #"{"start":"2026-11-21T10:00:00Z"}"#,
                .success
            ),
            (
                ["--now", "2026-11-21T11:00:00+01:00"], #"{"start":"2026-11-21T09:59:59Z"}"#,
                .invalid
            ),
            (["--today", "2026-11-22"], #"{"start":"2026-11-22T00:00:00Z"}"#, .success),
            (["--now", "2026-11-21T23:30:00-05:00"], #"{"born":"2008-11-21"}"#, .success),
            (["--now", "2026-11-21T23:30:00-05:00"], #"{"born":"2008-11-22"}"#, .invalid),
        ] as [([String], String, Status)])
    func everyCommandTakesTheTime(
        _ row: (options: [String], submission: String, status: Status)
    ) {
        let console = TestForms.console(ClockOptionsTests.form)
        console.input = Array(row.submission.utf8)
        console.files["answers"] = console.input
        #expect(
            console.run(["validate", "form.json"] + row.options) == row.status)
        let run = TestForms.console(ClockOptionsTests.form)
        run.files["answers"] = console.files["answers"]
        let arguments = ["run", "form.json", "--no-input", "--answers", "answers"] + row.options
        #expect(run.run(arguments) == row.status)
        let card = TestForms.console(ClockOptionsTests.form)
        card.files["answers"] = console.files["answers"]
        let drawing =
            ["card", "form.json", "--values", "answers", "--report", "json"] + row.options
        #expect(card.run(drawing) == .success)
        #expect(card.outputText.contains("custom:invalid") == (row.status == .invalid))
    }

    @Test(arguments: [
        ["--today", "2026-02-29"], ["--today", "now"], ["--now", "2026-11-21"], ["--now", "12:00"],
        ["--today", "2026-11-21", "--now", "2026-11-21T00:00:00Z"], ["--today"],
    ])
    func wrongUsage(_ options: [String]) {
        for command in ["validate", "run", "card"] {
            let console = TestForms.console(ClockOptionsTests.form)
            #expect(console.run([command, "form.json"] + options) == .usage)
            #expect(console.outputText.isEmpty && !console.said.isEmpty)
        }
    }

    @Test func withoutAClockTheCommandSaysSo() {
        let console = TestForms.console(ClockOptionsTests.form)
        console.now = nil
        console.input = Array(#"{"born":"2000-01-01"}"#.utf8)
        #expect(console.run("validate", "form.json") == .invalid)
        #expect(console.outputText.hasSuffix("[timeUnknown]\n"))
    }

    @Test func theClockOfTheProcessIsRead() throws {
        let now = try #require(StandardConsole().now)
        let earlier = try #require(DateTime("2025-01-01T00:00:00Z"))
        #expect(now > earlier && (-1_439...1_439).contains(now.offset))
    }
}
