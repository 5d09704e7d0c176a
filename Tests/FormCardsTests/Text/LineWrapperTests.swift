import TestSupport
import Testing

@testable import FormCards

/// Line breaks by the classes of UAX #14 that ``LineBreakKind`` has.
@Suite struct LineWrapperTests {
    @Test(arguments: [
        // No line begins with a closing character, or a small kana.
        ("日本語。日本", 6, ["日本", "語。日", "本"]),
        ("これは「本」です。", 8, ["これは", "「本」で", "す。"]),
        ("（東京）へ", 4, ["（東", "京）", "へ"]),
        ("ちょっと", 6, ["ちょっ", "と"]),
        ("待って…", 4, ["待っ", "て…"]),
        // Words in other letters are not broken, but may be separated from ideographs.
        ("東京Tokyo駅", 6, ["東京", "Tokyo", "駅"]),
        ("電話：03-1234まで", 8, ["電話：", "03-1234", "まで"]),
        // Marks that stand alone stay with their words, as in French.
        ("Voilà : oui !", 7, ["Voilà :", "oui !"]),
        ("dit « oui » ici", 9, ["dit", "« oui »", "ici"]),
        ("Please wait …", 12, ["Please", "wait …"]),
        // A no-break space holds words together.
        ("about 10\u{A0}km away", 9, ["about", "10\u{A0}km", "away"]),
        // An address is broken behind its parts, if the line is half full.
        (
            "https://example.com/a-long/path.html?query=1", 20,
            ["https://example.com/", "a-long/path.html?", "query=1"]
        ),
        (
            "https://averylonghostname.example/x", 16,
            ["https://averylon", "ghostname.", "example/x"]
        ),
        // Hangul is broken at spaces.
        ("대한민국 서울", 10, ["대한민국", "서울"]),
        // A run of closing characters that is wider than a line is broken anyway.
        ("。。。。", 4, ["。。", "。。"]), ("))))))", 4, ["))))", "))"]),
        ("日本", 1, ["?", "?"]),
    ])
    func `Lines break where they may`(text: String, width: Int, expected: [String]) {
        let lines = DisplayText.wrap(DisplayText(text), width: width)
        #expect(lines.map(\.string) == expected)
        #expect(lines.allSatisfy { $0.width <= width })
    }

    /// Random texts of words, ideographs and marks, of which none is a run that must be broken.
    @Test func `No line begins with a closing mark or ends with an opening one`() {
        var soup = ScalarSoup(seed: 21)
        let words = ["東", "京", "は", "カ", "abc", "x", "😀", "12", "서울"]
        let opening = ["「", "（", "«", "(", "【"]
        let closing = ["」", "）", "。", "、", "！", "?", "」。", "ゃ", "ー", "…"]
        for _ in Laws.rounds(400) {
            var text = ""
            for _ in 0..<(1 + soup.number(below: 30)) {
                if soup.number(below: 4) == 0 { text += opening[soup.number(below: opening.count)] }
                text += words[soup.number(below: words.count)]
                if soup.number(below: 3) == 0 { text += closing[soup.number(below: closing.count)] }
                if soup.number(below: 4) == 0 { text += " " }
            }
            let width = 12 + soup.number(below: 20)
            let lines = DisplayText.wrap(DisplayText(text), width: width)
            #expect(
                lines.map(\.string).joined().filter { $0 != " " } == text.filter { $0 != " " })
            for (line, next) in zip(lines, lines.dropFirst()) {
                let last = line.string.unicodeScalars.last.map(LineBreakKind.init) ?? .other
                let first = next.string.unicodeScalars.first.map(LineBreakKind.init) ?? .other
                #expect(last != .opening && first != .closing, "\(lines.map(\.string))")
                #expect(line.width <= width && next.width <= width)
            }
        }
    }

    @Test func `A long text is broken in one pass`() {
        for piece in ["。", "「", "日。", "a/", "(", ") ", "« ", "/a", "\"", "\u{A0}"] {
            let text = DisplayText(
                String(repeating: piece, count: Laws.areMany ? 20_000 : 6_000))
            let lines = DisplayText.wrap(text, width: 40)
            #expect(lines.allSatisfy { $0.width <= 40 } && lines.count > 100)
        }
    }

    @Test func `The table is sorted and its ranges are apart`() {
        let ranges = LineBreakTable.ranges
        #expect(ranges.count > 200)
        for range in ranges { #expect(range.first <= range.last && range.first >= 0x80) }
        for (range, next) in zip(ranges, ranges.dropFirst()) {
            #expect(range.last < next.first)
        }
    }
}
