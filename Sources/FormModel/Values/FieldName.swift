/// The name of a field, valid by construction.
///
/// A name is a letter or `_`, then letters, digits and `_`, all ASCII, at most 64 of them; it can stand
/// in an expression and in a shell variable as it is.
public struct FieldName: Sendable, Hashable {
    /// The name as it is written in a form file and in a submission.
    public let text: String

    /// The most bytes that a name may have.
    public static let maximumLength = 64

    /// Makes a name, or `nil` where the text is none.
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
    /// Makes a name from a literal; one that is no name is a programmer's mistake and traps.
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
