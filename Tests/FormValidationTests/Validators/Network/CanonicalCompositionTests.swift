import TestSupport
import Testing

@testable import FormValidation

@Suite struct CanonicalCompositionTests {
    /// The examples of Unicode Standard Annex 15, figures 3 to 5, and of the Unicode Standard,
    /// section 3.12.
    @Test(arguments: [
        ("e\u{301}", "\u{E9}"), ("\u{1E0B}\u{323}", "\u{1E0D}\u{307}"),
        ("q\u{307}\u{323}", "q\u{323}\u{307}"), ("s\u{323}\u{307}", "\u{1E69}"),
        ("s\u{307}\u{323}", "\u{1E69}"), ("\u{1100}\u{1161}", "\u{AC00}"),
        ("\u{1111}\u{1171}\u{11B6}", "\u{D4DB}"), ("\u{AC00}\u{11A8}", "\u{AC01}"),
        ("\u{AC01}\u{11A8}", "\u{AC01}\u{11A8}"), ("\u{AC00}\u{11A7}", "\u{AC00}\u{11A7}"),
        ("=\u{338}", "\u{2260}"), ("\u{9C7}\u{9BE}", "\u{9CB}"),
        // A mark of the same class, or a letter, separates the two scalars.
        ("a\u{316}\u{300}", "\u{E0}\u{316}"), ("a\u{5AE}\u{300}b", "\u{E0}\u{5AE}b"),
        ("a\u{346}\u{300}", "a\u{346}\u{300}"), ("ab\u{301}", "ab\u{301}"),
        ("\u{301}a", "\u{301}a"), ("\u{1EAF}", "\u{1EAF}"), ("", ""),
    ])
    func composes(_ row: (text: String, composed: String)) {
        let expected = row.composed.unicodeScalars.map(\.value)
        #expect(CanonicalComposition.composed(row.text.unicodeScalars.map(\.value)) == expected)
        #expect(CanonicalComposition.composed(expected) == expected)
    }

    /// The Unicode Standard, section 3.12: 19 leading consonants, 21 vowels and 27 trailing consonants.
    @Test func syllablesOfHangul() {
        for lead in [0x10FF, 0x1100, 0x1101, 0x1111, 0x1112, 0x1113] as [UInt32] {
            for vowel in [0x1160, 0x1161, 0x1162, 0x1174, 0x1175, 0x1176] as [UInt32] {
                let isPair = (0x1100...0x1112).contains(lead) && (0x1161...0x1175).contains(vowel)
                let syllable = isPair ? 0xAC00 + ((lead - 0x1100) * 21 + vowel - 0x1161) * 28 : 0
                let pair = isPair ? [syllable] : [lead, vowel]
                #expect(CanonicalComposition.composed([lead, vowel]) == pair)
                #expect(CanonicalComposition.composed(pair) == pair)
                for trail in [0x11A6, 0x11A7, 0x11A8, 0x11C1, 0x11C2, 0x11C3] as [UInt32] {
                    let isTrail = (0x11A8...0x11C2).contains(trail)
                    let expected = isPair && isTrail ? [syllable + trail - 0x11A7] : pair + [trail]
                    #expect(CanonicalComposition.composed([lead, vowel, trail]) == expected)
                    #expect(CanonicalComposition.composed(expected) == expected)
                    #expect(CanonicalComposition.composed(expected + [trail]) == expected + [trail])
                }
            }
        }
        for scalar in [0xABFF, 0xD7A3, 0xD7A4] as [UInt32] {
            #expect(CanonicalComposition.composed([scalar]) == [scalar])
            #expect(CanonicalComposition.composed([scalar, 0x11A8]) == [scalar, 0x11A8])
        }
    }

    /// Compares with the standard library, whose comparison uses canonical equivalence.
    @Test func isEquivalentAndStable() {
        var numbers = SeededNumbers(seed: 15)
        let letters: [UInt32] = [
            0x61, 0x65, 0x73, 0xE9, 0x1E69, 0x1EAF, 0x3B1, 0x3AC, 0x1F00, 0x1100, 0x1161, 0x11A8,
            0xAC00, 0xD4DB, 0x9C7, 0x9BE, 0x9CB, 0x300, 0x301, 0x307, 0x316, 0x323, 0x338, 0x345,
            0x346, 0x5AE, 0x94D, 0x3099, 0x304B, 0x30AC,
        ]
        for _ in Laws.rounds(2_000) {
            let text = (0..<numbers.below(12)).map { _ in letters[numbers.below(letters.count)] }
            let composed = CanonicalComposition.composed(text)
            #expect(string(composed) == string(text), "\(text)")
            #expect(CanonicalComposition.composed(composed) == composed, "\(text)")
            #expect(composed.count <= text.count || text.contains { $0 >= 0xAC00 }, "\(text)")
        }
    }

    private func string(_ scalars: [UInt32]) -> String {
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars.compactMap(Unicode.Scalar.init))
        return String(text)
    }
}
