public import FormModel

/// Requires a postal code in the notation of one country: UPU addressing systems, data of
/// libaddressinput.
///
/// Separators are accepted anywhere between characters, and lower-case letters, too; the canonical
/// form is that of the country, such as `K1A 0B1`. Optional prefixes are accepted, such as `PC` in
/// `PC 112` of Oman. Whether a code is in use is not checked.
struct PostalCodeValidator: Validator {
    var name: String { "postalCode" }

    /// The country: ISO 3166-1, two upper-case letters.
    let country: String

    private let formats: PostalCodeFormats?

    /// Makes the validator; an unknown country is a mistake in the form definition.
    init(country: String) {
        self.country = country
        formats = PostalCodeFormats(of: country)
    }

    /// The codes of the countries with known postal codes.
    static var countries: [String] { PostalCodeFormats.countries }

    /// The finding parameters: `country`.
    var parameters: IssueParameters { ["country": .text(country)] }

    var facts: ValidatorFacts {
        ValidatorFacts(
            types: [.text], codes: [.postalCode: []], canonicalizes: true, entry: .leftToRight)
    }

    /// Reports an unknown country, and a field of another type than text.
    func problems(in context: DefinitionContext) -> [DefinitionProblem] {
        var problems: [DefinitionProblem] = []
        if formats == nil {
            problems.append(
                badParameter(
                    "country", "a country with postal codes that are known, such as \"US\""))
        }
        return problems
    }

    /// Appends a valid code in the notation of its country.
    func canonicalize(_ text: Span<UInt8>, into canonical: inout [UInt8]) {
        formats?.append(GroupedCode(text), to: &canonical)
    }

    /// Adds a finding `postalCode` for an invalid value.
    ///
    /// - Complexity: O(*n*).
    func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        guard let formats else { return }
        if !formats.take(GroupedCode(value.text)) { findings.add(.postalCode) }
    }
}

extension PostalCodeValidator {
    static var word: Vocabulary.Word<any Validator> {
        Vocabulary.Word(
            "postalCode", usage: #"{ "postalCode": { "country": "CA" } }"#,
            summary:
                "A postal code in the format of one country: libaddressinput, UPU addressing systems; 181 countries. (`country`)",
            takesMain: true
        ) { arguments in
            arguments.text("country", isMain: true, isRequired: true)
                .map(PostalCodeValidator.init)
        }
    }
}

extension Validator where Self == AnyValidator {
    /// Requires a postal code in the notation of the given country.
    public static func postalCode(country: String) -> AnyValidator {
        AnyValidator(PostalCodeValidator(country: country))
    }
}
