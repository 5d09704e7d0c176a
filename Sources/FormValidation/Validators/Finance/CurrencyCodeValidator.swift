public import FormModel

/// Wants the code of a currency: ISO 4217, three capitals.
///
/// The codes are those of ``Currency/all``, of which there are amounts. List one of the standard has more: the
/// precious metals, units of account such as `XDR`, the code for tests and the one for no currency.
public struct CurrencyCodeValidator: Validator {
    /// `currencyCode`.
    public var name: String { "currencyCode" }

    /// Makes the validator.
    public init() {}

    /// `currencyCode`.
    public var codes: [IssueCode: [String]] { [.currencyCode: []] }

    /// Values that are neither text nor choice.
    public func problems(in context: DefinitionContext) -> [DefinitionProblem] {
        unsuitable(in: context, unless: [.text, .choice])
    }

    /// Adds `currencyCode`.
    public func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        if !CurrencyCodeValidator.table.contains(value.text) { findings.add(.currencyCode) }
    }

    private static let table = LetterTable(Currency.all.map(\.code), length: 3)
}

extension Validator where Self == CurrencyCodeValidator {
    /// Wants the code of a currency.
    public static var currencyCode: CurrencyCodeValidator { CurrencyCodeValidator() }
}
