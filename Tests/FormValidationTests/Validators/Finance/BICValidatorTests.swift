import FormModel
import FormValidation
import Testing

/// ISO 9362:2022, 4: four characters, a country, two characters and, for a branch, three more, in
/// upper case.
///
/// Lower-case letters are accepted. The examples are published codes of banks.
@Suite struct BICValidatorTests {
    @Test(
        arguments: [
            ("DEUTDEFF", nil), ("DEUTDEFF500", nil), ("deutdeff", nil), ("NEDSZAJJXXX", nil),
            ("UNCRITMM", nil),
            ("DSBACNBXSHA", nil), ("MBKOXKPR", nil), ("A1B2NOKK", nil), ("DEUTDEF", "length"),
            ("DEUTDEFF5", "length"),
            ("DEUTDEFF5000", "length"), ("DEUTXXFF", "country"), ("DEUT1EFF", "country"),
            ("DEUTUKFF", "country"),
            ("DEUT DE FF 500", nil), ("DEUT-DEFF", nil), ("DEUT  DEFF", "misplacedSeparator"),
            ("DEUTDEFÉ", "character"),
        ] as [(String, String?)])
    func judges(_ row: (text: String, reason: String?)) throws {
        #expect(try ValidatorHarness([.bic]).verdict(row.text) == row.reason.map { "bic.\($0)" })
    }

    @Test func problemsOfTheDefinition() {
        #expect(ValidatorHarness.suitable(.bic) == [.text])
    }
}
