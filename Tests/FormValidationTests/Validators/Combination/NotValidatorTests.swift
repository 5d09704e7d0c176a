import FormModel
import FormValidation
import Testing

@Suite struct NotValidatorTests {
    @Test(
        arguments: [
            (#"{"not":{"oneOf":["root","admin"]}}"#, #""ada""#, []),
            (#"{"not":{"oneOf":["root","admin"]}}"#, #""root""#, ["/a not"]),
            (#"{"not":{"oneOf":["root","admin"]}}"#, "null", []),
            (#"{"not":{"not":"email"}}"#, #""x""#, ["/a not"]),
            (#"{"not":{"not":"email"}}"#, #""a@b.co""#, []),
            // `not required` refuses every value, and `not absent` the empty one.
            (#"{"not":"required"}"#, #""x""#, ["/a not"]), (#"{"not":"required"}"#, "null", []),
            // A warning accepts.
            (#"{"not":{"warning":"email"}}"#, #""x""#, ["/a not"]),
        ] as [(String, String, [String])])
    func judges(_ row: (validators: String, json: String, codes: [String])) throws {
        #expect(try CombinationTests.codes(row.validators, row.json) == row.codes)
    }

    @Test func isNotNeeded() {
        #expect(!FormItem.input("a", title: "A", validators: [.not(.required)]).isRequired)
    }
}
