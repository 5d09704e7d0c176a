import FormModel

/// The choices of an editor with what is derived from them once: their numbers and the index of the search.
final class OptionList: Sendable {
    let options: [FieldNode.Option]
    /// The indices of the choices that can be chosen; their places are their numbers.
    let enabled: [Int]
    /// The indices of the choices that cannot be beside others.
    let exclusive: [Int]
    /// Whether choices are named by numbers: not if one has a number as its title or value.
    let isCounted: Bool
    private let numbers: [Int32]
    /// The words that mean all choices.
    private let allWords: [[UInt8]]
    private let made = LazyIndex()

    static let empty = OptionList([], locale: ReaderLocale())

    init(_ options: [FieldNode.Option], locale: ReaderLocale) {
        self.options = options
        enabled = options.indices.filter { options[$0].isEnabled }
        exclusive = options.indices.filter { options[$0].isExclusive }
        isCounted = !options.contains {
            OptionList.isNumber($0.value.utf8) || OptionList.isNumber($0.title.utf8)
        }
        var numbers = [Int32](repeating: 0, count: options.count)
        for (place, index) in enabled.enumerated() { numbers[index] = Int32(place + 1) }
        self.numbers = numbers
        allWords = locale.wordsForAll.map(SearchText.folded)
    }

    /// The index of the search, made when it is first used.
    ///
    /// - Complexity: O(*n*) in the choices for the first use.
    var index: ChoiceIndex {
        made.index {
            ChoiceIndex(options.count) { index in
                let option = options[index]
                let title = SearchText.folded(option.title)
                let value = SearchText.folded(option.value)
                return (title, value == title ? nil : value)
            }
        }
    }

    /// The number by which a choice is named; `nil` if it has none.
    func number(of index: Int) -> Int? {
        isCounted && numbers[index] > 0 ? Int(numbers[index]) : nil
    }

    /// The index of the choice with a number.
    func choice(numbered number: Int) -> Int? {
        isCounted && number > 0 && number <= enabled.count ? enabled[number - 1] : nil
    }

    /// Whether a folded text is a word that means all choices.
    func isAll(_ text: [UInt8]) -> Bool { allWords.contains(text) }

    static func isNumber(_ bytes: some Collection<UInt8>) -> Bool {
        !bytes.isEmpty && bytes.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    }
}
