/// A currency of ISO 4217: its code, minor digits and symbol.
///
/// The table is that of 1 January 2026, without precious metals, units of account without minor
/// digits, and the codes for tests and for no currency, in which nothing is paid.
public struct Currency: Sendable, Hashable {
    /// The alphabetic code, such as `USD`.
    public let code: String

    /// The number of digits after the decimal point.
    public let minorDigits: Int

    /// The symbol before an amount, such as `$`, `CA$` or `€`; `nil` if no well-known symbol is
    /// unambiguous.
    ///
    /// The source is the Unicode CLDR, locale `en`.
    public let symbol: String?

    /// The text before an amount: the symbol, or the code and a space.
    ///
    /// The space is U+0020, so that displayed amounts can be typed and searched for.
    package var prefix: String { symbol ?? code + " " }

    /// Other marks that people type for the currency, such as the full-width yen sign, and words
    /// after an amount.
    var otherMarks: [String] {
        switch code {
        case "JPY": ["￥", "円"]
        case "CNY": ["￥", "元"]
        case "KRW": ["￦", "원"]
        case "GBP": ["￡"]
        case "USD": ["US$"]
        case "SEK", "NOK", "DKK", "ISK": ["kr.", "kr"]
        case "PLN": ["zł"]
        case "CHF": ["Fr.", "SFr."]
        case "SAR": ["ر.س.", "ر.س", "﷼"]
        case "EGP": ["ج.م.", "ج.م"]
        case "AED": ["د.إ.", "د.إ"]
        default: []
        }
    }

    /// The symbol without leading letters: in a field of one currency, `$` is unambiguous.
    var bareSymbol: Substring? {
        let bare = symbol?.drop { $0.isASCII && $0.isLetter }
        return bare == nil || bare == "" ? nil : bare
    }
}

extension Currency {
    /// The codes of ISO 4217 in which no amount is paid: metals, units of account, tests and no
    /// currency.
    static let unpaidCodes: Set<String> = [
        "XAD", "XAG", "XAU", "XBA", "XBB", "XBC", "XBD", "XDR", "XPD", "XPT", "XSU", "XTS", "XUA",
        "XXX",
    ]

    /// All currencies, sorted by code.
    public static let all: [Currency] = [(0, whole), (2, hundredths), (3, thousandths), (4, finer)]
        .flatMap { digits, codes in
            codes.map { Currency(code: $0, minorDigits: digits, symbol: symbols[$0]) }
        }
        .sorted { $0.code < $1.code }

    /// The currency of an upper-case code, or `nil`.
    public init?(code: String) {
        // A linear search suffices: a form names few currencies and looks them up once.
        guard let found = Currency.all.first(where: { $0.code.utf8.elementsEqual(code.utf8) })
        else { return nil }
        self = found
    }

    private static let whole = [
        "BIF", "CLP", "DJF", "GNF", "ISK", "JPY", "KMF", "KRW", "PYG", "RWF", "UGX", "UYI", "VND",
        "VUV", "XAF", "XOF", "XPF",
    ]

    private static let hundredths = [
        "AED", "AFN", "ALL", "AMD", "AOA", "ARS", "AUD", "AWG", "AZN", "BAM", "BBD", "BDT",
        "BMD", "BND", "BOB", "BOV", "BRL", "BSD", "BTN", "BWP", "BYN", "BZD", "CAD", "CDF",
        "CHE", "CHF", "CHW", "CNY", "COP", "COU", "CRC", "CUP", "CVE", "CZK", "DKK", "DOP",
        "DZD", "EGP", "ERN", "ETB", "EUR", "FJD", "FKP", "GBP", "GEL", "GHS", "GIP", "GMD",
        "GTQ", "GYD", "HKD", "HNL", "HTG", "HUF", "IDR", "ILS", "INR", "IRR", "JMD", "KES",
        "KGS", "KHR", "KPW", "KYD", "KZT", "LAK", "LBP", "LKR", "LRD", "LSL", "MAD", "MDL",
        "MGA", "MKD", "MMK", "MNT", "MOP", "MRU", "MUR", "MVR", "MWK", "MXN", "MXV", "MYR",
        "MZN", "NAD", "NGN", "NIO", "NOK", "NPR", "NZD", "PAB", "PEN", "PGK", "PHP", "PKR",
        "PLN", "QAR", "RON", "RSD", "RUB", "SAR", "SBD", "SCR", "SDG", "SEK", "SGD", "SHP",
        "SLE", "SOS", "SRD", "SSP", "STN", "SVC", "SYP", "SZL", "THB", "TJS", "TMT", "TOP",
        "TRY", "TTD", "TWD", "TZS", "UAH", "USD", "USN", "UYU", "UZS", "VED", "VES", "WST",
        "XCD", "XCG", "YER", "ZAR", "ZMW", "ZWG",
    ]

    private static let thousandths = ["BHD", "IQD", "JOD", "KWD", "LYD", "OMR", "TND"]

    private static let finer = ["CLF", "UYW"]

    private static let symbols: [String: String] = [
        "AUD": "A$", "BRL": "R$", "CAD": "CA$", "CNY": "CN¥", "EUR": "€", "GBP": "£", "HKD": "HK$",
        "ILS": "₪", "INR": "₹", "JPY": "¥", "KRW": "₩", "MXN": "MX$", "NZD": "NZ$", "PHP": "₱",
        "TWD": "NT$", "USD": "$", "VND": "₫",
    ]
}
