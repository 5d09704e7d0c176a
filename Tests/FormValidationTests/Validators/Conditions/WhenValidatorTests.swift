import FormModel
import FormValidation
import Testing

@Suite struct WhenValidatorTests {
    @Test(
        arguments: [
            ("3", "1", ["tooSmall"]), ("30", "1", []), ("3", "2", []), ("3", "null", []),
            ("null", "1", ["required"]), ("null", "2", []),
        ] as [(String, String, [String])])
    func asksWhileTheConditionHolds(_ row: (value: String, other: String, codes: [String])) throws {
        let harness = try ValidatorHarness(
            .integer, [.when("b == 1", then: [.required, .range(18...99)])])
        let found = harness.issues(row.value, row.other)
        #expect(found.map(\.code.rawValue) == row.codes)
        if row.codes == ["tooSmall"] {
            #expect(found[0].parameters["min"] == .decimal(18))
        }
    }

    @Test func isNoReasonToRequire() throws {
        let form = try Form(
            id: "f", title: "F",
            items: [.input("a", title: "A", validators: [.when("false", then: [.required])])])
        #expect(form.items[0].isRequired == false)
    }

    @Test func whatIsWrongWithItIsReported() {
        #expect(
            ValidatorHarness.problems(.integer, .when("a >", then: [.required])) == [
                .expressionSyntax
            ])
        #expect(
            ValidatorHarness.problems(.integer, .when("a > 1", then: [])) == [.missingParameter])
        #expect(
            ValidatorHarness.problems(.integer, .when("a > 1", then: [.email])) == [
                .unsuitableValidator
            ])
    }
}
