import FormCards
import FormModel
import Testing
import formrun

/// All commands report warnings, and none fails because of them.
@Suite struct WarningsTests {
    static let form = """
        { "formrun": 1, "id": "w", "title": "W", "items": [
          { "type": "input", "name": "name", "title": "Name",
            "validators": ["required", { "warning": { "length": { "min": 3 } } },
                           { "length": { "max": 5 } }] },
          { "type": "input", "name": "nick", "title": "Nick", "validators": [{ "warning": "required" }] }
        ] }
        """

    private func validate(_ input: String, _ arguments: String...) -> (Status, String) {
        let console = TestForms.console(WarningsTests.form)
        console.input = Array(input.utf8)
        let status = console.run(["validate", "form.json"] + arguments)
        return (status, console.outputText)
    }

    private static func short(line: Int = 1) -> String {
        #"{"path":"/name","line":\#(line),"column":9,"code":"tooShort","severity":"warning","params":{"min":3,"actual":2},"message":"Name must have at least 3 characters."}"#
    }

    private static func long(line: Int) -> String {
        #"{"path":"/name","line":\#(line),"column":9,"code":"tooLong","params":{"max":5,"actual":6},"message":"Name must have at most 5 characters."}"#
    }

    private static func nick(line: Int = 1) -> String {
        #"{"path":"/nick","line":\#(line),"column":1,"code":"required","severity":"warning","params":{},"message":"Nick is required."}"#
    }

    @Test func validateOne() {
        let (status, text) = validate(#"{"name":"Al"}"#)
        #expect(status == .success)
        #expect(
            text == """
                -:1:9: warning: /name: Name must have at least 3 characters. [tooShort]
                -:1:1: warning: /nick: Nick is required. [required]

                """)
        let (worse, reported) = validate(#"{"name":"Albert"}"#)
        #expect(worse == .invalid)
        #expect(
            reported == """
                -:1:9: /name: Name must have at most 5 characters. [tooLong]
                -:1:1: warning: /nick: Nick is required. [required]

                """)
        let (json, report) = validate(#"{"name":"Al"}"#, "--report", "json")
        #expect(json == .success)
        #expect(
            report == #"{"file":"-","line":1,"valid":true,"issues":["#
                + "\(WarningsTests.short()),\(WarningsTests.nick())]}\n")
    }

    /// The notice of further warnings is no error, either.
    @Test func moreWarningsThanAreReported() {
        let (status, report) = validate(#"{"name":"Al"}"#, "--report", "json", "--max-issues", "1")
        #expect(status == .success)
        let more =
            #"{"path":"","line":1,"column":1,"code":"tooManyIssues","severity":"warning","params":{"max":1},"message":"There is more than 1 issue; the others are not shown."}"#
        #expect(
            report == #"{"file":"-","line":1,"valid":true,"issues":["#
                + "\(WarningsTests.short()),\(more)]}\n")
        let (_, text) = validate(#"{"name":"Al"}"#, "--max-issues", "1")
        #expect(text.contains("-:1:1: warning: There is more than 1 issue"))
        let (invalid, reported) = validate(
            #"{"name":"Albert"}"#, "--report", "json", "--max-issues", "1")
        #expect(invalid == .invalid && reported.contains(#""code":"tooManyIssues","params""#))
    }

    @Test(arguments: ["1", "3"]) func validateMany(_ jobs: String) {
        let lines = """
            {"name":"Ada","nick":"a"}
            {"name":"Al","nick":"a"}
            {"name":"Albert"}
            {"name":"Al"}

            """
        let (summary, counts) = validate(lines, "--ndjson", "--report", "summary", "--jobs", jobs)
        #expect(summary == .invalid && counts == "4 submissions: 3 valid, 1 invalid\n")
        // A valid submission with warnings is reported, too.
        let (_, json) = validate(lines, "--ndjson", "--report", "json", "--jobs", jobs)
        #expect(
            json == """
                {"file":"-","line":2,"valid":true,"issues":[\(WarningsTests.short(line: 2))]}
                {"file":"-","line":3,"valid":false,"issues":[\(WarningsTests.long(line: 3)),\(WarningsTests.nick(line: 3))]}
                {"file":"-","line":4,"valid":true,"issues":[\(WarningsTests.short(line: 4)),\(WarningsTests.nick(line: 4))]}

                """)
        let (status, text) = validate("{\"name\":\"Al\",\"nick\":\"a\"}\n", "--ndjson")
        #expect(status == .success && text.contains("-:1:9: warning: /name: "))
        // Only invalid submissions count for `--stop-after`.
        let (_, stopped) = validate(lines, "--ndjson", "--stop-after", "1", "--report", "json")
        #expect(stopped.split(separator: "\n").count == 2)
    }

    /// The same code at one field, as a warning and as an error.
    @Test func severitiesAreNotMixedUp() {
        let console = TestForms.console(
            """
            { "formrun": 1, "id": "w", "title": "W", "items": [
              { "type": "input", "name": "tags", "title": "Tags", "value": "choices",
                "choices": ["a", "bb", "ccc"],
                "validators": [{ "each": [{ "warning": { "pattern": "a|bb" } }, { "pattern": "bb|ccc" }] }] }
            ] }
            """)
        console.input = Array("{\"tags\":[\"a\"]}\n{\"tags\":[\"ccc\"]}\n{\"tags\":[\"a\"]}\n".utf8)
        #expect(console.run("validate", "form.json", "--ndjson", "--report", "json") == .invalid)
        let lines = console.outputText.split(separator: "\n")
        #expect(lines.map { $0.contains("warning") } == [false, true, false])
        #expect(lines.map { $0.contains(#""valid":true"#) } == [false, true, false])
    }

    @Test func acceptedAndRejected() throws {
        let folder = try TemporaryFolder()
        let console = TestForms.console(WarningsTests.form)
        console.input = Array("{\"name\":\"Al\"}\n{\"name\":\"Albert\"}\n".utf8)
        let status = console.run(
            "validate", "form.json", "--ndjson", "--report", "none", "--accepted",
            folder.path("accepted"), "--rejected", folder.path("rejected"))
        #expect(status == .invalid)
        #expect(folder.text("accepted") == "{\"name\":\"Al\"}\n")
        #expect(
            folder.text("rejected")
                == "{\"line\":2,\"submission\":{\"name\":\"Albert\"},\"issues\":[\(WarningsTests.long(line: 2)),\(WarningsTests.nick(line: 2))]}\n"
        )
    }

