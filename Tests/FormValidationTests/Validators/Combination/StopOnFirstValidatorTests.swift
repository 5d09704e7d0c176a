import FormModel
import FormValidation
import Testing

@Suite struct StopOnFirstValidatorTests {
    @Test(
        arguments: [
            (
                #"{"length":{"min":5}},"email",{"pattern":"[0-9]+"}"#,
                ["/a tooShort", "/a email", "/a pattern"]
            ),
            (#""stopOnFirst",{"length":{"min":5}},"email",{"pattern":"[0-9]+"}"#, ["/a tooShort"]),
            (#"{"length":{"min":5}},"email","stopOnFirst""#, ["/a tooShort"]),
            (#""stopOnFirst",{"length":{"max":5}},"email",{"pattern":"[0-9]+"}"#, ["/a email"]),
            // A warning does not end the validation.
            (
                #""stopOnFirst",{"warning":{"length":{"min":5}}},"email",{"pattern":"[0-9]+"}"#,
                ["warning /a tooShort", "/a email"]
            ),
            (#""stopOnFirst""#, []),
        ] as [(String, [String])])
    func reportsTheFirstError(_ row: (validators: String, codes: [String])) throws {
        #expect(try CombinationTests.codes(row.validators, #""abc""#) == row.codes)
    }

    @Test func concernsItsOwnFieldOnly() throws {
        let form = try Form(
            id: "f", title: "F",
            items: [
                .input("a", title: "A", validators: [.stopOnFirst, .required]),
                .input("b", title: "B", validators: [.length(min: 3), .email]),
                .input("c", title: "C", validators: [.stopOnFirst, .length(min: 3), .email]),
            ])
        let report = FormValidator(form).validate(.values(["b": .text("x"), "c": .text("x")]))
        #expect(
            report.issues.map { "\($0.path) \($0.code)" } == [
                "/a required", "/b tooShort", "/b email", "/c tooShort",
            ])
    }
}
