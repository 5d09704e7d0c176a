public import FormModel

/// Telephone numbers: those of the North American Numbering Plan as they are written there, those of
/// other countries with `+` and their calling code.
///
/// `2125550123`, `(212) 555-0123`, `1 212 555 0123`, `+1.212.555.0123` and `+44 20 7946 0958` are
/// understood. The canonical text is that of ITU-T E.164, `+12125550123`. It is displayed as
/// `(212) 555-0123`; for other countries as `+44 20 7946 0958`: the calling code and groups of four
/// from the right, since E.164 does not keep how a number was grouped. While it is edited, it stays
/// grouped as it was typed. Whether a number is in service is not judged.
public struct PhoneFormatter: InputFormatter {
    /// The fewest digits of an international number, calling code included.
    ///
    /// E.164 names no least; the shortest national numbers with a calling code, such as `+683 4000`
    /// of Niue, have seven.
    public static let minimumDigits = 7

    /// The most digits of an international number, calling code included: E.164, section 6.
    public static let maximumDigits = 15

    /// `phone`.
    public var name: String { "phone" }

    /// Text.
    public var valueTypes: Set<ValueType> { [.text] }

    /// Makes the formatter.
    public init() {}

    /// Reads a telephone number.
    ///
    /// Refused with the code `phone` and a `reason`: `character`, `extension`, `trunkPrefix` (a `(0)`),
    /// `internationalPrefix` (`00` or `011` in place of `+`), `tooFewDigits`, `tooManyDigits`,
    /// `countryCode`, `misplacedSeparator`, `areaCode` or `exchange`.
    ///
    /// - Complexity: O(*n*).
    public func parse(_ typed: Span<UInt8>, into canonical: inout [UInt8]) -> FormatProblem? {
        let scan = PhoneNumberScan(typed)
        if let reason = PhoneFormatter.refusal(of: scan) { return FormatProblem(.phone, reason) }
        canonical.append(UInt8(ascii: "+"))
        if scan.digits.count == 10, !scan.isInternational { canonical.append(UInt8(ascii: "1")) }
        scan.digits.append(0..<scan.digits.count, to: &canonical)
        return nil
    }

    static func refusal(of scan: PhoneNumberScan) -> FormatReason? {
        let digits = scan.digits
        if let strange = scan.strange { return strange }
        if scan.hasTrunkPrefix { return .trunkPrefix }
        guard scan.isInternational else {
            if digits.count > 10, digits.count <= DigitRun.capacity,
                digits.number(0..<2) == 0 || digits.number(0..<3) == 11
            {
                return .internationalPrefix
            }
            return domesticRefusal(of: scan)
        }
        if digits.count > 0, digits.count <= maximumDigits, digits.number(0..<1) == 1 {
            return domesticRefusal(of: scan)
        }
        guard digits.count >= minimumDigits else { return .tooFewDigits }
        guard digits.count <= maximumDigits else { return .tooManyDigits }
        guard CountryCallingCode.length(in: digits) != nil else { return .countryCode }
        return scan.hasMisplacedSeparator ? .misplacedSeparator : nil
    }

    /// NANP: `NXX-NXX-XXXX`, no area code with 9 in the middle, and N11 codes are services (ATIS-0300051).
    private static func domesticRefusal(of scan: PhoneNumberScan) -> FormatReason? {
        let digits = scan.digits
        let hasCallingCode =
            scan.isInternational
            || (digits.count == 11 && digits.number(0..<1) == 1)
        let start = hasCallingCode ? 1 : 0
        guard digits.count >= start + 10 else { return .tooFewDigits }
        guard digits.count <= start + 10 else { return .tooManyDigits }
        guard !scan.hasMisplacedSeparator,
            scan.bracketed == nil || scan.bracketed == start..<start + 3
        else { return .misplacedSeparator }
        let area = digits.number(start..<start + 3)
        guard area >= 200, area / 10 % 10 != 9, area % 100 != 11 else { return .areaCode }
        let exchange = digits.number(start + 3..<start + 6)
        guard exchange >= 200, exchange % 100 != 11 else { return .exchange }
        return nil
    }

    /// `(212) 555-0123`, or `+44 20 7946 0958` for other countries.
    public func format(_ canonical: String) -> String {
        let scan = PhoneNumberScan(canonical.utf8.span)
        var parsed: [UInt8] = []
        guard parse(canonical.utf8.span, into: &parsed) == nil,
            parsed.elementsEqual(canonical.utf8),
            let length = CountryCallingCode.length(in: scan.digits)
        else { return canonical }
        let national = canonical.dropFirst(1 + length)
        if length == 1, scan.digits.number(0..<1) == 1 {
            return String(PhoneFormatter.grouped(Array(national)))
        }
        var text = String(canonical.prefix(1 + length))
        var rest = national
        for size in PhoneFormatter.groups(of: national.count) {
            text += " " + rest.prefix(size)
            rest = rest.dropFirst(size)
        }
        return text
    }

    /// Groups of four behind a shorter one; where one digit would stand alone, threes before the fours.
    private static func groups(of count: Int) -> [Int] {
        let first: [Int] =
            switch count % 4 {
            case 0: []
            case 1 where count >= 9: [3, 3, 3]
            case 1 where count == 5: [2, 3]
            default: [count % 4]
            }
        return first + Array(repeating: 4, count: (count - first.reduce(0, +)) / 4)
    }

    private static func grouped(_ national: [Character]) -> [Character] {
        var text: [Character] = ["("]
        text += national.prefix(3)
        if national.count > 3 { text += [")", " "] + national[3..<min(6, national.count)] }
        if national.count > 6 { text += ["-"] + national[6...] }
        return text
    }

    /// Writes a number of the North American Numbering Plan as `(212) 555-0123` while it is typed; one
    /// that begins with another calling code, or with 0, stays as it is typed.
    public func edit(_ edit: TextEdit) -> EditedText {
        GroupedEdit(isSeparator: PhoneFormatter.isSeparator, layOut: PhoneFormatter.layOut)
            .apply(edit)
    }

    private static func isSeparator(_ character: Character) -> Bool {
        switch TypedCharacter(character) {
        case .space, .dash: true
        case .ascii(let byte): [0x28, 0x29, 0x2E, 0x2F].contains(byte)
        default: false
        }
    }

    private static func layOut(_ significant: [Character]) -> [Character]? {
        var national = significant[...]
        var text: [Character] = []
        if national.first == "+" {
            text.append(national.removeFirst())
            guard national.first == "1" else { return nil }
        }
        guard national.count <= 11, national.allSatisfy({ TypedCharacter($0).isDigit }),
            national.first != "0"
        else { return nil }
        if national.first == "1" {
            text.append(national.removeFirst())
            if !national.isEmpty { text.append(" ") }
        }
        guard national.count <= 10 else { return nil }
        return national.isEmpty ? text : text + grouped(Array(national))
    }
}

extension InputFormatter where Self == PhoneFormatter {
    /// Telephone numbers, canonical as in E.164.
    public static var phone: Self { PhoneFormatter() }
}
