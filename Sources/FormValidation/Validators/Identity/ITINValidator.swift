public import FormModel

/// Requires an individual taxpayer identification number (ITIN) of the United States:
/// `9NN-NN-NNNN`.
///
/// The fourth and fifth digits are 50 to 65, 70 to 88, 90 to 92 or 94 to 99 (IRS, Internal Revenue
/// Manual 3.21.263). Separators are accepted at both positions or not at all; the canonical form
/// has hyphens there.
public struct ITINValidator: Validator {
    /// The name `itin`.
    public var name: String { "itin" }

    /// Makes the validator.
    public init() {}

    /// The finding codes: `itin` with a `reason`.
    public var codes: [IssueCode: [String]] { [.itin: ["reason"]] }

    /// Reports a field whose type is not text.
    public func problems(in context: DefinitionContext) -> [DefinitionProblem] {
        unsuitable(in: context, unless: [.text])
    }

    /// `true`: a valid value has one canonical form.
    public var canonicalizes: Bool { true }

    /// Appends a valid value as `9NN-NN-NNNN`.
    public func canonicalize(_ text: Span<UInt8>, into canonical: inout [UInt8]) {
        let code = GroupedCode(text)
        if ITINValidator.refusal(of: code) == nil {
            code.append(to: &canonical, hyphensBehind: ITINValidator.places)
        }
    }

    /// Adds a finding `itin` with a `reason`: `character`, `misplacedSeparator`, `length`, `prefix`
    /// or `group`.
    ///
    /// - Complexity: O(*n*).
    public func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        if let reason = ITINValidator.refusal(of: GroupedCode(value.text)) {
            findings.add(.itin, reason)
        }
    }

    /// The positions of hyphens: after the third and the fifth digit.
    private static let places: UInt64 = 1 << 3 | 1 << 5

    private static func refusal(of code: GroupedCode) -> RefusalReason? {
        if let refusal = code.refusal { return refusal }
        guard code.isDigits else { return .character }
        guard code.count == 9 else { return .length }
        guard code.isGrouped(behind: places) else { return .misplacedSeparator }
        guard code.digit(0) == 9 else { return .prefix }
        switch code.number(3..<5) {
        case 50...65, 70...88, 90...92, 94...99: return nil
        default: return .group
        }
    }
}

extension Validator where Self == ITINValidator {
    /// Requires an individual taxpayer identification number (ITIN) of the United States.
    public static var itin: ITINValidator { ITINValidator() }
}
