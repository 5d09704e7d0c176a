/// Decides where a joiner between letters is visible: U+200C and U+200D change how Persian, Arabic
/// and Indic words are drawn.
///
/// The contexts are A1, A2 and B of UAX #31, section 2.3, restricted to a following letter of the
/// same script. Elsewhere a joiner is invisible, so two words that differ only by it would look the
/// same.
struct JoinerContext {
    /// The last letter, if only marks were kept after it.
    private var letter: Unicode.Scalar?

    private var last: Unicode.Scalar?

    mutating func follow(_ scalar: Unicode.Scalar, isCharacter: Bool) {
        if isCharacter { letter = scalar }
        last = scalar
    }

    /// Starts again, so that the next scalar joins nothing.
    mutating func end() {
        letter = nil
        last = nil
    }

    /// Whether a joiner is visible between the kept scalars and the next one.
    func shows(_ joiner: Unicode.Scalar, before next: Unicode.Scalar) -> Bool {
        guard let letter, let last else { return false }
        // A1: the joiner separates two letters that would be joined.
        if joiner == .zeroWidthNonJoiner, letter.joinsBothSides {
            return next.joinsBothSides || next.joinsBefore
        }
        // A2 and B: after a virama the joiner selects the form of a conjunct.
        return letter.isIndicLetter && next.isIndicLetter
            && letter.value >> 7 == next.value >> 7
            && last.properties.canonicalCombiningClass == .virama
    }
}

extension Unicode.Scalar {
    static let zeroWidthNonJoiner: Unicode.Scalar = "\u{200C}"

    var isJoiner: Bool { self == .zeroWidthJoiner || self == .zeroWidthNonJoiner }

    /// Joining_Type Dual_Joining (ArabicShaping.txt of Unicode 14) in the blocks Arabic and Arabic
    /// Supplement.
    fileprivate var joinsBothSides: Bool {
        switch value {
        case 0x620, 0x626, 0x628, 0x62A...0x62E, 0x633...0x63F, 0x641...0x647, 0x649...0x64A,
            0x66E...0x66F, 0x678...0x687, 0x69A...0x6BF, 0x6C1...0x6C2, 0x6CC, 0x6CE,
            0x6D0...0x6D1, 0x6FA...0x6FC, 0x6FF, 0x750...0x758, 0x75C...0x76A, 0x76D...0x770,
            0x772, 0x775...0x777, 0x77A...0x77F:
            true
        default: false
        }
    }

    /// Joining_Type Right_Joining in these blocks: the letter joins only the one before it.
    fileprivate var joinsBefore: Bool {
        switch value {
        case 0x622...0x625, 0x627, 0x629, 0x62F...0x632, 0x648, 0x671...0x673, 0x675...0x677,
            0x688...0x699, 0x6C0, 0x6C3...0x6CB, 0x6CD, 0x6CF, 0x6D2...0x6D3, 0x6D5,
            0x6EE...0x6EF, 0x759...0x75B, 0x76B...0x76C, 0x771, 0x773...0x774, 0x778...0x779:
            true
        default: false
        }
    }

    /// Whether the scalar is a letter of Devanagari, Bengali, Gurmukhi, Gujarati, Oriya, Tamil,
    /// Telugu, Kannada, Malayalam or Sinhala, each a block of 128 code points.
    fileprivate var isIndicLetter: Bool {
        (0x900...0xDFF).contains(value) && properties.generalCategory == .otherLetter
    }
}
