public import FormModel

/// Requires a country code: ISO 3166-1, two or three upper-case letters.
///
/// Only officially assigned codes are accepted; `UK`, `EU` and `XK` are not among them.
struct CountryCodeValidator: Validator {
    var name: String { "countryCode" }

    /// Whether codes of three letters are required, such as `NOR`.
    let alpha3: Bool

    init(alpha3: Bool) {
        self.alpha3 = alpha3
    }

    /// The finding parameters: the number of letters, 2 or 3, as `letters`.
    var parameters: IssueParameters { ["letters": .integer(alpha3 ? 3 : 2)] }

    var facts: ValidatorFacts {
        ValidatorFacts(types: [.text, .choice], codes: [.countryCode: []])
    }

    /// Adds a finding `countryCode` for an invalid value.
    func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        let text = value.text
        let isCode =
            alpha3 ? CountryCodes.alpha3.contains(text) : CountryCodes.alpha2.contains(text)
        if !isCode { findings.add(.countryCode) }
    }
}

extension CountryCodeValidator {
    /// The keyword `enum` with the codes of ISO 3166-1.
    func schema(in context: DefinitionContext) -> SchemaFragment? {
        let codes = CountryCodes.pairs.map { alpha3 ? $0.dropFirst(2) : $0.prefix(2) }
        return SchemaFragment(["enum": .list(codes.map { .text(String($0)) })])
    }
}

extension CountryCodeValidator {
    static var word: Vocabulary.Word<any Validator> {
        Vocabulary.Word(
            "countryCode", usage: #""countryCode""#,
            summary:
                "The code of a country: ISO 3166-1, two capital letters, or three if `alpha3` is true. (`alpha3`)"
        ) { arguments in
            CountryCodeValidator(alpha3: arguments.flag("alpha3") ?? false)
        }
    }
}

extension Validator where Self == AnyValidator {
    /// Requires a country code of two letters.
    public static var countryCode: AnyValidator { countryCode(alpha3: false) }

    /// Requires a country code of two letters or, if `alpha3`, of three.
    public static func countryCode(alpha3: Bool) -> AnyValidator {
        AnyValidator(CountryCodeValidator(alpha3: alpha3))
    }
}
