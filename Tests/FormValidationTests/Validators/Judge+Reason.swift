import FormModel
import FormValidation

extension Judge {
    /// What is said of a text: the code with its reason, such as `iban.checksum`, or nothing.
    func verdict(_ text: String) -> String? {
        guard let issue = issues("\"\(text)\"").first else { return nil }
        guard let reason = issue.parameters["reason"] else { return issue.code.rawValue }
        return "\(issue.code).\(reason)"
    }

    /// The sentence about a text.
    func sentence(_ text: String) -> String? {
        issues("\"\(text)\"").first.map(validator.message)
    }
}
