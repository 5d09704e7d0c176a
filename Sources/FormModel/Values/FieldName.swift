/// The name of a field, validated when it is made.
///
/// A simple name is an ASCII letter or `_`, then ASCII letters, digits and `_`, at most 64 bytes in
/// all. So an expression and a shell variable can use it unquoted. The name of a field in named
/// sections is the names of these sections and its own, with dots between them: `address.street`.
public struct FieldName: Sendable, Hashable {
    /// The name as it is written in a form file and in a submission.
    public let text: String

    /// The largest number of bytes of a simple name.
    public static let maximumLength = 64

    /// The largest number of simple names in a name: those of nested sections and that of a field.
    static let maximumParts = 7

    /// Makes a name, or `nil` if the text is not a valid one.
    public init?(_ text: String) {
        guard FieldName.isValid(text.utf8.span) else { return nil }
        self.text = text
    }

    /// Makes a name of valid parts.
    init(unchecked text: String) {
        self.text = text
    }

    static func isValid(_ bytes: Span<UInt8>) -> Bool {
        var parts = 1
        var length = 0
        for at in bytes.indices {
            let byte = bytes[at]
            if byte == UInt8(ascii: "."), length > 0, parts < maximumParts {
                parts += 1
                length = 0
                continue
            }
            let isLetter = (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte == UInt8(ascii: "_")
            let isDigit = byte &- UInt8(ascii: "0") < 10
            guard isLetter || (isDigit && length > 0), length < maximumLength else { return false }
            length += 1
        }
        return length > 0
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
