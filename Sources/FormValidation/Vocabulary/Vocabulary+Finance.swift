import FormModel

extension Vocabulary {
    mutating func addFinance() {
        add(
            validator: "luhn", usage: #""luhn""#,
            summary: "Digits whose last one is their check digit: ISO/IEC 7812-1, annex B."
        ) { _ in .luhn }
        add(
            validator: "creditCard",
            usage: #"{ "creditCard": { "schemes": ["visa", "mastercard"] } }"#,
            summary:
                "The number of a payment card with its check digit, ISO/IEC 7812, not all zeros; of any issuer, or of the schemes `visa`, `mastercard`, `amex`, `discover`, `jcb`, `diners`, `unionpay` and `maestro` that are listed. (`schemes`)",
            takesMain: true
        ) { arguments in
            CreditCardValidator(schemes: arguments.words("schemes", isMain: true))
        }
        add(
            validator: "iban", usage: #""iban""#,
            summary:
                "An international bank account number: ISO 13616, the form of its country and the check digits."
        ) { _ in .iban }
        add(
            validator: "bic", usage: #""bic""#,
            summary:
                "A bank's business identifier code: ISO 9362, 8 or 11 characters."
        ) { _ in .bic }
        add(
            validator: "routingNumber", usage: #""routingNumber""#,
            summary:
                "A bank routing number of the United States: ABA, nine digits with their check digit."
        ) { _ in .routingNumber }
        add(
            validator: "currencyCode", usage: #""currencyCode""#,
            summary:
                "The code of a currency that one can pay in: ISO 4217, three capitals; none of metals (`XAU`), of units of account such as `XDR`, for tests (`XTS`) or for no currency (`XXX`)."
        ) { _ in .currencyCode }
    }
}
