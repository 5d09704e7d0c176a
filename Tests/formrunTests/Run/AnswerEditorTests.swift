import FormCards
import FormModel
import FormValidation
import Testing

@testable import formrun

@Suite struct AnswerEditorTests {
    static let outcomes: [(start: String, key: Key, outcome: AnswerEditor.Outcome)] = [
        ("a", .enter, .submitted), ("a", .control("j"), .submitted), ("a", .backTab, .back),
        ("a", .interrupt, .interrupted), ("", .endOfFile, .endOfInput),
        ("a", .endOfFile, .unchanged), ("a", .suspend, .suspended), ("a", .redraw, .redraw),
        ("a", .tab, .unchanged), ("a", .up, .unchanged), ("a", .control("q"), .unchanged),
        ("a", .function(5), .unchanged), ("a", .right, .unchanged), ("a", .left, .edited),
        ("", .pasted("\u{1B}"), .unchanged), ("", .control("w"), .unchanged),
        ("a", .malformed, .noted(.refused(.notUTF8))),
        ("a", .pasteTooLong, .noted(.refused(.tooLong(maximum: 65_536)))),
    ]

    @Test(arguments: outcomes)
    func outcome(_ row: (start: String, key: Key, outcome: AnswerEditor.Outcome)) {
        var editor = AnswerEditor(text: row.start)
        #expect(editor.apply(row.key) == row.outcome)
    }

    /// Pasted text at the start is text, and a line with a paste is no command.
    @Test(
        arguments: [
            ([.pasted(":quit")], "::quit", true), ([.pasted("::x")], ":::x", true),
            ([.text(":"), .pasted("quit")], ":quit", true),
            ([.pasted("x"), .text(":")], "x:", true),
            ([.pasted(":x"), .home, .text(":")], "::x", true),
            ([.text("a"), .home, .pasted(":")], "::a", true),
            ([.pasted("x"), .backspace, .text(":"), .text("q")], ":q", false),
            ([.pasted(":x"), .control("u"), .text(":")], ":", false),
            ([.pasted(":"), .endOfFile, .text("a")], "::a", true),
            ([.control("v"), .text(":"), .text("q")], "::q", true),
        ] as [([Key], String, Bool)])
    func pastes(_ keys: [Key], _ line: String, _ hasPaste: Bool) {
        var editor = AnswerEditor()
        for key in keys { _ = editor.apply(key) }
        #expect(editor.typed == line && editor.hasPaste == hasPaste)
        var secret = AnswerEditor(isSecret: true)
        for key in keys { _ = secret.apply(key) }
        #expect(secret.typed == secret.line.text)
    }

    /// In a list, Enter begins the next entry, and submits on an empty line; a command needs no
    /// second Enter.
    @Test(
        arguments: [
            ("", [.enter], "", .submitted), ("red", [.enter], "red\n", .edited),
            ("red", [.enter, .enter], "red\n", .submitted),
            ("red", [.enter, .text("b"), .enter, .enter], "red\nb\n", .submitted),
            ("red\nb", [.home, .enter], "red\n\nb", .edited),
            ("red\n\nb", [.left, .left, .enter], "red\n\nb", .submitted),
            ("", [.text(":back"), .enter], ":back", .submitted),
            ("", [.text(":)"), .enter], ":)\n", .edited),
            ("", [.pasted("a\r\nb\n"), .enter], "a\nb\n", .edited),
        ] as [(String, [Key], String, AnswerEditor.Outcome)])
    func lists(
        _ row: (start: String, keys: [Key], text: String, outcome: AnswerEditor.Outcome)
    ) {
        var editor = AnswerEditor(text: row.start, isMultiline: true, isList: true)
        var outcome = AnswerEditor.Outcome.unchanged
        for key in row.keys { outcome = editor.apply(key) }
        #expect(editor.line.text == row.text && outcome == row.outcome)
    }

    @Test func theLineIsTakenOnce() {
        var editor = AnswerEditor(text: "secret", isSecret: true)
        #expect(editor.take() == "secret" && editor.line.isEmpty)
        #expect(
            editor.apply(.control("y")) == .unchanged && editor.apply(.control("_")) == .unchanged)
    }

    /// A command is typed as it is where the answer is formatted.
    @Test func formattedAnswers() {
        var editor = AnswerEditor(formatter: .ssn)
        for character in "1234" { _ = editor.apply(.text(String(character))) }
        #expect(editor.typed == "123-4")
        #expect(editor.apply(.text("x")) == .noted(.refused(.doesNotBelong("x"))))
        #expect(editor.apply(.pasted("(5)")) == .noted(.leftOut("()")) && editor.typed == "123-45")
        _ = editor.apply(.control("u"))
        for character in ":back" { #expect(editor.apply(.text(String(character))) == .edited) }
        #expect(editor.typed == ":back")
    }
}
