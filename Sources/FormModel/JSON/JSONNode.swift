/// One value or key of a JSON text: what it is and where it lies.
///
/// Nodes lie in one array in the order of the text, so that reading a submission builds no tree.
package struct JSONNode: Sendable {
    package enum Kind: UInt8, Sendable {
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

    package let kind: Kind

    /// Whether a string or key holds a backslash, so that it must be unescaped before use, or one of the control
    /// characters that JSON takes as they are (DEL and those from U+0080), so that it must be looked at.
    package let isEscaped: Bool

    /// The first byte: of a string, that behind the quotation mark.
    package let start: Int32

    /// The byte behind the last: of a string, that of the closing quotation mark.
    package internal(set) var end: Int32

    /// The index of the node behind this one and all inside it.
    package internal(set) var next: Int32

    /// Whether it is an array or object.
    var isNested: Bool { kind == .array || kind == .object }

    /// Where the value begins for a reader, quotation mark included.
    package var offset: Int {
        kind == .string || kind == .key ? Int(start) - 1 : Int(start)
    }
}
