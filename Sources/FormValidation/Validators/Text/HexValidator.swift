public import FormModel

/// Requires hexadecimal digits only, in either case.
///
/// The alphabet is that of RFC 4648, section 8. Unlike there, the number of digits may be odd, as
/// in a colour. A prefix `0x` is refused.
public struct HexValidator: Validator {
    /// The name `hex`.
    public var name: String { "hex" }

    /// Makes the validator.
    public init() {}

    /// The finding codes: `hex`.
    public var codes: [IssueCode: [String]] { [.hex: []] }

    /// Reports a field whose type is not text.
    public func problems(in context: DefinitionContext) -> [DefinitionProblem] {
        unsuitable(in: context, unless: [.text, .multiline])
    }

    /// Adds a finding `hex` for an invalid value.
    ///
    /// - Complexity: O(*n*).
    public func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        if !HexValidator.isHexadecimal(value.text) { findings.add(.hex) }
    }

    static func isHexadecimal(_ text: Span<UInt8>) -> Bool {
        for at in text.indices where text[at].hexadecimal == nil { return false }
        return true
    }
}

extension Validator where Self == HexValidator {
    /// Requires hexadecimal digits only, in either case.
    public static var hex: HexValidator { HexValidator() }
}
