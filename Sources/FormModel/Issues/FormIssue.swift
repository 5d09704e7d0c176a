/// Something wrong with a value or submission: a code with parameters, but no message.
///
/// `MessageCatalog` makes messages from issues. An issue contains the value that it is about only
/// where a text of the form names the field.
public struct FormIssue: Sendable, Hashable {
    /// The severity of an issue.
    public enum Severity: String, Sendable, Hashable {
        /// The submission is invalid.
        case error
        /// The submission is valid; the issue is only reported.
        case warning
    }

    /// The kind of issue.
    public let code: IssueCode

    /// The path of the field; empty for the submission as a whole.
    public let path: FieldPath

    /// The values for the placeholders of a message, also those that the form's own texts read.
    ///
    /// A parameter that means a field, such as `other` or `fields`, has the name of the field in form posts: the keys that
    /// lead to it in its record, joined by points.
    public internal(set) var parameters: IssueParameters

    /// Whether the issue makes the submission invalid.
    public let severity: Severity

    /// The byte offset of the value, if the submission was read from bytes.
    public let offset: Int?

    /// The number of the message of the rule that found the issue, if the rule has one.
    var sentence: Int?

    /// The fields of the rule over several fields that found the issue; empty for another issue.
    package var ruleFields: [FieldName] = []

    /// The field that the parameter `other` means, where that has keys in place of the name.
    package var otherField: FieldName?

    /// The form's own texts about the issue that have places, filled in; `nil` if there are none.
    var texts: IssueTexts?

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
