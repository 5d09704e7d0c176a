import FormModel
import FormValidation
import Testing

/// ISO 3166-1, the officially assigned codes.
///
/// `UK` and `EU` are exceptionally reserved, and `XK`, `XX` and `XXX` are user-assigned.
@Suite struct CountryCodeValidatorTests {
    @Test(
        arguments: [
            ("NO", true), ("US", true), ("GB", true), ("ZW", true), ("AD", true), ("XX", false),
            ("UK", false), ("EU", false),
            ("XK", false), ("no", false), ("N", false), ("NOR", false), ("N1", false),
            ("NÖ", false),
        ] as [(String, Bool)])
    func twoLetters(_ row: (text: String, isCode: Bool)) throws {
        #expect(
            try ValidatorHarness([.countryCode]).verdict(row.text)
                == (row.isCode ? nil : "countryCode"))
    }

    @Test(
        arguments: [
            ("NOR", true), ("DEU", true), ("NO", false), ("GER", false), ("nor", false),
            ("XXX", false),
        ]
            as [(String, Bool)])
    func threeLetters(_ row: (text: String, isCode: Bool)) throws {
        let harness = try ValidatorHarness([.countryCode(alpha3: true)])
        #expect(harness.verdict(row.text) == (row.isCode ? nil : "countryCode"))
    }

    @Test func thereAre249Countries() throws {
        let harness = try ValidatorHarness([.countryCode])
        let letters = (0..<26).map { String(UnicodeScalar(UInt8(ascii: "A") + $0)) }
        let codes = letters.flatMap { first in letters.map { first + $0 } }
        #expect(codes.count { harness.verdict($0) == nil } == 249)
    }

    @Test func sentences() throws {
        #expect(
            try ValidatorHarness([.countryCode]).sentence("x")
                == "A must be the code of a country: 2 capital letters.")
        #expect(
            try ValidatorHarness([.countryCode(alpha3: true)]).sentence("x")
                == "A must be the code of a country: 3 capital letters.")
        #expect(ValidatorHarness.suitable(.countryCode) == [.text, .choice])
    }
}
