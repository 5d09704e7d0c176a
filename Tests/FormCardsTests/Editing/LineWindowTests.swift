@testable import FormCards
import TestSupport
import Testing

@Suite struct LineWindowTests {
    static let rows: [(text: String, width: Int, window: String, caret: Int)] = [
        ("|", 10, "", 0), ("Ada|", 10, "Ada", 3), ("A|da", 10, "Ada", 1), ("|Ada", 3, "Ada", 0),
        ("Ada|", 4, "Ada", 3), ("Ada|", 3, "‹a", 2), ("Ad|a", 3, "Ada", 2),
        ("abcdefghijklmnopqrst|", 10, "‹mnopqrst", 9),
        ("|abcdefghijklmnopqrst", 10, "abcdefghi›", 0),
        ("abcdefghij|klmnopqrst", 10, "‹efghijkl›", 7),
        ("abc|defghijklmnopqrst", 10, "abcdefghi›", 3),
        ("abcdefghijklmnopqrs|t", 10, "‹lmnopqrst", 9),
        ("abcdefghijklmnopq|rst", 10, "‹lmnopqrs›", 7),
        ("日本語日本語日本語|", 10, "‹語日本語", 9), ("日本語日本|語日本語", 10, "‹語日本語›", 7),
        ("|日本語日本語", 7, "日本語›", 0), ("👩\u{200D}👧👩\u{200D}👧|", 6, "👩\u{200D}👧👩\u{200D}👧", 4),
        ("ab|", 2, "‹", 1), ("a|b", 2, "ab", 1), ("שלום|", 10, "שלום", 4),
    ]

    @Test(arguments: rows)
    func shows(_ row: (text: String, width: Int, window: String, caret: Int)) {
        let window = LineEditor(marked: row.text).window(width: row.width)
        #expect(window.whole.string == row.window, "\(row.text)")
        #expect(window.caret == row.caret, "\(row.text)")
    }

    @Test func marksInASCII() {
        let window = LineEditor("abcdefgh").window(width: 5, glyphs: .ascii)
        #expect(window.whole.string == "<fgh" && window.leftMark == "<" && window.rightMark == "")
    }

    @Test func secrets() {
        var options = LineEditor.Options()
        options.secret = .dots
        var editor = LineEditor("pässw日", options: options)
        #expect(
            editor.window(width: 20).whole.string == "••••••" && editor.window(width: 20).caret == 6
        )
        #expect(editor.window(width: 20, glyphs: .ascii).whole.string == "******")
        #expect(editor.window(width: 4).whole.string == "‹••")
        #expect(editor.type("C-r") == .moved && editor.window(width: 20).whole.string == "pässw日")
        #expect(editor.type("C-r") == .moved && editor.window(width: 20).whole.string == "••••••")
        options.secret = .hidden
        editor = LineEditor("secret", options: options)
        #expect(editor.window(width: 20).whole.string == "" && editor.window(width: 20).caret == 0)
    }

    /// Any text and any width: the window fits, and the caret is in it.
    @Test func everyWidth() {
        var random = SeededNumbers(seed: 11)
        let pieces = [
            "a", "b ", "漢", "é", "e\u{301}\u{302}", "👩\u{200D}👧", "🇩🇪", "\u{301}", "\u{202E}", "ｱ",
            "한",
            "क्ष", "\u{200B}", "\u{FE0F}", "⚠\u{FE0F}", "\u{200D}", "🇩",
        ]
        for width in 2...60 {
            for _ in 0..<20 {
                let text = (0..<Int.random(in: 0...60, using: &random)).map { _ in
                    pieces.randomElement(using: &random) ?? ""
                }
                var editor = LineEditor(text.joined())
                for _ in 0..<Int.random(in: 0...60, using: &random) { _ = editor.apply(.left) }
                let window = editor.window(width: width)
                #expect(window.whole.width <= width, "\(window.whole)")
                #expect((0..<width).contains(window.caret))
            }
        }
    }

    /// Characters that become wider together leave the caret in the window.
    @Test func widerTogether() {
        let window = LineWindow(0..<20, caret: 20, width: 6, glyphs: .unicode) { range in
            range.count == 1 ? "a" : String(repeating: "漢", count: range.count)
        }
        #expect(window.text.width > 6)
        #expect(window.caret == 5)
    }

    /// The indices that a window shows, from a sum for every pair of them.
    private static func shown(_ cells: [Int], caret: Int, width: Int) -> Range<Int> {
        func sum(_ range: Range<Int>) -> Int { cells[range].reduce(0, +) }
        let all = 0..<cells.count
        let after = max(1, sum(caret..<all.upperBound))
        guard sum(0..<caret) + after > width else { return all }
        // A quarter of the window, of at least two cells, and the mark of what follows it.
        let ahead = min(after, max(2, width / 4))
        let mark = after > ahead ? 1 : 0
        let isFirst = sum(0..<caret) + ahead + mark <= width
        let left = width - 1 - ahead - mark
        let right = isFirst ? width - 1 - sum(0..<caret) : ahead
        let start = isFirst ? 0 : (0...caret).first { sum($0..<caret) <= left } ?? caret
        return start..<((caret...all.upperBound).last { sum(caret..<$0) <= right } ?? caret)
    }

    /// Every caret of lines of every length near the width, with narrow and wide characters.
    @Test(arguments: 4...13) func everyCaret(_ width: Int) {
        let lines = (0...2 * width).flatMap { count in
            ["a", "漢", "a漢", "漢aa"].map {
                String(String(repeating: $0, count: count).prefix(count))
            }
        }
        for line in lines {
            let characters = Array(line)
            let cells = characters.map { $0 == "a" ? 1 : 2 }
            for caret in 0...characters.count {
                let range = Self.shown(cells, caret: caret, width: width)
                let window = LineWindow(
                    characters.indices, caret: caret, width: width, glyphs: .unicode
                ) { String(characters[$0]) }
                let (left, right) = (range.lowerBound > 0, range.upperBound < characters.count)
                #expect(window.text.string == String(characters[range]), "\(line) \(caret)")
                #expect(
                    window.leftMark == (left ? "‹" : "") && window.rightMark == (right ? "›" : ""))
                #expect(
                    window.caret
                        == (left ? 1 : 0) + cells[range.lowerBound..<caret].reduce(0, +),
                    "\(line) \(caret)")
            }
        }
    }
}
