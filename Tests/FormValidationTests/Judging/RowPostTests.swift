import FormModel
import FormValidation
import Testing

/// Rows of groups in form posts.
@Suite struct RowPostTests {
    private static func form(_ unknown: Form.UnknownFields = .reject) throws -> Form {
        try Form(
            id: "post", title: "Post", unknownFields: unknown,
            items: [
                .input("who", title: "Who"),
                .group(
                    "contacts", title: "Contacts", min: 1, max: 3,
                    items: [
                        .input("name", title: "Name", validators: [.required]),
                        .input("age", title: "Age", value: .integer),
                        .input("main", title: "Main", value: .boolean),
                        .input("tags", title: "Tags", value: .choices, choices: ["a", "b"]),
                        .group(
                            "phones", title: "Phones",
                            items: [.input("number", title: "Number", validators: [.required])]),
                    ], validators: [.unique(by: "name")]),
            ])
    }

    private static func validator(_ unknown: Form.UnknownFields = .reject) throws -> FormValidator {
        FormValidator(try form(unknown))
    }

    @Test(arguments: [
        ("contacts[0][name]=Ada", []), ("contacts[0].name=Ada", []), ("contacts.0.name=Ada", []),
        ("contacts%5B0%5D%5Bname%5D=Ada", []), ("", ["/contacts tooFew"]),
        ("contacts=", ["/contacts tooFew 9"]), ("contacts=x", ["/contacts wrongType 9"]),
        ("contacts=x&contacts.0.name=A", ["/contacts wrongType 9"]),
        ("contacts=&contacts.0.name=A", []),
        ("contacts.0.name=", ["/contacts/0/name required 16"]),
        ("contacts.0.age=3", ["/contacts/0/name required 0"]),
        ("who=x&contacts.0.age=y&contacts.0.name=A", ["/contacts/0/age wrongType 21"]),
        ("contacts.0.name=A&contacts.1.name=A", ["/contacts/1/name unique 34"]),
        // Row numbers define an order: a page that dropped a row leaves a gap.
        ("contacts.7.name=&contacts.2.name=B", ["/contacts/1/name required 16"]),
        ("contacts.999999999.name=A&contacts.0.name=B&contacts[00].age=1", []),
        ("contacts.0.name=A&contacts.0.name=B", ["/contacts/0/name repeatedField 34"]),
        ("contacts.0.name=A&contacts.0.main=0&contacts.0.main=1", []),
        ("contacts.0.name=A&contacts.0.main=q", ["/contacts/0/main wrongType 34"]),
        (
            "contacts.0.name=A&contacts[0][tags][]=a&contacts.0.tags=z",
            ["/contacts/0/tags/1 notAChoice 38"]
        ),
        (
            "contacts.0.name=A&contacts.0.phones.0.number=1&contacts[0][phones][4][number]=+",
            ["/contacts/0/phones/1/number required 78"]
        ),
        (
            "contacts.0.name=A&contacts.0.nam=B&contacts.0.nam=C",
            ["/contacts/0/nam unknownField 18"]
        ),
        ("contacts.0.name=A&contacts[][name]=B", ["/contacts[][name] unknownField 18"]),
        ("contacts.0.name=A&contacts.0=B", ["/contacts.0 unknownField 18"]),
        ("contacts.0.name=A&contacts.0.name.x=B", ["/contacts.0.name.x unknownField 18"]),
        ("contacts.0.name=A&who.0.name=B", ["/who.0.name unknownField 18"]),
        (
            "contacts.0.name=A&contacts.1.name=B&contacts.2.name=C&contacts.3.name=&contacts.4.name=",
            ["/contacts tooMany 0"]
        ),
    ])
    func urlEncoded(_ row: (body: String, reported: [String])) throws {
        let report = try Self.validator().validate(.urlEncoded(Array(row.body.utf8)))
        #expect(FormPostTests.reported(report) == row.reported)
        let lenient = try Self.validator(.ignore).validate(.urlEncoded(Array(row.body.utf8)))
        #expect(
            FormPostTests.reported(lenient) == row.reported.filter { !$0.contains("unknownField") })
    }

    @Test func valuesAreThoseOfJSON() throws {
        let validator = try Self.validator()
        let body = """
            contacts[1][name]=Bob&contacts[0][tags][]=b&contacts[0][name]=Ada+L&contacts[0][main]=on&\
            contacts[0][phones][0][number]=12&contacts[1][age]=+5+&contacts[0][tags][]=a&contacts[0][main]=0
            """
        let json = """
            {"contacts":[{"name":"Ada L","main":true,"tags":["b","a"],"phones":[{"number":"12"}]},
            {"name":"Bob","age":5,"main":false}]}
            """
        let post = validator.validate(.urlEncoded(Array(body.utf8)))
        let sent = validator.validate(.json(Array(json.utf8)))
        #expect(post.isValid && sent.isValid)
        #expect(post["contacts"] == sent["contacts"])
    }

    @Test func filesOfMultipart() throws {
        let body = [
            "--b", "Content-Disposition: form-data; name=\"contacts[0][name]\"; filename=\"a.txt\"",
            "", "hello", "--b--", "",
        ].joined(separator: "\r\n")
        let report = try Self.validator().validate(
            .multipart(Array(body.utf8), boundary: "b"))
        #expect(
            report.issues.map { "\($0.path) \($0.code)" } == ["/contacts/0/name fileNotAccepted"])
    }

    /// Reused memory contains nothing of the previous form post.
    @Test func onePostAfterTheOther() throws {
        let validator = try Self.validator()
        for _ in 0..<3 {
            let many = "contacts.0.name=A&contacts.1.name=B&contacts.1.zz=1"
            #expect(
                FormPostTests.reported(validator.validate(.urlEncoded(Array(many.utf8))))
                    == ["/contacts/1/zz unknownField 36"])
            #expect(validator.validate(.urlEncoded(Array("contacts.0.name=A".utf8))).isValid)
        }
    }
}
