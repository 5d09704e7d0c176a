public import FormModel

/// A reason why a form does not express keywords of a JSON Schema, and the keywords.
public struct SchemaLoss: Sendable, Hashable {
    /// The positions of the keywords as JSON Pointers (RFC 6901), in the order of the schema; at
    /// least one.
    public let paths: [FieldPath]

    /// A sentence with the reason and the consequence.
    public let reason: String

    /// The first of ``paths``.
    public var path: FieldPath { paths[0] }

    /// The first position, the reason, and the number of other positions.
    public var sentence: String {
        let others = paths.count - 1
        return others == 0
            ? "\(path): \(reason)"
            : "\(path): \(reason) (And at \(others) other place\(others == 1 ? "" : "s").)"
    }
}
