/// Normalizes typed text to the characters of a plain keyboard.
package enum FoldedText {
    /// The text in lower case, with the replacements of ``characters(of:)`` and without spaces at
    /// its ends.
    ///
    /// - Complexity: O(*n*).
    static func of(_ text: String) -> String {
        WhiteSpace.trim(characters(of: text).lowercased())
    }

    /// The text with replacements: decimal digits of all scripts, full-width characters, spaces,
    /// hyphens, dashes and apostrophes become ASCII, and invisible characters are removed.
    ///
    /// - Complexity: O(*n*).
    package static func characters(of text: String) -> String {
        guard !isASCII(text) else { return text }
        var folded = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if let known = known(scalar) { folded.append(known) }
        }
        return String(folded)
    }

    /// The bytes of a number, in which the Arabic decimal and group separators, U+066B and U+066C,
    /// are replaced by those of a notation.
    package static func number(_ text: String, in notation: NumberNotation) -> [UInt8] {
        guard !isASCII(text) else { return Array(text.utf8) }
        var bytes: [UInt8] = []
        for scalar in characters(of: text).unicodeScalars {
            switch (scalar, notation.group) {
            case ("\u{66B}", _): bytes.append(notation.decimal)
            case ("\u{66C}", let group?): bytes.append(group)
            default: bytes.append(contentsOf: UTF8.encode(scalar) ?? .init())
            }
        }
        return bytes
    }

    /// Whether the text has nothing to be replaced.
    private static func isASCII(_ text: String) -> Bool { text.utf8.allSatisfy { $0 < 0x80 } }

    /// The replacement of a character; `nil` if the character is invisible.
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
