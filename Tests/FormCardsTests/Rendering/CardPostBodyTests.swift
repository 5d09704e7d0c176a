import FormCards
import FormModel
import FormValidation
import Testing

/// The post of a page, in every type of body.
@Suite struct CardPostBodyTests {
    private static let entries: PostBody.Entries = [
        ("form-page", "card2"), ("form-locale", "de"), ("csrf", "secret1"),
        ("form-token", "secret2"),
        ("form-button", "send"), ("tags", "a"), ("tags", "b"), ("lines", ""), ("lines.0", ""),
        ("lines.0.qty", "viele"), ("n", "1,5"), ("pin", "CANARY"),
    ]

    private static let half = FieldValue.decimal(ExactDecimal("1.5") ?? 0)

    private static func form() throws -> Form {
        try Form(
            id: "f", title: "F",
            items: [
                .input("tags", title: "Tags", value: .choices, choices: ["a", "b", "c"]),
                .group(
                    "lines", title: "Lines",
                    items: [.input("qty", title: "Quantity", value: .integer)]),
                .input("n", title: "N", value: .decimal), .secureInput("pin", title: "PIN"),
                .button("send", title: "Send", action: .submit),
            ])
    }

    /// The bytes of a file are those that were posted, and do not count as those of the submission.
    @Test func filesAreHandedOut() throws {
        let form = try Form(
            id: "f", title: "F",
            items: [.input("photo", title: "P", value: .file), .input("n", title: "N")])
        let photo = [UInt8](repeating: 0x41, count: 2_000_000)
        let part = "--b\r\nContent-Disposition: form-data; name="
        let head =
            part + "\"form-token\"\r\n\r\nsecret\r\n" + part
            + "\"photo\"; filename=\"a.png\"\r\nContent-Type: image/png\r\n\r\n"
        let body = Array(head.utf8) + photo + Array("\r\n--b--\r\n".utf8)
        let post = try CardPost(body, contentType: "multipart/form-data; boundary=b")
        #expect(post.file(at: form.path(of: "photo")).map(Array.init) == photo)
        #expect(post.file(at: form.path(of: "n")) == nil)
        let report = FormValidator(form).validate(post.answers)
        #expect(report.issues == [] && report["photo"].file?.size == photo.count)
    }

    private static let bodies: [(body: [UInt8], type: String)] = [
        (HTMLForm.body(entries), "application/x-www-form-urlencoded; charset=UTF-8"),
        PostBody.multipart(entries),
        PostBody.adaptive([("form-page", "card2")] + entries.filter { $0.name != "csrf" }),
    ]

