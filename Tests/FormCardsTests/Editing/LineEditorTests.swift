@testable import FormCards
import FormModel
import FormValidation
import Testing

@Suite struct LineEditorTests {
    static let rows: [(start: String, keys: String, end: String)] = [
        ("|", #""ab""#, "ab|"), ("ab|", #"left "x""#, "ax|b"),
        ("ab|", #"home "x" end "y""#, "xaby|"), ("ab|", #"C-a "x" C-e "y""#, "xaby|"),
        ("ab|", "bs", "a|"), ("ab|", "C-h", "a|"), ("|ab", "del", "|b"), ("|ab", "C-d", "|b"),
        ("|", "bs del", "|"), ("|ab", "bs", "|ab"), ("ab|", "del", "ab|"),
        ("a|b", "C-b C-b C-b", "|ab"), ("a|b", "C-f C-f C-f", "ab|"),
        ("ab|", "left right left", "a|b"),
        // Words of letters and digits.
        ("one two|", "M-b", "one |two"), ("one two|", "C-left", "one |two"),
        ("one two|", "M-left M-left", "|one two"), ("|one two", "M-f", "one| two"),
        ("|one two", "C-right C-right", "one two|"), ("|one two", "M-right", "one| two"),
        ("a@b.c|", "M-b", "a@b.|c"), ("a@b.c|", "M-bs", "a@b.|"), ("a@b.c|", "C-bs", "a@b.|"),
        ("|one two", "M-d", "| two"), ("one| two", "C-del", "one|"), ("one| two", "M-del", "one|"),
        // Words between blanks.
        ("mail a@b.c|", "C-w", "mail |"), ("one two  |", "C-w", "one |"), ("one|", "C-w", "|"),
        ("ab|cd", "C-u", "|cd"), ("ab|cd", "C-k", "ab|"), ("abcd|", "C-k", "abcd|"),
        // What was cut is inserted again; cuts in a row are one.
        ("one two|", "C-w C-y C-y", "one twotwo|"), ("one two|", "C-w C-w C-y", "one two|"),
        ("|one two", "M-d M-d home C-y", "one two|"), ("ab|cd", "C-k C-u C-y", "abcd|"),
        ("one two|", "C-w left C-w C-y M-y", "two| "), ("one|", "C-y", "one|"),
        ("one two|", "C-w left right C-w C-y M-y M-y", "one |"), ("one|", "M-y", "one|"),
        // Undo and redo.
        ("a|", #""bc" C-_"#, "a|"), ("a|", #""bc" C-x C-u"#, "a|"), ("a|", #""b c" C-_"#, "ab |"),
        ("a|", #""b c" C-_ C-_"#, "a|"), ("a|", #""bc" C-_ M-/"#, "abc|"),
        ("a|", #""bc" C-_ C-x C-r"#, "abc|"), ("a|", #""b" C-_ "c" M-/"#, "ac|"),
        ("one two|", "C-w C-w C-_", "one |"), ("one two|", "C-w C-w C-_ C-_", "one two|"),
        ("ab|", "bs bs C-_ C-_", "ab|"), ("ab|", "C-_", "ab|"), ("|", "M-/", "|"),
        ("ab|", #"left "x" C-_"#, "a|b"), ("one two|", "M-t C-_", "one two|"),
        // Exchanges.
        ("abc|", "C-t", "acb|"), ("a|bc", "C-t", "ba|c"), ("|abc", "C-t", "|abc"),
        ("a|", "C-t", "a|"),
        ("one two|", "M-t", "two one|"), ("one |two", "M-t", "two one|"),
        ("one| two", "M-t", "two one|"), ("one two three|", "C-left M-t", "one three two|"),
        ("one, two  |", "M-t", "two, one|  "), ("one|", "M-t", "one|"), ("|", "M-t", "|"),
        // Letters.
        ("|one two", "M-u", "ONE| two"), ("one| two", "M-u", "one TWO|"),
        ("|ONE two", "M-l", "one| two"),
        ("|oNE two", "M-c M-c", "One Two|"), ("one|", "M-u", "one|"),
        ("|straße", "M-u", "STRASSE|"),
        // The next key as text; a control character is no text.
        ("|", #"C-v ":" "q""#, ":q|"), ("a|", "C-v C-a", "a|"), ("a|", "C-v esc", "a|"),
        // Unknown keys are never inserted.
        ("a|", "C-q M-z F5 ins C-x C-q C-] M-1 S-F3 C-up M-enter", "a|"),
        ("a|", #"C-x "b""#, "a|"),
        // Grapheme clusters.
        ("日本語|", "left bs", "日|語"), ("e|", "\"\u{301}\"", "e\u{301}|"), ("e\u{301}|", "bs", "|"),
        ("👩\u{200D}👧x|", "left left", "|👩\u{200D}👧x"), ("👩|", "<\u{200D}👧>", "👩\u{200D}👧|"),
        ("🇩🇪🇫🇷|", "left bs", "|🇫🇷"), ("🇩|", "<🇪>", "🇩🇪|"), ("|ab", "<e\u{301}>", "e\u{301}|ab"),
        ("שלום עולם|", "C-w", "שלום |"), ("שלום|", "left \"x\"", "שלוx|ם"),
        ("مرحبا|", "M-b", "|مرحبا"),
        ("क्षि|", "bs", "|"), ("日本語 テスト|", "M-bs", "日本語 |"), ("|éa b", "M-c", "Éa| b"),
        // Pastes and texts from elsewhere.
        ("|", "<a\r\nb\tc\u{1B}[A\u{7F}\u{9B}>", "a b c[A|"), ("a\nb|", "", "a b|"),
        ("|", "<line\r\n>", "line|"), ("|", "<\u{1B}>", "|"),
    ]

    @Test(arguments: rows) func edits(_ row: (start: String, keys: String, end: String)) {
        var editor = LineEditor(marked: row.start)
        editor.type(row.keys)
        #expect(editor.marked == row.end, "\(row.start) \(row.keys)")
        #expect(editor.text.utf8.elementsEqual(row.end.replacing("|", with: "").utf8))
    }

    static let outcomes: [(start: String, keys: String, outcome: KeyOutcome)] = [
        ("a|", "enter", .submitted), ("a|", "C-j", .submitted), ("a|", "M-enter", .submitted),
        ("|", "C-d", .notMine), ("a|", "C-d", .unchanged), ("|a", "C-d", .changed),
        ("a|", "C-c", .notMine), ("a|", "C-v C-c", .notMine), ("a|", "C-z", .notMine),
        ("a|", "C-l", .notMine),
        ("a|", "tab", .notMine), ("a|", "S-tab", .notMine), ("a|", "up", .notMine),
        ("a|", "down", .notMine),
        ("a|", "C-p", .notMine), ("a|", "C-n", .notMine), ("a|", "esc", .notMine),
        ("a|", "pgup", .notMine),
        ("a|", "F1", .notMine), ("a|", "C-r", .notMine), ("a|", "M-p", .notMine),
        ("a|", "C-q", .notMine),
        ("a|", "right", .unchanged), ("a|", "left", .moved), ("|", "C-w", .unchanged),
        ("|", "<\u{1B}>", .unchanged), ("a|", "C-x C-q", .unchanged), ("a|", "C-v", .unchanged),
    ]

    @Test(arguments: outcomes)
    func outcome(_ row: (start: String, keys: String, outcome: KeyOutcome)) {
        var editor = LineEditor(marked: row.start)
        #expect(editor.type(row.keys) == row.outcome, "\(row.start) \(row.keys)")
    }

    @Test func inputThatIsNoText() {
        var editor = LineEditor("a")
        #expect(editor.apply(.pasteTooLong) == .refused(.tooLong(maximum: LineEditor.limit)))
        #expect(editor.apply(.malformed) == .refused(.notUTF8) && editor.text == "a")
    }

    @Test func severalLines() {
        var options = LineEditor.Options()
        options.allowsLines = true
        var editor = LineEditor("a", options: options)
        #expect(editor.type("M-enter") == .changed && editor.type("enter") == .submitted)
        editor.type("<b\r\nc\rd\te>")
        #expect(editor.text == "a\nb\nc\nd\te")
        editor.type("home C-k")
        #expect(editor.text == "a\nb\nc\n" && editor.caret == 6)
        editor.type("C-v tab")
        #expect(editor.text == "a\nb\nc\n\t")
    }

    @Test func aLimit() {
        var options = LineEditor.Options()
        options.maximumBytes = 4
        var editor = LineEditor("ab", options: options)
        #expect(editor.type("<cde>") == .refused(.tooLong(maximum: 4)) && editor.text == "ab")
        #expect(
            editor.type("<é>") == .changed && editor.type(#""x""#) == .refused(.tooLong(maximum: 4))
        )
        var full = LineEditor(String(repeating: "a", count: LineEditor.limit - 1))
        #expect(full.type(#""b""#) == .changed)
        #expect(full.type(#""c""#) == .refused(.tooLong(maximum: LineEditor.limit)))
        full.wipe()
        #expect(full.isEmpty && full.type("C-_") == .unchanged)
    }

    /// A ring of what was cut goes on to the next line, but not to or from a secret.
    @Test func cutsGoOn() {
        var first = LineEditor("one two")
        first.type("C-w")
        var second = LineEditor("x", kills: first.kills)
        #expect(second.type("C-y") == .changed && second.text == "xtwo")
        var options = LineEditor.Options()
        options.secret = .dots
        var secret = LineEditor("pass", options: options, kills: first.kills)
        #expect(secret.type("C-y") == .unchanged)
        secret.type("C-u C-y C-y")
        #expect(secret.text == "passpass" && secret.kills.current == nil)
    }

    /// A seventeenth text takes the place of the first.
    @Test func theRingHasSixteenTexts() {
        var ring = KillRing()
        ring.rotate()
        #expect(ring.current == nil)
        for number in 1...17 { ring.add("\(number)") }
        #expect(ring.current == "17")
        for _ in 1...15 { ring.rotate() }
        #expect(ring.current == "2")
        ring.rotate()
        #expect(ring.current == "17")
    }

    /// A paste that would have to be changed is refused in a secret, because the change would be invisible.
    @Test(
        arguments: [
            ("pass word", .changed), ("p\u{E9}\r\n", .changed), ("", .unchanged),
            ("pass\nword", .refused(.alteredSecret)), ("pass\tword", .refused(.alteredSecret)),
            ("pass\u{1B}[A", .refused(.alteredSecret)), ("\u{9B}", .refused(.alteredSecret)),
        ] as [(String, KeyOutcome)])
    func secretsArePastedAsTheyAre(_ pasted: String, _ outcome: KeyOutcome) {
        var options = LineEditor.Options()
        options.secret = .dots
        var editor = LineEditor("a", options: options)
        #expect(editor.apply(.pasted(pasted)) == outcome)
        #expect(editor.text == (outcome == .changed ? "a" + pasted.filter { $0 != "\r\n" } : "a"))
    }

    /// A line with a paste, or with a literal character, is marked, so that it is no command.
    @Test(
        arguments: [
            ("<:quit>", true, true), (#"":" <quit>"#, false, true), (#"<x> ":""#, true, true),
            (#"<:x> home ":""#, false, true), (#""a" home <:>"#, true, true),
            (#"<x> bs ":q""#, false, false), (#"<:x> C-u ":""#, false, false),
            (#"C-v ":" "quit""#, true, true), (#"":quit""#, false, false),
        ])
    func pastesAreMarked(_ keys: String, _ beginsWithPaste: Bool, _ hasPaste: Bool) {
        var editor = LineEditor()
        editor.type(keys)
        #expect(editor.beginsWithPaste == beginsWithPaste && editor.hasPaste == hasPaste)
    }
}
