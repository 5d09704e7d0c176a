import FormModel
import FormValidation
import TestSupport
import Testing

@testable import formrun

@Suite struct NewCommandTests {
    private func console(_ lines: [String]) -> RecordingConsole {
        let console = RecordingConsole()
        console.input = Array(lines.map { $0 + "\n" }.joined().utf8)
        return console
    }

    /// Every kind of answer gives a form without diagnostics.
    @Test func everyKindIsSound() throws {
        let kinds = [
            "text", "multiline", "integer", "decimal", "boolean", "date", "choice", "choices",
            "email", "phone", "secret",
        ]
        var lines = ["A {form} of *all*"]
        for (index, kind) in kinds.enumerated() {
            if index > 0 { lines.append("y") }
            lines += ["Straße & {kind} \(kind)", kind]
            if kind.hasPrefix("choice") { lines += ["a {b}", "c", ""] }
            lines.append(index.isMultiple(of: 2) ? "y" : "n")
        }
        let console = console(lines + ["n"])
        #expect(console.run("new", "made.json") == .success, "\(console.saidText)")
        let made = try #require(console.files["made.json"])
        #expect(FormDocument.diagnostics(of: made, vocabulary: .standard).map(\.description) == [])
        let form = try FormDocument.read(made, vocabulary: .standard)
        #expect(form.id == "aFormOfAll")
        #expect(form.items.count == kinds.count + 1)
        #expect(form.items.filter(\.isRequired).count == 6)
        #expect(form.items.first?.name?.text == "straEKindText")
    }

    /// Without a file, the form goes to standard output, and defaults are taken.
    @Test func theLeastForm() {
        let console = console(["Fresh", "Name"])
        #expect(console.run("new") == .success)
        #expect(
            console.outputText == """
                {
                  "formrun": 1,
                  "id": "fresh",
                  "title": "Fresh",
                  "items": [
                    { "type": "input", "name": "name", "title": "Name", "validators": ["required"] },
                    { "type": "button", "name": "submit", "title": "Submit", "action": "submit" }
                  ]
                }

                """)
    }

    /// What is missing is said without options, which this command has not.
    @Test func answersThatAreMissing() {
        let console = console([])
        #expect(console.run("new") == .unanswered)
        #expect(console.said.first == "/title: Title of the form is required. [required]")
    }

    @Test func nothingIsReplaced() {
        let console = console(["Fresh", "Name"])
        console.files["form.json"] = Array("kept".utf8)
        #expect(console.run("new", "form.json") == .usage)
        #expect(console.files["form.json"] == Array("kept".utf8))
        #expect(console.saidText.contains("exists already"))
    }

    /// A file that appears while the questions are asked is kept, too.
    @Test func nothingIsReplacedAtTheEnd() throws {
        let folder = try TemporaryFolder()
        let path = folder.path("form.json")
        try StandardConsole().createFile(path, with: Array("kept".utf8))
        #expect(throws: SystemError.self) {
            try StandardConsole().createFile(path, with: Array("new".utf8))
        }
        #expect(folder.text("form.json") == "kept")
    }

    /// Names are unique, and have letters and digits of ASCII only.
    @Test(arguments: [
        ("Date of birth", "dateOfBirth"), ("IBAN", "iBAN"), ("1st name", "stName"), ("日本", "field"),
        ("a", "a2"), (String(repeating: "x", count: 99), String(repeating: "x", count: 40)),
    ])
    func names(_ row: (title: String, name: String)) {
        var used: Set<String> = ["a"]
        let name = NewForm.name(of: row.title, besides: &used)
        #expect(name == row.name && FieldName(simple: name) != nil)
    }
}