    @Test(arguments: bodies.indices)
    func isTakenApart(_ index: Int) throws {
        let (body, type) = Self.bodies[index]
        let form = try Self.form()
        let post = try CardPost(
            body, contentType: type, tokenName: try PostTokenName("csrf", of: form))
        let isAdaptive = index == 2
        #expect(post.token == (isAdaptive ? "secret2" : "secret1"))
        #expect(post.card == (isAdaptive ? "card1" : "card2"))
        #expect(post.pressed == .button("send"))
        let report = FormValidator(form).validate(post.answers)
        #expect(report.issues.map { "\($0.path) \($0.code)" } == ["/lines/0/qty wrongType"])
        #expect(report["n"] == Self.half && report["tags"] == .choices(["a", "b"]))
        let source = FormDataSource(form: form)
        post.fill(source)
        #expect(
            source.value(of: "n") == Self.half && source.value(of: "pin") == .text("CANARY"))
        let first = try #require(FieldPath(pointer: "/lines/0/qty"))
        #expect(source.value(at: first) == .text("viele"))
        var dumped = ""
        dump(post, to: &dumped)
        for text in ["\(post)", String(reflecting: post), dumped] {
            for hidden in ["CANARY", "secret", "67,65,78", "[67"] {
                #expect(!text.contains(hidden), "\(text)")
            }
        }
    }

    /// Texts that are not canonical are read in the language of the data source.
    @Test func localeOfTheDataSource() throws {
        let form = try Self.form()
        let post = CardPost(urlEncoded: Array("n=1,5".utf8))
        for (locale, value) in [("de", Self.half), ("en", .text("1,5"))] {
            let source = FormDataSource(form: form, locale: ReaderLocale(LanguageTag(locale)))
            post.fill(source)
            #expect(source.value(of: "n") == value)
        }
    }

    /// A JSON object that no page has posted: answers to the whole form.
    @Test func json() throws {
        let form = try Self.form()
        let body = Array(#"{"tags":["a"],"lines":[{"qty":3}],"n":"x","form-button":"send"}"#.utf8)
        let post = try CardPost(body, contentType: "application/json")
        #expect(post.card == nil && post.pressed == .button("send"))
        let source = FormDataSource(form: form)
        post.fill(source)
        #expect(source.value(of: "n") == .text("x") && source.rowCount(of: FieldPath("lines")) == 1)
        source.show(FormValidator(form).validate(post.answers))
        #expect(
            Set(source.reportedIssues.map { "\($0.path) \($0.code)" })
                == ["/n wrongType", "/form-button unknownField"])
    }

    /// The token is no answer in JSON either, and everything else stays where it is.
    @Test(arguments: [
        (#"{"form-token":"t"}"#, ["{                }"]),
        (#"{"form-token":"t","n":"x"}"#, [#"{                 "n":"x"}"#]),
        (#"{"n":"x","form-token":"t"}"#, [#"{"n":"x"                 }"#]),
        (
            "{\n\"form-token\" : \"t\" ,\n \"n\":\"x\",\"form-token\":[{}],\n\"tags\":[]}",
            ["{", "                    ", #" "n":"x"                  ,"#, #""tags":[]}"#]
        ),
        (#"{"n":"x" , "tags":[]}"#, [#"{"n":"x" , "tags":[]}"#]),
    ])
    func tokenInJSON(_ row: (body: String, answers: [String])) throws {
        let post = try CardPost(Array(row.body.utf8), contentType: "application/json")
        #expect(post.token == (row.body.contains("token") ? "t" : nil))
        guard case .json(let answers) = post.answers else {
            Issue.record("another encoding")
            return
        }
        #expect(String(decoding: answers, as: UTF8.self) == row.answers.joined(separator: "\n"))
        let report = FormValidator(try Self.form()).validate(post.answers)
        #expect(report.issues.allSatisfy { $0.path == FieldPath("n") })
        let page = row.body.replacing("{\n", with: "{").dropFirst()
        let adaptive = try CardPost(
            Array((#"{"form-page":"card1","# + page).utf8), contentType: "application/json")
        #expect(
            FormValidator(try Self.form()).validate(adaptive.answers).issues.allSatisfy {
                $0.path == FieldPath("n")
            } || row.body == #"{"form-token":"t"}"#)
    }

    /// A file is neither a control of a page nor a button.
    @Test(arguments: [
        "form-button", "form-token", "form-page", "form-update", "send", "about.go", "_charset_",
        "form-",
    ])
    func filesAreNoControls(_ name: String) throws {
        let form = try Form(
            id: "f", title: "F",
            items: [
                .input("n", title: "N"), .button("send", title: "Send", action: .submit),
                .section(
                    "about", title: "About",
                    items: [.input("a", title: "A"), .button("go", title: "Go", action: .submit)]),
            ])
        for (file, isUnknown) in [("; filename=\"x\"", true), ("", false)] {
            let body =
                "--X\r\nContent-Disposition: form-data; name=\"\(name)\"\(file)\r\n\r\nsend\r\n--X--\r\n"
            let post = try CardPost(
                Array(body.utf8), contentType: "multipart/form-data; boundary=X")
            let report = FormValidator(form).validate(post.answers)
            #expect(report.issues.map(\.code) == (isUnknown ? [.unknownField] : []), "\(name)")
            let whole = FormValidator(form).validate(
                .multipart(Array(body.utf8), boundary: "X"))
            #expect(whole.issues.map(\.code) == (isUnknown ? [.unknownField] : []), "\(name)")
            if isUnknown {
                #expect(post.pressed == nil && post.token == nil && post.card == nil)
                #expect(report.pressed == nil && whole.pressed == nil)
            }
        }
        #expect(FormValidator(form).validate(.urlEncoded("form-=")).isValid)
    }

    @Test(arguments: [
        (nil, "", CardPostError.unsupportedType), ("text/plain", "n=1", .unsupportedType),
        ("multipart/form-data", "", .unsupportedType),
        (
            "multipart/form-data; boundary=X", "",
            .malformed("no line is --, followed by the boundary.")
        ),
        (
            "multipart/form-data; boundary=X",
            "--X\r\nContent-Disposition: form-data; name=\"n\"\r\n\r\n1",
            .malformed("it ends before the last boundary; was it cut off?")
        ),
        ("application/json", "[]", .malformed("it is no JSON object.")),
        ("application/json", "", .malformed("it is no JSON object.")),
        ("application/json", "{\"n\":1", .malformed("a comma or } is expected here.")),
        (
            "application/json", "{\"n\":1}x",
            .malformed("there is text after the end of the value; remove it.")
        ),
    ])
    func refused(_ row: (type: String?, body: String, error: CardPostError)) {
        #expect(throws: row.error) {
            try CardPost(Array(row.body.utf8), contentType: row.type)
        }
        #expect(row.error.status == (row.error == .unsupportedType ? 415 : 400))
        #expect(row.error.description.hasPrefix("the body is"))
    }

    /// What a validator refuses is no malformed body.
    @Test(arguments: [
        "{\"n\":1,\"n\":2}",
        "{\"n\":" + String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000)
            + "}",
        "{\"lines\":[{\"qty\":1,\"qty\":2}]}",
        "{\"tags\":[" + String(repeating: "1,", count: 20_000) + "1]}",
    ])
    func judged(_ body: String) throws {
        let form = try Self.form()
        let post = try CardPost(Array(body.utf8), contentType: "application/json")
        #expect(!FormValidator(form).validate(post.answers).isValid)
        post.fill(FormDataSource(form: form))
    }
}
