/// Typed text in the characters of a plain keyboard.
package enum FoldedText {
    /// The text in small letters, and otherwise as in ``characters(of:)``, without spaces at its ends.
    ///
    /// - Complexity: O(*n*).
    static func of(_ text: String) -> String {
        WhiteSpace.trim(characters(of: text).lowercased())
    }

    /// The text with the decimal digits of every script as those of ASCII, full-width characters as narrow ones,
    /// spaces, hyphens, dashes and apostrophes as those of ASCII, and without characters that are not seen.
    ///
    /// - Complexity: O(*n*).
    package static func characters(of text: String) -> String {
        var folded = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if let known = known(scalar) { folded.append(known) }
        }
        return String(folded)
    }

    /// The characters of a number in a notation, where the Arabic signs before decimals and between groups, U+066B
    /// and U+066C, are those of the notation.
    package static func number(_ text: String, in notation: NumberNotation) -> [UInt8] {
        var bytes: [UInt8] = []
        for scalar in characters(of: text).unicodeScalars {
            switch (scalar, notation.group) {
            case ("\u{66B}", _): bytes.append(notation.decimal.byte)
            case ("\u{66C}", let group?): bytes.append(group.byte)
            default: bytes.append(contentsOf: UTF8.encode(scalar) ?? .init())
            }
        }
        return bytes
    }

    /// What a character is read as; `nil` where it is not seen.
    private static func known(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
        if scalar.isASCII { return scalar }
        switch scalar.value {
        case 0xAD, 0x61C, 0x200B...0x200F, 0x202A...0x202E, 0x2060, 0x2066...0x2069, 0xFEFF:
            return nil
        case 0x2010...0x2015, 0x2212, 0xFE58, 0xFE63: return "-"
        case 0x2018, 0x2019, 0x2BC, 0xFF07: return "'"
        case 0xFF01...0xFF5E: return Unicode.Scalar(scalar.value - 0xFEE0)
        default:
            if scalar.properties.generalCategory == .decimalNumber,
                let digit = scalar.properties.numericValue
            {
                return Unicode.Scalar(0x30 + UInt8(digit))
            }
            return scalar.properties.isWhitespace ? " " : scalar
        }
    }
}
