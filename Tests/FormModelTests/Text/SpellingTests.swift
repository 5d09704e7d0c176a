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
