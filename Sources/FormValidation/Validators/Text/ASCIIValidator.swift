public import FormModel

/// Requires a text in ASCII.
///
/// All 128 characters of RFC 20 are accepted, including control characters.
public struct ASCIIValidator: Validator {
    /// The name `ascii`.
    public var name: String { "ascii" }

    /// Makes the validator.
    public init() {}

    /// The finding codes: `ascii`.
    public var codes: [IssueCode: [String]] { [.ascii: []] }

    /// Reports a field whose type is not text.
    public func problems(in context: DefinitionContext) -> [DefinitionProblem] {
        unsuitable(in: context, unless: [.text, .multiline])
    }

    /// Adds a finding `ascii` for an invalid value.
    ///
    /// - Complexity: O(*n*).
    public func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        if !ASCIIValidator.isASCII(value.text) { findings.add(.ascii) }
    }

    static func isASCII(_ text: Span<UInt8>) -> Bool {
        for at in text.indices where text[at] >= 0x80 { return false }
        return true
    }
}

extension Validator where Self == ASCIIValidator {
    /// Requires a text in ASCII.
    public static var ascii: ASCIIValidator { ASCIIValidator() }
}
