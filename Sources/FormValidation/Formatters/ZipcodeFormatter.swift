public import FormModel

/// Formats ZIP codes of the United States: five digits, or ZIP+4 (USPS Publication 28, section
/// 214).
///
/// It reads `12345`, `123456789`, `12345-6789` and `12345 6789`; the canonical and displayed text
/// is `12345` or `12345-6789`. Whether a code is assigned is not checked.
struct ZipcodeFormatter: DigitFormatter {
    /// The name `zipcode`.
    var name: String { "zipcode" }

    static var code: IssueCode { .zipcode }

    static var groups: [Int] { [5, 4] }

    /// The reasons are `character`, `digits` (not five or nine) and `misplacedSeparator`.
    static func refusal(of read: SeparatedDigits) -> FormatReason? {
        if read.hasStrangeCharacter { return .character }
        let count = read.digits.count
        guard count == 5 || count == 9 else { return .digits }
        guard !read.hasMisplacedSeparator,
            read.separators == 0 || (read.separators == 1 << 5 && count == 9)
        else { return .misplacedSeparator }
        return nil
    }
}

extension InputFormatter where Self == AnyFormatter {
    /// Formats ZIP codes of the United States: `12345` or `12345-6789`.
    public static var zipcode: AnyFormatter { AnyFormatter(ZipcodeFormatter()) }
}
