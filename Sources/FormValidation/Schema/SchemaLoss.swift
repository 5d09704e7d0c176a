public import FormModel

/// Something that a form cannot say of a JSON Schema, and all keywords of which that is so.
public struct SchemaLoss: Sendable, Hashable {
    /// Where the keywords stand in the schema, in its order; at least one place.
    ///
    /// They are written as JSON Pointers, RFC 6901.
    public let paths: [FieldPath]

    /// Why, and what became of them, as a sentence.
    public let reason: String

    /// The first of ``paths``.
    public var path: FieldPath { paths[0] }

    /// The first place, the reason, and how often there is the same elsewhere.
    public var sentence: String {
        let others = paths.count - 1
        return others == 0
            ? "\(path): \(reason)"
            : "\(path): \(reason) (And at \(others) other place\(others == 1 ? "" : "s").)"
    }
}
