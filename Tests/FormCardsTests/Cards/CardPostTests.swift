import FormCards
import FormModel
import FormValidation
import Testing

@Suite struct CardPostTests {
    @Test(
        arguments: [
            ("form-button=send&a=1", .button("send"), "a=1"),
            ("a=1&form-add=%2Flines&b=2", .add(FieldPath("lines")), "a=1&b=2"),
            ("form-remove=/lines/0", .remove(FieldPath([.key("lines"), .index(0)])), ""),
            ("form-update=1&form-page=card1", .update, "form-page=card1"),
            ("a=1", nil, "a=1"), ("form-button=a-b", nil, ""), ("form-add=lines", nil, ""),
            ("form-other=1&a=%zz+x", nil, "form-other=1&a=%zz+x"), ("", nil, ""),
        ] as [(String, CardPost.Control?, String)])
    func takesApart(_ row: (body: String, pressed: CardPost.Control?, answers: String)) {
        let post = CardPost(urlEncoded: Array(row.body.utf8))
        #expect(post.pressed == row.pressed)
        guard case .urlEncoded(let answers) = post.answers else {
            Issue.record("another encoding")
            return
        }
        #expect(String(decoding: answers, as: UTF8.self) == row.answers)
    }

    /// The button of a row says which row it is about.
    @Test func rowsOfButtons() {
        for (body, name, row) in [
            ("form-button=show+%2Flines%2F1", "show", "/lines/1"),
            ("form-button=show", "show", nil),
            ("form-button=show+x", "show", nil),
        ] as [(String, FieldName, String?)] {
            let post = CardPost(urlEncoded: Array(body.utf8))
            #expect(post.pressed == .button(name))
            #expect(post.row?.description == row)
        }
    }

    @Test func tokens() throws {
        let body = Array("csrf=a+b&name=Ada&form-page=card2&csrf=c&form-token=d".utf8)
        #expect(CardPost(urlEncoded: body).token == "d")
        let name = try PostTokenName("csrf", of: Self.form())
        let post = CardPost(urlEncoded: body, tokenName: name)
        #expect(post.token == "a b")
        #expect(post.card == "card2")
    }

    private static func form() throws -> Form {
        try Form(
            id: "order", title: "Order",
            items: [
                .input("name", title: "Name", validators: [.required]),
                .input("age", title: "Age", value: .integer),
                .input("news", title: "News", value: .boolean, validators: [.required]),
                .input("tags", title: "Tags", value: .choices, choices: ["a", "b"]),
                .input("more", title: "More", visibleWhen: "news"),
                .input("notes", title: "Notes", value: .texts),
                .group(
                    "lines", title: "Lines",
                    items: [
                        .input("qty", title: "Quantity", value: .integer),
                        .input("gift", title: "Gift", value: .boolean),
                    ]),
            ])
    }

    /// A token with the name of an answer would take its place in the post.
    @Test(
        arguments: [
            ("name", .isField("name")), ("lines.0.qty", .isField("lines")),
            ("lines[0][qty]", .isField("lines")), ("tags[]", .isField("tags")),
            ("about", .isField("about")), ("about.city", .isField("about")),
            ("form-page", .isReserved), ("form-button", .isReserved), ("FORM-x", .isReserved),
            ("_charset_", .isReserved), ("_CHARSET_", .isReserved), ("", .isUnsendable),
            ("a b", .isUnsendable), ("a\u{0}", .isUnsendable), ("é", .isUnsendable),
            ("form-token", nil), ("csrf", nil), ("_csrf", nil), ("authenticity-token", nil),
            ("qty", nil), ("send", nil), ("Name", nil), ("csrf[token]", nil),
        ] as [(String, PostTokenName.Failure?)])
    func tokenNames(_ row: (name: String, failure: PostTokenName.Failure?)) throws {
        let form = try Form(
            id: "order", title: "Order",
            items: [
                .input("name", title: "Name"),
                .input("tags", title: "Tags", value: .choices, choices: ["a"]),
                .group(
                    "lines", title: "Lines",
                    items: [.input("qty", title: "Quantity", value: .integer)]),
                .section("about", title: "About", items: [.input("city", title: "City")]),
                .button("send", title: "Send", action: .submit),
            ])
        let name: PostTokenName
        do throws(PostTokenName.Failure) {
            name = try PostTokenName(row.name, of: form)
        } catch {
            #expect(error == row.failure)
            return
        }
        #expect(row.failure == nil)
        // The page and its post agree, and no answer is lost.
        var options = HTMLOptions()
        options.token = HTMLOptions.Token("t", name: name)
        let source = FormDataSource(form: form)
        let card = try #require(DescriptionBuilder().descriptions(of: source).first)
        let element = try #require(try HTMLElement.read(card.html(options)).first("form"))
        let entries = HTMLForm(element: element).entries()
        let post = CardPost(urlEncoded: HTMLForm.body(entries), tokenName: name)
        #expect(post.token == "t")
        #expect(entries.filter { $0.name == row.name }.count == 1)
        guard case .urlEncoded(let answers) = post.answers else { return }
        #expect(answers == HTMLForm.body(entries.filter { $0.name != row.name }))
    }

