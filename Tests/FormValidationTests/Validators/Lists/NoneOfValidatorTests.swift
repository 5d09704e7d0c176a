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
        #expect(try Judge([.noneOf(["admin", "root"])]).codes(row.json) == row.codes)
    }

    @Test func ofAListEveryElement() throws {
        let judge = try Judge(.choices, choices: ["a", "b", "c"], [.noneOf(["a", "c"])])
        #expect(
            judge.issues(#"["c","b","a"]"#).map(\.path.description) == ["/a/0", "/a/2"])
        let issue = try #require(judge.issues(#"["a"]"#).first)
        #expect(judge.validator.message(for: issue) == "A must be none of: a, c.")
    }

    @Test func problemsOfTheDefinition() {
        #expect(Judge.problems(.text, .noneOf([])) == [.missingParameter])
        #expect(
            Judge.problems(.choice, .noneOf(["a"]), choices: ["a", "b"]) == [.invalidChoice])
        #expect(Judge.suitable(.noneOf(["x"])) == [.text, .multiline, .choice, .choices, .texts])
    }
}
