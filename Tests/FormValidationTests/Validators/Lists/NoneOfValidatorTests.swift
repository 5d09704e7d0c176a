import FormModel
import FormValidation
import Testing

@Suite struct NoneOfValidatorTests {
    @Test(
        arguments: [
            (#""ada""#, []), (#""root""#, ["noneOf"]), (#""Root""#, []),
            (#"" admin ""#, ["noneOf"]),
            ("null", []), (#""roo""#, []), (#""roott""#, []),
        ] as [(String, [String])])
    func refusesTheTextsListed(_ row: (json: String, codes: [String])) throws {
        #expect(try ValidatorHarness([.noneOf(["admin", "root"])]).codes(row.json) == row.codes)
    }

    @Test func ofAListEveryElement() throws {
        let harness = try ValidatorHarness(
            .choices, choices: ["a", "b", "c"], [.noneOf(["a", "c"])])
        #expect(
            harness.issues(#"["c","b","a"]"#).map(\.path.description) == ["/a/0", "/a/2"])
        let issue = try #require(harness.issues(#"["a"]"#).first)
        #expect(harness.validator.message(for: issue) == "A: \"a\" cannot be chosen.")
        #expect(issue.parameters["choice"] == .text("a"))
    }

    @Test func problemsOfTheDefinition() {
        #expect(ValidatorHarness.problems(.text, .noneOf([])) == [.missingParameter])
        #expect(
            ValidatorHarness.problems(.choice, .noneOf(["a"]), choices: ["a", "b"]) == [
                .invalidChoice
            ])
        #expect(
            ValidatorHarness.suitable(.noneOf(["x"])) == [
                .text, .multiline, .choice, .choices, .texts,
            ])
    }
}
