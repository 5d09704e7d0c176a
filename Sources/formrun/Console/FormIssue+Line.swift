import FormModel

extension FormIssue {
    /// The line that tells it: where it stands, how much it matters, what is wrong, and its code.
    ///
    /// - Parameters:
    ///   - sentence: What is wrong, in the words of the reader.
    ///   - place: Where in a file it stands, where that is known.
    /// - Returns: The line, without its end; it may quote what was sent.
    func line(_ sentence: String, at place: String? = nil) -> String {
        let place = place.map { "\($0): " } ?? ""
        let severity = severity == .warning ? "warning: " : ""
        let path = path.steps.isEmpty ? "" : "\(path): "
        return "\(place)\(severity)\(path)\(sentence) [\(code)]"
    }
}
