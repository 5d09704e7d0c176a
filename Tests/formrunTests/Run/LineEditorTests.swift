import FormCards
import FormModel
import FormValidation
import Testing

@testable import formrun

@Suite struct LineEditorTests {
    /// The text with a bar at the caret.
    private func notation(_ editor: LineEditor) -> String {
        String(editor.characters[..<editor.caret]) + "|"
            + String(editor.characters[editor.caret...])
    }

    static let rows: [(start: String, keys: [Key], end: String)] = [
        ("", [.text("a"), .text("b")], "ab|"),
        ("ab", [.left, .text("x")], "ax|b"),
        ("ab", [.home, .text("x"), .end, .text("y")], "xaby|"),
        ("ab", [.backspace], "a|"), ("ab", [.home, .delete], "|b"),
        ("", [.backspace, .delete], "|"),
        ("ab", [.home, .backspace, .end, .delete], "ab|"),
        ("ab", [.home, .left, .end, .right], "ab|"),
        ("one two", [.wordLeft, .text("_")], "one _|two"),
        ("one two", [.home, .wordRight], "one| two"),
        ("one two ", [.deleteWordLeft], "one |"),
        ("one two", [.home, .deleteWordRight], "| two"),
        ("abcd", [.left, .left, .deleteToStart], "|cd"),
        ("abcd", [.left, .left, .deleteToEnd], "ab|"),
        ("ab", [.home, .endOfFile], "|b"),
        ("e", [.text("\u{301}")], "e\u{301}|"), ("e\u{301}", [.backspace], "|"),
        ("👩", [.text("\u{200D}"), .text("👧")], "👩\u{200D}👧|"),
        ("👩\u{200D}👧x", [.left, .left], "|👩\u{200D}👧x"),
        ("🇩", [.text("🇪")], "🇩🇪|"),
        ("ab", [.home, .text("e"), .text("\u{301}")], "e\u{301}|ab"),
        ("", [.pasted("a\r\nb\tc\u{1B}[A\u{7F}\u{9B}")], "a b c[A|"),
        ("a\nb", [], "a b|"),
        ("ab", [.tab, .up, .down, .escape], "ab|"),
    ]

    @Test(arguments: rows) func edits(_ row: (start: String, keys: [Key], end: String)) {
        var editor = LineEditor(text: row.start)
        for key in row.keys { _ = editor.apply(key) }
        #expect(notation(editor) == row.end)
    }

    static let outcomes: [(start: String, key: Key, outcome: LineEditor.Outcome)] = [
        ("a", .enter, .submitted), ("a", .newline, .submitted), ("a", .backTab, .back),
        ("a", .interrupt, .interrupted), ("", .endOfFile, .endOfInput),
        ("a", .endOfFile, .unchanged), ("a", .suspend, .suspended), ("a", .redraw, .redraw),
        ("a", .tab, .unchanged), ("a", .right, .unchanged), ("a", .left, .edited),
        ("", .pasted("\u{1B}"), .unchanged), ("", .deleteWordLeft, .unchanged),
    ]

    @Test(arguments: outcomes)
    func outcome(_ row: (start: String, key: Key, outcome: LineEditor.Outcome)) {
        var editor = LineEditor(text: row.start)
        #expect(editor.apply(row.key) == row.outcome)
    }

    /// A paste that would have to be changed is refused in a secret, because the change would be
    /// invisible.
    @Test(
        arguments: [
            ("pass word", .edited), ("p\u{E9}\r\n", .edited), ("pass\nword", .altered),
            ("pass\tword", .altered), ("pass\u{1B}[A", .altered), ("\u{9B}", .altered),
            ("", .unchanged),
        ] as [(String, LineEditor.Outcome)])
    func secretsArePastedAsTheyAre(_ pasted: String, _ outcome: LineEditor.Outcome) {
        var editor = LineEditor(text: "a", isSecret: true)
        #expect(editor.apply(.pasted(pasted)) == outcome)
        #expect(editor.text == (outcome == .edited ? "a" + pasted.filter { $0 != "\r\n" } : "a"))
    }

