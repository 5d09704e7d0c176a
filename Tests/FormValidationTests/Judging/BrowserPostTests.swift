import FormModel
import FormValidation
import Testing

/// What browsers and foreign pages add to a form post besides answers.
@Suite struct BrowserPostTests {
    private static let items = #"""
        [{"type": "input", "name": "email", "title": "E-mail", "validators": ["required"]},
         {"type": "section", "name": "extra", "title": "Extra", "items": [
            {"type": "input", "name": "note", "title": "Note"},
            {"type": "button", "name": "more", "title": "More", "action": "more"}]},
         {"type": "button", "name": "send", "title": "Send", "action": "submit"}]
        """#

    private static func form(_ unknown: String = "reject") throws -> Form {
        try FormDocument.read(
            Array(
                #"{"formrun": 1, "id": "f", "title": "F", "unknownFields": "\#(unknown)", "items": \#(items)}"#
                    .utf8), vocabulary: .standard)
    }

    private func multipart(_ parts: [(head: String, content: String)]) -> Submission {
        .multipart(
            parts.map {
                "--XX\r\nContent-Disposition: form-data; \($0.head)\r\n\r\n\($0.content)\r\n"
            }.joined() + "--XX--\r\n", boundary: "XX")
    }

    @Test(
        arguments: [
            ("send=Send", "", "send"), ("send=", "", "send"), ("_charset_=UTF-8", "", nil),
            ("_CHARSET_=x", "", nil), ("extra.more=1", "", "extra.more"),
            ("form-button=send", "", "send"), ("form-button=nosuch", "", nil),
            ("form-button=email", "", nil), ("form-button=%FF", "", nil),
            ("send=1&extra.more=1", "", "send"), ("extra.more=1&form-button=send", "", "send"),
            ("send=1&send=2", "", "send"), ("form-button=send&form-button=extra.more", "", "send"),
            ("sen%64=1", "", "send"), ("Send=1", "/Send", nil), ("send[]=1", "/send[]", nil),
            ("send.x=1", "/send.x", nil), ("more=1", "/more", nil),
            ("extra.send=1", "/extra/send", nil), ("nmae=x", "/nmae", nil),
            ("_charset_x=1", "/_charset_x", nil), ("send%00=1", "/send\u{0}", nil),
        ] as [(String, String, String?)])
    func names(_ row: (entry: String, unknown: String, pressed: String?)) throws {
        let report = FormValidator(try Self.form()).validate(
            .urlEncoded("email=a&" + row.entry))
        #expect(
            report.issues.map(\.path.description) == (row.unknown.isEmpty ? [] : [row.unknown]))
        #expect(report.issues.allSatisfy { $0.code == .unknownField })
        #expect(report.pressed?.text == row.pressed)
        let lenient = FormValidator(try Self.form("ignore")).validate(
            .urlEncoded("email=a&" + row.entry))
        #expect(lenient.isValid && lenient.pressed?.text == row.pressed)
    }

    @Test func buttonsAreNamesOfPostsOnly() throws {
        let validator = FormValidator(try Self.form())
        let json = validator.validate(.json(#"{"email": "a", "send": "1", "_charset_": "x"}"#))
        #expect(json.issues.map(\.path.description) == ["/_charset_", "/send"])
        #expect(json.pressed == nil)
        #expect(
            validator.validate(.adaptive(#"{"email": "a", "form-button": "send"}"#)).pressed
                == "send")
        // The button of one post is not that of the next one, which uses the same memory.
        #expect(validator.validate(.urlEncoded("email=a&send=1")).pressed == "send")
        #expect(validator.validate(.urlEncoded("email=a")).pressed == nil)
        #expect(validator.validate(.urlEncoded("email=a&send=1&%FF=1")).pressed == nil)
    }

    @Test func inputsWithoutAChosenFilePass() throws {
        let validator = FormValidator(try Self.form())
        let email = (head: "name=\"email\"", content: "a")
        for name in ["photo", "a.b[0]", "form-photo", "send", "extra.photo", "extra"] {
            let empty = (head: "name=\"\(name)\"; filename=\"\"", content: "")
            #expect(validator.validate(multipart([email, empty])).isValid, "\(name)")
            #expect(validator.validate(multipart([email, empty, empty])).pressed == nil)
        }
        for (head, content) in [
            ("name=\"photo\"; filename=\"a\"", ""), ("name=\"photo\"; filename=\"\"", "x"),
            ("name=\"photo\"", ""),
        ] {
            let report = validator.validate(multipart([email, (head, content)]))
            #expect(report.issues.map(\.path.description) == ["/photo"])
        }
        let button = validator.validate(multipart([email, ("name=\"send\"", "Send")]))
        #expect(button.isValid && button.pressed == "send")
    }

    @Test(
        arguments: [
            (["_csrf"], "_csrf=1", ""), (["_csrf"], "_csrf2=1", "/_csrf2"),
            (["_csrf"], "_CSRF=1", "/_CSRF"), (["utm_*"], "utm_source=1&utm_=1", ""),
            (["utm_*"], "utm=1", "/utm"), (["*"], "a=1&b=1", ""), (["a*b"], "axb=1", "/axb"),
            (["a*b"], "a*b=1", ""), ([""], "x=1", "/x"), (["x"], "extra.x=1", "/extra/x"),
            (["extra.x", "x*"], "extra.x=1", "/extra/x"), (["x"], "x[a]=1", "/x[a]"),
            (["x*"], "x[a]=1", ""), (["caf\u{E9}"], "cafe%CC%81=1", "/cafe\u{301}"),
        ] as [([String], String, String)])
    func ignoredNames(_ row: (names: [String], post: String, unknown: String)) throws {
        let validator = FormValidator(try Self.form(), ignoring: row.names)
        let report = validator.validate(.urlEncoded("email=a&" + row.post))
        #expect(
            report.issues.map(\.path.description) == (row.unknown.isEmpty ? [] : [row.unknown]))
    }

    /// A field is never ignored, and what cannot be read is refused whatever its name.
    @Test func fieldsAreNotIgnored() throws {
        let validator = FormValidator(try Self.form(), ignoring: ["*"])
        #expect(!validator.validate(.urlEncoded("email=")).isValid)
        #expect(
            validator.validate(.json(#"{"email": "", "_csrf": {"a": [1]}}"#)).issues.map(\.code)
                == [.required])
        #expect(validator.validate(.json(#"{"email": "a", "x": 1}"#)).isValid)
        #expect(
            validator.validate(.json(#"{"email": "a", "x": 1, "x": 2}"#)).issues.map(\.code)
                == [.duplicateKey])
        #expect(
            validator.validate(.json(#"{"email": "a", "extra": {"x": 1}}"#)).issues.map(
                \.path.description) == ["/extra/x"])
        #expect(!validator.validate(.urlEncoded("email=a&email=b")).isValid)
    }
}
