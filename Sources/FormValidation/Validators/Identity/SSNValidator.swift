public import FormModel

/// Wants a social security number of the United States, by the rules of ``SSNFormatter``.
///
/// `123-45-6789`, `123 45 6789` and `123456789`, but no number that is never assigned (SSA, POMS RM
/// 10201.035).
public struct SSNValidator: Validator {
    /// `ssn`.
    public var name: String { "ssn" }

    /// Makes the validator.
    public init() {}

    /// `ssn`, with a `reason`.
    public var codes: [IssueCode: [String]] { [.ssn: ["reason"]] }

    /// Values that are no text.
    public func problems(in context: DefinitionContext) -> [DefinitionProblem] {
        unsuitable(in: context, unless: [.text])
    }

    /// It does.
    public var canonicalizes: Bool { true }

    /// Appends `123-45-6789`.
    public func canonicalize(_ text: Span<UInt8>, into canonical: inout [UInt8]) {
        _ = SSNFormatter().parse(text, into: &canonical)
    }

    /// Adds `ssn` with the reasons of the formatter.
    ///
    /// - Complexity: O(*n*).
    public func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        if let reason = SSNFormatter.refusal(of: SeparatedDigits(value.text)) {
            findings.add(.ssn, reason)
        }
    }
}

extension Validator where Self == SSNValidator {
    /// Wants a social security number.
    public static var ssn: SSNValidator { SSNValidator() }
}
