public import FormModel

/// Formats ZIP codes of the United States: five digits, or ZIP+4 (USPS Publication 28, section
/// 214).
///
/// It reads `12345`, `123456789`, `12345-6789` and `12345 6789`; the canonical and displayed text
/// is `12345` or `12345-6789`. Whether a code is assigned is not checked.
struct ZipcodeFormatter: InputFormatter {
    /// The name `zipcode`.
    var name: String { "zipcode" }

    /// The supported value type: text.
    var valueTypes: [ValueType] { [.text] }

    /// The codes of its problems, each with the names of the parameters.
    var codes: [IssueCode: [String]] { [.zipcode: ["reason"]] }

    /// A keyboard of digits, and the direction of its texts.
    var entry: EntryHint? { .digits }

    /// Reads a ZIP code.
    ///
    /// The problem is `zipcode` with a `reason`: `character`, `digits` (not five or nine), or
    /// `misplacedSeparator`.
    ///
    /// - Complexity: O(*n*).
    func parse(_ typed: Span<UInt8>, into canonical: inout [UInt8]) -> FormatProblem? {
        let read = SeparatedDigits(typed)
        if let reason = ZipcodeFormatter.refusal(of: read) {
            return FormatProblem(.zipcode, reason)
        }
        read.digits.append(0..<5, to: &canonical)
        if read.digits.count == 9 {
            canonical.append(UInt8(ascii: "-"))
            read.digits.append(5..<9, to: &canonical)
        }
        return nil
    }

    static func refusal(of read: SeparatedDigits) -> FormatReason? {
        if read.hasStrangeCharacter { return .character }
        let count = read.digits.count
        guard count == 5 || count == 9 else { return .digits }
        guard !read.hasMisplacedSeparator,
            read.separators == 0 || (read.separators == 1 << 5 && count == 9)
        else { return .misplacedSeparator }
        return nil
    }

    /// The canonical text, which is also the displayed text.
    func format(_ canonical: String) -> String { canonical }

    /// Inserts the hyphen as the sixth digit is typed.
    func edit(_ edit: TextEdit) -> EditedText {
        GroupedEdit(
            isSeparator: SeparatedDigits.isSeparator,
            layOut: { SeparatedDigits.layOut($0, groups: [5, 4]) }
        ).apply(edit)
    }
}

extension InputFormatter where Self == AnyFormatter {
    /// Formats ZIP codes of the United States: `12345` or `12345-6789`.
    public static var zipcode: AnyFormatter { AnyFormatter(ZipcodeFormatter()) }
}
