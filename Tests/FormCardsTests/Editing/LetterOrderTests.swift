import TestSupport
import Testing

@testable import FormCards

@Suite struct LetterOrderTests {
    private static func leaps(_ text: String, _ name: String) -> Int? {
        let (characters, bytes) = (Array(text.utf8), Array(name.utf8))
        var walk = LetterOrder.Walk(0, from: 0)
        return walk.goOn(with: characters.span, in: bytes.span, to: bytes.count)
            ? walk.rank : nil
    }

    /// A word begins behind each ASCII character that is neither a letter nor a digit, and behind no other.
    @Test func wordsBegin() {
        for scalar in (0x01 as UInt32)...0x24FF {
            guard let scalar = Unicode.Scalar(scalar), scalar != "a", scalar != "b" else {
                continue
            }
            let isGap =
                scalar.isASCII
                && !(("0"..."9").contains(scalar) || ("a"..."z").contains(scalar)
                    || ("A"..."Z").contains(scalar))
            #expect(Self.leaps("ab", "a\(scalar)b") == (isGap ? 0 : 1), "\(scalar.value)")
        }
    }

    @Test(
        arguments: [
            ("nz", "new zealand", 0), ("nzl", "new zealand", 1), ("new", "new", 0),
            ("x", "new", nil),
            ("news", "new", nil), ("ll", "low level", 0), ("lw", "low", 1), ("lv", "low l-v", 0),
            ("äö", "ä ö", 0), ("äö", "äxö", 1), ("aö", "axã", nil),
            ("acegikmoq", "abcdefghijklmnopq", 8),
            ("acegikmoqs", "abcdefghijklmnopqrs", 8),
        ] as [(String, String, Int?)])
    func apart(_ text: String, _ name: String, _ leaps: Int?) {
        #expect(Self.leaps(text, name) == leaps)
    }

    @Test(
        arguments: [
            ("ab", "xab", [1, 2]), ("ab", "a ab", [2, 3]), ("nz", "nez zoo", [0, 4]),
            ("nz", "nez", [0, 2]), ("", "a", []), ("ab", "a", []), ("ab", "b a", []),
            ("aö", "a ö", [0, 2, 3]), ("ab", "ab", [0, 1]),
        ] as [(String, String, [Int])])
    func marks(_ text: String, _ name: String, _ places: [Int]) {
        #expect(LetterOrder.places(of: Array(text.utf8), in: Array(name.utf8)) == places)
    }

    /// The characters that are marked are those of the text, in their order, wherever a name has them so.
    @Test func marksTheTextItself() {
        var random = SeededNumbers(seed: 5)
        let letters = ["a", "b", "c", " ", "ö", "-", "漢"]
        for _ in Laws.rounds(400) {
            func word(_ most: Int) -> [UInt8] {
                (0..<random.below(most)).flatMap { _ in
                    Array(letters[random.below(letters.count)].utf8)
                }
            }
            let (text, name) = (word(5), word(12))
            let places = LetterOrder.places(of: text, in: name)
            guard !places.isEmpty else {
                var next = text[...]
                for byte in name where byte == next.first { next.removeFirst() }
                #expect(text.isEmpty || !next.isEmpty || text.contains { $0 >= 0x80 })
                continue
            }
            #expect(places.map { name[$0] } == text)
            #expect(zip(places, places.dropFirst()).allSatisfy { $0 < $1 })
        }
    }
}
