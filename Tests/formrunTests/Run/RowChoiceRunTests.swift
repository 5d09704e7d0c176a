import FormCards
import FormModel
import Testing
import formrun

/// Runs of forms whose choices are the values of rows.
@Suite struct RowChoiceRunTests {
    private static let form = """
        { "formrun": 1, "id": "p", "title": "P", "items": [
            { "type": "group", "name": "pupils", "title": "Pupils", "items": [
              { "type": "input", "name": "name", "title": "Name" } ] },
            { "type": "input", "name": "speaker", "title": "Speaker", "value": "choice",
              "choices": { "rows": "pupils", "value": "name" } },
            { "type": "input", "name": "note", "title": "Note" }
          ] }
        """

    private func lines(_ dialogue: DialogueHarness) -> [String] {
        dialogue.question?.introduction.map(\.text) ?? []
    }

    @Test func theEnteredRowsAreOffered() throws {
        var dialogue = try DialogueHarness(Self.form)
        for line in ["y", "Ann", "y", "Bob", "n"] { dialogue.type(line) }
        #expect(lines(dialogue) == ["  1) Ann", "  2) Bob"])
        dialogue.type("Zed")
        #expect(dialogue.dataSource.issues.map(\.code) == [.notAChoice])
        #expect(lines(dialogue) == ["  1) Ann", "  2) Bob"])
        dialogue.type("2")
        #expect(dialogue.dataSource.value(of: "speaker") == .choice("Bob"))
    }

    @Test func withoutRowsNothingIsAsked() throws {
        var dialogue = try DialogueHarness(Self.form)
        dialogue.type("n")
        #expect(lines(dialogue).isEmpty)
        dialogue.type("x")
        #expect(dialogue.dataSource.values.map(\.name) == ["note"])
    }

    @Test(
        arguments: [
            ("speaker=bob", #"{"pupils":[{"name":"Ann"},{"name":"Bob"}],"speaker":"Bob"}"#),
            ("speaker=1", #"{"pupils":[{"name":"Ann"},{"name":"Bob"}],"speaker":"Ann"}"#),
            ("speaker=Zed", nil),
        ] as [(String, String?)])
    func settings(_ row: (setting: String, answers: String?)) {
        let console = TestForms.console(Self.form)
        let known = #"{"pupils":[{"name":"Ann"},{"name":"Bob"}]}"#
        console.files["known.json"] = Array(known.utf8)
        let result = console.run([
            "run", "form.json", "--no-input", "--answers", "known.json", "--set",
            row.setting,
        ])
        #expect((result == .success) == (row.answers != nil), "\(console.said)")
        #expect(console.outputText == (row.answers.map { $0 + "\n" } ?? ""))
    }

    /// A group that can have no more rows leaves nothing to ask, so a wrong choice is refused at once.
    @Test func aFullGroup() throws {
        func form(_ items: String) -> String {
            #"{ "formrun": 1, "id": "f", "title": "F", "items": [\#(items)] }"#
        }
        let group = #"""
            { "type": "group", "name": "g", "title": "G", "min": 2, "max": 2, "items": [
              { "type": "input", "name": "name", "title": "Name" }
            """#
        let choice = #"""
            { "type": "input", "name": "c", "title": "C", "value": "choice",
              "choices": { "rows": "g", "value": "name" } }
            """#
        var after = try DialogueHarness(form(group + "] }," + choice))
        after.type(lines: "Ann", "Bob")
        #expect(after.type("Zoe").contains { $0.contains("✗") })
        #expect(after.prompt?.hasPrefix("C") == true)
        #expect(after.type("Bob").first == "C: Bob")
    }

    /// The result of a default is the value of a row, not a text to be read.
    @Test func aCalculatedDefault() {
        let console = TestForms.console(
            #"""
            { "formrun": 1, "id": "f", "title": "F", "items": [
              { "type": "group", "name": "g", "title": "G", "items": [
                { "type": "input", "name": "name", "title": "Name" } ] },
              { "type": "input", "name": "head", "title": "Head" },
              { "type": "input", "name": "c", "title": "C", "value": "choice",
                "choices": { "rows": "g", "value": "name" }, "default": { "expression": "head" } }
            ] }
            """#)
        let answers = #"{"g":[{"name":"Ann"}],"head":"Ann"}"#
        console.files["known.json"] = Array(answers.utf8)
        #expect(
            console.run("run", "form.json", "--no-input", "--answers", "known.json") == .success)
        #expect(console.outputText == #"{"g":[{"name":"Ann"}],"head":"Ann","c":"Ann"}"# + "\n")
    }
}
