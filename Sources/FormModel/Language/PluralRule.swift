/// The plural form that a count takes in a language: the cardinal rules of Unicode CLDR 48 for whole
/// numbers (plurals.xml), in the terms of Unicode TR35, part 3, section 5.
///
/// A sentence counts whole things, so the operands of fractions and of compact notation are always zero.
package enum PluralRule: String, Sendable, CaseIterable {
    /// No plural, as in Japanese.
    case none
    /// One and other, as in English and German.
    case oneOther
    /// One and other, and many for whole millions, as in Spanish and in the Portuguese of Portugal.
    case oneManyOther
    /// The same, zero counting as one, as in French and in Portuguese.
    case zeroOneManyOther
    /// All six, of Arabic.
    case arabic

    /// A plural form; the raw value is what a sentence's key ends in.
    package enum Category: String, Sendable, CaseIterable {
        case zero, one, two, few, many, other
    }

    /// The rule of a language, looked up as RFC 4647, section 3.4 says; `nil` for a language without sentences.
    package init?(of language: LanguageTag) {
        switch language.text {
        case _ where language.isPortugueseOfPortugal: self = .oneManyOther
        case "en", "de": self = .oneOther
        case "es": self = .oneManyOther
        case "fr", "pt": self = .zeroOneManyOther
        case "ja": self = .none
        case "ar": self = .arabic
        default:
            guard let broader = language.broader else { return nil }
            self.init(of: broader)
        }
    }

    /// The forms that the language tells apart.
    package var categories: [Category] {
        switch self {
        case .none: [.other]
        case .oneOther: [.one, .other]
        case .oneManyOther, .zeroOneManyOther: [.one, .many, .other]
        case .arabic: Category.allCases
        }
    }

    /// The form of a count; its sign does not matter.
    package func category(of count: Int) -> Category {
        let n = count.magnitude
        switch self {
        case .none:
            return .other
        case .oneOther:
            return n == 1 ? .one : .other
        case .oneManyOther:
            return n == 1 ? .one : isWholeMillions(n) ? .many : .other
        case .zeroOneManyOther:
            return n <= 1 ? .one : isWholeMillions(n) ? .many : .other
        case .arabic:
            switch (n, n % 100) {
            case (0, _): return .zero
            case (1, _): return .one
            case (2, _): return .two
            case (_, 3...10): return .few
            case (_, 11...99): return .many
            default: return .other
            }
        }
    }

    private func isWholeMillions(_ n: UInt) -> Bool { n != 0 && n % 1_000_000 == 0 }
}