    @Test func severalLines() {
        var editor = LineEditor(text: "a", isMultiline: true)
        #expect(editor.apply(.newline) == .edited)
        _ = editor.apply(.pasted("b\r\nc\rd"))
        #expect(editor.text == "a\nb\nc\nd")
        _ = editor.apply(.pasted("\te"))
        #expect(editor.text == "a\nb\nc\nd\te")
        #expect(editor.apply(.enter) == .submitted)
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
            ([.pasted(":x"), .deleteToStart, .text(":")], ":", false),
            ([.pasted(":"), .endOfFile, .text("a")], "::a", true),
        ] as [([Key], String, Bool)])
    func pastes(_ keys: [Key], _ line: String, _ hasPaste: Bool) {
        var editor = LineEditor()
        for key in keys { _ = editor.apply(key) }
        #expect(editor.line == line && editor.hasPaste == hasPaste)
        var secret = LineEditor(isSecret: true)
        for key in keys { _ = secret.apply(key) }
        #expect(secret.line == secret.text)
    }

    /// The cost of a key does not depend on the number of preceding marks, and no mark is lost.
    @Test(arguments: [false, true]) func manyMarks(isFormatted: Bool) {
        let formatter: (any InputFormatter)? = isFormatted ? .phone : nil
        var editor = LineEditor(formatter: formatter)
        _ = editor.apply(.text("e"))
        var seconds: [Double] = []
        for _ in 0..<5 {
            let start = System.now()
            for mark in 0..<500 {
                _ = editor.apply(.text(mark.isMultiple(of: 2) ? "\u{301}" : "\u{323}"))
                let question = Question(prompt: "A: ")
                #expect(
                    QuestionFrame(question: question, editor: editor, columns: 80).caretRow == 0)
            }
            seconds.append(System.now() - start)
        }
        // Only the first 1,024 bytes are formatted.
        #expect(seconds[4] < seconds[1] * 5 + 1, "\(seconds)")
        #expect(editor.text.utf8.count == 5_001)
        #expect(editor.characters.dropFirst(20).allSatisfy { $0.unicodeScalars.count <= 32 })
        for _ in 0..<200 { _ = editor.apply(.backspace) }
        _ = editor.apply(.home)
        for _ in 0..<200 { _ = editor.apply(.delete) }
        #expect(editor.text.isEmpty)
    }

    /// In a list, Enter begins the next entry, and submits on an empty line; a command needs no
    /// second Enter.
    @Test(
        arguments: [
            ("", [.enter], "", .submitted), ("red", [.enter], "red\n", .edited),
            ("red", [.enter, .enter], "red\n", .submitted),
            ("red", [.enter, .text("b"), .enter, .enter], "red\nb\n", .submitted),
            ("red\nb", [.home, .enter], "\nred\nb", .edited),
            ("red\n\nb", [.left, .left, .enter], "red\n\nb", .submitted),
            ("", [.text(":back"), .enter], ":back", .submitted),
            ("", [.text(":)"), .enter], ":)\n", .edited),
            ("", [.pasted("a\r\nb\n"), .enter], "a\nb\n", .edited),
        ] as [(String, [Key], String, LineEditor.Outcome)])
    func lists(
        _ row: (start: String, keys: [Key], text: String, outcome: LineEditor.Outcome)
    ) {
        var editor = LineEditor(text: row.start, isMultiline: true, isList: true)
        var outcome = LineEditor.Outcome.unchanged
        for key in row.keys { outcome = editor.apply(key) }
        #expect(editor.text == row.text && outcome == row.outcome)
    }

    @Test func fullAndWiped() {
        var editor = LineEditor(text: String(repeating: "a", count: LineEditor.limit - 1))
        #expect(editor.apply(.text("b")) == .edited)
        #expect(editor.apply(.text("c")) == .full)
        #expect(editor.text.utf8.count == LineEditor.limit)
        editor.wipe()
        #expect(notation(editor) == "|")
    }

    /// For random keys, the caret is inside the text, which has no control characters.
    @Test func randomKeys() {
        var random = SplitMix64(state: 3)
        let texts = ["a", " ", "é", "\u{301}", "漢", "👩", "\u{200D}", "🇩", "🇪", "\u{7}"]
        let moves: [Key] = [
            .backspace, .delete, .left, .right, .home, .end, .wordLeft, .wordRight,
            .deleteWordLeft, .deleteWordRight, .deleteToStart, .deleteToEnd,
        ]
        for _ in 0..<80 {
            var editor = LineEditor()
            for _ in 0..<40 {
                let key: Key =
                    Bool.random(using: &random)
                    ? .text(texts.randomElement(using: &random) ?? "")
                    : moves.randomElement(using: &random) ?? .left
                _ = editor.apply(key)
                #expect((0...editor.characters.count).contains(editor.caret))
                #expect(Array(editor.text) == editor.characters)
                #expect(!editor.text.unicodeScalars.contains("\u{7}"))
            }
        }
    }
}
