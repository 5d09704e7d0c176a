public import FormModel

/// Requires an employer identification number (EIN) of the United States: `12-3456789`, or only
/// digits.
///
/// A separator is accepted after the second digit only; the canonical form has a hyphen there. The
/// first two digits are a prefix that the Internal Revenue Service assigns (IRS, "How EINs are
/// assigned and valid EIN prefixes").
struct EINValidator: CodeValidator {
    var name: String { "ein" }

    static var code: IssueCode { .ein }

    /// The positions of hyphens: after the second digit.
    static var hyphens: UInt64 { 1 << 2 }

    /// The reasons are `character`, `misplacedSeparator`, `length` and `prefix`.
    static func refusal(of code: GroupedCode) -> RefusalReason? {
        if let refusal = code.refusal { return refusal }
        guard code.isDigits else { return .character }
        guard code.count == 9 else { return .length }
        guard code.isGrouped(behind: hyphens) else { return .misplacedSeparator }
        switch code.number(0..<2) {
        case 1...6, 10...16, 20...27, 30...48, 50...68, 71...77, 80...88, 90...95, 98, 99:
            return nil
        default:
            return .prefix
        }
    }
}

extension EINValidator {
    static var word: Vocabulary.Word<any Validator> {
        Vocabulary.Word(
            "ein", usage: #""ein""#,
            summary:
                "An employer identification number of the United States, with a prefix that the IRS assigns."
        ) { _ in EINValidator() }
    }
}

extension Validator where Self == AnyValidator {
    /// Requires an employer identification number (EIN) of the United States.
    public static var ein: AnyValidator { AnyValidator(EINValidator()) }
}
