import FormCards
import FormModel
import FormValidation
import Testing
import formrun

/// Runs of forms with conditions.
@Suite struct ConditionRunTests {
    static let form = """
        { "formrun": 1, "id": "c", "title": "C", "rules": [{ "atLeastOneOf": ["mail", "phone"] }],
          "pages": [
            { "items": [
              { "type": "input", "name": "country", "title": "Country", "value": "choice",
                "choices": ["US", "CA"], "validators": ["required"] },
              { "type": "input", "name": "zip", "title": "ZIP", "visibleWhen": "country == 'US'",
                "validators": ["required", { "length": { "exactly": 5 } }] },
              { "type": "input", "name": "net", "title": "Net", "value": "decimal" },
              { "type": "input", "name": "gross", "title": "Gross", "value": "decimal",
                "computed": "round(net * 1.2, 2)" } ] },
            { "title": "Canada", "visibleWhen": "country == 'CA'", "items": [
              { "type": "label", "title": "Bonjour" },
              { "type": "input", "name": "province", "title": "Province", "validators": ["required"] } ] },
            { "title": "Contact", "items": [
              { "type": "input", "name": "mail", "title": "Mail" },
              { "type": "input", "name": "phone", "title": "Phone",
                "requiredWhen": "!present(mail)" } ] }
          ] }
        """

    @Test func onlyWhatIsShownIsAsked() throws {
        var dialogue = try DialogueHarness(Self.form)
        #expect(dialogue.type("US").last == "? ZIP: ")
        #expect(dialogue.type("12345").last == "? Net (optional): ")
        #expect(
            dialogue.type("10") == [
                "Net: 10", "Gross: 12.00", "", "Contact", "? Mail (optional): ",
            ])
        // The rule waits for later questions.
        #expect(dialogue.type("").last == "? Phone: ")
        #expect(dialogue.type("").last?.contains("Phone is required") == true)
        dialogue.type("1")
        #expect(!dialogue.transcript.contains("Bonjour"))
        dialogue.type("")
        #expect(dialogue.status == .success)
        #expect(
            dialogue.dataSource.values.map(\.name)
                == ["country", "zip", "net", "gross", "phone"])
    }

    /// A field that a change in the review shows is asked before the review returns.
    @Test func aChangeInTheReviewAsksWhatIsNew() throws {
        var dialogue = try DialogueHarness(Self.form)
        dialogue.type(lines: "US", "12345", "", "a@b")
        dialogue.type("")
        #expect(dialogue.transcript.contains("Review"))
        dialogue.type("1")
        #expect(dialogue.type("CA").last == "? Province: ")
        let end = dialogue.type("QC")
        #expect(end.contains("Review") && !end.contains { $0.contains("ZIP") })
        dialogue.type("")
        #expect(dialogue.dataSource.values.map(\.name) == ["country", "province", "mail"])
    }

    @Test func backPassesOverWhatIsHidden() throws {
        var dialogue = try DialogueHarness(Self.form)
        dialogue.type("CA")
        #expect(dialogue.prompt?.hasPrefix("Net") == true)
        #expect(dialogue.type(":back").last?.hasPrefix("? Country") == true)
    }

    @Test(
        arguments: [
            (
                "US\n12345\n10\n\n5\n",
                #"{"country":"US","zip":"12345","net":10,"gross":12.00,"phone":"5"}"#
            ),
            ("CA\n\nQC\nm\n\n", #"{"country":"CA","province":"QC","mail":"m"}"#),
        ])
    func linesAnswerWhatIsShown(_ row: (input: String, output: String)) {
        let console = TestForms.console(Self.form)
        console.input = Array(row.input.utf8)
        #expect(console.run("run", "form.json") == .success)
        #expect(console.outputText == row.output + "\n")
    }

    @Test(
        arguments: [
            (#"{"country":"CA","province":"QC","mail":"m","zip":"1"}"#, "hiddenField"),
            (#"{"country":"CA","province":"QC","mail":"m","net":1,"gross":2}"#, "notComputed"),
            (#"{"country":"CA","province":"QC","mail":"m","net":1,"gross":1.2}"#, nil),
            (#"{"zip":"12345","mail":"m","country":"US"}"#, nil),
        ] as [(String, String?)])
    func suppliedAnswersAreValidatedAsSubmissions(_ row: (json: String, code: String?)) {
        let console = TestForms.console(Self.form)
        console.files["a.json"] = Array(row.json.utf8)
        let run = console.run("run", "form.json", "--no-input", "--answers", "a.json")
        #expect((run == .success) == (row.code == nil))
        if let code = row.code { #expect(console.saidText.contains("[\(code)]")) }
        let validate = console.run("validate", "form.json", "a.json")
        #expect((validate == .success) == (row.code == nil))
    }

    @Test func cardsShowWhatIsShown() {
        let console = TestForms.console(Self.form)
        console.files["v.json"] = Array(#"{"country":"US","zip":"12345","net":5}"#.utf8)
        #expect(
            console.run("card", "form.json", "--values", "v.json", "--color", "never") == .success)
        #expect(console.outputText.contains("ZIP *") && console.outputText.contains("6.00"))
        #expect(!console.outputText.contains("Province") && console.outputText.contains("Phone *"))
    }
}
