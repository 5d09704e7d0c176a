public import FormModel

/// Wants a slug: words of small letters and digits, joined by single hyphens, such as `my-first-page`.
///
/// No standard defines one; these are the characters that stand for themselves in every URL (RFC 3986,
/// unreserved), without those that are read in two ways: upper-case letters, `.`, `_` and `~`.
public struct SlugValidator: Validator {
    /// `slug`.
    public var name: String { "slug" }

    /// Makes the validator.
    public init() {}

    /// `slug`.
    public var codes: [IssueCode: [String]] { [.slug: []] }

    /// Values that are no text.
    public func problems(in context: DefinitionContext) -> [DefinitionProblem] {
        unsuitable(in: context, unless: [.text])
    }

    /// Adds `slug`.
    ///
    /// - Complexity: O(*n*).
    public func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        if !SlugValidator.isSlug(value.text) { findings.add(.slug) }
    }

    static func isSlug(_ text: Span<UInt8>) -> Bool {
        // Before the first byte, as behind a hyphen, a word has to begin.
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
    /// Wants a slug: words of small letters and digits, joined by single hyphens, such as
    /// `my-first-page`.
    public static var slug: SlugValidator { SlugValidator() }
}
