import Testing

@testable import FormCards

@Suite struct DisplayWidthTests {
    @Test(arguments: [
        ("", 0), ("abc", 3), ("naïve", 5), ("\u{A0}", 1),
        // East Asian.
        ("かな", 4), ("カナ", 4), ("東京", 4), ("ＡＢ１", 6), ("\u{3000}", 2), ("、", 2),
        ("ｶﾞ", 2), ("か\u{3099}", 2), ("𠮷", 2),
        ("한글", 4), ("\u{1112}\u{1161}\u{11AB}", 2), ("\u{1100}\u{1161}\u{1100}\u{1161}", 4),
        ("\u{1100}\u{1100}", 4), ("\u{AC00}\u{11A8}", 2), ("ᄒ", 2),
        // Ambiguous characters are narrow.
        ("±×°§", 4), ("αβ", 2), ("│─┌", 3), ("…", 1), ("①", 1),
        // Marks.
        ("e\u{301}", 1), ("a\u{301}\u{323}\u{20DD}", 1), ("\u{301}", 1), ("\u{25CC}\u{93E}", 2),
        ("שָׁלוֹם", 4), ("مَرْحَبًا", 5), ("العربية", 7),
        ("हिन्दी", 5), ("क्ष", 2), ("नि", 2), ("को", 2), ("ไทย", 3), ("ก็", 1), ("กำ", 2),
        // Emoji.
        ("😀", 2), ("⌚", 2), ("⚠", 1), ("⚠️", 2), ("❤️", 2), ("❤", 1), ("❤\u{FE0E}", 1),
        ("⌚\u{FE0E}", 2), ("1️⃣", 2), ("#️⃣", 2), ("©️", 2), ("©", 1),
        ("🇩🇪", 2), ("🇩🇪🇫🇷", 4), ("\u{1F1E9}", 2), ("🇩🇪\u{1F1EB}", 4),
        ("👍🏽", 2), ("☝🏽", 2), ("☝️🏽", 2), ("🏽", 2), ("a🏽", 3), ("👍🏽🏽", 4),
        ("👨‍👩‍👧‍👦", 2), ("👩🏽‍🚀", 2), ("🏳️‍🌈", 2), ("❤️‍🔥", 2), ("👩‍👩 x", 4), ("🐻‍❄️", 2), ("⛹\u{200D}♂", 2),
        ("🫩", 2), ("😀😀", 4),
        // Counted in their visible form.
        ("\u{1B}", 6), ("\n", 2), ("a\u{200D}b", 10),
    ])
    func `Cells of a text`(text: String, cells: Int) {
        #expect(DisplayText(text).width == cells)
    }

    @Test func `The table is sorted and its ranges are apart`() {
        let ranges = DisplayWidthTable.ranges
        #expect(ranges.count > 500)
        for range in ranges { #expect(range.first <= range.last) }
        for (range, next) in zip(ranges, ranges.dropFirst()) {
            #expect(range.last < next.first)
        }
    }

    @Test(
        arguments: [
            (0x2FF, .narrow), (0x300, .carried), (0x36F, .carried), (0x370, .narrow),
            (0x10FF, .narrow), (0x1100, .wide), (0x115F, .wide), (0x1160, .carried),
            (0x902, .carried), (0x903, .spacingMark), (0x904, .narrow),
            (0xABFF, .narrow), (0xAC00, .wide), (0xD7A3, .wide), (0xD7A4, .narrow),
            (0x1FFFF, .narrow), (0x20000, .wide), (0x3FFFD, .wide), (0xE0100, .carried),
            (0xE01F0, .narrow), (0x10FFFF, .narrow),
        ] as [(UInt32, CellKind)])
    func `Edges of the ranges`(value: UInt32, kind: CellKind) throws {
        let scalar = try #require(Unicode.Scalar(value))
        #expect(CellKind(of: scalar) == kind)
    }
}
