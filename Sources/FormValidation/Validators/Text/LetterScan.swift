import FormModel

/// Classifies scalars as letters, marks and digits by UTS #18.
enum LetterScan {
    private enum Part {
        case letter, mark, digit, other
    }

    /// Whether a text consists of letters, marks that follow them and, if `digits`, decimal digits.
    ///
    /// - Complexity: O(*n*).
    static func isWord(_ text: Span<UInt8>, digits: Bool) -> Bool {
        var at = 0
        // A mark belongs to the scalar before it, so a text cannot begin with one.
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

    /// Whether a text consists of the letters A to Z in either case and, if `digits`, the digits 0
    /// to 9.
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
        // Hangul fillers are letters and variation selectors are marks, but both are invisible.
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
