import FormModel

extension [String: String] {
    /// Derives the sentences about a field with invalid JSON from those about a submission with
    /// invalid JSON.
    ///
    /// - Parameters:
    ///   - field: The beginning of a sentence about a field, with the line and column.
    ///   - whole: The beginning of each sentence about a submission.
    /// - Returns: The sentences with the derived ones.
    func addingJSONFields(_ field: String, insteadOf whole: String) -> [String: String] {
        var sentences = self
        for reason in JSONFailure.Reason.allCases where reason.code == .malformedJSON {
            guard let sentence = self["malformedJSON.\(reason.rawValue)"] else { continue }
            let end = sentence.unicodeScalars.dropFirst(whole.unicodeScalars.count)
            sentences["json.\(reason.rawValue)"] = field + String(end)
        }
        return sentences
    }
}
