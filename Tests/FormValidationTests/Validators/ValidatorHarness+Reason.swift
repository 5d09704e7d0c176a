import FormModel
import FormValidation

extension ValidatorHarness {
    /// The code of the first issue with its reason, such as `iban.checksum`, or `nil`.
    func verdict(_ text: String) -> String? {
        guard let issue = issues("\"\(text)\"").first else { return nil }
        guard let reason = issue.parameters["reason"] else { return issue.code.rawValue }
        return "\(issue.code).\(reason)"
    }

    /// The sentence of the first issue of a text.
    func sentence(_ text: String) -> String? {
        issues("\"\(text)\"").first.map(validator.message)
    }
}
