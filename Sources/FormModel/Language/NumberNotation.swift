/// The signs that stand in numbers: Unicode CLDR 48, `decimal` and `group` of the locale's default digits.
package struct NumberNotation: Sendable, Hashable {
    /// What stands before the decimals.
    package enum Decimal: UInt8, Sendable, Hashable {
        case point = 0x2E
        case comma = 0x2C

        package var byte: UInt8 { rawValue }
    }

    /// What stands between groups of three digits.
    package enum Group: Sendable, Hashable {
        case comma
        case point
        case space
        case apostrophe

        /// The sign as it is shown, which a keyboard has.
        package var byte: UInt8 {
            switch self {
            case .comma: UInt8(ascii: ",")
            case .point: UInt8(ascii: ".")
            case .space: UInt8(ascii: " ")
            case .apostrophe: UInt8(ascii: "'")
            }
        }
    }

    /// Where the symbol of a currency stands.
    package enum SymbolPlace: Sendable, Hashable {
        case before
        /// Before, with a space behind it.
        case beforeSpaced
        /// Behind the amount, with a space before it.
        case behind
    }

    package let decimal: Decimal
    /// What is shown between groups, and read there; `nil` where nothing is known of the language.
    package let group: Group?
    package let symbol: SymbolPlace
    /// Whether a space is read between groups, whatever is shown there: ISO 80000-1.
    private let hasSpaces: Bool

    /// What JSON and the canonical text have: a decimal point and no groups.
    package static let canonical = NumberNotation(.point, nil)

    /// What a formatter reads and shows that knows no locale: `1,234.50`.
    package static let plain = NumberNotation(.point, .comma, hasSpaces: false)

    private init(
        _ decimal: Decimal, _ group: Group?, _ symbol: SymbolPlace = .before, hasSpaces: Bool = true
    ) {
        self.decimal = decimal
        self.group = group
        self.symbol = symbol
        self.hasSpaces = hasSpaces && group != nil
    }

    /// Whether a sign may stand between groups.
    package func groups(with byte: UInt8) -> Bool {
        byte == group?.byte || (hasSpaces && byte == UInt8(ascii: " "))
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
