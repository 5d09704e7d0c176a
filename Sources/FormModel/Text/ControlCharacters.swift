/// The control characters that a text contains: Unicode category Cc, U+0000 to U+001F and U+007F to
/// U+009F; and the separators of lines and paragraphs, U+2028 and U+2029, which end a line as well (Unicode Standard
/// Annex 14).
enum ControlCharacters {
    case none
    /// With separators of lines and paragraphs.
    case onlyLineFeedsAndTabs
    /// At least one line ends with a carriage return, as in form posts.
    case onlyLineEndsAndTabs
    case others

    /// Classifies well-formed UTF-8.
    ///
    /// - Complexity: O(*n*).
    init(_ text: Span<UInt8>) {
        self = .none
        for at in text.indices {
            let byte = text[at]
            guard byte < 0x20 || byte == 0x7F || byte == 0xC2 || byte == 0xE2 else { continue }
            switch byte {
            case 0xE2 where !ControlCharacters.endsLine(text, at): continue
            case 0xE2:
                if self == .none { self = .onlyLineFeedsAndTabs }
            case UInt8(ascii: "\n"), UInt8(ascii: "\t"):
                if self == .none { self = .onlyLineFeedsAndTabs }
            case UInt8(ascii: "\r"): self = .onlyLineEndsAndTabs
            case 0xC2 where at + 1 < text.count && text[at + 1] >= 0xA0: continue
            default:
                self = .others
                return
            }
        }
    }

    /// Whether a line or paragraph separator, U+2028 or U+2029, begins at an offset.
    static func endsLine(_ bytes: Span<UInt8>, _ at: Int) -> Bool {
        at + 2 < bytes.count && bytes[at] == 0xE2 && bytes[at + 1] == 0x80
            && bytes[at + 2] | 1 == 0xA9
    }

    /// The text with every line end replaced by one line feed (HTML, "normalize newlines").
    static func lines(of text: Span<UInt8>) -> [UInt8] {
        var lines: [UInt8] = []
        lines.reserveCapacity(text.count)
        for at in text.indices {
            switch text[at] {
            case UInt8(ascii: "\r"): lines.append(UInt8(ascii: "\n"))
            case UInt8(ascii: "\n") where at > 0 && text[at - 1] == UInt8(ascii: "\r"): continue
            default: lines.append(text[at])
            }
        }
        return lines
    }
}
