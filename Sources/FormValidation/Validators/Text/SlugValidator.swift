public import FormModel

/// Requires a slug: words of lower-case letters and digits, joined by single hyphens, such as
/// `my-first-page`.
///
/// No standard defines slugs. These are the unreserved characters of RFC 3986, which need no
/// encoding in a URL, without upper-case letters, `.`, `_` and `~`.
public struct SlugValidator: Validator {
    /// The name `slug`.
    public var name: String { "slug" }

    /// Makes the validator.
    public init() {}

    /// The finding codes: `slug`.
    public var codes: [IssueCode: [String]] { [.slug: []] }

    /// Reports a field whose type is not text.
    public func problems(in context: DefinitionContext) -> [DefinitionProblem] {
        unsuitable(in: context, unless: [.text])
    }

    /// Adds a finding `slug` for an invalid value.
    ///
    /// - Complexity: O(*n*).
    public func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        if !SlugValidator.isSlug(value.text) { findings.add(.slug) }
    }

    static func isSlug(_ text: Span<UInt8>) -> Bool {
        // A word must begin at the start of the text and after each hyphen.
        var isInWord = false
        for at in text.indices {
            let byte = text[at]
            if byte.isASCIIDigit || byte &- UInt8(ascii: "a") < 26 {
                isInWord = true
            } else {
                guard isInWord, byte == UInt8(ascii: "-") else { return false }
                isInWord = false
            }
        }
        return isInWord
    }
}

extension Validator where Self == SlugValidator {
    /// Requires a slug such as `my-first-page`.
    public static var slug: SlugValidator { SlugValidator() }
}
