import FormCards
import FormModel
import FormValidation
import Foundation
import TestSupport
import Testing

/// The rows of a page belong to the entries of a list, whatever a person chooses on the page before it is posted.
@Suite struct HTMLRowKeyTests {
    private static let entries = ["a", "b", "c", "d", "e"]

    private static func form() throws -> Form {
        func choices(_ name: FieldName) -> FormItem {
            .input(
                name, title: "S", value: .choices,
                choices: entries.map { Choice($0, title: LocalizedText($0.uppercased())) })
        }
        return try Form(
            id: "f", title: "F",
            items: [
                choices("s"),
                .group(
                    "r", title: "R", rows: .list("s"),
                    items: [
                        .input("g", title: "G"), choices("t"),
                        .group(
                            "q", title: "Q", rows: .list("t"), items: [.input("h", title: "H")]),
                    ]),
                .button("go", title: "Go", action: .submit),
            ])
    }

    private static func list(_ value: FieldValue) -> [String] {
        if case .choices(let list) = value { list } else { [] }
    }

    private static func chosen(_ numbers: inout SeededNumbers) -> [String] {
        var chosen = entries.filter { _ in numbers.below(2) == 0 }
        for index in chosen.indices { chosen.swapAt(index, numbers.below(chosen.count)) }
        return chosen
    }

    /// Answers in which each row says to which entries it belongs.
    private static func source(_ form: Form, _ numbers: inout SeededNumbers) throws
        -> FormDataSource
    {
        let source = FormDataSource(form: form)
        let chosen = chosen(&numbers)
        let rows: [FormRow] = chosen.map { entry in
            let inner = Self.chosen(&numbers)
            return [
                "g": .text(entry), "t": .choices(inner),
                "q": .rows(inner.map { ["h": .text(entry + $0)] }),
            ]
        }
        try source.updateValue(of: "s", to: .choices(chosen), userInitiated: true)
        try source.updateValue(of: "r", to: .rows(rows), userInitiated: true)
        return source
    }

    /// The entries of a post in which other options of a field are ticked, in the order of the page.
    private static func ticked(
        _ chosen: [String], at name: String, _ entries: [(name: String, value: String)]
    ) -> [(name: String, value: String)] {
        guard let first = entries.firstIndex(where: { $0.name == name }) else { return entries }
        var ticked = entries.filter { $0.name != name || $0.value.isEmpty }
        ticked.insert(
            contentsOf: Self.entries.filter(chosen.contains).map { (name, $0) }, at: first + 1)
        return ticked
    }

    /// Expects that each row belongs to its entry, and has what was entered for it.
    private static func expectRows(
        _ values: [FieldName: FieldValue], from known: [FieldName: FieldValue]
    ) {
        let before = list(known["s"] ?? .empty)
        let now = list(values["s"] ?? .empty)
        let rows = (values["r"] ?? .empty).rowList
        #expect(rows.count == now.count)
        for (entry, row) in zip(now, rows) {
            #expect(row["g"] == (before.contains(entry) ? .text(entry) : .empty))
            let inner = list(row["t"])
            #expect(row["q"].rowList.map { $0["h"] } == inner.map { .text(entry + $0) })
        }
        #expect(now.filter(before.contains) == before.filter(now.contains))
    }

    private static func byName(
        _ values: [(name: FieldName, value: FieldValue)]
    ) -> [FieldName: FieldValue] {
        [FieldName: FieldValue](uniqueKeysWithValues: values.map { ($0.name, $0.value) })
    }

