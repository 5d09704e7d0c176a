import FormModel
import FormValidation
import Testing

/// What a flag of a validator says, and what is meant where a form file has none.
@Suite struct OmittedParametersTests {
    @Test(arguments: [
        ("alpha", "ascii", "é"), ("alphanumeric", "ascii", "é1"), ("base64", "url", "++//"),
        ("countryCode", "alpha3", "NO"),
    ])
    func aFlagRefuses(_ row: (word: String, flag: String, text: String)) throws {
        #expect(try Self.accepts(#""\#(row.word)""#, row.text))
        #expect(try Self.accepts(#"{"\#(row.word)":{}}"#, row.text))
        #expect(try Self.accepts(#"{"\#(row.word)":{"\#(row.flag)":false}}"#, row.text))
        #expect(try !Self.accepts(#"{"\#(row.word)":{"\#(row.flag)":true}}"#, row.text))
    }

    @Test func aFlagAccepts() throws {
        #expect(try !Self.accepts(#""cidr""#, "10.0.0.1/8"))
        #expect(try !Self.accepts(#"{"cidr":4}"#, "10.0.0.1/8"))
        #expect(try Self.accepts(#"{"cidr":{"hostBits":true}}"#, "10.0.0.1/8"))
        #expect(try Self.accepts(#"{"base64":{"url":true}}"#, "--__"))
        #expect(try Self.accepts(#"{"countryCode":{"alpha3":true}}"#, "NOR"))
    }

    /// The same in Swift.
    @Test func ofFunctions() throws {
        for (validator, text) in [
            (.alpha(), "é"), (.alphanumeric(), "é1"), (.base64(), "++//"), (.countryCode, "NO"),
        ] as [(AnyValidator, String)] {
            #expect(try ValidatorHarness([validator]).accepts(text))
        }
        #expect(try !ValidatorHarness([.cidr()]).accepts("10.0.0.1/8"))
    }

    private static func accepts(_ validator: String, _ text: String) throws -> Bool {
        let form = try FormDocument.read(
            Array(
                """
                {"formrun":1,"id":"f","title":"F","items":[
                {"type":"input","name":"a","title":"A","validators":[\(validator)]}]}
                """.utf8), vocabulary: .standard)
        return FormValidator(form).validate(.values(["a": .text(text)])).isValid
    }
}
