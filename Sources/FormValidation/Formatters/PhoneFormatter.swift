public import FormModel

/// Telephone numbers: those of one country as they are dialled there, and those of all others with `+`
/// and their calling code.
///
/// Where no country is named, it is those of the North American Numbering Plan that need no `+`:
/// `2125550123`, `(212) 555-0123`, `1 212 555 0123`, `+1.212.555.0123` and `+44 20 7946 0958` are
/// understood; with the country `GB`, `020 7946 0958` is. The `tel:` of RFC 3966 may stand before a number. The
/// canonical text is that of ITU-T E.164, `+12125550123`. It is displayed as `(212) 555-0123` where such a
/// number needs no `+`, and else as `+44 20 7946 0958`, grouped as the country does where that follows from how the number
/// begins, and else as `+49 7551123456`. While it is edited, it stays grouped as it was typed. Whether a
/// number is in service is not judged.
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

    /// The country whose numbers need no `+`: ISO 3166-1, two capitals; `nil` for the North American
    /// Numbering Plan.
    public let country: String?

    /// How numbers are dialled there; `nil` for the North American Numbering Plan.
    private let plan: PhonePlan?

    /// Makes the formatter; a country without a calling code is a problem of the form's definition.
    public init(country: String? = nil) {
        self.country = country
        plan = country.flatMap(PhonePlan.init)
    }

    /// A country without a calling code.
    public var problems: [DefinitionProblem] {
        guard let country, CallingCodeCountries.callingCode(of: country) == nil else { return [] }
        return [
            DefinitionProblem(
                .badParameter,
                parameters: [
                    "key": .text("country"), "owner": .text(name),
                    "expected": .text("a country of ISO 3166-1, such as \"US\""),
                ])
        ]
    }

    /// With the country that a validator of the field names, where it has none itself.
    public func adapted(to validators: [any ValidatorDescription]) -> any InputFormatter {
        guard country == nil else { return self }
        let named = validators.lazy.compactMap { ($0 as? any PhoneCountry)?.country }.first
        return named.map { PhoneFormatter(country: $0) } ?? self
    }

    /// Reads a telephone number.
    ///
    /// Refused with the code `phone` and a `reason`: `character`, `extension`, `trunkPrefix` (a `(0)`),
    /// `internationalPrefix` (`00` or `011` in place of `+`), `tooFewDigits`, `tooManyDigits`,
    /// `countryCode`, `misplacedSeparator`, `areaCode`, `exchange` or `noTrunkPrefix` (with the
    /// `trunkPrefix` that numbers of the country begin with).
    ///
    /// - Complexity: O(*n*).
    public func parse(_ typed: Span<UInt8>, into canonical: inout [UInt8]) -> FormatProblem? {
        let scan = PhoneNumberScan(typed)
        switch read(scan) {
        case .failure(let reason): return problem(reason)
        case .success(let start):
            canonical.append(UInt8(ascii: "+"))
            if let plan, !scan.isInternational {
                canonical.append(contentsOf: String(plan.callingCode).utf8)
            } else if scan.digits.count == 10, !scan.isInternational {
                canonical.append(UInt8(ascii: "1"))
            }
            scan.digits.append(start..<scan.digits.count, to: &canonical)
            return nil
        }
    }

    /// How many of the digits are the trunk prefix of the country, or what is wrong.
    func read(_ scan: PhoneNumberScan) -> Result<Int, FormatReason> {
        guard let plan, !scan.isInternational else {
            return PhoneFormatter.refusal(of: scan).map { .failure($0) } ?? .success(0)
        }
        if let strange = scan.strange { return .failure(strange) }
        let digits = scan.digits
        if digits.count > 10, digits.count <= DigitRun.capacity, digits.number(0..<2) == 0 {
            return .failure(.internationalPrefix)
        }
        let outcome = plan.read(digits)
        if case .success = outcome, scan.hasMisplacedSeparator {
            return .failure(.misplacedSeparator)
        }
        return outcome
    }

    func problem(_ reason: FormatReason) -> FormatProblem {
        var parameters: IssueParameters = ["reason": .text(reason.rawValue)]
        if reason == .noTrunkPrefix {
            parameters["trunkPrefix"] = plan.map { .text($0.trunkPrefix) }
        }
        return FormatProblem(.phone, parameters: parameters)
    }

    private static func refusal(of scan: PhoneNumberScan) -> FormatReason? {
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

    /// `(212) 555-0123`, or `+44 20 7946 0958` for other countries; the text itself where it is not canonical.
    public func format(_ canonical: String) -> String {
        let scan = PhoneNumberScan(canonical.utf8.span)
        var parsed: [UInt8] = []
        guard parse(canonical.utf8.span, into: &parsed) == nil,
            parsed.elementsEqual(canonical.utf8),
            let length = CountryCallingCode.length(in: scan.digits)
        else { return canonical }
        let national = canonical.dropFirst(1 + length)
        let isNorthAmerican = length == 1 && scan.digits.number(0..<1) == 1
        if isNorthAmerican, plan == nil {
            return String(PhoneFormatter.grouped(Array(national)))
        }
        let code = canonical.dropFirst().prefix(length)
        var text = "+\(code)"
        var rest = national
        let sizes =
            isNorthAmerican ? [3, 3, 4] : PhoneGroups.sizes(of: national, callingCode: code)
        for size in sizes {
            text += " " + rest.prefix(size)
            rest = rest.dropFirst(size)
        }
        return text
    }

    private static func grouped(_ national: [Character]) -> [Character] {
        var text: [Character] = ["("]
        text += national.prefix(3)
        if national.count > 3 { text += [")", " "] + national[3..<min(6, national.count)] }
        if national.count > 6 { text += ["-"] + national[6...] }
        return text
    }

    /// Writes a number of the North American Numbering Plan as `(212) 555-0123` while it is typed; one
    /// that begins with another calling code, or with 0, stays as it is typed, and so does a number of the
    /// country that is named.
    public func edit(_ edit: TextEdit) -> EditedText {
        GroupedEdit(
            isSeparator: PhoneFormatter.isSeparator,
            layOut: { text in
                plan == nil || text.first == "+" ? PhoneFormatter.layOut(text) : nil
            }
        ).apply(edit)
    }

    private static func isSeparator(_ character: Character) -> Bool {
        switch TypedCharacter(character) {
        case .space, .dash, .invisible: true
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

    /// Telephone numbers, canonical as in E.164; those of that country need no `+`.
    public static func phone(country: String) -> Self { PhoneFormatter(country: country) }
}
