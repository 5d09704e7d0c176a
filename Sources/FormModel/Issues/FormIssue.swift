/// One thing that is wrong with what was entered or sent: a fact, without a sentence.
///
/// Sentences are made from it by `MessageCatalog`. No issue holds the value that it is about.
public struct FormIssue: Sendable, Hashable {
    /// How much it matters.
    public enum Severity: String, Sendable, Hashable {
        /// The submission is invalid.
        case error
        /// Reported; the submission is valid all the same.
        case warning
    }

    /// What kind of trouble it is.
    public let code: IssueCode

    /// Where it is: the path of the field, or the empty path for the submission as a whole.
    public let path: FieldPath

    /// The facts that a sentence may name.
    public let parameters: IssueParameters

    /// How much it matters.
    public let severity: Severity

    /// The byte of the submission at which the value stands, where it was read from bytes.
    public let offset: Int?

    /// The number under which the form keeps the sentence of the rule that found it, where the rule has one.
    package var sentence: Int?

    /// Makes an issue.
    public init(
        _ code: IssueCode, at path: FieldPath, parameters: IssueParameters = [:],
        severity: Severity = .error, offset: Int? = nil
    ) {
        self.code = code
        self.path = path
        self.parameters = parameters
        self.severity = severity
        self.offset = offset
    }
}
