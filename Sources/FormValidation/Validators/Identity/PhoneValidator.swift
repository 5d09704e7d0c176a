public import FormModel

/// Wants a telephone number, by the rules of ``PhoneFormatter``: ITU-T E.164 and the North American
/// Numbering Plan.
///
/// With a country given, the number must have its calling code; countries that share one are not told
/// apart. A number without `+` is North American, so that of another country needs `+` and its code.
public struct PhoneValidator: Validator {
    /// `phone`.
    public var name: String { "phone" }

    /// The country: ISO 3166-1, two capitals; `nil` for any.
    public let country: String?

    private let callingCode: Int?

    /// Makes the validator; a country without a calling code is a problem of the form's definition.
    public init(country: String? = nil) {
        self.country = country
        callingCode = country.flatMap(CallingCodeCountries.callingCode)
    }

    /// The calling code wanted, such as `44`, as `callingCode`, where a country is given.
    public var parameters: IssueParameters {
        callingCode.map { ["callingCode": .integer($0)] } ?? [:]
    }

    /// `phone`, with a `reason`.
    public var codes: [IssueCode: [String]] { [.phone: ["reason"]] }

    /// A country without a calling code, and values that are no text.
    public func problems(in context: DefinitionContext) -> [DefinitionProblem] {
        var problems = unsuitable(in: context, unless: [.text])
        if country != nil, callingCode == nil {
            problems.append(badParameter("country", "a country of ISO 3166-1, such as \"US\""))
        }
        return problems
    }

    /// Adds `phone` with the reasons of the formatter, or `otherCountry`.
    ///
    /// - Complexity: O(*n*).
    public func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        let scan = PhoneNumberScan(value.text)
        if let callingCode, callingCode != 1, scan.strange == nil, !scan.isInternational {
            findings.add(.phone, RefusalReason.otherCountry)
        } else if let reason = PhoneFormatter.refusal(of: scan) {
            findings.add(.phone, reason)
        } else if let callingCode, callingCode != PhoneValidator.callingCode(of: scan) {
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
