import FormModel
import FormValidation
import TestSupport
import Testing

@testable import FormCards

/// Laws of the line editor, with random keys of fixed seeds.
@Suite struct LineEditorLawTests {
    /// Every key of the keymap, some unknown ones, and texts of many scripts.
    static let keymap =
        keys(
            """
            left right home end C-left C-right M-left M-right up down tab S-tab esc pgup pgdn enter M-enter ins F1 \
            bs del M-bs C-bs M-del C-del C-a C-b C-d C-e C-f C-h C-j C-k C-l C-n C-p C-q C-r C-t C-u C-v C-w C-x C-y \
            C-_ C-] M-b M-c M-d M-f M-l M-n M-p M-t M-u M-y M-/ M-q M-< M->
            """)
        + keys(#""a" "B" " " "." "9" "," ":" "é" "漢" "한" "क" "ש" "م" "👩" "<🇩🇪>""#)
        + ["\u{301}", "\u{200D}", "🇩", "🇪", "\u{FE0F}", "\u{93F}", "\u{7}", "\u{600}"].map {
            .text($0)
        }
        + keys("<two words> <a\nb\r\nc\td> <\u{1B}[A> <e\u{301}\u{302}>")
        + [.malformed, .pasteTooLong]

    static func editors() -> [LineEditor] {
        var options = LineEditor.Options()
        // The law of a key does not depend on the length; the tests of growth use long texts.
        options.maximumBytes = 200
        let short = options
        var editors = [LineEditor(options: options)]
        editors.append(LineEditor("some text", options: options))
        options.allowsLines = true
        editors.append(LineEditor("two\nlines", options: options))
        options = short
        options.secret = .dots
        editors.append(LineEditor("pass", options: options))
        for formatter in [.ssn, .phone, .zipcode, .currency("USD")] as [any InputFormatter] {
            options = short
            options.formatter = formatter
            editors.append(LineEditor("", options: options))
        }
        return editors
    }

    private func check(_ editor: LineEditor, _ key: Key) {
        #expect((0...editor.count).contains(editor.caret), "\(key)")
        let text = editor.text
        #expect(editor.core.buffer.byteCount == text.utf8.count, "\(key)")
        let allowed: Set<Unicode.Scalar> = editor.options.allowsLines ? ["\n", "\t"] : []
        #expect(
            text.unicodeScalars.allSatisfy {
                allowed.contains($0) || $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value)
            }, "\(key)")
        // The characters are those of the text, except where a long one is edited in pieces.
        let characters = Array(text)
        if characters.allSatisfy({ $0.utf8.count <= 16 }) {
            #expect(editor.core.buffer.characters(0..<editor.count) == characters, "\(key)")
        }
        for width in [2, 7, 40] {
            let window = editor.window(width: width)
            #expect(window.whole.width <= width && (0..<width).contains(window.caret))
        }
    }

    /// After random keys, many of them in the plain line, the caret is in the text, which has no control characters.
    @Test(arguments: editors().indices) func randomKeys(_ index: Int) {
        var editor = Self.editors()[index]
        var random = SeededNumbers(seed: UInt64(index))
        for round in Laws.rounds(index == 0 ? 2_500 : 500) {
            let key = Self.keymap.randomElement(using: &random) ?? .left
            let before = editor
            let outcome = editor.apply(key)
            if round.isMultiple(of: 5) { check(editor, key) }
            let isSame = editor.text.utf8.elementsEqual(before.text.utf8)
            if !outcome.isChange, !isSame { Issue.record("\(key) changed the text") }
            if outcome == .unchanged || outcome == .notMine, editor.caret != before.caret {
                Issue.record("\(key) moved the caret")
            }
        }
    }

    /// Undoing a key returns to the text before it, and making it again to the text after it; characters of a word that
    /// is typed are undone together.
    @Test(arguments: editors().indices) func undo(_ index: Int) {
        var editor = Self.editors()[index]
        var random = SeededNumbers(seed: 100 + UInt64(index))
        for _ in Laws.rounds(600, share: 3) {
            let key = Self.keymap.randomElement(using: &random) ?? .left
            // A key that moves the caret, or has no effect, ends the typing of a word.
            if Bool.random(using: &random) { _ = editor.type("left right") }
            let isFresh = editor.type("M-q left") == .moved || editor.isEmpty
            if isFresh { editor.type("right") }
            let before = editor.text
            guard editor.apply(key).isChange, key != .control("_"), key != .alt("/") else {
                continue
            }
            let after = editor.text
            guard isFresh, !after.utf8.elementsEqual(before.utf8) else { continue }
            var copy = editor
            #expect(copy.type("C-_") == .changed, "\(key)")
            #expect(copy.text.utf8.elementsEqual(before.utf8), "\(key)")
            #expect(
                copy.type("M-/") == .changed && copy.text.utf8.elementsEqual(after.utf8), "\(key)")
        }
        let end = editor.text
        var steps = 0
        while editor.type("C-_") == .changed { steps += 1 }
        for _ in 0..<steps { #expect(editor.type("M-/") == .changed) }
        #expect(editor.text.utf8.elementsEqual(end.utf8))
    }

    /// A key costs what it changes: typing at the end, at the start and in the middle, deleting, cutting and undoing.
    @Test(
        .countsInstructions,
        arguments: [
            #""a""#, #"home "a""#, #""漢""#, #"home "漢""#, #""a " left left"#, #""ab " C-w C-y"#,
            #""a" C-_ M-/"#,
            #""ab" C-t M-u"#, #""e " M-b M-d C-y end"#,
        ])
    func keysAreLinear(_ notation: String) throws {
        let pressed = keys(notation)
        let ratio = try Growth.ofEightTimes(100) { count in
            {
                var editor = LineEditor()
                for _ in 0..<count {
                    for key in pressed { _ = editor.apply(key) }
                    _ = editor.window(width: 20)
                }
            }
        }
        #expect(ratio < 10, "\(notation): \(ratio)")
    }

    @Test(.countsInstructions) func aLongPasteIsLinear() throws {
        let ratio = try Growth.ofEightTimes(4_000) { count in
            let text = String(repeating: "日本 a\u{301}b", count: count / 8)
            return {
                var editor = LineEditor()
                _ = editor.apply(.pasted(text))
                _ = editor.type("M-b M-b C-w C-_ C-u C-y C-_ C-_")
            }
        }
        #expect(ratio < 10, "\(ratio)")
    }

    /// An editor after typing combining marks.
    private static func marked(_ count: Int, isFormatted: Bool) -> LineEditor {
        var options = LineEditor.Options()
        options.formatter = isFormatted ? .phone : nil
        var editor = LineEditor("e", options: options)
        for mark in 0..<count {
            _ = editor.apply(.text(mark.isMultiple(of: 2) ? "\u{301}" : "\u{323}"))
        }
        return editor
    }

    /// A combining mark costs no more behind more marks.
    ///
    /// Only the first 1,024 bytes are formatted and drawn, so there are more of them.
    @Test(.countsInstructions, arguments: [false, true])
    func manyMarksAreLinear(isFormatted: Bool) throws {
        let ratio = try Growth.ofEightTimes(600) { count in
            var editor = Self.marked(count, isFormatted: isFormatted)
            return {
                for _ in 0..<10 {
                    _ = editor.apply(.text("\u{301}"))
                    _ = editor.window(width: 40)
                }
            }
        }
        #expect(ratio < 2, "\(ratio)")
    }

    @Test(arguments: [false, true]) func noMarkIsLost(isFormatted: Bool) {
        for count in [150, 1_200] {
            let editor = Self.marked(count, isFormatted: isFormatted)
            _ = editor.window(width: 40)
            #expect(editor.text.utf8.count == 2 * count + 1)
        }
    }

    @Test func marksAreDeleted() {
        var editor = LineEditor("e")
        for _ in 0..<500 { _ = editor.apply(.text("\u{301}")) }
        for _ in 0..<100 { _ = editor.apply(.backspace) }
        #expect(editor.isEmpty)
    }

    /// What can be undone is bounded.
    @Test func undoIsBounded() {
        var editor = LineEditor(String(repeating: "a", count: 60_000))
        var steps = 0
        for _ in 0..<11 { editor.type("C-u C-y") }
        while editor.type("C-_") == .changed { steps += 1 }
        #expect((2...20).contains(steps) && !editor.isEmpty)
    }

    /// Characters that join the step of those before them count too.
    @Test func undoOfTypedWordsIsBounded() {
        var stack = UndoStack()
        for word in 0..<300 {
            for part in 0..<10 {
                let text = Array(repeating: Character("a"), count: 100)
                let at = word * 1_000 + part * 100
                let change = TextChange(at: at, old: [], new: text, caret: at + 100)
                stack.record(change, caret: at, isTyped: true)
            }
            stack.close()
        }
        var kept = 0
        while let step = stack.undo() { kept += step.changes.reduce(0) { $0 + $1.new.count } }
        #expect((UndoStack.limit / 2 - 2_000...UndoStack.limit).contains(kept))
    }
}
