import Testing

@testable import FormCards

@Suite struct DisplayTextLayoutTests {
    @Test(arguments: [
        ("abcdef", 6, "abcdef"), ("abcdef", 5, "abcd…"), ("abcdef", 1, "…"), ("abcdef", 0, ""),
        ("abcdef", -3, ""), ("", -1, ""),
        // A wide character that fits only by half leaves its cell unused.
        ("東京都", 6, "東京都"), ("東京都", 5, "東京…"), ("東京都", 4, "東…"), ("東京都", 2, "…"),
        ("👨‍👩‍👧‍👦xyz", 4, "👨‍👩‍👧‍👦x…"), ("👨‍👩‍👧‍👦xyz", 2, "…"), ("🇩🇪🇫🇷🇮🇹", 5, "🇩🇪🇫🇷…"),
        ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"),
        ("क्षक्ष", 3, "क्ष…"), ("क्षक्ष", 2, "…"),
    ])
    func `A text is cut between characters`(text: String, cells: Int, expected: String) {
        let cut = DisplayText(text).truncated(to: cells)
        #expect(cut == DisplayText(expected))
        #expect(cut.width == DisplayText(expected).width)
    }

    @Test(arguments: [(6, "abc..."), (4, "a..."), (3, "..."), (2, ".."), (0, "")])
    func `As much of the ellipsis as fits`(cells: Int, expected: String) {
        #expect(DisplayText("abcdefg").truncated(to: cells, ellipsis: "...").string == expected)
    }

    @Test(
        arguments: [
            ("ab", 5, .leading, "ab   "), ("ab", 5, .trailing, "   ab"),
            ("ab", 5, .center, " ab  "),
            ("東", 5, .trailing, "   東"), ("東", 2, .center, "東"), ("東京", 3, .leading, "東京"),
            ("", 2, .center, "  "), ("a", -1, .leading, "a"),
        ] as [(String, Int, Alignment, String)])
    func `Spaces fill the cells`(
        text: String, cells: Int, alignment: Alignment, expected: String
    ) {
        #expect(DisplayText(text).padded(to: cells, alignment: alignment).string == expected)
    }

    @Test(arguments: [
        ("", 5, [""]),
        ("one two three", 13, ["one two three"]),
        ("one two three", 8, ["one two", "three"]),
        ("one two three", 7, ["one two", "three"]),
        ("one two three", 6, ["one", "two", "three"]),
        ("one  two   three", 9, ["one  two", "three"]),
        ("  indented text", 10, ["  indented", "text"]),
        ("     indented", 8, ["indented"]),
        ("one two      ", 9, ["one two"]),
        ("        ", 3, [""]),
        ("a abcdefgh b", 4, ["a", "abcd", "efgh", "b"]),
        ("abcdef gh", 4, ["abcd", "ef", "gh"]),
        ("abcde g", 4, ["abcd", "e g"]),
        ("東京都庁", 5, ["東京", "都庁"]),
        ("東京 都庁", 7, ["東京 都", "庁"]),
        ("👨‍👩‍👧‍👦👨‍👩‍👧‍👦", 3, ["👨‍👩‍👧‍👦", "👨‍👩‍👧‍👦"]),
        ("x東y", 1, ["x", "?", "y"]),
        ("क्षक्ष", 3, ["क्ष", "क्ष"]),
        ("ab", 0, ["a", "b"]),
        // One grapheme cluster, eight cells.
        ("\u{1100}\u{1100}\u{1100}\u{1100}", 5, ["\u{1100}\u{1100}", "\u{1100}\u{1100}"]),
        // Myanmar AA is a grapheme cluster of its own, but never begins a line.
        ("\u{1000}\u{102C}\u{1000}\u{102C}", 3, ["\u{1000}\u{102C}", "\u{1000}\u{102C}"]),
    ])
    func `Lines break at spaces`(text: String, width: Int, expected: [String]) {
        let lines = DisplayText.wrap(DisplayText(text), width: width)
        #expect(lines == expected.map { DisplayText($0) })
        #expect(lines.map(\.width) == expected.map { DisplayText($0).width })
    }
}
