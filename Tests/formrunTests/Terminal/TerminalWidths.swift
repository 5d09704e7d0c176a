/// The cells of characters, by a small table of its own: a mistake in the widths of FormCards must be seen.
enum TerminalWidths {
    private static let wide: [ClosedRange<UInt32>] = [
        0x1100...0x115F, 0x231A...0x231B, 0x23E9...0x23EC, 0x25FD...0x25FE, 0x2614...0x2615,
        0x2648...0x2653, 0x26A1...0x26A1, 0x2705...0x2705, 0x2728...0x2728, 0x274C...0x274C,
        0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
        0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6,
        0x1F1E6...0x1F1FF, 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1F9FF,
        0x1FA70...0x1FAFF, 0x20000...0x3FFFD,
    ]

    /// The cells of a character with its marks.
    static func width(of text: String) -> Int {
        guard let first = text.unicodeScalars.first else { return 0 }
        if text.utf8.count == 1 { return 1 }
        if isMark(first) { return 0 }
        let hasEmojiStyle = text.unicodeScalars.contains("\u{FE0F}")
        return hasEmojiStyle || wide.contains { $0.contains(first.value) } ? 2 : 1
    }

    /// Whether a scalar belongs to the character before it.
    static func joins(_ scalar: Unicode.Scalar, to text: String) -> Bool {
        guard !scalar.isASCII, let last = text.unicodeScalars.last else { return false }
        let isRegional = (0x1F1E6...0x1F1FF).contains(scalar.value)
        if isRegional {
            return text.unicodeScalars.count == 1 && (0x1F1E6...0x1F1FF).contains(last.value)
        }
        if last == "\u{200D}", width(of: String(scalar)) == 2 { return true }
        if (0x1F3FB...0x1F3FF).contains(scalar.value) { return width(of: text) == 2 }
        return isMark(scalar)
    }

    private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: true
        default: false
        }
    }
}
