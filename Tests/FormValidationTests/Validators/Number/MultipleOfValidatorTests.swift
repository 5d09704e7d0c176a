import FormModel
import FormValidation
import Testing

@Suite struct MultipleOfValidatorTests {
    @Test(
        arguments: [
            ("0.01", "4.35", true), ("0.01", "4.355", false), ("0.01", "4.350", true),
            ("0.01", "0", true), ("0.01", "-0.07", true), ("0.05", "0.15", true),
            ("0.05", "0.16", false),
            ("0.1", "0.3", true), ("0.0001", "0.0075", true), ("0.0001", "0.00751", false),
            ("1e-400", "1e400", true), ("1e400", "1e-400", false), ("7", "1e400", false),
            ("0.1", "null", true), ("1.5", "4.5", true), ("1.5", "35", false),
        ] as [(String, String, Bool)])
    func decimals(_ row: (factor: String, json: String, isMultiple: Bool)) throws {
        let factor = try #require(ExactDecimal(row.factor))
        let harness = try ValidatorHarness(.decimal, [.multipleOf(factor)])
        #expect(harness.codes(row.json) == (row.isMultiple ? [] : ["multipleOf"]))
    }

    @Test(
        arguments: [
            ("0", []), ("8", []), ("-12", []), ("9223372036854775804", []), ("9", ["multipleOf"]),
        ]
            as [(String, [String])])
    func wholeNumbers(_ row: (json: String, codes: [String])) throws {
        #expect(try ValidatorHarness(.integer, [.multipleOf(4)]).codes(row.json) == row.codes)
    }

    @Test func theSentenceNamesTheNumber() throws {
        let harness = try ValidatorHarness(
            .decimal, [.multipleOf(try #require(ExactDecimal("0.25")))])
        #expect(
            harness.issues("0.3").map(harness.validator.message) == [
                "A must be a multiple of 0.25."
            ])
    }

    @Test func problemsOfTheDefinition() {
        #expect(ValidatorHarness.problems(.decimal, .multipleOf(0)) == [.badParameter])
        #expect(ValidatorHarness.problems(.decimal, .multipleOf(-1)) == [.badParameter])
        #expect(ValidatorHarness.suitable(.multipleOf(2)) == [.integer, .decimal])
    }
}
