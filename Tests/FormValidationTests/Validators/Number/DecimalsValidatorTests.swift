import FormModel
import FormValidation
import Testing

@Suite struct DecimalsValidatorTests {
    @Test(
        arguments: [
            ("1.25", 2, nil), ("1.250", 2, nil), ("1.255", 2, 3), ("-0.001", 2, 3), ("1e2", 0, nil),
            ("1.0", 0, nil), ("1.5", 0, 1), ("15e-1", 0, 1), ("0.000", 0, nil),
            ("1e-400", 399, 400),
            ("1e400", 0, nil), ("null", 0, nil),
        ] as [(String, Int, Int?)])
    func boundsThem(_ row: (json: String, max: Int, actual: Int?)) throws {
        let issues = try ValidatorHarness(.decimal, [.decimals(max: row.max)]).issues(row.json)
        #expect(issues.map(\.code) == (row.actual == nil ? [] : [.tooManyDecimals]))
        #expect(issues.first?.parameters["actual"] == row.actual.map { .integer($0) })
    }

    @Test func sentences() throws {
        let one = try ValidatorHarness(.decimal, [.decimals(max: 1)])
        #expect(one.issues("1.25").map(one.validator.message) == ["A must have at most 1 decimal."])
        let two = try ValidatorHarness(.decimal, [.decimals(max: 2)])
        #expect(
            two.issues("1.255").map(two.validator.message) == ["A must have at most 2 decimals."])
    }

    @Test func problemsOfTheDefinition() {
        #expect(ValidatorHarness.problems(.decimal, .decimals(max: -1)) == [.badParameter])
        #expect(ValidatorHarness.suitable(.decimals(max: 2)) == [.decimal])
    }
}
