public import FormModel

/// Wants a postal code as one country writes it: UPU addressing systems, the address data of libaddressinput.
///
/// Separators may stand anywhere inside or nowhere, and small letters are taken as capitals; the canonical
/// form is that of the country, such as `K1A 0B1`. Prefixes that only some people write, as in `PC 112` of
/// Oman, are understood. How a code is written is judged, not whether it is in use.
public struct PostalCodeValidator: Validator {
    /// `postalCode`.
    public var name: String { "postalCode" }

    /// The country: ISO 3166-1, two capitals.
    public let country: String

    private let formats: PostalCodeFormats?

    /// Makes the validator; a country whose formats are not known is a problem of the form's definition.
    public init(country: String) {
        self.country = country
        formats = PostalCodeFormats(of: country)
    }

    /// The codes of the countries whose postal codes are known.
    public static var countries: [String] { PostalCodeFormats.countries }

    /// `country`.
    public var parameters: IssueParameters { ["country": .text(country)] }

    /// `postalCode`.
    public var codes: [IssueCode: [String]] { [.postalCode: []] }

    /// A country that is not known, and values that are no text.
    public func problems(in context: DefinitionContext) -> [DefinitionProblem] {
        var problems = unsuitable(in: context, unless: [.text])
        if formats == nil {
            problems.append(
                badParameter(
                    "country", "a country with postal codes that are known, such as \"US\""))
        }
        return problems
    }

    /// It does.
    public var canonicalizes: Bool { true }

    /// Appends the code as its country writes it.
    public func canonicalize(_ text: Span<UInt8>, into canonical: inout [UInt8]) {
        formats?.append(GroupedCode(text), to: &canonical)
    }

    /// Adds `postalCode`.
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
    /// Wants a postal code as that country writes it.
    public static func postalCode(country: String) -> PostalCodeValidator {
        PostalCodeValidator(country: country)
    }
}
