import FormModel

extension Vocabulary {
    mutating func addFormatters() {
        add(
            formatter: "currency", usage: #"{ "currency": { "code": "USD", "maxLength": 9 } }"#,
            summary:
                "An amount of money, exact, with the minor digits of ISO 4217; `maxLength` bounds the digits. (`code`, `maxLength`)",
            takesMain: true
        ) { arguments in
            let code = arguments.text("code", isMain: true, isRequired: true)
            let maximum = arguments.integer("maxLength", least: 1)
            return code.map { CurrencyFormatter(code: $0, maxLength: maximum) }
        }
        add(
            formatter: "zipcode", usage: #""zipcode""#,
            summary: "A ZIP code of the United States: `12345` or `12345-6789`."
        ) { _ in .zipcode }
        add(
            formatter: "phone", usage: #"{ "phone": { "country": "GB" } }"#,
            summary:
                "A telephone number: E.164 in canonical form, shown as `(212) 555-0123` or `+44 20 7946 0958`. Numbers of the `country`, also that of a validator `phone` of the field, are typed as they are dialled there; without one, those of North America. (`country`)",
            takesMain: true
        ) { arguments in PhoneFormatter(country: arguments.text("country", isMain: true)) }
        add(
            formatter: "ssn", usage: #""ssn""#,
            summary: "A social security number of the United States, masked where it is secret."
        ) { _ in .ssn }
    }
}
