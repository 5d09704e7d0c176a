public import FormModel

/// Wants the code of a country: ISO 3166-1, two capitals, or three.
///
/// Only codes that are officially assigned; `UK`, `EU` and `XK` are not among them.
public struct CountryCodeValidator: Validator {
    /// `countryCode`.
    public var name: String { "countryCode" }

    /// Whether codes of three letters are wanted, such as `NOR`.
    public let alpha3: Bool

    /// Makes the validator.
    public init(alpha3: Bool = false) {
        self.alpha3 = alpha3
    }

    /// How many letters the code has, as `letters`.
    public var parameters: IssueParameters { ["letters": .integer(alpha3 ? 3 : 2)] }

    /// `countryCode`.
    public var codes: [IssueCode: [String]] { [.countryCode: []] }

    /// Values that are neither text nor choice.
    public func problems(in context: DefinitionContext) -> [DefinitionProblem] {
        unsuitable(in: context, unless: [.text, .choice])
    }

    /// Adds `countryCode`.
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
    /// Wants the code of a country, of two letters.
    public static var countryCode: CountryCodeValidator { CountryCodeValidator() }

    /// Wants the code of a country, of two letters or of three.
    public static func countryCode(alpha3: Bool) -> CountryCodeValidator {
        CountryCodeValidator(alpha3: alpha3)
    }
}
