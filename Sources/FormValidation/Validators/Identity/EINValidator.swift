public import FormModel

/// Wants an employer identification number of the United States: `12-3456789`, or the digits alone.
///
/// The first two digits are a prefix that the Internal Revenue Service assigns (IRS, "How EINs are
/// assigned and valid EIN prefixes").
public struct EINValidator: Validator {
    /// `ein`.
    public var name: String { "ein" }

    /// Makes the validator.
    public init() {}

    /// `ein`, with a `reason`.
    public var codes: [IssueCode: [String]] { [.ein: ["reason"]] }

    /// Values that are no text.
    public func problems(in context: DefinitionContext) -> [DefinitionProblem] {
        unsuitable(in: context, unless: [.text])
    }

    /// Adds `ein` with a `reason`: `character`, `misplacedSeparator`, `length` or `prefix`.
    ///
    /// - Complexity: O(*n*).
    public func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        if let reason = EINValidator.refusal(of: value.text) { findings.add(.ein, reason) }
    }

    private static func refusal(of text: Span<UInt8>) -> RefusalReason? {
        let code = GroupedCode(text, spaces: false)
        if let refusal = code.refusal { return refusal }
        guard code.isDigits else { return .character }
        guard code.count == 9 else { return .length }
        guard code.isGrouped(behind: 1 << 2) else { return .misplacedSeparator }
        switch code.number(0..<2) {
        case 1...6, 10...16, 20...27, 30...48, 50...68, 71...77, 80...88, 90...95, 98, 99:
            return nil
        default:
            return .prefix
        }
    }
}

extension Validator where Self == EINValidator {
    /// Wants an employer identification number.
    public static var ein: EINValidator { EINValidator() }
}
