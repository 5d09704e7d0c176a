import TestSupport
import Testing

@testable import FormCards

@Suite struct ChoiceIndexTests {
    /// How well a name fits a text: the smaller, the better.
    private enum Fit: Int, Comparable {
        case whole, beginning, inside

        static func < (left: Fit, right: Fit) -> Bool { left.rawValue < right.rawValue }
    }

    /// How well the names of a choice fit a text: a whole title or value, its beginning, or a part of any.
    private static func fit(of text: String, to names: [String]) -> Fit? {
        if names.contains(text) { return .whole }
        if names.contains(where: { $0.hasPrefix(text) }) { return .beginning }
        return names.contains { $0.contains(text) } ? .inside : nil
    }

    /// All words of some letters up to a length.
    private static func words(of letters: [String], upTo length: Int) -> [String] {
        var words: [String] = []
        var last = [""]
        for _ in 0..<length {
            last = last.flatMap { word in letters.map { word + $0 } }
            words += last
        }
        return words
    }

    /// An index finds what a search through all names finds, for all texts of up to four letters, one of which no name has.
    @Test func findsWhatAllNamesHave() {
        var random = SeededNumbers(seed: 31)
        let texts = Self.words(of: ["a", "b", "z"], upTo: 4)
        for round in Laws.rounds(25) {
            let letters = round.isMultiple(of: 2) ? ["a", "b"] : ["a", "b", "c", "ÿ"]
            let choices = (0..<random.below(7)).map { _ in
                (0...random.below(2)).map { _ in
                    (0..<random.below(6)).map { _ in letters[random.below(letters.count)] }.joined()
                }
            }
            let index = ChoiceIndex(choices.count) { choice in
                let names = choices[choice].map { Array($0.utf8) }
                return (names[0], names.count > 1 ? names[1] : nil)
            }
            for text in texts {
                let fits = choices.map { Self.fit(of: text, to: $0) }
                let found = index.find(Array(text.utf8))
                func places(_ isWanted: (Fit) -> Bool) -> [Int32] {
                    fits.indices.filter { fits[$0].map(isWanted) ?? false }.map { Int32($0) }
                }
                let begun = places { $0 <= .beginning }
                #expect(found.choices == places { _ in true }, "\(text) \(choices)")
                #expect(found.named == places { $0 == .whole }.first, "\(text) \(choices)")
                #expect(found.begun == (begun.count == 1 ? begun[0] : nil), "\(text) \(choices)")
                #expect(
                    Array(found.firstTwo)
                        == Array((begun.isEmpty ? found.choices : begun).prefix(2)),
                    "\(text) \(choices)")
            }
        }
    }
}
