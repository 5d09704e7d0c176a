import FormCards
import FormModel
import Testing
import formrun

/// Runs of forms with lists: only what is offered can be chosen.
@Suite struct ListRunTests {
    static let form = """
        { "formrun": 1, "id": "p", "title": "P",
          "lists": { "counties": { "columns": { "state": "text", "tax": "decimal" }, "choices": [
            { "value": "wa-f", "title": "Franklin", "state": "wa", "tax": 0.1, "description": "In the east" },
            { "value": "wa-k", "title": "King", "state": "wa", "tax": 0.2 },
            { "value": "tx-f", "title": "Franklin", "state": "tx", "tax": 0.3 } ] } },
          "items": [
            { "type": "input", "name": "state", "title": "State", "value": "choice", "choices": ["wa", "tx",
              { "value": "or", "enabledWhen": "present(vip)", "reason": "soon" }, "ca"] },
            { "type": "input", "name": "county", "title": "County", "value": "choice",
              "choices": { "list": "counties", "where": "choice.state == state" } },
            { "type": "input", "name": "tax", "title": "Tax", "value": "decimal", "computed": "county.tax" },
            { "type": "input", "name": "vip", "title": "VIP" }
          ] }
        """

    private func lines(_ dialogue: DialogueHarness) -> [String] {
        dialogue.question?.introduction.map(\.text) ?? []
    }

    @Test func onlyWhatIsOfferedIsShown() throws {
        var dialogue = try DialogueHarness(Self.form)
        #expect(
            lines(dialogue) == ["  1) wa", "  2) tx", "  - or (soon)", "  3) ca"])
        dialogue.type("1")
        #expect(
            lines(dialogue) == ["  1) Franklin", "    In the east", "  2) King"])
        dialogue.type("franklin")
        #expect(dialogue.transcript.contains("Tax: 0.1"))
        #expect(dialogue.dataSource.value(of: "county") == .choice("wa-f"))
    }

    @Test(
        arguments: [
            (["state=tx", "county=Franklin"], #"{"state":"tx","county":"tx-f","tax":0.3}"#),
            (["county=franklin", "state=tx"], #"{"state":"tx","county":"tx-f","tax":0.3}"#),
            (["state=wa", "county=2"], #"{"state":"wa","county":"wa-k","tax":0.2}"#),
            (["state=ca"], #"{"state":"ca"}"#),
        ] as [([String], String)])
    func settings(_ row: (settings: [String], answers: String)) {
        let console = TestForms.console(Self.form)
        let arguments =
            ["run", "form.json", "--no-input"] + row.settings.flatMap { ["--set", $0] }
        #expect(console.run(arguments) == .success, "\(console.said)")
        #expect(console.outputText == row.answers + "\n")
    }
}
