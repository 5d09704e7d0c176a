public import FormModel

/// Wants a postal code as one country writes it: UPU addressing systems, Unicode CLDR.
///
/// The space or the hyphen inside may be left out, and small letters are taken as capitals. Only how a
/// code is written is judged, not whether it is in use.
public struct PostalCodeValidator: Validator {
    /// `postalCode`.
    public var name: String { "postalCode" }

    /// The country: ISO 3166-1, two capitals.
    public let country: String

    private let formats: [[UInt8]]?

    /// Makes the validator; a country whose formats are not known is a problem of the form's definition.
    public init(country: String) {
        self.country = country
        formats = PostalCodeFormats.formats(of: country)
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

    /// Adds `postalCode`.
    ///
    /// - Complexity: O(*n*).
    public func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        guard let formats else { return }
        let text = value.text
        for format in formats where PostalCodeValidator.matches(text, format.span) { return }
        findings.add(.postalCode)
    }

    private static func matches(_ text: Span<UInt8>, _ format: Span<UInt8>) -> Bool {
        var at = 0
        for place in format.indices {
            let wanted = format[place]
            let isThere = at < text.count
            if wanted == UInt8(ascii: " ") || wanted == UInt8(ascii: "-") {
                if isThere, text[at] == wanted { at += 1 }
                continue
            }
            guard isThere else { return false }
            let byte = text[at]
            let isSmall = byte &- UInt8(ascii: "a") < 26
            guard PostalCodeFormats.takes(wanted, isSmall ? byte & 0xDF : byte) else {
                return false
            }
            at += 1
        }
        return at == text.count
    }
}

extension Validator where Self == PostalCodeValidator {
    /// Wants a postal code as that country writes it.
    public static func postalCode(country: String) -> PostalCodeValidator {
        PostalCodeValidator(country: country)
    }
}
