@testable import FormCards
import FormModel
import FormValidation
import Testing

import formrun

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
        var options = FormSession.Options()
        options.glyphs = .ascii
        let session = FormSession(
            FormDataSource(form: form), catalog: .english, options: options)
        let renderer = TextRenderer(
            screen: ScreenLayout(columns: 80, rows: 24), glyphs: .ascii)
        var texts: [String] = []
        func take(_ effects: [SessionEffect]) {
            for case .record(let lines) in effects { texts += lines.flatMap(\.lines).map(\.text) }
            for case .submit(let lines) in effects { texts += lines.flatMap(\.lines).map(\.text) }
            texts += renderer.frame(of: session.view).lines.map(\.text)
        }
        take(session.start())
        for line in ["", ":nothing", ":skip", "Ada", ":back", "Ada", "", "ab", "abc", "9", ""] {
            take(session.handle(.line(line)))
        }
        #expect(texts.count > 20)
        for text in texts { #expect(text.utf8.allSatisfy { $0 < 0x80 }, "\(text)") }
        #expect(texts.contains("Secret: ********"))
    }
}