    private static func filled(_ body: String) throws -> FormDataSource {
        let source = FormDataSource(form: try form())
        try source.updateValue(of: "tags", to: .choices(["a"]), userInitiated: true)
        let post = CardPost(urlEncoded: Array(body.utf8))
        post.fill(source)
        try post.pressed?.perform(on: source)
        return source
    }

    @Test func fillsIn() throws {
        let source = try Self.filled(
            "name=Ada&age=x7&news=&lines=&lines.0=&lines.0.qty=3&lines.0.gift=&lines.2=&lines.2.qty=many"
        )
        #expect(source.value(of: "name") == .text("Ada"))
        #expect(source.value(of: "age") == .text("x7"))
        #expect(source.value(of: "news") == .empty)
        // What was not on the page stays.
        #expect(source.value(of: "tags") == .choices(["a"]))
        #expect(source.rowCount(of: FieldPath("lines")) == 2)
        #expect(
            source.value(at: FieldPath([.key("lines"), .index(0), .key("qty")])) == .integer(3))
        #expect(
            source.value(at: FieldPath([.key("lines"), .index(1), .key("qty")])) == .text("many"))
        #expect(source.issues.map { "\($0.path) \($0.code)" }.contains("/age wrongType"))
    }

    /// What was sent and could not be read is refused as in the submission, also without a report.
    @Test(
        arguments: [
            ("name=%FF%FE", "name", .text("\u{FFFD}\u{FFFD}"), ["/name malformedText"]),
            ("name=Ada&age=4&age=5", "age", .text("5"), ["/age repeatedField"]),
            ("name=Ada&age=many", "age", .text("many"), ["/age wrongType"]),
            // The issue names the second line, as the reader counts them.
            (
                "name=Ada&notes=a%0D%0A%0D%0A%01b", "notes", .texts(["a", "\u{1}b"]),
                ["/notes/1 controlCharacter"]
            ),
            ("%FF=1&name.a.b.c.d.e.f.g.h.i.j.k=2&name=Ada", "name", .text("Ada"), []),
            (
                String(repeating: "x=&", count: 20_000) + "name=Ada", "name", .empty,
                ["/name required"]
            ),
        ] as [(String, FieldName, FieldValue, [String])])
    func refuses(
        _ row: (body: String, name: FieldName, value: FieldValue, issues: [String])
    ) throws {
        let source = try Self.filled(row.body)
        func issues() -> [String] {
            source.issues.filter { "\($0.path)" != "/news" }.map { "\($0.path) \($0.code)" }
        }
        #expect(source.value(of: row.name) == row.value)
        #expect(issues() == row.issues)
        // A person who goes on from a draft sees it again, and is asked for it.
        let draft = FormDraft(of: source)
        let isKept = draft.answers.contains { $0.path == FieldPath(row.name) }
        #expect(isKept == !row.value.isEmpty)
        try source.updateValue(of: "tags", to: .choices(["b"]), userInitiated: true)
        #expect(issues() == row.issues)
        // The same text, typed, is another answer.
        try source.updateValue(of: row.name, to: row.value, userInitiated: true)
        let typed = ["/age wrongType", "/name required", "/notes/1 controlCharacter"]
        #expect(issues() == row.issues.filter(typed.contains))
    }

    @Test func clears() throws {
        let source = try Self.filled("name=&tags=&lines=")
        #expect(source.value(of: "tags") == .empty)
        #expect(source.rowCount(of: FieldPath("lines")) == 0)
    }

    @Test func rows() throws {
        let source = try Self.filled("lines=&lines.0=&lines.0.qty=3&form-add=/lines")
        #expect(source.rowCount(of: FieldPath("lines")) == 2)
        let less = try Self.filled("lines=&lines.0.qty=3&lines.1.qty=4&form-remove=/lines/0")
        #expect(less.value(at: FieldPath([.key("lines"), .index(0), .key("qty")])) == .integer(4))
        #expect(throws: FormPathError.self) { try Self.filled("form-remove=/lines/7") }
    }
}
