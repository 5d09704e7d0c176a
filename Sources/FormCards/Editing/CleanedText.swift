/// The text that an editor inserts for a typed or pasted one.
///
/// Control characters never enter a text. A line end and a tab become a space unless a text of several lines is edited,
/// which keeps the separators of lines and paragraphs, U+2028 and U+2029, as they are.
enum CleanedText {
    /// - Complexity: O(*n*).
    static func of(_ text: String, allowsLines: Bool) -> String {
        // The usual text has neither control characters nor bytes that may begin one or a separator.
        if text.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F && $0 != 0xC2 && $0 != 0xE2 }) {
            return text
        }
        var cleaned = String.UnicodeScalarView()
        var previous: Unicode.Scalar = " "
        for scalar in text.unicodeScalars {
            defer { previous = scalar }
            switch scalar {
            case "\n" where previous == "\r": continue
            case "\n", "\r", "\u{B}", "\u{C}", "\u{85}": cleaned.append(allowsLines ? "\n" : " ")
            case "\u{2028}", "\u{2029}": cleaned.append(allowsLines ? scalar : " ")
            case "\t": cleaned.append(allowsLines ? "\t" : " ")
            case _ where scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value): continue
            default: cleaned.append(scalar)
            }
        }
        return String(cleaned)
    }

    /// A pasted text without a line end at its end, which copying a line often adds.
    static func withoutLastLineEnd(_ text: String) -> String {
        var scalars = Substring(text).unicodeScalars
        if scalars.last == "\n" { scalars.removeLast() }
        if scalars.last == "\r" { scalars.removeLast() }
        return String(scalars)
    }
}
