package import FormModel

extension FieldPath {
    /// The path in the notation of the command line: `contacts.0.name`.
    package var dotted: String {
        steps.map { step in
            switch step {
            case .key(let key): key
            case .index(let index): String(index)
            }
        }.joined(separator: ".")
    }
}

extension SessionWords {
    /// The largest number of answers that a sentence or report about a draft names.
    package static let reportLimit = 20

    /// The sentences about a draft that could not be saved when the run ends.
    package func unkept(_ reason: String, _ lacking: [FieldPath]) -> [String] {
        let unsaved = self(.draftUnsaved, ["reason": reason])
        guard !lacking.isEmpty else { return [unsaved] }
        let names = lacking.prefix(SessionWords.reportLimit).map(\.dotted).joined(separator: ", ")
        let more = lacking.count - SessionWords.reportLimit
        let rest = more > 0 ? " " + self(.draftMore, ["count": String(more)]) : ""
        return [unsaved, self(.draftLacks, ["paths": names + rest])]
    }
}