    @Test func runWithoutAPerson() {
        let console = TestForms.console(WarningsTests.form)
        #expect(console.run("run", "form.json", "--no-input", "--set", "name=Al") == .success)
        #expect(console.outputText == "{\"name\":\"Al\"}\n")
        #expect(
            console.said == [
                "warning: /name: Name must have at least 3 characters. [tooShort]",
                "warning: /nick: Nick is required. Give it with --set nick=VALUE or --answers FILE. [required]",
            ])
        // A recommended answer is not required.
        let empty = TestForms.console(WarningsTests.form)
        #expect(empty.run("run", "form.json", "--no-input") == .unanswered)
        #expect(empty.outputText.isEmpty && empty.said.count == 2)
        let lines = TestForms.console(WarningsTests.form)
        lines.input = Array("Al\n\n".utf8)
        #expect(lines.run("run", "form.json") == .success)
    }

    @Test func runWithAPerson() throws {
        var dialogue = try DialogueHarness(WarningsTests.form)
        dialogue.type(lines: "Al", "", "")
        #expect(dialogue.status == .success)
        #expect(
            dialogue.transcript.dropFirst(3) == [
                "? Name: ", "Name: Al", "  ! Name must have at least 3 characters.",
                "? Nick (optional): ", "Nick: —", "  ! Nick is required.", "Review",
                "  1) Name: Al",
                "  2) Nick: —", "  ! Name must have at least 3 characters.",
                "  ! Nick is required.",
                "? Submit (Enter submits, a number changes an answer, :quit leaves): ",
                "✓ Submitted.",
            ])
        // A supplied value is not asked for because of a warning.
        let supplied = try DialogueHarness(
            WarningsTests.form, answers: #"{"name":"Al","nick":"a"}"#)
        #expect(!supplied.everything.contains("? Name"))
        #expect(supplied.everything.contains("  ! Name must have at least 3 characters."))
    }

    @Test func cards() {
        let console = TestForms.console(WarningsTests.form)
        console.files["values"] = Array(#"{"name":"Al"}"#.utf8)
        #expect(
            console.run("card", "form.json", "--values", "values", "--report", "json") == .success)
        #expect(console.outputText.contains(#""state":"hasData","isValid":true"#))
        #expect(console.outputText.contains(#""code":"tooShort","severity":"warning""#))
        let drawn = TestForms.console(WarningsTests.form)
        drawn.files = console.files
        #expect(drawn.run("card", "form.json", "--values", "values") == .success)
        #expect(drawn.outputText.contains("! Warning: Name must have at least 3 characters."))
    }
}
