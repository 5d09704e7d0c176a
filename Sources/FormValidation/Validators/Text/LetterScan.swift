import FormModel

/// Letters, their marks and digits, as UTS #18 understands them.
enum LetterScan {
    /// What a scalar is to a word.
    private enum Part {
        case letter, mark, digit, other
    }

    /// Whether there are letters with their marks, and digits where they are allowed, and nothing else.
    ///
    /// - Complexity: O(*n*).
    static func isWord(_ text: Span<UInt8>, digits: Bool) -> Bool {
        var at = 0
        // A mark belongs to what stands before it, so none can begin.
        var before = Part.other
        while at < text.count {
            let (scalar, length) = UTF8Sequence.scalar(text, at: at)
            let part = part(scalar)
            switch part {
            case .letter: break
            case .digit: guard digits else { return false }
            case .mark: guard before != .other else { return false }
            case .other: return false
            }
            before = part
            at += length
        }
        return true
    }

    /// Whether there are the letters A to Z, and digits where they are allowed, and nothing else.
    ///
    /// - Complexity: O(*n*).
    static func isASCIIWord(_ text: Span<UInt8>, digits: Bool) -> Bool {
        for at in text.indices {
            guard text[at].isASCIILetter || (digits && text[at].isASCIIDigit) else { return false }
        }
        return true
    }

    private static func part(_ scalar: Unicode.Scalar) -> Part {
        if scalar.isASCII {
            let byte = UInt8(truncatingIfNeeded: scalar.value)
            return byte.isASCIILetter ? .letter : byte.isASCIIDigit ? .digit : .other
        }
        let properties = scalar.properties
        // Hangul fillers are letters and variation selectors are marks, but nobody sees either.
        if properties.isDefaultIgnorableCodePoint { return .other }
        switch properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter:
            return .letter
        case .nonspacingMark, .spacingMark: return .mark
        case .decimalNumber: return .digit
        default: return properties.isAlphabetic ? .letter : .other
        }
    }
}
