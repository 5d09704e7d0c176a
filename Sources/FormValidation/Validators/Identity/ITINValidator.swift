public import FormModel

/// Requires an individual taxpayer identification number (ITIN) of the United States:
/// `9NN-NN-NNNN`.
///
/// The fourth and fifth digits are 50 to 65, 70 to 88, 90 to 92 or 94 to 99 (IRS, Internal Revenue
/// Manual 3.21.263). Separators are accepted at both positions or not at all; the canonical form
/// has hyphens there.
struct ITINValidator: CodeValidator {
    var name: String { "itin" }

    static var code: IssueCode { .itin }

    /// The positions of hyphens: after the third and the fifth digit.
    static var hyphens: UInt64 { 1 << 3 | 1 << 5 }

    /// The reasons are `character`, `misplacedSeparator`, `length`, `prefix` and `group`.
    static func refusal(of code: GroupedCode) -> RefusalReason? {
        if let refusal = code.refusal { return refusal }
        guard code.isDigits else { return .character }
        guard code.count == 9 else { return .length }
        guard code.isGrouped(behind: hyphens) else { return .misplacedSeparator }
        guard code.digit(0) == 9 else { return .prefix }
        switch code.number(3..<5) {
        case 50...65, 70...88, 90...92, 94...99: return nil
        default: return .group
        }
    }
}

extension ITINValidator {
    static var word: Vocabulary.Word<any Validator> {
        Vocabulary.Word(
            "itin", usage: #""itin""#,
            summary:
                "An individual taxpayer identification number of the United States, in the ranges that the IRS assigns."
        ) { _ in ITINValidator() }
    }
}

extension Validator where Self == AnyValidator {
    /// Requires an individual taxpayer identification number (ITIN) of the United States.
    public static var itin: AnyValidator { AnyValidator(ITINValidator()) }
}
