import FormModel
import FormValidation
import Testing

/// The Internal Revenue Service, "How EINs are assigned and valid EIN prefixes"; written as on its Form SS-4.
@Suite struct EINValidatorTests {
    @Test(
        arguments: [
            ("12-3456789", nil), ("123456789", nil), ("91-1144442", nil), ("99-0000000", nil),
            ("07-1144442", "prefix"),
            ("00-1234567", "prefix"), ("89-1234567", "prefix"),
            ("123-456789", "misplacedSeparator"),
            ("12 3456789", nil), ("12\u{2013}3456789", nil), ("12-345678", "length"),
            ("12-34567890", "length"),
            ("12-345678a", "character"),
            ("12--3456789", "misplacedSeparator"),
        ] as [(String, String?)])
    func judges(_ row: (text: String, reason: String?)) throws {
        #expect(try ValidatorHarness([.ein]).verdict(row.text) == row.reason.map { "ein.\($0)" })
    }

    @Test func thePrefixesThatWereNeverAssigned() throws {
        let harness = try ValidatorHarness([.ein])
        let refused = (0..<100).filter {
            harness.verdict("\($0 < 10 ? "0" : "")\($0)-3456789") != nil
        }
        #expect(refused == [0, 7, 8, 9, 17, 18, 19, 28, 29, 49, 69, 70, 78, 79, 89, 96, 97])
        #expect(ValidatorHarness.suitable(.ein) == [.text])
    }
}
