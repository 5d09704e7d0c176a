import FormCards
import FormModel
import FormValidation
import Testing

/// What a stranger sends neither turns the text of a page around nor makes it many times as long.
@Suite struct HostileTextTests {
    static let controls: [Unicode.Scalar] =
        (["\u{61C}", "\u{200E}", "\u{200F}"] as [Unicode.Scalar])
        + Array(0x202A...0x202E).compactMap(Unicode.Scalar.init)
        + Array(0x2066...0x2069).compactMap(Unicode.Scalar.init)

    private static func form() throws -> Form {
        try Form(
            id: "f", title: "F",
            items: [
                .input("doc", title: "Doc", value: .file, validators: [.accept(".pdf")]),
                .input("one", title: "One", value: .choice, choices: ["a", "b"]),
                .input("many", title: "Many", value: .choices, choices: ["a", "b"]),
                .input(
                    "list", title: "List", value: .choice, choices: (1...20).map { .init("v\($0)") }
                ),
                .input("text", title: "Text"),
                .input("long", title: "Long"),
                .input("said", title: "Said", computed: "text"),
                .input("n", title: "N", value: .integer),
                .group(
                    "rows", title: "Rows", max: 3, items: [.input("a", title: "A")]),
            ])
    }

    /// The texts between the tags of a page, apart from those of controls, which are posted again as they are.
    private static func texts(_ element: HTMLElement) -> [String] {
        if element.name == "textarea" { return [] }
        return element.children.flatMap { child in
            switch child {
            case .text(let text): [text]
            case .element(let inner): texts(inner)
            }
        }
    }

    private static func body(_ hidden: Unicode.Scalar) -> (body: [UInt8], type: String) {
        let name = "a\(hidden)fdp.exe"
        // A long text is on the page once more, for paper.
        let long = name + String(repeating: "x", count: 30)
        let texts = [
            ("long", long), ("one", name), ("many", name), ("list", name), ("text", name),
            ("n", name), (name, "1"),
            ("rows", name), ("rows.0.\(name)", "1"),
        ].map {
            "--X\r\nContent-Disposition: form-data; name=\"\($0)\"\r\n\r\n\($1)\r\n"
        }.joined()
        let file =
            "--X\r\nContent-Disposition: form-data; name=\"doc\"; filename=\"\(name)\"\r\nContent-Type: a/b\r\n\r\n1\r\n"
        return (Array((texts + file + "--X--\r\n").utf8), "multipart/form-data; boundary=X")
    }

    @Test(arguments: controls)
    func pagesShowNoControlOfDirection(_ hidden: Unicode.Scalar) throws {
        let form = try Self.form()
        let (body, type) = Self.body(hidden)
        let post = try CardPost(body, contentType: type)
        let validator = FormValidator(form)
        let report = validator.validate(post.answers)
        let source = FormDataSource(form: form)
        post.fill(source)
        source.show(report)
        let shown = "\\u{\(String(hidden.value, radix: 16, uppercase: true))}"
        for card in DescriptionBuilder().descriptions(of: source) {
            let texts = Self.texts(try HTMLElement.read(card.html())).joined(separator: "\n")
            #expect(!texts.unicodeScalars.contains(hidden), "\(texts)")
            for named in ["doc", "list"] { #expect(texts.contains("a\(shown)fdp.exe"), "\(named)") }
            let accessible = AccessibleRenderer().text(of: [card])
            #expect(!accessible.unicodeScalars.contains(hidden))
            #expect(!TextRenderer(width: 60).text(of: card).unicodeScalars.contains(hidden))
        }
        // A page posts the values again as they are.
        let card = try #require(DescriptionBuilder().descriptions(of: source).first)
        let element = try #require(try HTMLElement.read(card.html()).first("form"))
        let entries = HTMLForm(element: element).entries()
        for name in ["one", "text", "list"] {
            #expect(
                entries.contains { $0.name == name && $0.value.unicodeScalars.contains(hidden) },
                "\(name)")
        }
        for issue in report.issues {
            #expect(!validator.message(for: issue).unicodeScalars.contains(hidden))
        }
    }

    /// Rows beyond the maximum are not drawn; the issue says how many there may be.
    @Test(arguments: [false, true])
    func rowsBeyondTheMaximum(_ isTable: Bool) throws {
        let card =
            isTable
            ? #","card":{"parts":[{"table":{"rows":"rows","columns":[{"title":"A","text":"{a}"}]}}]}"#
            : ""
        let file = """
            {"formrun":1,"id":"f","title":"F","items":[{"type":"group","name":"rows","title":"Rows","max":3,
            "items":[{"type":"input","name":"a","title":"A"}]}]\(card)}
            """
        let form = try FormDocument.read(Array(file.utf8), vocabulary: .standard)
        func page(_ count: Int) throws -> String {
            let post = CardPost(
                urlEncoded: Array((0..<count).map { "rows.\($0).a=x" }.joined(separator: "&").utf8))
            let source = FormDataSource(form: form)
            post.fill(source)
            source.show(FormValidator(form).validate(post.answers))
            return try #require(DescriptionBuilder().descriptions(of: source).first).html()
        }
        let page3 = try page(3)
        for count in [4, 21, 4_000] {
            let page = try page(count)
            #expect(page.contains("Rows must have at most 3 entries."))
            #expect(page.contains("name=\"rows.2.a\"") && !page.contains("name=\"rows.3.a\""))
            #expect(page.utf8.count < page3.utf8.count + 2_000, "\(count): \(page.utf8.count)")
        }
    }
}
