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
        switch TypedCharacter(scalar) {
        case .digit(let digit): return Unicode.Scalar(0x30 + digit)
        case .space: return " "
        case .dash: return "-"
        case .invisible: return nil
        case .ascii(let byte): return Unicode.Scalar(byte)
        case .other: break
        }
        switch scalar.value {
        case 0x2018, 0x2019, 0x2BC: return "'"
        default: return scalar
        }
    }
}
