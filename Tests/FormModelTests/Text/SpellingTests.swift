import FormModel
import Testing

@Suite struct SpellingTests {
    static let names = ["title", "type", "name", "validators", "value", "help"]

    @Test(
        arguments: [
            ("tilte", "title"), ("titel", "title"), ("Title", "title"), ("TYPE", "type"),
            ("typ", "type"), ("validator", "validators"), ("vaildaters", "validators"),
            ("nmae", "name"), ("values", "value"), ("hlp", "help"), ("xyz", nil), ("", nil),
            ("completely", nil), ("t", nil), ("hepl", "help"), ("halo", nil),
            (String(repeating: "validators", count: 7), nil),
        ] as [(String, String?)])
    func findsWhatWasMeant(_ row: (word: String, nearest: String?)) {
        #expect(
            Spelling.nearest(to: row.word, in: SpellingTests.names) == row.nearest, "\(row.word)")
    }

    @Test func ofEquallyNearOnesTheFirst() {
        #expect(Spelling.nearest(to: "colr", in: ["color", "cool"]) == "color")
        #expect(Spelling.nearest(to: "ax", in: ["ab", "ac"]) == "ab")
    }

    /// A name in another normal form looks the same, however short or long it is.
    @Test(
        arguments: [
            ("e\u{301}", "\u{E9}", true), ("\u{E9}", "e\u{301}", true), ("\u{E9}", "\u{E9}", false),
            ("e", "\u{E9}", false), ("\u{212B}", "\u{C5}", true), ("\u{FB01}", "fi", false),
            (
                String(repeating: "e\u{301}", count: 40), String(repeating: "\u{E9}", count: 40),
                true
            ),
        ])
    func otherForms(_ row: (word: String, known: String, isOther: Bool)) {
        #expect(Spelling.isOtherForm(row.word, of: row.known) == row.isOther)
        #expect((Spelling.remark(on: row.known, insteadOf: row.word) != nil) == row.isOther)
        #expect(!row.isOther || Spelling.nearest(to: row.word, in: ["a", row.known]) == row.known)
    }

    /// For a name of one letter, a difference of one letter is no similarity.
    @Test func namesOfOneLetterAreNotSimilar() {
        #expect(Spelling.nearest(to: "x", in: ["a", "b", "xy"]) == nil)
        #expect(Spelling.nearest(to: "xy", in: ["x", "y"]) == nil)
        #expect(Spelling.nearest(to: "X", in: ["a", "x"]) == "x")
        #expect(Spelling.nearest(to: "ba", in: ["a", "ab"]) == "ab")
    }

    @Test func looksAtNothingLong() {
        let long = "e" + String(repeating: "\u{301}\u{323}", count: 50_000)
        #expect(Spelling.nearest(to: long, in: SpellingTests.names) == nil)
        #expect(Spelling.nearest(to: "e", in: [long]) == nil)
    }
}
