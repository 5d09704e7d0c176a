public import FormModel

/// Formats social security numbers (SSN) of the United States: area, group and serial number.
///
/// It reads `123456789`, `123-45-6789` and `123 45 6789`; the canonical and displayed text is
/// `123-45-6789`. Numbers that the Social Security Administration never assigns are refused: areas
/// 000, 666 and 900 to 999, group 00 and serial number 0000 (POMS RM 10201.035). So are 078-05-1120
/// and 219-09-9999, which were withdrawn because they had been printed as examples (SSA, "Social
/// Security Cards Issued by Woolworth").
struct SSNFormatter: DigitFormatter {
    /// The name `ssn`.
    var name: String { "ssn" }

    static var code: IssueCode { .ssn }

    static var groups: [Int] { [3, 2, 4] }

    /// The reasons are `character`, `digits` (not nine), `misplacedSeparator`, `area`, `group`, `serial` and
    /// `published`.
    static func refusal(of read: SeparatedDigits) -> FormatReason? {
        if read.hasStrangeCharacter { return .character }
        guard read.digits.count == 9 else { return .digits }
        guard !read.hasMisplacedSeparator,
            read.separators == 0 || read.separators == 1 << 3 | 1 << 5
        else { return .misplacedSeparator }
        let area = read.digits.number(0..<3)
        guard area != 0, area != 666, area < 900 else { return .area }
        guard read.digits.number(3..<5) != 0 else { return .group }
        guard read.digits.number(5..<9) != 0 else { return .serial }
        let number = read.digits.value
        return number == 078_05_1120 || number == 219_09_9999 ? .published : nil
    }

    /// The masked text for display of a secret value: `•••-••-6789`.
    ///
    /// - Returns: `nil` for a text that is not canonical, which must be masked completely.
    /// - Complexity: O(*n*).
    func mask(_ canonical: String) -> String? {
        var parsed: [UInt8] = []
        guard parse(canonical.utf8.span, into: &parsed) == nil, parsed.elementsEqual(canonical.utf8)
        else { return nil }
        return "•••-••-" + String(decoding: parsed.suffix(4), as: UTF8.self)
    }
}

extension InputFormatter where Self == AnyFormatter {
    /// Formats social security numbers (SSN) of the United States.
    public static var ssn: AnyFormatter { AnyFormatter(SSNFormatter()) }
}
