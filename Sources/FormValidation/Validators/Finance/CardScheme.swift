/// A scheme of payment cards: the first digits of its numbers (ISO/IEC 7812), and their lengths.
///
/// The ranges are those that the schemes published in 2026.
public enum CardScheme: String, Sendable, Hashable, CaseIterable {
    /// Visa: 4; 13, 16 or 19 digits.
    case visa
    /// Mastercard: 51 to 55 and 2221 to 2720; 16 digits.
    case mastercard
    /// American Express: 34 and 37; 15 digits.
    case amex
    /// Discover: 6011, 644 to 649, 65 and 622126 to 622925; 16 to 19 digits.
    case discover
    /// JCB: 3528 to 3589; 16 to 19 digits.
    case jcb
    /// Diners Club International: 300 to 305, 3095, 36, 38 and 39; 14 to 19 digits.
    case diners
    /// UnionPay: 62 and 8100 to 8171; 16 to 19 digits.
    case unionpay
    /// Maestro: 50, 56 to 58, and 6 except for the ranges of Discover and UnionPay; 12 to 19
    /// digits.
    case maestro

    /// The name as printed on the card.
    public var title: String {
        switch self {
        case .visa: "Visa"
        case .mastercard: "Mastercard"
        case .amex: "American Express"
        case .discover: "Discover"
        case .jcb: "JCB"
        case .diners: "Diners Club"
        case .unionpay: "UnionPay"
        case .maestro: "Maestro"
        }
    }

    /// Whether numbers with these first six digits belong to the scheme.
    func issues(_ start: Int) -> Bool {
        switch self {
        case .visa: start / 100_000 == 4
        case .mastercard:
            (51...55).contains(start / 10_000) || (2221...2720).contains(start / 100)
        case .amex: start / 10_000 == 34 || start / 10_000 == 37
        case .discover:
            start / 100 == 6011 || (644...649).contains(start / 1000) || start / 10_000 == 65
                || (622_126...622_925).contains(start)
        case .jcb: (3528...3589).contains(start / 100)
        case .diners:
            (300...305).contains(start / 1000) || start / 100 == 3095
                || [36, 38, 39].contains(start / 10_000)
        case .unionpay: start / 10_000 == 62 || (8100...8171).contains(start / 100)
        case .maestro:
            switch start / 10_000 {
            case 50, 56...58: true
            case 60...69: !CardScheme.discover.issues(start) && !CardScheme.unionpay.issues(start)
            default: false
            }
        }
    }

    /// Whether numbers of the scheme may have this length.
    func allows(length: Int) -> Bool {
        switch self {
        case .visa: length == 13 || length == 16 || length == 19
        case .mastercard: length == 16
        case .amex: length == 15
        case .discover, .jcb, .unionpay: (16...19).contains(length)
        case .diners: (14...19).contains(length)
        case .maestro: (12...19).contains(length)
        }
    }
}
