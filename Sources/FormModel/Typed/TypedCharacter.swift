/// The meaning of a typed character in a number, an amount, a date or a code.
///
/// Numbers are pasted from web pages, spreadsheets and address books with other spaces and dashes
/// than a keyboard has, keyboards of other scripts type digits of their own, and copied text may
/// contain invisible characters that control its direction.
package enum TypedCharacter: Hashable {
    case digit(UInt8)
    case space
    case dash
    /// An invisible character: a mark of direction, a zero-width space or a soft hyphen.
    case invisible
    case ascii(UInt8)
    case other

    @inlinable
    init(_ scalar: Unicode.Scalar) {
        switch scalar.value {
        case 0x30...0x39: self = .digit(UInt8(scalar.value) - 0x30)
        case 0x09, 0x20, 0xA0, 0x1680, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: self = .space
        case 0x2D, 0x2010...0x2015, 0x2212, 0x30FC, 0xFE58, 0xFE63: self = .dash
        case 0xAD, 0x061C, 0x200B, 0x200E, 0x200F, 0x202A...0x202E, 0x2060...0x2069, 0xFEFF:
            self = .invisible
        case 0..<0x80: self = .ascii(UInt8(scalar.value))
        // Full-width forms of ASCII, as East Asian keyboards type them.
        case 0xFF01...0xFF5E: self.init(Unicode.Scalar(UInt8(scalar.value - 0xFEE0)))
        default: self = TypedCharacter.digit(scalar).map { .digit($0) } ?? .other
        }
    }

    /// Classifies a character while a text is edited; one with combining marks is `other`.
    package init(_ character: Character) {
        let scalars = character.unicodeScalars
        guard let first = scalars.first,
            scalars.index(after: scalars.startIndex) == scalars.endIndex
        else {
            self = .other
            return
        }
        self.init(first)
    }

    /// The value of a decimal digit of any script: Unicode, property Numeric_Type.
    @usableFromInline
    static func digit(_ scalar: Unicode.Scalar) -> UInt8? {
        guard scalar.properties.generalCategory == .decimalNumber else { return nil }
        return scalar.properties.numericValue.map { UInt8($0) }
    }

    package var isDigit: Bool {
        if case .digit = self { true } else { false }
    }

    /// Classifies the character at an offset in well-formed UTF-8; the length is in bytes.
    @inlinable
    package static func read(_ text: Span<UInt8>, at: Int) -> (
        character: TypedCharacter, length: Int
    ) {
        let first = text[at]
        guard first >= 0x80 else { return (TypedCharacter(Unicode.Scalar(first)), 1) }
        if first & 0xE0 == 0xC0, at + 1 < text.count {
            let scalar = UInt32(first & 0x1F) << 6 | UInt32(text[at + 1] & 0x3F)
            return (Unicode.Scalar(scalar).map { TypedCharacter($0) } ?? .other, 2)
        }
        if first & 0xF0 == 0xE0, at + 2 < text.count {
            let scalar =
                UInt32(first & 0x0F) << 12 | UInt32(text[at + 1] & 0x3F) << 6
                | UInt32(text[at + 2] & 0x3F)
            return (Unicode.Scalar(scalar).map { TypedCharacter($0) } ?? .other, 3)
        }
        // Characters beyond the basic plane have no meaning here, so their bytes are returned
        // singly.
        return (.other, 1)
    }
}
