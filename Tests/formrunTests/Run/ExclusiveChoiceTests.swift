import FormCards
import FormModel
import FormValidation
import Testing
import formrun

/// A person who chooses a choice that stands alone beside others sees what was kept; a script gets the issue.
@Suite struct ExclusiveChoiceTests {
    private static let form = """
        { "formrun": 1, "id": "f", "title": "F", "items": [
            { "type": "input", "name": "m", "title": "M", "value": "choices",
              "choices": [{ "value": "nuts", "title": "Nuts" }, { "value": "milk", "title": "Milk" },
                          { "value": "none", "title": "None", "exclusive": true }] } ] }
        """

    @Test(arguments: [
        ("1,3", "None", ["none"]), ("3 1", "Nuts", ["nuts"]),
        ("nuts, none, milk", "Nuts, Milk", ["nuts", "milk"]),
        ("1-3", "None", ["none"]),
    ])
    func atATerminal(_ typed: String, _ kept: String, _ values: [String]) throws {
        var dialogue = try DialogueHarness(Self.form)
        let asked = dialogue.type(typed)
        #expect(asked.last == "  These cannot be chosen together; kept: \(kept). Enter accepts it.")
        #expect(dialogue.question?.prefill == kept)
        #expect(dialogue.type(kept).first == "M: \(kept)")
        #expect(dialogue.dataSource.value(of: "m") == .choices(values))
        dialogue.type("")
        #expect(dialogue.status == .success)
    }

    @Test(arguments: [("1,2", ["nuts", "milk"]), ("3", ["none"]), ("all", ["nuts", "milk"])])
    func nothingIsCleared(_ typed: String, _ values: [String]) throws {
        var dialogue = try DialogueHarness(Self.form)
        #expect(dialogue.type(typed).first?.hasPrefix("M: ") == true)
        #expect(dialogue.dataSource.value(of: "m") == .choices(values))
    }

    /// A text that names no choice is an error before anything is cleared.
    @Test func anUnknownTextIsAnError() throws {
        var dialogue = try DialogueHarness(Self.form)
        #expect(dialogue.type("none, fish").contains { $0.contains("✗") })
        #expect(dialogue.question?.prefill == "none, fish")
    }

    @Test func fromAPipe() {
        let console = TestForms.console(Self.form)
        console.input = Array("1,3\n".utf8)
        #expect(console.run("run", "form.json") == .invalid)
        #expect(console.saidText.contains("[notAlone]"))
    }
}
