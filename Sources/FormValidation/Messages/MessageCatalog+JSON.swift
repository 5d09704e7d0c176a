import FormModel

extension [String: String] {
    /// Adds the sentences about a field that must hold JSON, of those about a submission that must be JSON: the
    /// reasons are the same.
    ///
    /// - Parameters:
    ///   - field: How a sentence about a field begins; it names the line and column.
    ///   - whole: How each sentence about a submission begins.
    /// - Returns: All sentences.
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
