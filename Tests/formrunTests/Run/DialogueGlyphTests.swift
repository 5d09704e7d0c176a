import FormCards
import FormModel
import FormValidation
import Testing

@testable import formrun

/// A terminal without UTF-8 shows only ASCII signs.
@Suite struct DialogueGlyphTests {
    @Test func asciiIsAll() throws {
        let form = try Form(
            id: "f", title: "Form",
            items: [
                .input("name", title: "Name", validators: [.required]),
                .input("note", title: "Note"),
                .secureInput("secret", title: "Secret", validators: [.length(min: 3)]),
            ])
        var dialogue = Dialogue(
            dataSource: FormDataSource(form: form), supplied: [], catalog: .english, glyphs: .ascii)
        var effects = dialogue.start()
        for line in ["", ":nothing", ":skip", "Ada", ":back", "Ada", "", "ab", "abc", "9", ""] {
            effects += dialogue.handle(.line(line))
        }
        let texts = effects.flatMap { effect -> [String] in
            switch effect {
            case .say(let line), .settle(let line): [line.text]
            case .submit(let lines): lines.map(\.text)
            case .ask(let question), .check(_, let question), .fetch(_, let question):
                [question.prompt.string] + (question.introduction + question.problems).map(\.text)
            case .finish: []
            }
        }
        #expect(texts.count > 20)
        for text in texts { #expect(text.utf8.allSatisfy { $0 < 0x80 }, "\(text)") }
        #expect(texts.contains("Secret: ********"))
    }
}
