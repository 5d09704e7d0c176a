import FormCards
import FormModel
import FormValidation

extension FormIssue {
    /// The line that reports the issue: its place and path, whether it is a warning, its sentence and its code.
    ///
    /// - Parameters:
    ///   - sentence: The sentence, in the language of the reader.
    ///   - place: The place in a file, if it is known.
    /// - Returns: The line without its end; it may quote what was sent.
    func line(_ sentence: String, at place: String? = nil) -> String {
        let place = place.map { "\($0): " } ?? ""
        let severity = severity == .warning ? "warning: " : ""
        let path = path.steps.isEmpty ? "" : "\(path.quoted): "
        return "\(place)\(severity)\(path)\(sentence) [\(code)]"
    }

    /// The sentence for a terminal or a plain text, without the isolates around inserted values.
    func sentence(in catalog: MessageCatalog, of form: Form) -> String {
        let sentence = catalog.message(for: self, in: form)
        return hasFilledTexts ? DisplayText.withoutIsolates(sentence) : sentence
    }
}
