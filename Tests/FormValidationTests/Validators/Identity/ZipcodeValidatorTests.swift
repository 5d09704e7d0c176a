import FormModel
import FormValidation
import Testing

/// United States Postal Service, Publication 28, 222: five digits, or ZIP+4 with a hyphen.
///
/// `00501` is the lowest ZIP code in use.
@Suite struct ZipcodeValidatorTests {
    @Test(
        arguments: [
            ("12345", nil), ("00501", nil), ("12345-6789", nil), ("22162-1010", nil),
            ("12345 6789", nil),
            ("123456789", nil),
            ("1234", "digits"), ("123456", "digits"), ("1234-56789", "misplacedSeparator"),
            ("12345-", "misplacedSeparator"),
            ("1234a", "character"), ("K1A 0B1", "character"),
        ] as [(String, String?)])
    func judges(_ row: (text: String, reason: String?)) throws {
        #expect(
            try ValidatorHarness([.zipcode]).verdict(row.text) == row.reason.map { "zipcode.\($0)" }
        )
    }

    @Test func problemsOfTheDefinition() {
        #expect(ValidatorHarness.suitable(.zipcode) == [.text])
    }
}
