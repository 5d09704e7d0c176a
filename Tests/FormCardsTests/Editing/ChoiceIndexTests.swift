import TestSupport
import Testing

@testable import FormCards

@Suite struct ChoiceIndexTests {
    /// How well the names of a choice fit a text: a whole title or value, its beginning, another whole name of more than
    /// two bytes, or a part of any name.
    private static func fit(of text: String, to names: [String]) -> ChoiceIndex.Fit? {
        let main = names.prefix(2)
        if main.contains(text) { return .whole }
        if main.contains(where: { $0.hasPrefix(text) }) { return .beginning }
        if text.count > 2, names.contains(text) { return .whole }
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
                (0...random.below(4)).map { _ in
                    (0..<random.below(6)).map { _ in letters[random.below(letters.count)] }.joined()
                }
            }
            let index = ChoiceIndex(choices.count) { choices[$0].map { Array($0.utf8) } }
            for text in texts {
                let fits = choices.map { Self.fit(of: text, to: $0) }
                let found = index.find(Array(text.utf8))
                func places(_ isWanted: (ChoiceIndex.Fit) -> Bool) -> [Int32] {
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
