import FormModel
import FormValidation
import Testing

@Suite struct RequiredValidatorTests {
    @Test(
        arguments: [
            (.text, "null", true), (.text, #""""#, true), (.text, #"" \u3000\n""#, true),
            (.text, #""0""#, false), (.text, #""\u200b""#, false), (.integer, "0", false),
            (.integer, "null", true), (.boolean, "false", false), (.boolean, "null", true),
            (.decimal, "0.00", false), (.date, #""""#, true), (.choices, "[]", true),
            (.choices, #"["x"]"#, false), (.choice, #""""#, true),
        ] as [(ValueType, String, Bool)])
    func refusesWhatIsEmpty(_ row: (type: ValueType, json: String, isRefused: Bool)) throws {
        let offers = row.type == .choice || row.type == .choices
        let harness = try ValidatorHarness(row.type, choices: offers ? ["x"] : [], [.required])
        #expect(harness.codes(row.json) == (row.isRefused ? ["required"] : []))
    }

    @Test func anAbsentFieldIsEmpty() throws {
        let harness = try ValidatorHarness([.required])
        let issues = harness.validator.validate(.json(Array("{}".utf8))).issues
        #expect(issues == [FormIssue(.required, at: FieldPath("a"))])
        #expect(ValidatorHarness.suitable(.required) == Set(ValueType.allCases))
    }

    @Test func whatIsOfTheWrongTypeIsNotMissing() throws {
        #expect(try ValidatorHarness(.integer, [.required]).codes(#""x""#) == ["wrongType"])
    }
}
