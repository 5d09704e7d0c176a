import FormModel
import FormValidation
import Testing

@Suite struct CountValidatorTests {
    @Test(
        arguments: [
            ("[]", []), ("null", []), (#"["a"]"#, ["tooFew"]), (#"["a","b"]"#, []),
            (#"["a","b","c"]"#, []), (#"["a","b","c","a"]"#, ["tooMany"]),
            (#"["a","x"]"#, ["notAChoice"]),
        ] as [(String, [String])])
    func boundsTheElements(_ row: (json: String, codes: [String])) throws {
        let harness = try ValidatorHarness(
            .choices, choices: ["a", "b", "c"], [.count(min: 2, max: 3)])
        #expect(harness.codes(row.json) == row.codes)
    }

    @Test func sentences() throws {
        func message(_ json: String, min: Int? = nil, max: Int? = nil) throws -> String? {
            let harness = try ValidatorHarness(
                .choices, choices: ["a", "b"], [.count(min: min, max: max)])
            return harness.issues(json).first.map(harness.validator.message)
        }
        #expect(try message(#"["a"]"#, min: 2, max: 3) == "A must have at least 2 entries.")
        #expect(try message(#"["a","b"]"#, max: 1) == "A must have at most 1 entry.")
        #expect(try message(#"["a","b","a"]"#, min: 1, max: 2) == "A must have at most 2 entries.")
        #expect(
            try ValidatorHarness(.choices, choices: ["a"], [.count(min: 2)]).issues(#"["a"]"#)
                .first?
                .parameters
                == ["min": .integer(2), "actual": .integer(1)])
    }

    @Test func problemsOfTheDefinition() {
        #expect(ValidatorHarness.suitable(.count(min: 1)) == [.choices, .texts])
        #expect(
            ValidatorHarness.problems(.choices, .count(min: 3, max: 2), choices: ["a"]) == [
                .emptyRange
            ])
    }
}
