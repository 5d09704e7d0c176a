import FormModel
import FormValidation
import Testing

@Suite struct AnyOfValidatorTests {
    @Test(
        arguments: [
            (#""ada@example.com""#, []), (#""abc""#, []), (#""abcd""#, ["/a anyOf"]), ("null", []),
            (#""  ""#, []), (#""a@b.co""#, []),
        ] as [(String, [String])])
    func oneIsEnough(_ row: (json: String, codes: [String])) throws {
        let validators = #"{"anyOf":["email",{"length":{"max":3}}]}"#
        #expect(try CombinationTests.codes(validators, row.json) == row.codes)
    }

    @Test(
        arguments: [
            // A validator that does not judge empty values accepts them.
            (#"{"anyOf":["required","email"]}"#, "null", []),
            (#"{"anyOf":["required"]}"#, "null", ["/a anyOf"]),
            (#"{"anyOf":["required","email"]}"#, #""x""#, []),
            // A marker is no alternative, and a warning accepts.
            (#"{"anyOf":["stopOnFirst","email"]}"#, #""x""#, ["/a anyOf"]),
            (#"{"anyOf":["email",{"warning":{"length":{"max":1}}}]}"#, #""xyz""#, []),
            // Findings of failed alternatives are not reported.
            (
                #"{"anyOf":[{"length":{"min":5}},{"pattern":"x"}]},{"length":{"min":4}}"#,
                #""abc""#,
                ["/a anyOf", "/a tooShort"]
            ),
            (
                #"{"length":{"min":4}},{"anyOf":[{"length":{"min":5}},{"pattern":"abc"}]}"#,
                #""abc""#, ["/a tooShort"]
            ),
            (
                #"{"anyOf":[{"anyOf":["email"]},{"not":{"anyOf":[{"pattern":"abc"}]}}]}"#,
                #""abc""#,
                ["/a anyOf"]
            ),
        ] as [(String, String, [String])])
    func alternatives(_ row: (validators: String, json: String, codes: [String])) throws {
        #expect(try CombinationTests.codes(row.validators, row.json) == row.codes)
    }

    @Test func isNeededWhereEveryAlternativeIs() {
        #expect(FormItem.input("a", title: "A", validators: [.anyOf([.required])]).isRequired)
        #expect(
            !FormItem.input("a", title: "A", validators: [.anyOf([.required, .email])]).isRequired)
        #expect(ValidatorHarness.problems(.text, .anyOf([])) == [.missingParameter])
    }
}
