/// The separators in numbers of a locale: Unicode CLDR 48, `decimal` and `group` of the default
/// digits.
package struct NumberNotation: Sendable, Hashable {
    /// The separator before the decimals.
    package enum Decimal: UInt8, Sendable, Hashable {
        case point = 0x2E
        case comma = 0x2C

        package var byte: UInt8 { rawValue }
    }

    /// The separator of groups of three digits.
    package enum Group: Sendable, Hashable {
        case comma
        case point
        case space
        case apostrophe

        /// The separator that is shown, which every keyboard has.
        package var byte: UInt8 {
            switch self {
            case .comma: UInt8(ascii: ",")
            case .point: UInt8(ascii: ".")
            case .space: UInt8(ascii: " ")
            case .apostrophe: UInt8(ascii: "'")
            }
        }
    }

    package enum SymbolPlace: Sendable, Hashable {
        case before
        /// Before the amount, followed by a space.
        case beforeSpaced
        /// After the amount, preceded by a space.
        case behind
    }

    package let decimal: Decimal
    /// The separator of groups that is shown and read; `nil` for a language without a table.
    package let group: Group?
    package let symbol: SymbolPlace
    /// Whether a space between groups is read too, whatever separator is shown: ISO 80000-1.
    private let hasSpaces: Bool

    /// The notation of JSON and of canonical texts: a decimal point and no groups.
    static let canonical = NumberNotation(.point, nil)

    /// The notation for formatters without a locale: `1,234.50`.
    package static let plain = NumberNotation(.point, .comma, hasSpaces: false)

    private init(
        _ decimal: Decimal, _ group: Group?, _ symbol: SymbolPlace = .before, hasSpaces: Bool = true
    ) {
        self.decimal = decimal
        self.group = group
        self.symbol = symbol
        self.hasSpaces = hasSpaces && group != nil
    }

    /// Whether a byte may separate groups.
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
