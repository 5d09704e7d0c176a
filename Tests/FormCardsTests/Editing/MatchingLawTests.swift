import FormModel
import TestSupport
import Testing

@testable import FormCards

/// The law of what a typed text finds in a list, of choices and of suggestions alike: those that contain it, then those that
/// have its characters in their order, the nearest first, and none else.
@Suite struct MatchingLawTests {
    private typealias Option = FieldNode.Option

    private static let pieces = [
        "a", "b", "ab", "ba", "aab", " ", "-", "é", "日", "本 ", "1", "Ö", "ß", "\u{301}",
        "\u{1B}[2J", "\u{202E}", "\u{200B}", "\u{FFFD}", "\t", "👩‍👧",
    ]

    private static func text(_ most: Int, _ random: inout SeededNumbers) -> String {
        (0..<1 + random.below(most)).map { _ in pieces[random.below(pieces.count)] }.joined()
    }

    /// Titles that differ, some of them with what a hostile source contains.
    private static func titles(_ random: inout SeededNumbers) -> [String] {
        var seen: Set<[UInt8]> = []
        let titles =
            (0..<random.below(40)).map { _ in text(7, &random) }
            + (random.below(4) == 0 ? [String(repeating: "ab ", count: 400) + "c"] : [])
        return titles.filter { seen.insert(Array($0.utf8)).inserted }
    }

    /// The number of characters that neither follow the one before them nor begin a word, with each at its first place;
    /// `nil` if the name does not have them in their order.
    private static func leaps(_ text: [Unicode.Scalar], _ name: [Unicode.Scalar], near: Bool)
        -> Int?
    {
        var (at, follows, leaps) = (0, 0, 0)
        for wanted in text {
            while true {
                guard at < name.count else { return nil }
                let isNear = at == follows || isGap(name[at - 1])
                if name[at] == wanted, isNear || !near {
                    leaps += isNear ? 0 : 1
                    break
                }
                at += 1
            }
            at += 1
            follows = at
        }
        return leaps
    }

    private static func isGap(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isASCII && !scalar.properties.isAlphabetic && !("0"..."9").contains(scalar)
    }

    private static func scalars(_ bytes: [UInt8]) -> [Unicode.Scalar] {
        Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
    }

    /// The rule, for each title on its own.
    private static func expected(_ typed: String, in titles: [String]) -> [String] {
        let wanted = scalars(SearchText.folded(typed))
        let names = titles.map { scalars(SearchText.folded($0)) }
        let isContained = names.map { name in
            name.count >= wanted.count
                && (0...name.count - wanted.count).contains { name[$0...].starts(with: wanted) }
        }
        let contained = titles.indices.filter { isContained[$0] }
        guard wanted.count > 1, !wanted.allSatisfy({ ("0"..."9").contains($0) }) else {
            return contained.map { titles[$0] }
        }
        let rest = titles.indices.filter { !isContained[$0] }
        let ranks = rest.map { index -> Int? in
            if leaps(wanted, names[index], near: true) != nil { return 0 }
            guard contained.isEmpty else { return nil }
            return leaps(wanted, names[index], near: false).map { min($0, LetterOrder.leapLimit) }
        }
        let ordered = (0...LetterOrder.leapLimit).flatMap { rank in
            rest.indices.filter { ranks[$0] == rank }.map { rest[$0] }
        }
        return (contained + ordered).map { titles[$0] }
    }

    /// Whatever keys led to a text, lists of choices and of suggestions show what the rule finds for it.
    @Test func findsWhatTheRuleSays() {
        var random = SeededNumbers(seed: 61)
        for _ in Laws.rounds(60) {
            let titles = Self.titles(&random)
            let options = titles.enumerated().map {
                Option(String(repeating: "~", count: $0 + 1), title: $1)
            }
            var choices = ChoiceEditor(options, pageSize: 1_000)
            var texts = CompletingEditor("", from: .suggestions(titles))
            for _ in 0..<12 {
                let key: Key =
                    switch random.below(8) {
                    case 0: .backspace
                    case 1: .control("u")
                    case 2: .pasted(Self.text(2, &random))
                    default: .text(["a", "b", "1", " ", "é", "日", "-"][random.below(7)])
                    }
                let before = choices.text
                _ = choices.apply(key)
                _ = texts.apply(key)
                let typed = choices.text
                guard !typed.hasSameBytes(as: before), !SearchText.folded(typed).isEmpty else {
                    continue
                }
                let found = Self.expected(typed, in: titles)
                if !choices.isNumbering {
                    let shown = (choices.matches ?? []).map { titles[Int($0)] }
                    #expect(shown == found, "\(typed.debugDescription) in \(titles)")
                }
                #expect(
                    texts.texts(matching: typed).texts == found,
                    "\(typed.debugDescription) in \(titles)")
            }
        }
    }

    /// A search that goes on from what was found before finds what a new one finds.
    @Test func goesOn() {
        var random = SeededNumbers(seed: 62)
        for _ in Laws.rounds(40) {
            let titles = Self.titles(&random)
            let list = OptionList(titles.map { Option($0) }, locale: ReaderLocale())
            var before: ChoiceIndex.Found?
            var text: [UInt8] = []
            for _ in 0..<8 {
                text += SearchText.folded(["a", "b", "ab", "é", "日", "-a"][random.below(6)])
                var found = list.index.find(text, after: before)
                var new = list.index.find(text)
                let near = list.index.findInOrder(&found, after: before)
                #expect(near == list.index.findInOrder(&new))
                #expect(found.choices == new.choices && found.named == new.named)
                #expect(found.beginnings == new.beginnings)
                before = found
            }
        }
    }
}
