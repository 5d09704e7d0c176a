import TestSupport
import Testing

@testable import FormCards

@Suite struct TextAreaEditorTests {
    /// The rows of a view, with a bar at the caret.
    private func screen(_ editor: TextAreaEditor) -> [String] {
        var editor = editor
        let view = editor.window()
        return view.rows.enumerated().map { index, row in
            guard index == view.caretRow else { return row.text.string }
            var cells = 0
            var left = ""
            for character in row.text.string where cells < view.caretColumn {
                left.append(character)
                cells += DisplayText(String(character)).width
            }
            return left + "|" + row.text.string.dropFirst(left.count)
        }
    }

    static let rows: [(start: String, keys: String, rows: [String])] = [
        ("", "", ["|"]), ("", #""ab" enter "c""#, ["ab", "c|"]), ("a\n", "", ["a", "|"]),
        ("", "<one\r\ntwo\rthree\n>", ["one", "two", "three|"]),
        // Rows of 9 cells break at spaces, or between characters.
        ("one two three four", "", ["one two ", "three ", "four|"]),
        ("abcdefghijklmnopqrst", "", ["abcdefghi", "jklmnopqr", "st|"]),
        ("日本語日本語日本語", "", ["日本語日", "本語日本", "語|"]),
        ("eight ab cd", "", ["eight ab ", "cd|"]), ("nine char   s", "", ["nine char ", "  s|"]),
        ("one two three", "bs bs bs bs bs", ["one two |"]), ("ab\tc", "", ["ab    c|"]),
        ("one two three", #"home "x""#, ["x|one two ", "three"]),
        ("aa bb cc dd", #"home del del del "#, ["|bb cc dd"]),
        // The arrows move by rows and keep the column.
        ("abcdef\nab\nabcdef", "up", ["abcdef", "ab|", "abcdef"]),
        ("abcdef\nab\nabcdef", "up up", ["abcdef|", "ab", "abcdef"]),
        ("abcdef\nab\nabcdef", "up left up", ["a|bcdef", "ab", "abcdef"]),
        ("one two three four", "up", ["one two ", "thre|e ", "four"]),
        ("one two three four", "up up down", ["one two ", "thre|e ", "four"]),
        ("abcdefghijkl", "home down", ["abcdefghi", "|jkl"]),
        ("日本語\nabcdef", "left up", ["日本|語", "abcdef"]), ("ab\ncd", "C-p C-n", ["ab", "cd|"]),
        ("ab\ncd", "C-home", ["|ab", "cd"]), ("ab\ncd", "C-home C-end", ["ab", "cd|"]),
        // Home and End are those of the line, and what is cut goes to its ends.
        ("one two three four", "C-a", ["|one two ", "three ", "four"]),
        ("ab\ncd", #"home "x" up end "y""#, ["aby|", "xcd"]),
        ("ab\ncd", "up C-a C-k", ["|", "cd"]), ("ab\ncd", "up C-a C-k C-k", ["|cd"]),
        ("ab\ncd", "up C-a C-k C-k C-y", ["ab", "|cd"]), ("ab\ncd", "C-u", ["ab", "|"]),
        ("ab\ncd", "C-a bs", ["ab|cd"]), ("ab\ncd", "up end del", ["ab|cd"]),
        ("ab\ncd", "C-w C-w", ["|"]), ("ab\ncd", "C-w C-w C-_", ["ab", "|"]),
        ("", "C-v tab", ["    |"]), ("", "C-v enter", ["", "|"]),
        ("ab", "F5 C-q M-z C-up", ["ab|"]),
    ]

    @Test(arguments: rows) func edits(_ row: (start: String, keys: String, rows: [String])) {
        var editor = TextAreaEditor(row.start, width: 10, height: 8)
        for key in keys(row.keys) { _ = editor.apply(key) }
        #expect(screen(editor) == row.rows, "\(row.start) \(row.keys)")
    }

    static let outcomes: [(start: String, keys: String, outcome: KeyOutcome)] = [
        ("a", "enter", .changed), ("a", "M-enter", .submitted), ("a", "C-enter", .submitted),
        ("a", "up", .notMine), ("a", "down", .notMine), ("a\nb", "up", .moved),
        ("a\nb", "up up", .notMine),
        ("a", "tab", .notMine), ("a", "S-tab", .notMine), ("a", "esc", .notMine),
        ("a", "pgup", .notMine),
        ("", "C-d", .notMine), ("a", "C-c", .notMine), ("a", "F2", .notMine),
        ("a", "C-z", .notMine),
        ("a\nb\nc\nd\ne", "pgup", .moved), ("a\nb\nc\nd\ne", "pgup pgup pgup pgup", .unchanged),
        ("a", "C-k", .unchanged), ("a\nb", "up C-k", .changed),
    ]

    @Test(arguments: outcomes)
    func outcome(_ row: (start: String, keys: String, outcome: KeyOutcome)) {
        var editor = TextAreaEditor(row.start, width: 20, height: 3)
        var outcome = KeyOutcome.unchanged
        for key in keys(row.keys) { outcome = editor.apply(key) }
        #expect(outcome == row.outcome, "\(row.start) \(row.keys)")
    }

    @Test func windowOverRows() {
        var editor = TextAreaEditor("a\nb\nc\nd\ne\nf", width: 20, height: 3)
        #expect(screen(editor) == ["d", "e", "f|"])
        var view = editor.window()
        #expect(view.above == 3 && view.below == 0 && view.lineCount == 6)
        for key in keys("up up") { _ = editor.apply(key) }
        #expect(screen(editor) == ["d|", "e", "f"])
        _ = editor.apply(.up)
        #expect(screen(editor) == ["c|", "d", "e"])
        view = editor.window()
        #expect(view.above == 2 && view.below == 1)
        _ = editor.apply(.pageDown)
        #expect(screen(editor) == ["c", "d", "e|"])
        editor.resize(width: 20, height: 10)
        #expect(screen(editor) == ["a", "b", "c", "d", "e|", "f"])
        editor.resize(width: 2, height: 2)
        #expect(screen(editor) == ["d", "e|"])
        for height in [1, 0] {
            editor.resize(width: 20, height: height)
            #expect(screen(editor) == ["e|"])
            #expect(editor.window().above == 4 && editor.window().below == 1)
        }
    }

    @Test func aListEndsAtAnEmptyLine() {
        var options = TextAreaEditor.Options()
        options.submitsOnEmptyLine = true
        var editor = TextAreaEditor("red", width: 20, height: 3, options: options)
        #expect(editor.apply(.enter) == .changed && editor.apply(.enter) == .submitted)
        #expect(editor.text == "red\n" && editor.take() == .text("red\n") && !editor.isEmpty)
        #expect(editor.replace(with: "") == .changed && editor.isEmpty)
        #expect(screen(editor) == ["|"] && editor.lineCount == 1)
    }

    @Test func textsOfAnEditorProgram() {
        var editor = TextAreaEditor("a", width: 20, height: 3)
        #expect(editor.replace(with: "b\r\nc\u{7}\n") == .changed && editor.text == "b\nc\n")
        #expect(editor.apply(.control("_")) == .changed && editor.text == "a")
        let long = String(repeating: "x", count: LineEditor.limit + 1)
        #expect(editor.replace(with: long) == .refused(.tooLong(maximum: LineEditor.limit)))
    }

    /// After any keys the rows are those of the whole text laid out anew, and the caret is in the window.
    @Test(arguments: [2, 5, 12, 40]) func rowsAreThoseOfTheText(_ width: Int) {
        var random = SeededNumbers(seed: UInt64(width))
        let keymap =
            LineEditorLawTests.keymap
            + keys("enter enter up down down pgup pgdn C-_ M-/ C-home C-end")
        var options = TextAreaEditor.Options()
        options.maximumBytes = 300
        var editor = TextAreaEditor("", width: width, height: 4, options: options)
        for _ in Laws.rounds(80) {
            let key = keymap.randomElement(using: &random) ?? .left
            _ = editor.apply(key)
            let view = editor.window()
            var fresh = TextAreaEditor(editor.text, width: width, height: 100_000)
            let all = fresh.window()
            let window = all.rows.dropFirst(view.above).prefix(4)
            // A long character is edited in pieces, which a fresh text may cut elsewhere.
            if fresh.caret == editor.text.count {
                #expect(view.rows == Array(window), "\(key)")
                #expect(view.above + view.rows.count + view.below == all.rows.count, "\(key)")
                #expect(view.lineCount == all.lineCount)
            }
            #expect(
                view.rows.indices.contains(view.caretRow) && (0..<width).contains(view.caretColumn))
            for row in view.rows where width > 12 {
                #expect(row.text.width <= width, "\(row.text)")
            }
        }
    }

    /// A key costs what it changes, and the rows whose breaks move.
    @Test(
        .countsInstructions,
        arguments: [
            #""a""#, #""a " "#, #""ab" enter"#, #"C-home "a" enter"#, #""ab" enter up up"#,
        ])
    func keysAreLinear(_ notation: String) throws {
        let pressed = keys(notation)
        let ratio = try Growth.ofEightTimes(100) { count in
            {
                var editor = TextAreaEditor("", width: 40, height: 2)
                for _ in 0..<count {
                    for key in pressed { _ = editor.apply(key) }
                    _ = editor.window()
                }
            }
        }
        // The first keys cost less, because there are fewer rows to show.
        #expect(ratio < 12, "\(notation): \(ratio)")
    }
}
