public import FormModel

/// What was sent, to be judged as a whole.
public enum Submission: Sendable {
    /// A JSON object in UTF-8: RFC 8259.
    case json([UInt8])
    /// Values by field, as a program has them; fields that are not named are empty.
    case values([FieldName: FieldValue])
}
