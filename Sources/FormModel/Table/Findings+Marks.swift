/// Changes to the findings since a mark, for validators that call others.
extension Findings {
    /// The number of findings at one moment.
    public struct Mark: Sendable {
        /// How many findings there are.
        public let count: Int
        /// How many of them are errors.
        let errors: Int
    }

    /// The present number of findings.
    public var mark: Mark { Mark(count: list.count, errors: errorCount) }

    /// Removes the findings that were added since.
    public mutating func rewind(to mark: Mark) {
        list.removeLast(list.count - mark.count)
        errorCount = mark.errors
    }

    /// Makes warnings of the findings that were added since.
    public mutating func makeWarnings(since mark: Mark) {
        for index in list.indices[mark.count...] { list[index].severity = .warning }
        errorCount = mark.errors
    }

    /// Whether a finding with that code was added since.
    public func has(_ code: IssueCode, since mark: Mark) -> Bool {
        list[mark.count...].contains { $0.code == code }
    }

    /// Puts parameters before those of the findings that were added since; a parameter that a finding has already is kept.
    public mutating func add(_ parameters: IssueParameters, since mark: Mark) {
        guard !parameters.isEmpty else { return }
        for index in list.indices[mark.count...] {
            var merged = parameters
            for (name, value) in list[index].parameters.pairs { merged[name] = value }
            list[index].parameters = merged
        }
    }
}
