public import FormModel

/// Wants characters of ASCII and nothing else.
///
/// All 128 of RFC 20 are taken, control characters among them.
public struct ASCIIValidator: Validator {
    /// `ascii`.
    public var name: String { "ascii" }

    /// Makes the validator.
    public init() {}

    /// `ascii`.
    public var codes: [IssueCode: [String]] { [.ascii: []] }

    /// Values that are no text.
    public func problems(in context: DefinitionContext) -> [DefinitionProblem] {
        unsuitable(in: context, unless: [.text, .multiline])
    }

    /// Adds `ascii`.
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
    /// Wants characters of ASCII and nothing else.
    public static var ascii: ASCIIValidator { ASCIIValidator() }
}
