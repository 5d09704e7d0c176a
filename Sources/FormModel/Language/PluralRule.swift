/// The rule for the plural form of a count in a language: the cardinal rules of Unicode CLDR 48
/// (plurals.xml), in the terms of Unicode TR35, part 3, section 5.
///
/// Messages count whole things, so the operands for fractions and compact notation are always 0.
package enum PluralRule: String, Sendable, CaseIterable {
    /// No plural forms, as in Japanese.
    case none
    /// `one` and `other`, as in English and German.
    case oneOther
    /// `one`, `many` for whole millions, and `other`, as in Spanish and in the Portuguese of
    /// Portugal.
    case oneManyOther
    /// `one` for 0 and 1, `many` for whole millions, and `other`, as in French and in Brazilian
    /// Portuguese.
    case zeroOneManyOther
    /// All six forms, as in Arabic.
    case arabic

    /// A plural form; the raw value is the suffix of the key of a message.
    package enum Category: String, Sendable, CaseIterable {
        case zero, one, two, few, many, other
    }

    /// The forms that the language distinguishes.
    package var categories: [Category] {
        switch self {
        case .none: [.other]
        case .oneOther: [.one, .other]
        case .oneManyOther, .zeroOneManyOther: [.one, .many, .other]
        case .arabic: Category.allCases
        }
    }

    /// The form for a count, whatever its sign.
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
