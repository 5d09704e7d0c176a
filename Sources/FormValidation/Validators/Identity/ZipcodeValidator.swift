public import FormModel

/// Requires a ZIP code of the United States, by the rules of ``ZipcodeFormatter``.
///
/// Accepts `12345`, `12345-6789`, `12345 6789` and `123456789` (USPS Publication 28, section 214).
public struct ZipcodeValidator: Validator {
    /// The name `zipcode`.
    public var name: String { "zipcode" }

    /// Makes the validator.
    public init() {}

    /// The finding codes: `zipcode` with a `reason`.
    public var codes: [IssueCode: [String]] { [.zipcode: ["reason"]] }

    /// Reports a field whose type is not text.
    public func problems(in context: DefinitionContext) -> [DefinitionProblem] {
        unsuitable(in: context, unless: [.text])
    }

    /// `true`: a valid value has one canonical form.
    public var canonicalizes: Bool { true }

    /// Appends a valid value as `12345` or `12345-6789`.
    public func canonicalize(_ text: Span<UInt8>, into canonical: inout [UInt8]) {
        _ = ZipcodeFormatter().parse(text, into: &canonical)
    }

    /// Adds a finding `zipcode` with the reasons of the formatter.
    ///
    /// - Complexity: O(*n*).
    public func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        if let reason = ZipcodeFormatter.refusal(of: SeparatedDigits(value.text)) {
            findings.add(.zipcode, reason)
        }
    }
}

extension Validator where Self == ZipcodeValidator {
    /// Requires a ZIP code of the United States.
    public static var zipcode: ZipcodeValidator { ZipcodeValidator() }
}
