public import FormModel

/// Requires a social security number (SSN) of the United States, by the rules of ``SSNFormatter``.
///
/// Accepts `123-45-6789`, `123 45 6789` and `123456789`, except numbers that are never assigned
/// (SSA, POMS RM 10201.035).
public struct SSNValidator: Validator {
    /// The name `ssn`.
    public var name: String { "ssn" }

    /// Makes the validator.
    public init() {}

    /// The finding codes: `ssn` with a `reason`.
    public var codes: [IssueCode: [String]] { [.ssn: ["reason"]] }

    /// Reports a field whose type is not text.
    public func problems(in context: DefinitionContext) -> [DefinitionProblem] {
        unsuitable(in: context, unless: [.text])
    }

    /// `true`: a valid value has one canonical form.
    public var canonicalizes: Bool { true }

    /// Appends a valid value as `123-45-6789`.
    public func canonicalize(_ text: Span<UInt8>, into canonical: inout [UInt8]) {
        _ = SSNFormatter().parse(text, into: &canonical)
    }

    /// Adds a finding `ssn` with the reasons of the formatter.
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
    /// Requires a social security number (SSN) of the United States.
    public static var ssn: SSNValidator { SSNValidator() }
}
