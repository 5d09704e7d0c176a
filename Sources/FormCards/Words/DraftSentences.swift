package import FormModel

extension InterfaceWords {
    /// The largest number of answers that a sentence or report about a draft names.
    package static let draftReportLimit = 20

    /// The sentences about a draft that could not be saved when the run ends.
    package func unkept(_ reason: String, _ lacking: [FieldPath]) -> [String] {
        let unsaved = self(.draftUnsaved, ["reason": reason])
        guard !lacking.isEmpty else { return [unsaved] }
        let limit = InterfaceWords.draftReportLimit
        let names = lacking.prefix(limit).map(\.dotted).joined(separator: ", ")
        let more = lacking.count - limit
        let rest = more > 0 ? " " + self(.draftMore, ["count": String(more)]) : ""
        return [unsaved, self(.draftLacks, ["paths": names + rest])]
    }
}
