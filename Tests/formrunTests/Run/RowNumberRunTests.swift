import FormCards
import FormModel
import FormValidation
import Testing
import formrun

/// Groups whose number of rows a field decides, and defaults of groups.
@Suite struct RowNumberRunTests {
    static let text = #"""
        { "formrun": 1, "id": "f", "title": "F", "items": [
          { "type": "input", "name": "k", "title": "K", "value": "integer" },
          { "type": "group", "name": "g", "title": "Stems", "rows": { "expression": "k" },
            "items": [{ "type": "input", "name": "a", "title": "A" }] },
          { "type": "input", "name": "s", "title": "S", "value": "choices",
            "choices": [{ "value": "c", "title": "Cough" }, { "value": "f", "title": "Fever" }] },
          { "type": "group", "name": "m", "title": "M", "rows": { "list": "s" },
            "items": [{ "type": "input", "name": "n", "title": "N", "value": "integer" }] },
          { "type": "group", "name": "d", "title": "D", "max": 2, "default": [{ "p": "x", "q": 1 }],
            "items": [{ "type": "input", "name": "p", "title": "P" },
                      { "type": "input", "name": "q", "title": "Q", "value": "integer" }] },
          { "type": "button", "name": "go", "title": "Send", "action": "submit" }
        ] }
        """#

    @Test(arguments: [
        (
            "2\nx\ny\nf, c\n1\n2\n\n\nno\n",
            #"{"k":2,"g":[{"a":"x"},{"a":"y"}],"s":["f","c"],"m":[{"n":1},{"n":2}],"d":[{"p":"x","q":1}]}"#
        ),
        ("\n\n\n5\nno\n", #"{"d":[{"p":"x","q":5}]}"#),
        ("0\n\n\n\nno\n", #"{"k":0,"d":[{"p":"x","q":1}]}"#),
    ])
    func lines(_ row: (input: String, output: String)) {
        let console = TestForms.console(Self.text)
        console.input = Array(row.input.utf8)
        #expect(console.run(["run", "form.json"]) == .success)
        #expect(console.outputText == row.output + "\n")
    }

    @Test(
        arguments: [
            (#"{"k":2,"g":[{"a":"x"}]}"#, ["/g tooFew 2"]), (#"{"k":2}"#, ["/g tooFew 2"]),
            (#"{"k":1,"g":[{"a":"x"},{}]}"#, ["/g tooMany 1"]),
            (#"{"k":-1,"g":[{"a":"x"}]}"#, ["/g tooMany 0"]), (#"{"g":[{"a":"x"}]}"#, []),
            (#"{"k":5000}"#, ["/g tooFew 5000"]), (#"{"k":0}"#, []),
            (#"{"s":["c"],"m":[{},{}]}"#, ["/m tooMany 1"]),
            (#"{"s":["c","f"],"m":[{}]}"#, ["/m tooFew 2"]), (#"{"m":[{}]}"#, ["/m tooMany 0"]),
        ] as [(String, [String])])
    func submissions(_ row: (json: String, issues: [String])) throws {
        let form = try TestForms.form(Self.text)
        let report = FormValidator(form).validate(.json(Array(row.json.utf8)))
        let issues = report.issues.map {
            "\($0.path) \($0.code) \($0.parameters["max"] ?? .text("-"))"
        }
        #expect(issues == row.issues)
    }

    /// At the terminal exactly that number of rows is asked, also after a change in the review, and none is dropped.
    @Test func dialogue() throws {
        var dialogue = try DialogueHarness(Self.text)
        dialogue.type(lines: "1", "x", "f", "7", "", "", "no")
        #expect(dialogue.transcript.contains("Fever"))
        #expect(!dialogue.everything.contains("another to Stems"))
        dialogue.type(lines: "1", "2")
        #expect(dialogue.prompt?.hasPrefix("A") == true)
        #expect(dialogue.transcript.suffix(3).contains { $0.contains("Stems 2") })
        dialogue.type("y")
        #expect(dialogue.dataSource.value(of: "g").rowList.map { $0["a"] } == ["x", "y"])
        #expect(!dialogue.dataSource.canAddRow(to: FieldPath("g")))
        dialogue.type(lines: "1", "1")
        #expect(dialogue.dataSource.value(of: "g").rowList.count == 2)
        #expect(dialogue.dataSource.issues.map(\.code) == [.tooMany])
        dialogue.type("")
        #expect(dialogue.status == nil)
        dialogue.type(lines: "d 2", "")
        #expect(dialogue.status == .success)
    }

    @Test func numbersAndCaptions() throws {
        let source = FormDataSource(form: try TestForms.form(Self.text))
        #expect(
            source.rowNumber(of: FieldPath("g")) == nil
                && source.rowNumber(of: FieldPath("d")) == nil)
        try source.updateValue(of: "k", to: 3, userInitiated: true)
        try source.updateValue(of: "s", to: .choices(["f", "c"]), userInitiated: true)
        #expect(
            source.rowNumber(of: FieldPath("g")) == 3 && source.rowNumber(of: FieldPath("m")) == 2)
        #expect(
            source.rowCaption(of: FieldPath("m").appending(.index(0))) == "Fever"
                && source.rowCaption(of: FieldPath("m").appending(.index(1))) == "Cough")
        #expect(
            source.rowCaption(of: FieldPath("m").appending(.index(2))) == nil
                && source.rowCaption(of: FieldPath("g").appending(.index(0))) == nil)
    }

    static let symptoms = #"""
        { "formrun": 1, "id": "f", "title": "F", "items": [
          { "type": "input", "name": "s", "title": "S", "value": "choices",
            "choices": [{ "value": "c", "title": "Cough" }, { "value": "f", "title": "Fever" },
                        { "value": "h", "title": "Headache" }] },
          { "type": "group", "name": "m", "title": "M", "rows": { "list": "s" },
            "items": [{ "type": "input", "name": "n", "title": "N", "value": "integer" }] },
          { "type": "button", "name": "go", "title": "Send", "action": "submit" }
        ] }
        """#

    /// Rows follow their entries when the list is changed in the review, and new entries are asked.
    @Test func rowsFollowTheirEntries() throws {
        var dialogue = try DialogueHarness(Self.symptoms)
        func values() -> [FieldValue] { dialogue.dataSource.value(of: "m").rowList.map { $0["n"] } }
        dialogue.type(lines: "f, c", "10", "20", "1", "h, c, f")
        #expect(dialogue.prompt?.hasPrefix("N") == true)
        // The question is below the heading of its row, as in the first pass.
        #expect(dialogue.transcript.suffix(3).contains { $0.contains("Headache") })
        dialogue.type("30")
        #expect(values() == [30, 20, 10])
        // Nothing is dropped: the row of the entry that is no longer chosen comes last, and is deleted by hand.
        dialogue.type(lines: "1", "h, f", "")
        #expect(values() == [30, 10, 20])
        #expect(dialogue.status == nil)
        dialogue.type(lines: "d 3", "")
        #expect(values() == [30, 10])
        #expect(dialogue.status == .success)
    }

    /// An option for a field of a row builds on the rows of the default, and on rows that another field decides.
    @Test(
        arguments: [
            (["d.1.q=7"], #"{"d":[{"p":"x","q":1},{"q":7}]}"#),
            (["d.0.q=7"], #"{"d":[{"p":"x","q":7}]}"#),
            (["d.2.q=7"], nil),
            (["k=2", "g.1.a=y"], #"{"k":2,"g":[{},{"a":"y"}],"d":[{"p":"x","q":1}]}"#),
            (["k=2", "g.1000.a=y"], nil),
            (["m.1.n=5", "s=f,c"], #"{"s":["f","c"],"m":[{},{"n":5}],"d":[{"p":"x","q":1}]}"#),
        ] as [([String], String?)])
    func settings(_ row: (settings: [String], output: String?)) {
        let console = TestForms.console(Self.text)
        let arguments = row.settings.flatMap { ["--set", $0] }
        let status = console.run(["run", "form.json", "--no-input"] + arguments)
        #expect((status == .success) == (row.output != nil))
        #expect(console.outputText == row.output.map { $0 + "\n" } ?? "")
    }
}
