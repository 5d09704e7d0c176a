import FormModel
import FormValidation
import Testing

@Suite struct OneOfValidatorTests {
    @Test(
        arguments: [
            (#""red""#, []), (#"" red ""#, []), (#""Red""#, ["/a oneOf"]), (#""re""#, ["/a oneOf"]),
            (#""\u0072ed""#, []), (#""redd""#, ["/a oneOf"]), ("\"\u{E9}\"", []),
            ("\"e\u{301}\"", ["/a oneOf"]), ("null", []), (#""""#, []),
        ] as [(String, [String])])
    func wantsOneOfTheTexts(_ row: (json: String, issues: [String])) throws {
        let issues = try ValidatorHarness([.oneOf(["red", "\u{E9}"])]).issues(row.json)
        #expect(issues.map { "\($0.path) \($0.code)" } == row.issues)
        for issue in issues { #expect(issue.parameters == ["allowed": .list(["red", "\u{E9}"])]) }
    }

    @Test func validatesEveryElementOfAList() throws {
        let harness = try ValidatorHarness(.choices, choices: ["x", "y", "z"], [.oneOf(["y"])])
        let issues = harness.issues(#"["x","y"," z "]"#)
        #expect(issues.map { "\($0.path) \($0.code)" } == ["/a/0 oneOf", "/a/2 oneOf"])
        #expect(harness.codes("[]").isEmpty)
    }

    @Test func problemsOfTheDefinition() {
        #expect(ValidatorHarness.problems(.text, .oneOf([])) == [.missingParameter])
        #expect(
            ValidatorHarness.suitable(.oneOf(["x"])) == [
                .text, .multiline, .choice, .choices, .texts,
            ])
        #expect(
            ValidatorHarness.problems(.choice, .oneOf(["x"]), choices: ["x", "y"]) == [
                .invalidChoice
            ])
    }
}
