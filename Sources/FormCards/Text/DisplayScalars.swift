extension Unicode.Scalar {
    static let zeroWidthJoiner: Unicode.Scalar = "\u{200D}"
    static let emojiPresentation: Unicode.Scalar = "\u{FE0F}"
    static let textPresentation: Unicode.Scalar = "\u{FE0E}"
    static let dottedCircle: Unicode.Scalar = "\u{25CC}"

    /// Half of a flag.
    var isRegionalIndicator: Bool { (0x1F1E6...0x1F1FF).contains(value) }

    /// One of the five skin tones.
    var isSkinTone: Bool { (0x1F3FB...0x1F3FF).contains(value) }

    /// What the standard library lets us know of Extended_Pictographic (UTS #51): every assigned
    /// emoji but the bases of keycaps, the halves of flags, and the skin tones.
    var isPictographic: Bool {
        value > 0x7F && properties.isEmoji && !isRegionalIndicator && !isSkinTone
    }

    /// Whether U+FE0E and U+FE0F mean something behind this scalar.
    var takesPresentation: Bool { properties.isEmoji && !isRegionalIndicator }

    /// Whether this conjoining vowel or final of Hangul belongs to the syllable that `previous`
    /// is part of (GB6, GB7, GB8 of UAX #29).
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

    /// Whether a screen shows a sign or a blank for this scalar, and nothing but that.
    ///
    /// Refused are controls, every format character (bidirectional controls, tags, joiners alone), line
    /// and paragraph separators, whatever else is ignorable by default (Hangul fillers, variation
    /// selectors), and code points whose look and width nobody can know: private and unassigned.
    var isDisplayable: Bool {
        // Below the combining marks the answer needs no look at the database.
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
