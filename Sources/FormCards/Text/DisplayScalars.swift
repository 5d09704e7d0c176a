extension Unicode.Scalar {
    static let zeroWidthJoiner: Unicode.Scalar = "\u{200D}"
    static let emojiPresentation: Unicode.Scalar = "\u{FE0F}"
    static let textPresentation: Unicode.Scalar = "\u{FE0E}"
    static let dottedCircle: Unicode.Scalar = "\u{25CC}"

    /// Whether the scalar is half of a flag.
    var isRegionalIndicator: Bool { (0x1F1E6...0x1F1FF).contains(value) }

    var isSkinTone: Bool { (0x1F3FB...0x1F3FF).contains(value) }

    /// An approximation of Extended_Pictographic (UTS #51) from the properties of the standard
    /// library: every assigned emoji except bases of keycaps, halves of flags, and skin tones.
    var isPictographic: Bool {
        value > 0x7F && properties.isEmoji && !isRegionalIndicator && !isSkinTone
    }

    /// Whether U+FE0E and U+FE0F have an effect after this scalar.
    var takesPresentation: Bool { properties.isEmoji && !isRegionalIndicator }

    /// Whether this conjoining vowel or final of Hangul continues the syllable of `previous` (GB6,
    /// GB7, GB8 of UAX #29).
    func continuesSyllable(after previous: Unicode.Scalar) -> Bool {
        let isOpenSyllable =
            (0xAC00...0xD7A3).contains(previous.value) && (previous.value - 0xAC00) % 28 == 0
        return if isHangulVowel {
            previous.isHangulInitial || previous.isHangulVowel || isOpenSyllable
        } else if isHangulFinal {
            previous.isHangulVowel || previous.isHangulFinal
                || (0xAC00...0xD7A3).contains(previous.value)
        } else {
            false
        }
    }

    var isHangulVowel: Bool {
        (0x1160...0x11A7).contains(value) || (0xD7B0...0xD7C6).contains(value)
    }

    var isHangulFinal: Bool {
        (0x11A8...0x11FF).contains(value) || (0xD7CB...0xD7FB).contains(value)
    }

    private var isHangulInitial: Bool {
        (0x1100...0x115F).contains(value) || (0xA960...0xA97C).contains(value)
    }

    /// Whether a screen shows a visible character or a blank for this scalar.
    ///
    /// False for controls, format characters (bidirectional controls, tags, single joiners), line
    /// and paragraph separators, other default-ignorable characters (Hangul fillers, variation
    /// selectors), and private or unassigned code points, whose look and width are unknown.
    var isDisplayable: Bool {
        // A fast path without the Unicode database, below the combining marks.
        if value < 0x300 {
            return (0x20...0x7E).contains(value) || (value >= 0xA0 && value != 0xAD)
        }
        switch properties.generalCategory {
        case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
            .paragraphSeparator:
            return false
        default:
            return !properties.isDefaultIgnorableCodePoint
        }
    }
}
