/// The separators in numbers of a locale: Unicode CLDR 48, `decimal` and `group` of the default
/// digits.
package struct NumberNotation: Sendable, Hashable {
    /// A separator, which every keyboard has.
    private enum Separator: UInt8 {
        case comma = 0x2C
        case point = 0x2E
        case space = 0x20
        case apostrophe = 0x27
    }

    package enum SymbolPlace: Sendable, Hashable {
        case before
        /// Before the amount, followed by a space.
        case beforeSpaced
        /// After the amount, preceded by a space.
        case behind
    }

    /// The separator before the decimals.
    package let decimal: UInt8
    /// The separator of groups of three digits that is shown and read; `nil` for a language without a table.
    package let group: UInt8?
    package let symbol: SymbolPlace
    /// Whether a space between groups is read too, whatever separator is shown: ISO 80000-1.
    private let hasSpaces: Bool

    /// The notation of JSON and of canonical texts: a decimal point and no groups.
    static let canonical = NumberNotation(.point, nil)

    /// The notation for formatters without a locale: `1,234.50`.
    package static let plain = NumberNotation(.point, .comma, hasSpaces: false)

    private init(
        _ decimal: Separator, _ group: Separator?, _ symbol: SymbolPlace = .before,
        hasSpaces: Bool = true
    ) {
        self.decimal = decimal.rawValue
        self.group = group?.rawValue
        self.symbol = symbol
        self.hasSpaces = hasSpaces && group != nil
    }

    /// Whether a byte may separate groups.
    package func groups(with byte: UInt8) -> Bool {
        byte == group || (hasSpaces && byte == UInt8(ascii: " "))
    }

    init(of tag: LanguageTag) {
        let region = tag.region ?? ""
        switch tag.language {
        case "en", "ja": self.init(.point, .comma)
        case "de":
            switch region {
            case "CH", "LI": self.init(.point, .apostrophe, .beforeSpaced)
            case "AT": self.init(.comma, .point, .beforeSpaced)
            default: self.init(.comma, .point, .behind)
            }
        case "fr": self.init(.comma, .space, .behind)
        case "es":
            switch region {
            case "MX", "US", "PR", "GT", "HN", "NI", "PA", "PE", "SV", "DO", "CU", "BZ", "419":
                self.init(.point, .comma)
            case "AR", "BO", "CL", "CO", "EC", "PY", "UY", "VE":
                self.init(.comma, .point, .beforeSpaced)
            case "CR": self.init(.comma, .space, .before)
            default: self.init(.comma, .point, .behind)
            }
        case "pt":
            if tag.isPortugueseOfPortugal {
                self.init(.comma, .space, .behind)
            } else {
                self.init(.comma, .point, .beforeSpaced)
            }
        case "ar":
            switch region {
            case "DZ", "EH", "LY", "MA", "MR", "TN", "LB": self.init(.comma, .point)
            default: self.init(.point, .comma)
            }
        default: self.init(.point, nil)
        }
    }
}
