public import FormModel

/// Requires a business identifier code (BIC), as used by SWIFT: ISO 9362, 8 or 11 characters.
///
/// The parts are four letters or digits, the country (ISO 3166-1, or `XK` for Kosovo, as SWIFT uses
/// it), two letters or digits, and three more for a branch. Lower-case letters are accepted, and
/// separators anywhere between characters; the canonical form has upper-case letters and no
/// separators. Whether the code is assigned is not checked.
struct BICValidator: CodeValidator {
    var name: String { "bic" }

    static var code: IssueCode { .bic }

    static var entry: EntryHint { .leftToRight }

    /// The reasons are `character`, `misplacedSeparator`, `length` and `country`.
    static func refusal(of code: GroupedCode) -> RefusalReason? {
        if let refusal = code.refusal { return refusal }
        guard code.count == 8 || code.count == 11 else { return .length }
        let isKosovo = code[4] == UInt8(ascii: "X") && code[5] == UInt8(ascii: "K")
        return isKosovo || CountryCodes.alpha2.contains(code[4], code[5]) ? nil : .country
    }
}

extension BICValidator {
    static var word: Vocabulary.Word<any Validator> {
        Vocabulary.Word(
            "bic", usage: #""bic""#,
            summary:
                "A bank's business identifier code: ISO 9362, 8 or 11 characters."
        ) { _ in BICValidator() }
    }
}

extension Validator where Self == AnyValidator {
    /// Requires a business identifier code.
    public static var bic: AnyValidator { AnyValidator(BICValidator()) }
}
