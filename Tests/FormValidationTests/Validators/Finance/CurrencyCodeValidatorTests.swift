import FormModel
import FormValidation
import Testing

/// ISO 4217, list one, without codes in which nothing is paid; `BGN` was moved to list three when
/// Bulgaria adopted the euro.
@Suite struct CurrencyCodeValidatorTests {
    @Test(
        arguments: [
            ("EUR", true), ("USD", true), ("KWD", true), ("XOF", true), ("EUX", false),
            ("eur", false), ("EU", false),
            ("EURO", false), ("BGN", false), ("XXX", false), ("XDR", false), ("XSU", false),
            ("XUA", false), ("XTS", false),
            ("XAU", false), ("XAD", false), ("€", false), ("E1R", false),
        ] as [(String, Bool)])
    func judges(_ row: (text: String, isCode: Bool)) throws {
        #expect(
            try ValidatorHarness([.currencyCode]).verdict(row.text)
                == (row.isCode ? nil : "currencyCode"))
    }

    @Test func takesEveryCurrency() throws {
        let harness = try ValidatorHarness([.currencyCode])
        #expect(Currency.all.allSatisfy { harness.verdict($0.code) == nil })
        #expect(ValidatorHarness.suitable(.currencyCode) == [.text, .choice])
    }
}
