import Testing

@testable import FormModel

/// Inserted texts are cut at characters or bytes.
@Suite struct ShortenedTextTests {
    @Test(arguments: [
        ("", 3, ""), ("abc", 3, "abc"), ("abcd", 3, "abc…"), ("éàü", 3, "éàü"), ("éàüö", 3, "éàü…"),
        ("e\u{301}e\u{301}", 1, "e\u{301}…"), ("👨‍👩‍👧‍👦x", 1, "👨\u{200D}👩\u{200D}👧…"), ("日本語", 2, "日本…"),
    ])
    func byCharacters(_ text: String, _ limit: Int, _ short: String) {
        #expect(Array(ShortenedText.of(text, characters: limit).utf8) == Array(short.utf8))
    }

    @Test func aQuotationHasAtMost200Characters() {
        let most = String(repeating: "é", count: 200)
        #expect(ShortenedText.quotation(most) == most && quoted("a") == #""a""#)
        #expect(quoted(most + "é") == #""\#(most)…""#)
    }

    /// A character of a hostile text may have any number of scalars.
    @Test func ofOneLongCharacter() {
        let text = "a" + String(repeating: "\u{301}", count: 100_000)
        let short = ShortenedText.of(text, characters: 10)
        #expect(short.unicodeScalars.count == 51 && short.hasSuffix("…"))
        let beginning = ShortenedText.beginning(of: text, characters: 10)
        #expect(beginning.text.unicodeScalars.count == 51 && !beginning.isWhole)
    }

    @Test(arguments: [
        ("abc", 3, "abc"), ("abcd", 3, "abc…"), ("éé", 3, "é…"), ("abc", 0, "…"), ("", 0, ""),
        ("\u{2068}abc\u{2069}", 4, "\u{2068}a…\u{2069}"),
        ("\u{2068}a\u{2069}bc", 8, "\u{2068}a\u{2069}b…"),
    ])
    func byBytes(_ text: String, _ limit: Int, _ short: String) {
        #expect(Array(ShortenedText.of(text, bytes: limit).utf8) == Array(short.utf8))
    }
}
