import FormModel
import FormValidation
import Testing

import FormCards

/// Conditions that the style sheet follows.
@Suite struct HTMLConditionTests {
    private static func form() throws -> Form {
        try Form(
            id: "visit", title: "Visit",
            items: [
                .input(
                    "kind", title: "Kind", value: .choice, choices: ["person", "company", "other"]),
                .input("isMember", title: "Member", value: .boolean),
                .input(
                    "vat", title: "VAT", validators: [.required], visibleWhen: "kind == 'company'"),
                .input("reason", title: "Reason", visibleWhen: "kind == 'other' && !isMember"),
                .input("both", title: "Both", visibleWhen: "kind in ['company', 'other']"),
                .input("not", title: "Not", value: .boolean, visibleWhen: "kind != 'other'"),
                .input("deeper", title: "Deeper", visibleWhen: "not"),
                .input("long", title: "Long", visibleWhen: "length(vat) > 3"),
                .section(
                    "more", title: "More", visibleWhen: "isMember",
                    items: [.input("card", title: "Card")]),
            ])
    }

    private static func page(_ source: FormDataSource, describesHidden: Bool = true) throws
        -> HTMLElement
    {
        let builder = DescriptionBuilder(describesHidden: describesHidden)
        return try HTMLElement.read(try #require(builder.descriptions(of: source).first).html())
    }

    /// The elements that a browser shows: it hides what depends on an option that is not chosen.
    private static func shown(_ page: HTMLElement, choosing chosen: [String: String]) -> [String] {
        var numbers: Set<String> = []
        for input in page.all("input") where chosen[input["name"] ?? ""] == input["value"] {
            for name in (input["class"] ?? "").split(separator: " ")
            where name.hasPrefix("fr-when-") {
                numbers.insert(String(name.dropFirst(8)))
            }
        }
        func isHidden(_ element: HTMLElement) -> Bool {
            let name = element["class"] ?? ""
            if name.hasPrefix("fr-then-"), !numbers.contains(String(name.dropFirst(8))) {
                return true
            }
            return element.parent.map(isHidden) ?? false
        }
        return page.all("input").filter {
            $0["type"] != "hidden" && $0["type"] != "radio" || $0["id"] == "not"
        }
        .filter { !isHidden($0) }.compactMap { $0["name"] }
    }

    @Test(arguments: [
        ([:], []), (["kind": "person"], ["not"]), (["kind": "company"], ["vat", "both", "not"]),
        (["kind": "other"], ["both"]),
        (["kind": "other", "isMember": "false"], ["reason", "both"]),
        (["isMember": "true"], ["more.card"]),
        (["kind": "person", "not": "true"], ["not", "deeper"]),
        // The field itself is hidden, although its option is still chosen.
        (["kind": "other", "not": "true"], ["both"]),
    ])
    func followsAnswers(_ row: (chosen: [String: String], shown: [String])) throws {
        let page = try Self.page(FormDataSource(form: try Self.form()))
        #expect(Self.shown(page, choosing: row.chosen) == row.shown)
        #expect(page.first("form")?["novalidate"] != nil)
        // The page that the form draws for these answers shows the same fields.
        let source = FormDataSource(form: try Self.form())
        for name in ["kind", "isMember", "not"] {
            guard let value = row.chosen[name] else { continue }
            try source.updateValue(
                of: try #require(FieldName(name)),
                to: name == "kind" ? .choice(value) : .boolean(value == "true"),
                userInitiated: true)
        }
        let names = ["vat", "reason", "both", "not", "deeper", "more.card"].filter { name in
            FieldName(name).map(source.isVisible) ?? false
        }
        #expect(names == row.shown)
    }

    @Test func othersNeedAnotherPage() throws {
        let source = FormDataSource(form: try Self.form())
        let page = try Self.page(source)
        #expect(!page.all("input").contains { $0["name"] == "long" })
        #expect(page.all("button").contains { $0["name"] == "form-update" })
        let plain = try Self.page(source, describesHidden: false)
        #expect(!plain.all("input").contains { $0["name"] == "vat" })
        #expect(!plain.descendants.contains { $0["class"]?.contains("fr-then") == true })
    }

    /// A hidden field keeps what was entered, and sends it; a form ignores it, from a page only.
    @Test func hiddenValuesAreIgnored() throws {
        let validator = FormValidator(try Self.form())
        let page = validator.validate(
            .urlEncoded("form-page=card1&kind=person&vat=DE1&not=&isMember="))
        #expect(page.issues.isEmpty)
        #expect(page.values.map(\.name) == ["kind"])
        let other = validator.validate(.urlEncoded("kind=person&vat=DE1&not=&isMember="))
        #expect(other.issues.map(\.code) == [.hiddenField])
    }

    @Test func tooManyAnswers() throws {
        let options = (0..<80).map { "o\($0)" }
        var items: [FormItem] = [
            .input("kind", title: "Kind", value: .choice, choices: options.map { Choice($0) })
        ]
        for option in options {
            let name = try #require(FieldName("f_" + option))
            items.append(
                .input(
                    name, title: LocalizedText(option),
                    visibleWhen: FormExpression("kind == '\(option)'")))
        }
        let source = FormDataSource(form: try Form(id: "many", title: "Many", items: items))
        try source.updateValue(of: "kind", to: .choice("o79"), userInitiated: true)
        let names = try Self.page(source).all("input").compactMap { $0["name"] }.filter {
            $0.hasPrefix("f_")
        }
        // Beyond 64 answers, a page has only what is shown now.
        #expect(names.count == 64 + 1)
        #expect(names.last == "f_o79")
    }
}
