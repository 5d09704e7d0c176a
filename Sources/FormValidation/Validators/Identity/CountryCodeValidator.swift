public import FormModel

/// Requires a country code: ISO 3166-1, two or three upper-case letters.
///
/// Only officially assigned codes are accepted; `UK`, `EU` and `XK` are not among them.
public struct CountryCodeValidator: Validator {
    /// The name `countryCode`.
    public var name: String { "countryCode" }

    /// Whether codes of three letters are required, such as `NOR`.
    public let alpha3: Bool

    /// Makes the validator.
    public init(alpha3: Bool = false) {
        self.alpha3 = alpha3
    }

    /// The finding parameters: the number of letters, 2 or 3, as `letters`.
    public var parameters: IssueParameters { ["letters": .integer(alpha3 ? 3 : 2)] }

    /// The finding codes: `countryCode`.
    public var codes: [IssueCode: [String]] { [.countryCode: []] }

    /// Reports a field whose type is neither text nor choice.
    public func problems(in context: DefinitionContext) -> [DefinitionProblem] {
        unsuitable(in: context, unless: [.text, .choice])
    }

    /// Adds a finding `countryCode` for an invalid value.
    public func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        let text = value.text
        let isCode =
            alpha3 ? CountryCodes.alpha3.contains(text) : CountryCodes.alpha2.contains(text)
        if !isCode { findings.add(.countryCode) }
    }
}

extension Validator where Self == CountryCodeValidator {
    /// Requires a country code of two letters.
    public static var countryCode: CountryCodeValidator { CountryCodeValidator() }

    /// Requires a country code of two letters or, if `alpha3`, of three.
    public static func countryCode(alpha3: Bool) -> CountryCodeValidator {
        CountryCodeValidator(alpha3: alpha3)
    }
}
