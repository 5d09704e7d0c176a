public import FormModel

/// Wants hexadecimal digits and nothing else.
///
/// The digits are 0 to 9 and the letters A to F in either case, as in the alphabet of RFC 4648, section 8. That
/// encoding writes whole bytes; here there may be an odd number of digits too, as of a colour. No `0x` stands
/// before them.
public struct HexValidator: Validator {
    /// `hex`.
    public var name: String { "hex" }

    /// Makes the validator.
    public init() {}

    /// `hex`.
    public var codes: [IssueCode: [String]] { [.hex: []] }

    /// Values that are no text.
    public func problems(in context: DefinitionContext) -> [DefinitionProblem] {
        unsuitable(in: context, unless: [.text, .multiline])
    }

    /// Adds `hex`.
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
    /// Wants hexadecimal digits and nothing else.
    public static var hex: HexValidator { HexValidator() }
}
