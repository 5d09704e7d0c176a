import FormModel

extension Vocabulary {
    mutating func addIdentity() {
        add(
            validator: "isbn", usage: #""isbn""#,
            summary:
                "An international standard book number of 10 or 13 digits with its check digit: ISO 2108. Which groups and publishers there are is not looked up; numbers of printed music (979-0) are told."
        ) { _ in .isbn }
        add(
            validator: "ein", usage: #""ein""#,
            summary:
                "An employer identification number of the United States, with a prefix that the IRS assigns."
        ) { _ in .ein }
        add(
            validator: "itin", usage: #""itin""#,
            summary:
                "An individual taxpayer identification number of the United States, in the ranges of the IRS."
        ) { _ in .itin }
        add(
            validator: "ssn", usage: #""ssn""#,
            summary:
                "A social security number of the United States, by the rules of the formatter `ssn`."
        ) { _ in .ssn }
        add(
            validator: "zipcode", usage: #""zipcode""#,
            summary: "A ZIP code of the United States, by the rules of the formatter `zipcode`."
        ) { _ in .zipcode }
        add(
            validator: "postalCode", usage: #"{ "postalCode": { "country": "CA" } }"#,
            summary:
                "A postal code as one country writes it: libaddressinput, UPU addressing systems; 181 countries. (`country`)",
            takesMain: true
        ) { arguments in
            arguments.text("country", isMain: true, isRequired: true)
                .map(PostalCodeValidator.init)
        }
        add(
            validator: "countryCode", usage: #""countryCode""#,
            summary:
                "The code of a country: ISO 3166-1, two capitals, or three where `alpha3` is true. (`alpha3`)"
        ) { arguments in
            CountryCodeValidator(alpha3: arguments.flag("alpha3") ?? false)
        }
        add(
            validator: "phone", usage: #"{ "phone": { "country": "GB" } }"#,
            summary:
                "A telephone number, by the rules of the formatter `phone`, of any country or of one. The country is told by the calling code alone: `US` accepts numbers of Canada, which shares +1. (`country`)",
            takesMain: true
        ) { arguments in
            PhoneValidator(country: arguments.text("country", isMain: true))
        }
    }
}
