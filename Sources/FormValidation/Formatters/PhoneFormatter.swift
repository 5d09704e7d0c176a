public import FormModel

/// Formats telephone numbers: those of one country as dialled there, all others with `+` and their
/// calling code.
///
/// Without a country, numbers of the North American Numbering Plan need no `+`: it reads
/// `2125550123`, `(212) 555-0123`, `1 212 555 0123`, `+1.212.555.0123` and `+44 20 7946 0958`. With
/// the country `GB`, it reads `020 7946 0958`. A prefix `tel:` of RFC 3966 is accepted. The
/// canonical text is that of ITU-T E.164, `+12125550123`.
///
/// Numbers that need no `+` are displayed as `(212) 555-0123`; others as `+44 20 7946 0958`, with
/// the groups of the country if its first digits determine them, otherwise as `+49 7551123456`.
/// Whether a number is in service is not checked.
struct PhoneFormatter: InputFormatter {
    /// The minimum number of digits of an international number, including the calling code.
    ///
    /// E.164 sets no minimum; the shortest numbers, such as `+683 4000` of Niue, have seven digits.
    static let minimumDigits = 7

    /// The maximum number of digits of an international number, including the calling code: E.164,
    /// section 6.
    static let maximumDigits = 15

    /// The name `phone`.
    var name: String { "phone" }

    /// The supported value type: text.
    var valueTypes: [ValueType] { [.text] }

    /// The codes of its problems, each with the names of the parameters.
    var codes: [IssueCode: [String]] { [.phone: ["reason", "trunkPrefix"]] }

    /// The keyboard of telephones, and the direction of its texts.
    var entry: EntryHint? { .telephone }

    /// The country whose numbers need no `+` (ISO 3166-1, two upper-case letters); `nil` for the
    /// North American Numbering Plan.
    let country: String?

    /// The dialling plan of the country; `nil` for the North American Numbering Plan.
    let plan: PhonePlan?

    /// Makes the formatter; a country without a calling code is a mistake in the form definition.
    init(country: String? = nil) {
        self.country = country
        plan = country.flatMap(PhonePlan.init)
    }

    /// Reports a country without a calling code.
    var problems: [DefinitionProblem] {
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

    /// A formatter with the country of a validator of the field, if this formatter has none.
    func adapted(to validators: [any ValidatorDescription]) -> any InputFormatter {
        guard country == nil else { return self }
        let named = validators.lazy.compactMap { ($0 as? any PhoneCountry)?.country }.first
        return named.map { PhoneFormatter(country: $0) } ?? self
    }

    /// Reads a telephone number.
    ///
    /// The problem is `phone` with a `reason`: `character`, `extension`, `trunkPrefix` (a `(0)`),
    /// `internationalPrefix` (`00` or `011` instead of `+`), `tooFewDigits`, `tooManyDigits`,
    /// `countryCode`, `misplacedSeparator`, `areaCode`, `exchange` or `noTrunkPrefix` (with the
    /// `trunkPrefix` of the country).
    ///
    /// - Complexity: O(*n*).
    func parse(_ typed: Span<UInt8>, into canonical: inout [UInt8]) -> FormatProblem? {
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

    /// The number of digits of the trunk prefix, or the mistake.
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
        if digits.number(0..<1) == 1 { return domesticRefusal(of: scan) }
        guard digits.count >= minimumDigits else { return .tooFewDigits }
        guard digits.count <= maximumDigits else { return .tooManyDigits }
        guard CountryCallingCode.length(in: digits) != nil else { return .countryCode }
        return scan.hasMisplacedSeparator ? .misplacedSeparator : nil
    }

    /// The rules of the North American Numbering Plan (ATIS-0300051): `NXX-NXX-XXXX`, no area code
    /// with 9 in the middle, and no N11 codes, which are services.
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

    /// The number as `(212) 555-0123`, or as `+44 20 7946 0958` for other countries; a text that is
    /// not canonical is returned unchanged.
    func format(_ canonical: String) -> String {
        let scan = PhoneNumberScan(canonical.utf8.span)
        var parsed: [UInt8] = []
        guard parse(canonical.utf8.span, into: &parsed) == nil,
            parsed.elementsEqual(canonical.utf8),
            let length = CountryCallingCode.length(in: scan.digits)
        else { return canonical }
        let national = Substring(canonical).utf8.dropFirst(1 + length)
        let code = scan.digits.number(0..<length)
        if code == 1, plan == nil {
            return String(PhoneFormatter.northAmerican(Array(Substring(national))))
        }
        var text = "+\(code)"
        var rest = national
        let sizes = code == 1 ? [3, 3, 4] : PhoneGroups.sizes(of: national, callingCode: code)
        for size in sizes {
            text += " "
            text += Substring(rest.prefix(size))
            rest = rest.dropFirst(size)
        }
        return text
    }
}

extension InputFormatter where Self == AnyFormatter {
    /// Formats telephone numbers, with E.164 as canonical form.
    public static var phone: AnyFormatter { AnyFormatter(PhoneFormatter()) }

    /// Formats telephone numbers, with E.164 as canonical form; those of the country, if one is given, need no `+`.
    public static func phone(country: String?) -> AnyFormatter {
        AnyFormatter(PhoneFormatter(country: country))
    }
}
