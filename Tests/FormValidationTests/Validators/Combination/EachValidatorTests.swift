import FormModel
import FormValidation
import Testing

@Suite struct EachValidatorTests {
    @Test(
        arguments: [
            (#"{"each":[{"length":{"min":2}}]}"#, #"["bb","ccc"]"#, []),
            (
                #"{"each":[{"length":{"min":2}}]}"#, #"["a","bb","a"]"#,
                ["/a/0 tooShort", "/a/2 tooShort"]
            ),
            (#"{"each":[{"length":{"min":2}}]}"#, "[]", []), (#"{"each":["email"]}"#, "null", []),
            (
                #"{"each":[{"length":{"min":2}},{"pattern":"b+"}]}"#, #"["a","ccc"]"#,
                ["/a/0 tooShort", "/a/0 pattern", "/a/1 pattern"]
            ),
            // Validation of each element ends at its first error.
            (
                #"{"each":["stopOnFirst",{"length":{"min":2}},{"pattern":"b+"}]}"#, #"["a","ccc"]"#,
                ["/a/0 tooShort", "/a/1 pattern"]
            ),
            (#"{"each":[{"warning":{"length":{"min":2}}}]}"#, #"["a"]"#, ["warning /a/0 tooShort"]),
            (
                #"{"warning":{"each":["stopOnFirst",{"length":{"min":2}},{"pattern":"b+"}]}}"#,
                #"["a"]"#,
                ["warning /a/0 tooShort"]
            ),
            (
                #"{"each":[{"not":{"oneOf":["a"]}},{"noneOf":["bb"]}]},{"count":{"max":1}}"#,
                #"["a","bb"]"#, ["/a/0 not", "/a/1 noneOf", "/a tooMany"]
            ),
        ] as [(String, String, [String])])
    func judges(_ row: (validators: String, json: String, codes: [String])) throws {
        #expect(try CombinationTests.codes(row.validators, "choices", row.json) == row.codes)
    }

    @Test func problemsOfTheDefinition() {
        #expect(ValidatorHarness.suitable(.each([.email])) == [.choices, .texts])
        #expect(
            ValidatorHarness.problems(.choices, .each([]), choices: ["a"]) == [.missingParameter])
    }
}
