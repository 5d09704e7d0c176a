public import FormModel

/// Requires a postal code in the notation of one country: UPU addressing systems, data of
/// libaddressinput.
///
/// Separators are accepted anywhere between characters, and lower-case letters, too; the canonical
/// form is that of the country, such as `K1A 0B1`. Optional prefixes are accepted, such as `PC` in
/// `PC 112` of Oman. Whether a code is in use is not checked.
public struct PostalCodeValidator: Validator {
    /// The name `postalCode`.
    public var name: String { "postalCode" }

    /// The country: ISO 3166-1, two upper-case letters.
    public let country: String

    private let formats: PostalCodeFormats?

    /// Makes the validator; an unknown country is a mistake in the form definition.
    public init(country: String) {
        self.country = country
        formats = PostalCodeFormats(of: country)
    }

    /// The codes of the countries with known postal codes.
    public static var countries: [String] { PostalCodeFormats.countries }

    /// The finding parameters: `country`.
    public var parameters: IssueParameters { ["country": .text(country)] }

    /// The finding codes: `postalCode`.
    public var codes: [IssueCode: [String]] { [.postalCode: []] }

    /// Reports an unknown country, and a field of another type than text.
    public func problems(in context: DefinitionContext) -> [DefinitionProblem] {
        var problems = unsuitable(in: context, unless: [.text])
        if formats == nil {
            problems.append(
                badParameter(
                    "country", "a country with postal codes that are known, such as \"US\""))
        }
        return problems
    }

    /// `true`: a valid value has one canonical form.
    public var canonicalizes: Bool { true }

    /// Appends a valid code in the notation of its country.
    public func canonicalize(_ text: Span<UInt8>, into canonical: inout [UInt8]) {
        formats?.append(GroupedCode(text), to: &canonical)
    }

    /// Adds a finding `postalCode` for an invalid value.
    ///
    /// - Complexity: O(*n*).
    public func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        guard let formats else { return }
        if !formats.take(GroupedCode(value.text)) { findings.add(.postalCode) }
    }
}

extension Validator where Self == PostalCodeValidator {
    /// Requires a postal code in the notation of the given country.
    public static func postalCode(country: String) -> PostalCodeValidator {
        PostalCodeValidator(country: country)
    }
}
