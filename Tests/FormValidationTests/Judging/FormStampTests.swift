import FormModel
import FormValidation
import Testing

/// The member `$form` of answers, which names the form and its version.
@Suite struct FormStampTests {
    private static func form(
        _ version: String?, _ policy: Form.UnknownFields = .reject
    ) throws -> Form {
        try Form(
            id: "loan", title: "Loan", unknownFields: policy, version: version,
            items: [.input("a", title: "A")])
    }

    @Test(arguments: [
        (#"{"$form":{"id":"loan","version":"2"},"a":"x"}"#, []),
        (#"{"a":"x","\u0024form":{"version":"2","id":"loan"}}"#, []),
        (#"{"$form":{"id":"loan"},"a":"x"}"#, []),
        (#"{"a":"x","$form" : {"id":"loan","version":"1"}}"#, ["warning otherVersion /$form"]),
        (#"{"$form":{"id":"lone","version":"2"}}"#, ["error otherForm /$form"]),
        (#"{"$form":{"version":"2"}}"#, ["error unknownField /$form"]),
        (#"{"$form":{"id":"loan","more":""}}"#, ["error unknownField /$form"]),
        (#"{"$form":{"id":"loan","version":2}}"#, ["error unknownField /$form"]),
        (#"{"$form":"loan"}"#, ["error unknownField /$form"]),
        (#"{"$form":null,"z":1}"#, ["error unknownField /$form", "error unknownField /z"]),
        (
            #"{"$form":{"id":"lone"},"z":1}"#,
            ["error otherForm /$form", "error unknownField /z"]
        ),
        (#"{"$form":{"id":"loan"},"$form":{"id":"loan"}}"#, ["error duplicateKey /$form"]),
    ])
    func aFormWithAVersionTakesIt(_ submission: String, _ expected: [String]) throws {
        let validator = FormValidator(try Self.form("2"))
        // The second time, memory of the first is reused.
        for _ in 0..<2 {
            let report = validator.validate(.json(Array(submission.utf8)))
            let found = report.issues.map { "\($0.severity.rawValue) \($0.code) \($0.path)" }
            #expect(found == expected)
            #expect(report.isValid == !expected.contains { $0.hasPrefix("error") })
        }
    }

    @Test func othersDoNot() throws {
        let stamped = Array(#"{"$form":{"id":"other"}}"#.utf8)
        let report = FormValidator(try Self.form(nil)).validate(.json(stamped))
        #expect(report.issues.map(\.code) == [.unknownField])
        #expect(
            FormValidator(try Self.form("1", .ignore)).validate(.json(stamped)).issues.map(\.code)
                == [.otherForm])
        let post = FormValidator(try Self.form("1")).validate(.urlEncoded(Array("%24form=x".utf8)))
        #expect(post.issues.map(\.code) == [.unknownField])
    }
}
