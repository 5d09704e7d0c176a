public import FormModel

/// Requires a currency code: ISO 4217, three upper-case letters.
///
/// The codes are those of ``Currency/all``. The other codes of ISO 4217 are refused: precious
/// metals, units of account such as `XDR`, the code for tests and the code for no currency.
struct CurrencyCodeValidator: Validator {
    var name: String { "currencyCode" }

    var facts: ValidatorFacts {
        ValidatorFacts(types: [.text, .choice], codes: [.currencyCode: []])
    }

    /// Adds a finding `currencyCode` for an invalid value.
    func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        if !CurrencyCodeValidator.table.contains(value.text) { findings.add(.currencyCode) }
    }

    private static let table = LetterTable(Currency.all.map(\.code), length: 3)
}

extension CurrencyCodeValidator {
    /// The keyword `enum` with the codes of ISO 4217.
    func schema(in context: DefinitionContext) -> SchemaFragment? {
        SchemaFragment(["enum": .list(Currency.all.map { .text($0.code) })])
    }
}

extension CurrencyCodeValidator {
    static var word: Vocabulary.Word<any Validator> {
        Vocabulary.Word(
            "currencyCode", usage: #""currencyCode""#,
            summary:
                "The code of a currency in use for payments: ISO 4217, three capital letters; the codes of metals (`XAU`), of units of account such as `XDR`, for tests (`XTS`) and for no currency (`XXX`) are refused."
        ) { _ in CurrencyCodeValidator() }
    }
}

extension Validator where Self == AnyValidator {
    /// Requires a currency code of ISO 4217.
    public static var currencyCode: AnyValidator { AnyValidator(CurrencyCodeValidator()) }
}
