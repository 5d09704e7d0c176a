import FormModel
import Testing
import formrun

/// A disabled button submits nothing, whoever answers.
@Suite struct DisabledSubmitRunTests {
    private static let form = """
        { "formrun": 1, "id": "f", "title": "F", "items": [
            { "type": "input", "name": "a", "title": "A", "validators": ["required"] },
            { "type": "button", "name": "go", "title": "Go", "action": "submit",
              "enabledWhen": "a == 'yes'" } ] }
        """

    private static let sentence = "These answers cannot be submitted: \"Go\" is not available."

    @Test(arguments: [
        ("no\n", Status.invalid, ["\(sentence) [submitDisabled]"]), ("yes\n", .success, []),
        (
            "", .unanswered,
            [
                "/a: A is required. Give it with --set a=VALUE or --answers FILE. [required]",
                "\(sentence) [submitDisabled]",
            ]
        ),
    ])
    func fromAPipe(_ input: String, _ status: Status, _ said: [String]) {
        let console = TestForms.console(Self.form)
        console.input = Array(input.utf8)
        #expect(console.run("run", "form.json") == status)
        #expect(console.said == said)
        #expect(console.output.isEmpty == (status != .success))
    }

    @Test func aPersonStaysInTheReview() throws {
        var dialogue = try DialogueHarness(Self.form)
        dialogue.type("no")
        #expect(dialogue.type("").last == "  ✗ \(Self.sentence)")
        #expect(dialogue.status == nil)
        dialogue.type(lines: "1", "yes", "")
        #expect(dialogue.status == .success)
    }

    @Test func aSubmissionIsRefusedAlike() {
        let console = TestForms.console(Self.form)
        console.input = Array(#"{"a":"no"}"#.utf8)
        #expect(console.run("validate", "form.json") == .invalid)
        #expect(console.outputText == "-:1:1: \(Self.sentence) [submitDisabled]\n")
    }

    /// The issues below the answers of the review name their rows.
    @Test func theReviewNamesTheRowOfAnIssue() throws {
        var dialogue = try DialogueHarness(TestForms.contacts, answers: #"{"contacts":[{},{}]}"#)
        dialogue.type(":review")
        let after = dialogue.type("")
        #expect(dialogue.status == nil && after.contains { $0.contains("Name") })
        let review = dialogue.type(":review")
        #expect(
            review.filter { $0.contains("is required") } == [
                "  ✗ Contacts 1: Name is required.", "  ✗ Contacts 2: Name is required.",
            ])
    }
}
