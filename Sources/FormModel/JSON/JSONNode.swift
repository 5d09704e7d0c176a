/// The kind of a JSON value, or of a key.
package enum JSONKind: UInt8, Sendable {
    case null, boolean, number, string, array, object, key

    /// The kind of a literal or number, by its first byte.
    init(literal first: UInt8) {
        switch first {
        case UInt8(ascii: "n"): self = .null
        case UInt8(ascii: "t"), UInt8(ascii: "f"): self = .boolean
        default: self = .number
        }
    }
}

/// The kind and position of a value or key of a JSON text.
///
/// Nodes are in one array in the order of the text, so that reading a submission builds no tree.
struct JSONNode: Sendable {
    let kind: JSONKind

    /// Whether a string or key contains a backslash, so that it must be unescaped, or a control
    /// character that JSON allows (U+007F to U+009F), so that it must be checked.
    let isEscaped: Bool

    /// The offset of the first byte; for a string, that after the quotation mark.
    let start: Int32

    /// The offset after the last byte; for a string, that of the closing quotation mark.
    var end: Int32

    /// The index of the node after this one and all nodes inside it.
    var next: Int32

    var isNested: Bool { kind == .array || kind == .object }

    /// The offset at which the value begins, including the quotation mark.
    var offset: Int {
        kind == .string || kind == .key ? Int(start) - 1 : Int(start)
    }
}
