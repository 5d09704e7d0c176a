public import FormModel

/// A keyword of a JSON Schema that a form could not take over.
public struct SchemaLoss: Sendable, Hashable {
    /// Where the keyword stands in the schema; written as a JSON Pointer, RFC 6901.
    public let path: FieldPath

    /// Why, and what became of it, as a sentence.
    public let reason: String
}
