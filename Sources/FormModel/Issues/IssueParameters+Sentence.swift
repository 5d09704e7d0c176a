extension IssueParameters {
    /// The number under which a form keeps the sentence of a rule; it is no fact, and no issue shows it.
    package init(sentence: Int?) {
        self = sentence.map { ["\u{0}sentence": .integer($0)] } ?? [:]
    }

    /// The names of the facts.
    package var names: [String] { pairs.map(\.name).filter { $0.utf8.first != 0 } }

    mutating func takeSentence() -> Int? {
        guard case .integer(let number) = self["\u{0}sentence"] else { return nil }
        self["\u{0}sentence"] = nil
        return number
    }
}
