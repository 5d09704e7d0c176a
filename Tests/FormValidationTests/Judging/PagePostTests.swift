import FormModel
import FormValidation
import Testing

/// Posts of pages of cards: the entries that only say what was on the page, and those of its own controls.
@Suite struct PagePostTests {
    private static func validator() throws -> FormValidator {
        FormValidator(
            try Form(
                id: "post", title: "Post",
                items: [
                    .input("name", title: "Name"),
                    .input("news", title: "News", value: .boolean, validators: [.required]),
                    .input("kind", title: "Kind", value: .choice, choices: ["a", "b"]),
                    .input("more", title: "More", visibleWhen: "kind == 'a'"),
                    .input("rate", title: "Rate", value: .integer, enabledWhen: "kind == 'a'"),
                    .input("twice", title: "Twice", value: .integer, computed: "2"),
                    .group(
                        "rows", title: "Rows",
                        items: [
                            .input("tick", title: "Tick", value: .boolean),
                            .group("inner", title: "Inner", items: [.input("text", title: "Text")]),
                        ]),
                ]))
    }

    @Test(arguments: [
        // A question without an answer is not a box that is not ticked.
        ("news=", ["/news required 5"], ""), ("news=&news=true", [], "news=true"),
        ("news=true&news=", [], "news=true"), ("news=&news=", ["/news required 5"], ""),
        ("news=&news=false", [], "news=false"), ("news=&news=x", ["/news wrongType 11"], ""),
        ("news=x&news=", ["/news repeatedField 12"], ""), ("news=false&news=on", [], "news=true"),
        ("news=on&name=&name=x", ["/name repeatedField 19"], "news=true"),
        // A row of which nothing else is sent.
        ("news=on&rows=&rows.0=&rows.1=", [], "news=true rows=2"),
        ("news=on&rows.0=&rows.0.tick=on&rows.0=", [], "news=true rows=1"),
        ("news=on&rows.5=&rows.2.inner=&rows.2.inner.0=", [], "news=true rows=2"),
        ("news=on&rows.0=x", ["/rows.0 unknownField 8"], "news=true"),
        // Controls of the page itself.
        ("news=on&form-page=card1&form-button=send&form-token=t&form-x=1", [], "news=true"),
        ("news=on&form-=1", [], "news=true"),
        // What another answer of the page has hidden or disabled is ignored; what the form calculates is not.
        (
            "news=on&kind=b&more=x&rate=3", ["/more hiddenField 20", "/rate disabledField 27"],
            "news=true kind=b"
        ),
        ("news=on&kind=b&more=x&rate=3&form-page=card1", [], "news=true kind=b twice=2"),
        (
            "news=on&kind=a&more=x&rate=3&form-page=card1", [],
            "news=true kind=a more=x rate=3 twice=2"
        ),
        ("news=on&twice=3&form-page=card1", ["/twice notComputed 14"], "news=true"),
    ])
    func read(_ row: (body: String, issues: [String], values: String)) throws {
        let report = try Self.validator().validate(.urlEncoded(row.body))
        #expect(
            report.issues.map { issue in
                "\(issue.path) \(issue.code)" + (issue.offset.map { " \($0)" } ?? "")
            } == row.issues)
        let values = report.values.filter { $0.name != "twice" || row.values.contains("twice") }.map
        {
            "\($0.name)=\(Self.text($0.value))"
        }
        #expect(values.joined(separator: " ") == row.values)
    }

    private static func text(_ value: FieldValue) -> String {
        switch value {
        case .rows(let rows): String(rows.count)
        case .boolean(let flag): String(flag)
        case .integer(let number): String(number)
        case .text(let text), .choice(let text): text
        default: "\(value)"
        }
    }
}
