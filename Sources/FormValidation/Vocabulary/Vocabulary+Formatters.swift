import FormModel

extension Vocabulary {
    mutating func addFormatters() {
        add(
            formatter: "currency", usage: #"{ "currency": { "code": "USD", "maxLength": 9 } }"#,
            summary:
                "An exact amount of money, with the decimals that ISO 4217 gives the currency; `maxLength` limits the number of digits. (`code`, `maxLength`)",
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
                "A telephone number: E.164 in canonical form, shown as `(212) 555-0123` or `+44 20 7946 0958`. Numbers of the `country`, or else of that of the field's validator `phone`, or else of North America, may be written as they are dialled there. (`country`)",
            takesMain: true
        ) { arguments in PhoneFormatter(country: arguments.text("country", isMain: true)) }
        add(
            formatter: "ssn", usage: #""ssn""#,
            summary: "A social security number of the United States, masked in a secure input."
        ) { _ in .ssn }
        add(
            formatter: "mask", usage: #"{ "mask": "AA-9999" }"#,
            summary:
                "A text by a mask: `A` a letter, made upper case; `a` a letter, `9` a digit, `*` a letter or digit; a backslash makes the next character literal, as every other one is; brackets enclose an end that may be missing, as in `99999[-9999]`. Literal characters need not be typed and are part of the value. (`mask`)",
            takesMain: true
        ) { arguments in
            arguments.text("mask", isMain: true, isRequired: true).map { MaskFormatter($0) }
        }
    }
}
