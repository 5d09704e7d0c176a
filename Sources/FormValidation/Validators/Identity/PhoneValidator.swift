public import FormModel

/// Wants a telephone number, by the rules of ``PhoneFormatter``: ITU-T E.164 and the North American
/// Numbering Plan.
///
/// With a country given, the number must have its calling code; countries that share one are not told
/// apart. A number without `+` is one of that country, as it is dialled there; without a country it is
/// North American. The canonical form is that of ITU-T E.164.
public struct PhoneValidator: Validator, PhoneCountry {
    /// `phone`.
    public var name: String { "phone" }

    /// The country: ISO 3166-1, two capitals; `nil` for any.
    public let country: String?

    private let callingCode: Int?
    private let formatter: PhoneFormatter

    /// Makes the validator; a country without a calling code is a problem of the form's definition.
    public init(country: String? = nil) {
        self.country = country
        callingCode = country.flatMap(CallingCodeCountries.callingCode)
        formatter = PhoneFormatter(country: country)
    }

    /// The calling code wanted, such as `44`, as `callingCode`, where a country is given.
    public var parameters: IssueParameters {
        callingCode.map { ["callingCode": .integer($0)] } ?? [:]
    }

    /// `phone`, with a `reason`, and the `trunkPrefix` where that is lacking.
    public var codes: [IssueCode: [String]] { [.phone: ["reason", "trunkPrefix"]] }

    /// A country without a calling code, and values that are no text.
    public func problems(in context: DefinitionContext) -> [DefinitionProblem] {
        var problems = unsuitable(in: context, unless: [.text])
        if country != nil, callingCode == nil {
            problems.append(badParameter("country", "a country of ISO 3166-1, such as \"US\""))
        }
        return problems
    }

    /// It does.
    public var canonicalizes: Bool { true }

    /// Appends the number in the form of E.164.
    public func canonicalize(_ text: Span<UInt8>, into canonical: inout [UInt8]) {
        _ = formatter.parse(text, into: &canonical)
    }

    /// Adds `phone` with the reasons of the formatter, or `otherCountry`.
    ///
    /// - Complexity: O(*n*).
    public func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        let scan = PhoneNumberScan(value.text)
        if case .failure(let reason) = formatter.read(scan) {
            findings.add(.phone, parameters: formatter.problem(reason).parameters)
        } else if let callingCode, scan.isInternational || callingCode == 1,
            callingCode != PhoneValidator.callingCode(of: scan)
        {
            findings.add(.phone, RefusalReason.otherCountry)
        }
    }

    private static func callingCode(of scan: PhoneNumberScan) -> Int {
        guard scan.isInternational else { return 1 }
        return CountryCallingCode.length(in: scan.digits).map { scan.digits.number(0..<$0) } ?? 0
    }
}

extension Validator where Self == PhoneValidator {
    /// Wants a telephone number, of any country or of one.
    public static func phone(country: String? = nil) -> PhoneValidator {
        PhoneValidator(country: country)
    }
}
