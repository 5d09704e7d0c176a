public import FormModel

/// What was sent, to be judged as a whole.
public enum Submission: Sendable {
    /// A JSON object in UTF-8: RFC 8259.
    case json([UInt8])
    /// Values by field, as a program has them; fields that are not named are empty.
    case values([FieldName: FieldValue])
}

extension Submission: CustomStringConvertible, CustomReflectable {
    /// What kind of submission it is; no value, since values may be secrets.
    public var description: String {
        switch self {
        case .json(let bytes): "json (\(bytes.count) bytes)"
        case .values(let values): "values (\(values.count) fields)"
        }
    }

    /// Nothing: values may be secrets.
    public var customMirror: Mirror { Mirror(self, children: [:]) }
}
