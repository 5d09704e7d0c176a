public import FormModel

/// Requires a currency code: ISO 4217, three upper-case letters.
///
/// The codes are those of ``Currency/all``. The other codes of ISO 4217 are refused: precious
/// metals, units of account such as `XDR`, the code for tests and the code for no currency.
public struct CurrencyCodeValidator: Validator {
    /// The name `currencyCode`.
    public var name: String { "currencyCode" }

    /// Makes the validator.
    public init() {}

    /// The finding codes: `currencyCode`.
    public var codes: [IssueCode: [String]] { [.currencyCode: []] }

    /// Reports a field whose type is neither text nor choice.
    public func problems(in context: DefinitionContext) -> [DefinitionProblem] {
        unsuitable(in: context, unless: [.text, .choice])
    }

    /// Adds a finding `currencyCode` for an invalid value.
    public func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        if !CurrencyCodeValidator.table.contains(value.text) { findings.add(.currencyCode) }
    }

    private static let table = LetterTable(Currency.all.map(\.code), length: 3)
}

extension Validator where Self == CurrencyCodeValidator {
    /// Requires a currency code of ISO 4217.
    public static var currencyCode: CurrencyCodeValidator { CurrencyCodeValidator() }
}