    @Test func rowsFollowWhatIsTicked() throws {
        let form = try Self.form()
        let validator = FormValidator(form)
        var numbers = SeededNumbers(seed: 25)
        for round in Laws.rounds(20, share: 3) {
            let source = try Self.source(form, &numbers)
            let known = Self.byName(source.values)
            let description = try #require(DescriptionBuilder().descriptions(of: source).first)
            let page = try HTMLElement.read(description.html())
            var entries = HTMLForm(element: try #require(page.first("form"))).entries()
            if round % 2 == 1 { entries = Self.ticked(Self.chosen(&numbers), at: "s", entries) }
            let body = HTMLForm.body(entries)
            let report = validator.validate(.urlEncoded(body))
            #expect(report.issues == [])
            let values = Self.byName(report.values)
            Self.expectRows(values, from: known)
            if round % 2 == 0 { #expect(values == known) }
            // The page that is drawn again has the same rows.
            let again = FormDataSource(form: form)
            CardPost(urlEncoded: body).fill(again)
            let filled = Self.byName(again.values)
            Self.expectRows(filled, from: known)
            #expect(filled["s"] == values["s"])
        }
    }

    @Test func adaptiveCardsKeepRows() throws {
        let form = try Self.form()
        let validator = FormValidator(form)
        var numbers = SeededNumbers(seed: 26)
        for round in Laws.rounds(20, share: 3) {
            let source = try Self.source(form, &numbers)
            let known = Self.byName(source.values)
            let description = try #require(DescriptionBuilder().descriptions(of: source).first)
            let card = try Adaptive.object(Adaptive.card(description))
            var answer: [String: Any] = [:]
            for object in Adaptive.objects(card) {
                let kind = object["type"] as? String ?? ""
                if kind.hasPrefix("Input."), let id = object["id"] as? String {
                    answer[id] = object["value"] as? String ?? ""
                } else if kind == "Action.Submit", let data = object["data"] as? [String: Any],
                    data["form-button"] != nil
                {
                    answer.merge(data) { $1 }
                }
            }
            if round % 2 == 1 {
                // A host sends what is chosen in the order of the card.
                let chosen = Self.chosen(&numbers)
                answer["s"] = Self.entries.filter(chosen.contains).joined(separator: ",")
            }
            let body = try JSONSerialization.data(withJSONObject: answer)
            let report = validator.validate(.adaptive(Array(body)))
            #expect(report.issues == [])
            let values = Self.byName(report.values)
            Self.expectRows(values, from: known)
            if round % 2 == 0 { #expect(values == known) }
        }
    }

    // MARK: Amounts

    /// An amount without a value has the currency beside its input.
    @Test(arguments: [("EUR", "€"), ("USD", "$"), ("CHF", "CHF"), ("KWD", "KWD")])
    func theCurrencyIsSaid(_ row: (code: String, mark: String)) throws {
        let form = try Form(
            id: "f", title: "F",
            items: [
                .input("a", title: "A", value: .decimal, formatter: .currency(row.code)),
                .input("n", title: "N", value: .decimal),
            ])
        let source = FormDataSource(form: form)
        let description = try #require(DescriptionBuilder().descriptions(of: source).first)
        let page = try HTMLElement.read(description.html())
        #expect(page.all("span").first { $0["id"] == "a-unit" }?.text == row.mark)
        #expect(!page.all("span").contains { $0["id"] == "n-unit" })
        let input = try #require(page.all("input").first { $0["name"] == "a" })
        #expect(input["aria-describedby"] == "a-unit")
    }

    /// An amount comes back from the page of every language, and stands beside its input as the reader writes it.
    @Test(arguments: ["en", "de", "de-CH", "fr", "es", "pt", "pt-PT", "ja", "ar"])
    func amountsComeBack(_ language: String) throws {
        let tag = try #require(LanguageTag(language))
        let catalog = MessageCatalog(for: tag)
        for (code, text) in [
            ("EUR", "12.50"), ("EUR", "1234.50"), ("KWD", "1.500"), ("KWD", "1234567.125"),
            ("JPY", "1234"), ("USD", "-0.05"),
        ] {
            let form = try Form(
                id: "f", title: "F",
                items: [
                    .input("a", title: "A", value: .decimal, formatter: .currency(code)),
                    .input("t", title: "T", formatter: .currency(code)),
                    .input("n", title: "N", value: .decimal),
                ])
            let source = FormDataSource(form: form, locale: catalog.locale)
            let number = try #require(ExactDecimal(text))
            try source.updateValue(of: "a", to: .decimal(number), userInitiated: true)
            try source.updateValue(of: "t", to: .text(text), userInitiated: true)
            try source.updateValue(of: "n", to: .decimal(number), userInitiated: true)
            let description = try #require(
                DescriptionBuilder(catalog: catalog).descriptions(of: source).first)
            let page = try HTMLElement.read(description.html())
            let shown = source.displayText(of: "a", in: catalog.locale)
            #expect(page.all("span").contains { $0["id"] == "a-unit" && $0.text == shown })
            let body = HTMLForm.body(
                HTMLForm(element: try #require(page.first("form"))).entries())
            // Whatever language the server has: the page says its own.
            for locale in [nil, catalog.locale, ReaderLocale("de")] {
                let report = FormValidator(form, locale: locale).validate(.urlEncoded(body))
                #expect(report.issues == [])
                #expect(
                    report.values.map { DisplayValue.canonicalText(of: $0.value) }
                        == source.values.map { DisplayValue.canonicalText(of: $0.value) })
            }
        }
    }
}
