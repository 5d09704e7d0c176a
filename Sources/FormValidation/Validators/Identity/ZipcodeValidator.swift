public import FormModel

/// Wants a ZIP code of the United States, by the rules of ``ZipcodeFormatter``.
///
/// `12345`, `12345-6789`, `12345 6789` and `123456789` (USPS Publication 28, section 214).
public struct ZipcodeValidator: Validator {
    /// `zipcode`.
    public var name: String { "zipcode" }

    /// Makes the validator.
    public init() {}

    /// `zipcode`, with a `reason`.
    public var codes: [IssueCode: [String]] { [.zipcode: ["reason"]] }

    /// Values that are no text.
    public func problems(in context: DefinitionContext) -> [DefinitionProblem] {
        unsuitable(in: context, unless: [.text])
    }

    /// It does.
    public var canonicalizes: Bool { true }

    /// Appends `12345` or `12345-6789`.
    public func canonicalize(_ text: Span<UInt8>, into canonical: inout [UInt8]) {
        _ = ZipcodeFormatter().parse(text, into: &canonical)
    }

    /// Adds `zipcode` with the reasons of the formatter.
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
    /// Wants a ZIP code.
    public static var zipcode: ZipcodeValidator { ZipcodeValidator() }
}
