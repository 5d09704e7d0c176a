extension GeneratedForm {
    /// Fields of numbers, finance, identity and security; the first value is valid.
    static let financeKinds: [Kind] = [
        (
            #""type": "input", "value": "decimal", "validators": [{ "multipleOf": 0.05 }, { "decimals": 2 }]"#,
            ["1.25", "1.250", "1.255", "0.03", "0", "1e400", "-0.05", "1e-400"]
        ),
        text(#""luhn", "creditCard""#, "4111 1111 1111 1111", "4111111111111112", "x"),
        text(#""iban""#, "GB82 WEST 1234 5698 7654 32", "GB82WEST12345698765433", "é"),
        text(#""bic""#, "DEUTDEFF500", "DEUTXXFF"),
        text(#""routingNumber""#, "021000021", "021000022"),
        text(#""isbn""#, "978-3-16-148410-0", "978-3-16-148410-1", "080442957X"),
        text(#""ein""#, "12-3456789", "07-3456789"),
        text(#""itin""#, "900-70-0000", "900-00-0000"),
        text(#""ssn""#, "123-45-6789", "666-45-6789"),
        text(#"{ "postalCode": "CA" }"#, "K1A 0B1", "K1A 0B"),
        text(#""countryCode""#, "NO", "XX"),
        text(#""currencyCode""#, "EUR", "EUX"),
        text(#"{ "phone": "GB" }"#, "+44 20 7946 0958", "2125550123"),
        text(#""notSuspicious""#, "paypal", #"p\u0430ypal"#, #"pay\u200bpal"#),
        (
            #""type": "secureInput", "validators": [{ "passwordStrength": { "min": 3 } }]"#,
            [#""zebra-Quartz-91-lemon-torch""#, #""Password1!""#, #""a""#, "1"]
        ),
    ]

    private static func text(_ validators: String, _ values: String...) -> Kind {
        (#""type": "input", "validators": [\#(validators)]"#, values.map { #""\#($0)""# } + ["1"])
    }
}
