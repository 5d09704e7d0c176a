public import FormModel

/// Wants a business identifier code, as banks have for SWIFT: ISO 9362, 8 or 11 characters.
///
/// Four letters or digits, the country (ISO 3166-1, or `XK` for Kosovo, as SWIFT uses it), two letters
/// or digits, and three more for a branch. Small letters are taken as capitals, and separators may stand
/// anywhere inside; the canonical form has capitals and none of them. Whether the code is assigned is not
/// judged.
public struct BICValidator: Validator {
    /// `bic`.
    public var name: String { "bic" }

    /// Makes the validator.
    public init() {}

    /// `bic`, with a `reason`.
    public var codes: [IssueCode: [String]] { [.bic: ["reason"]] }

    /// Values that are no text.
    public func problems(in context: DefinitionContext) -> [DefinitionProblem] {
        unsuitable(in: context, unless: [.text])
    }

    /// It does.
    public var canonicalizes: Bool { true }

    /// Appends the letters in capitals and the digits.
    public func canonicalize(_ text: Span<UInt8>, into canonical: inout [UInt8]) {
        let code = GroupedCode(text)
        if BICValidator.refusal(of: code) == nil { code.append(to: &canonical) }
    }

    /// Adds `bic` with a `reason`: `character`, `misplacedSeparator`, `length` or `country`.
    ///
    /// - Complexity: O(*n*).
    public func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        if let reason = BICValidator.refusal(of: GroupedCode(value.text)) {
            findings.add(.bic, reason)
        }
    }

    private static func refusal(of code: GroupedCode) -> RefusalReason? {
        if let refusal = code.refusal { return refusal }
        guard code.count == 8 || code.count == 11 else { return .length }
        let isKosovo = code[4] == UInt8(ascii: "X") && code[5] == UInt8(ascii: "K")
        return isKosovo || CountryCodes.alpha2.contains(code[4], code[5]) ? nil : .country
    }
}

extension Validator where Self == BICValidator {
    /// Wants a business identifier code.
    public static var bic: BICValidator { BICValidator() }
}
