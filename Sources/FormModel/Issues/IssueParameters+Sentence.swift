extension IssueParameters {
    /// Makes parameters with the number of the message of a rule, in a hidden entry that no issue
    /// shows.
    package init(sentence: Int?) {
        self = sentence.map { ["\u{0}sentence": .integer($0)] } ?? [:]
    }

    /// The names of the parameters, without the hidden entries.
    package var names: [String] { pairs.map(\.name).filter { $0.utf8.first != 0 } }

    /// Makes parameters with the path of an issue that is at no field, in another hidden entry.
    init(_ parameters: IssueParameters, at path: FieldPath) {
        self = parameters
        self["\u{0}path"] = .text(path.description)
    }

    mutating func takePath() -> FieldPath? {
        guard case .text(let pointer) = self["\u{0}path"] else { return nil }
        self["\u{0}path"] = nil
        return FieldPath(pointer: pointer)
    }

    mutating func takeSentence() -> Int? {
        guard case .integer(let number) = self["\u{0}sentence"] else { return nil }
        self["\u{0}sentence"] = nil
        return number
    }
}
