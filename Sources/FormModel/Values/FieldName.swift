/// The name of a field, validated when it is made.
///
/// A name is an ASCII letter or `_`, then ASCII letters, digits and `_`, at most 64 bytes in all.
/// So an expression and a shell variable can use it unquoted.
public struct FieldName: Sendable, Hashable {
    /// The name as it is written in a form file and in a submission.
    public let text: String

    /// The largest number of bytes.
    public static let maximumLength = 64

    /// Makes a name, or `nil` if the text is not a valid one.
    public init?(_ text: String) {
        guard FieldName.isValid(text.utf8.span) else { return nil }
        self.text = text
    }

    package static func isValid(_ bytes: Span<UInt8>) -> Bool {
        guard bytes.count >= 1, bytes.count <= maximumLength else { return false }
        for at in bytes.indices {
            let byte = bytes[at]
            let isLetter = (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte == UInt8(ascii: "_")
            let isDigit = byte &- UInt8(ascii: "0") < 10
            guard isLetter || (isDigit && at > 0) else { return false }
        }
        return true
    }
}

extension FieldName: ExpressibleByStringLiteral {
    /// Makes a name from a literal; an invalid literal is a programming error and traps.
    public init(stringLiteral text: String) {
        precondition(
            FieldName.isValid(text.utf8.span),
            "\"\(text)\" is not a field name: letters, digits and _ only, and no digit first")
        self.text = text
    }
}

extension FieldName: Comparable, CustomStringConvertible {
    /// Whether the left name comes first, by its bytes.
    public static func < (left: FieldName, right: FieldName) -> Bool { left.text < right.text }

    /// The name.
    public var description: String { text }
}
