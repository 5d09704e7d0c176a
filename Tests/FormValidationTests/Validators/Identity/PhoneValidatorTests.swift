import FormModel
import FormValidation
import Testing

/// ITU-T E.164 and, for +1, the North American Numbering Plan.
///
/// The numbers are reserved for films and books: line numbers 0100 to 0199 of 555, and 020 7946
/// 0000 to 0999 by Ofcom.
@Suite struct PhoneValidatorTests {
    @Test(
        arguments: [
            ("2125550123", nil), ("(212) 555-0123", nil), ("+1.212.555.0123", nil),
            ("+44 20 7946 0958", nil),
            ("(112) 555-0123", "areaCode"), ("212555012", "tooFewDigits"),
            ("+999 123 4567", "countryCode"),
            ("0044 20 7946 0958", "internationalPrefix"), ("call me", "character"),
        ] as [(String, String?)])
    func ofAnyCountry(_ row: (text: String, reason: String?)) throws {
        #expect(
            try ValidatorHarness([.phone()]).verdict(row.text) == row.reason.map { "phone.\($0)" })
    }

    @Test(
        arguments: [
            ("US", "2125550123", nil), ("US", "+1 212 555 0123", nil),
            ("CA", "+1 416 555 0123", nil), ("US", "+1 416 555 0123", nil),
            ("US", "+44 20 7946 0958", "otherCountry"), ("GB", "+44 20 7946 0958", nil),
            ("GB", "020 7946 0958", nil), ("GB", "2125550123", "noTrunkPrefix"),
            ("DE", "07551 123456", nil), ("GB", "+49 30 901820", "otherCountry"),
            ("GB", "+44 2", "tooFewDigits"),
            ("GB", "x", "character"), ("NO", "+47 22 86 44 00", nil),
            ("IE", "+353 1 234 5678", nil), ("US", "212", "tooFewDigits"),
        ] as [(String, String, String?)])
    func ofOneCountry(_ row: (country: String, text: String, reason: String?)) throws {
        let harness = try ValidatorHarness([.phone(country: row.country)])
        #expect(harness.verdict(row.text) == row.reason.map { "phone.\($0)" })
    }

    @Test func theSentenceNamesTheCallingCode() throws {
        #expect(
            try ValidatorHarness([.phone(country: "GB")]).sentence("+49 30 901820")
                == "A must be a phone number that begins with +44.")
    }

    @Test func theSentenceNamesTheTrunkPrefix() throws {
        #expect(
            try ValidatorHarness([.phone(country: "HU")]).sentence("1 2345")
                == "A must begin with 06, or with + and the country code.")
    }

    @Test func problemsOfTheDefinition() {
        for country in ["XX", "gb", "", "G", "GBR", "1:"] {
            #expect(ValidatorHarness.problems(.text, .phone(country: country)) == [.badParameter])
        }
        #expect(ValidatorHarness.problems(.text, .phone(country: "ZW")).isEmpty)
        #expect(ValidatorHarness.suitable(.phone(country: "GB")) == [.text])
    }
}
