import FormModel
import FormValidation
import Testing

@testable import FormCards

/// Cards of forms as descriptions.
@Suite struct DescriptionBuilderTests {
    private func source(_ text: String) throws -> FormDataSource {
        FormDataSource(form: try FormDocument.read(Array(text.utf8), vocabulary: .standard))
    }

    private func seeds(_ card: String) throws -> FormDataSource {
        try source(
            """
            { "formrun": 1, "id": "seeds", "title": "Seeds", "help": "Two minutes.",
              "items": [
                { "type": "label", "title": "Read *me*." },
                { "type": "input", "name": "name", "title": "Name", "help": "First and last.", "validators": ["required"] },
                { "type": "input", "name": "size", "title": "Size", "value": "choice", "choices": ["small", "large"] },
                { "type": "input", "name": "weight", "title": "Weight", "value": "decimal", "unit": "kg" },
                { "type": "secureInput", "name": "pin", "title": "PIN" },
                { "type": "input", "name": "double", "title": "Double", "value": "decimal", "computed": "weight * 2" },
                { "type": "group", "name": "lines", "title": "Lines", "items": [
                    { "type": "input", "name": "seed", "title": "Seed", "validators": ["required"] },
                    { "type": "input", "name": "packets", "title": "Packets", "value": "integer" }] },
                { "type": "button", "name": "send", "title": "Send", "action": "submit", "enabledWhen": "size == 'large'" },
                { "type": "button", "name": "again", "title": "Again", "action": "reset" }],
              "card": \(card) }
            """)
    }

    private func description(_ source: FormDataSource, as state: CardState? = nil) throws
        -> CardDescription
    {
        try #require(DescriptionBuilder().descriptions(of: source, as: state).first)
    }

    private func fields(_ node: CardNode) -> [FieldNode] {
        switch node.content {
        case .field(let field): [field.value]
        case .stack(let stack): stack.nodes.flatMap(fields)
        case .group(let group): group.rows.flatMap { $0.body.flatMap(fields) }
        default: []
        }
    }

    @Test func everyKindOfItemIsDescribed() throws {
        let source = try seeds("{}")
        try source.updateValues(
            [
                ("name", .text("Ada")), ("size", .choice("large")),
                ("weight", .decimal(ExactDecimal(15, exponent: -1))),
                ("pin", .text("1234")), ("lines", .rows([["seed": .text("Basil")]])),
            ], userInitiated: true)
        let card = try description(source)
        let fields = fields(card.body)
        #expect(
            fields.map(\.label) == ["Name", "Size", "Weight", "PIN", "Double", "Seed", "Packets"])
        #expect(fields.map(\.text) == ["Ada", "large", "1.5", "••••••••", "3.0", "Basil", ""])
        #expect(fields.map(\.entered) == [["Ada"], ["large"], ["1.5"], [], ["3.0"], ["Basil"], []])
        #expect(fields.map(\.isRequired) == [true, false, false, false, false, true, false])
        #expect(fields.map(\.isComputed) == [false, false, false, false, true, false, false])
        #expect(fields.map(\.isSecure) == [false, false, false, true, false, false, false])
        #expect(fields[0].help?.plainText == "First and last.")
        #expect(fields[2].unit == "kg")
        guard case .one(let options) = fields[1].control else {
            Issue.record("a choice is no choice")
            return
        }
        #expect(options.map(\.isSelected) == [false, true])
        #expect(card.id == "card1" && card.number == 1 && card.count == 1)
        #expect(card.isValid && card.title == "Seeds")
    }

    @Test func itemsAreFoundByIndexAndName() throws {
        let source = try source(
            """
            { "formrun": 1, "id": "f", "title": "F", "items": [
                { "type": "input", "name": "a", "title": "A" },
                { "type": "input", "name": "b", "title": "B", "visibleWhen": "a == 'x'" },
                { "type": "button", "name": "go", "title": "Go", "action": "submit" }] }
            """)
        #expect(source.count == 2 && source.item(at: 1).name == "go")
        #expect(source.item(withFieldName: "go")?.kind == .button)
        #expect(source.item(withFieldName: "b") == nil)
        try source.updateValue(of: "a", to: .text("x"), userInitiated: true)
        #expect(source.count == 3 && source.item(withFieldName: "b")?.kind == .input)
    }

    /// Each part of the vocabulary, and the kinds of the nodes that it composes.
    @Test(
        arguments: [
            (#""help""#, "text"), (#""fields""#, "stack"), (#""buttons""#, "stack"),
            (#"{ "field": "name" }"#, "stack"), (#"{ "button": "send" }"#, "button"),
            (#"{ "button": "send", "icon": "→" }"#, "stack"), (#"{ "text": "Hi {name}" }"#, "text"),
            (#"{ "title": { "text": "T", "menu": [{ "title": "M", "action": "m" }] } }"#, "stack"),
            (#"{ "pair": ["A", "B"] }"#, "pair"), (#"{ "pill": "New" }"#, "text"),
            (#"{ "icon": "*", "text": "Star" }"#, "stack"),
            (#"{ "picture": "A house", "art": ["/", "|"] }"#, "picture"),
            (#"{ "link": { "text": "L", "address": "https://example.com" } }"#, "link"),
            (#""rule""#, "rule"), (#"{ "space": 2 }"#, "space"),
            (#"{ "stack": [{ "text": "x" }] }"#, "stack"),
            (
                #"{ "table": { "rows": "lines", "columns": [{ "title": "S", "text": "{seed}" }] } }"#,
                "table"
            ),
            (#"{ "bar": "0.5" }"#, "gauge"), (#"{ "progress": { "value": "1 / 3" } }"#, "gauge"),
            (#"{ "histogram": { "columns": [{ "title": "A", "value": "1" }] } }"#, "gauge"),
            (#"{ "slider": { "values": ["2", "1"], "max": 3 } }"#, "gauge"),
            (#"{ "pages": [[{ "text": "x" }], [{ "text": "y" }]], "current": "2" }"#, "pages"),
        ])
    func everyPartComposesNodes(_ json: String, _ kind: String) throws {
        let rest = json.contains("\"fields\"") ? "" : #", "fields""#
        let source = try seeds("{ \"parts\": [\(json)\(rest)] }")
        guard case .stack(let body) = try description(source).body.content else { return }
        let first = try #require(body.nodes.first)
        #expect("\(first.content)".hasPrefix("\(kind)("))
    }

    @Test func aConditionHidesAPart() throws {
        let source = try seeds(
            #"{ "parts": [{ "pill": "Large", "when": "size == 'large'" }, "fields"] }"#)
        #expect(try !description(source).texts.contains { $0 == "Large" })
        try source.updateValue(of: "size", to: .choice("large"), userInitiated: true)
        #expect(try description(source).texts.contains { $0 == "Large" })
    }

    @Test func aStateHasPartsOfItsOwn() throws {
        let card = """
            { "parts": ["fields"], "open": "look", "states": [
                { "state": "custom:large", "when": "size == 'large'", "open": "callBack",
                  "parts": [{ "text": "Large for {name|you}." }, "fields"] },
                { "state": "empty", "parts": [{ "text": "Nothing yet." }, "fields"] }] }
            """
        let source = try seeds(card)
        #expect(try description(source).texts.contains { $0 == "Nothing yet." })
        #expect(try description(source).open == "look")
        try source.updateValue(of: "size", to: .choice("large"), userInitiated: true)
        let large = try description(source)
        #expect(large.state == .custom("large") && large.open == "callBack")
        #expect(large.texts.contains { $0 == "Large for you." })
        #expect(
            try !description(source, as: .hasData).texts.contains { $0 == "Large for you." })
    }

    @Test func whatAPartPlacesIsLeftOutOfTheRest() throws {
        let source = try seeds(
            #"{ "parts": [{ "field": "size" }, { "table": { "rows": "lines", "columns": [{ "title": "S", "text": "{seed}" }] } }, "fields", { "button": "again" }, "buttons"] }"#
        )
        guard case .stack(let body) = try description(source).body.content else { return }
        #expect(body.nodes.count == 5)
        #expect(fields(body.nodes[2]).map(\.label) == ["Name", "Weight", "PIN", "Double"])
        guard case .stack(let buttons) = body.nodes[4].content else { return }
        #expect(buttons.nodes.count == 1)
    }

    @Test func aDisabledButtonSaysSo() throws {
        let source = try seeds(#"{ "parts": ["fields", { "button": "send" }] }"#)
        func button() throws -> ActionNode? {
            guard case .stack(let body) = try description(source).body.content,
                case .button(let button)? = body.nodes.last?.content
            else { return nil }
            return button
        }
        #expect(try button()?.isEnabled == false)
        #expect(try button()?.reason != nil)
        try source.updateValue(of: "size", to: .choice("large"), userInitiated: true)
        #expect(try button()?.isEnabled == true)
        #expect(try button()?.isPrimary == true)
    }

    /// Two elements of a list have the same fault: the field says it once, and the card counts both.
    @Test func aSentenceStandsOnceAtAField() throws {
        let source = try source(
            """
            { "formrun": 1, "id": "f", "title": "F", "items": [
              { "type": "input", "name": "p", "title": "P", "value": "choices", "choices": ["a", "b"],
                "messages": { "notAChoice": "Name the nearest." } }] }
            """)
        try source.updateValue(of: "p", to: .choices(["x", "y"]), userInitiated: true)
        source.attemptSubmission()
        let card = try description(source)
        #expect(card.issues.count == 2)
        #expect(fields(card.body).map(\.issues.count) == [1])
    }

    @Test func anIssueOfARowNamesTheRow() throws {
        let source = try seeds(#"{ "parts": [{ "issues": "summary" }, "fields"] }"#)
        try source.updateValue(of: "lines", to: .rows([[:], [:]]), userInitiated: true)
        source.attemptSubmission()
        let card = try description(source)
        #expect(card.issues.map(\.label).contains("Lines 2, Seed"))
        #expect(!card.isValid && card.state == .invalid)
        guard case .stack(let body) = card.body.content,
            case .issues(let summary)? = body.nodes.first?.content
        else {
            Issue.record("there is no summary")
            return
        }
        #expect(summary.style == .summary && summary.heading == "There are 4 problems")
    }

    /// The language of a description is that of its texts, whatever the reader has asked for.
    @Test(
        arguments: [
            (nil, nil, nil, "en"), (nil, nil, "xx", "en"), (nil, nil, "de-AT", "de-AT"),
            (nil, nil, "ar", "ar"), ("fr", nil, "xx", "fr"), ("fr", nil, "de", "fr"),
            ("ar", nil, "xx", "ar"), ("fr-CA", nil, "fr-CA", "fr-CA"),
            ("fr", nil, "fr-CA", "fr-CA"),
            ("en", "xx", "xx", "xx"), ("en", "xx", "xx-YY", "xx-YY"), ("en", "xx", "yy", "en"),
            ("en", "ar", "de", "en"), ("en", "ar", "ar", "ar"),
        ] as [(String?, String?, String?, String)])
    func languages(_ row: (form: String?, other: String?, reader: String?, texts: String)) throws {
        let tag = { (text: String?) in text.flatMap { LanguageTag($0) } }
        var title = LocalizedText("Title")
        if let own = tag(row.form), let other = tag(row.other) {
            title = LocalizedText([(own, "Title"), (other, "Other")])
        }
        let form = try Form(
            id: "f", title: title, locale: tag(row.form), items: [.input("a", title: title)])
        let builder = DescriptionBuilder(catalog: MessageCatalog(for: tag(row.reader), of: form))
        let card = try #require(builder.descriptions(of: FormDataSource(form: form)).first)
        #expect(card.language == tag(row.texts))
        let page = try HTMLElement.read(card.html())
        #expect(page.first("form")?["lang"] == row.texts)
        #expect(page.first("form")?["dir"] == (row.texts == "ar" ? "rtl" : "ltr"))
    }

    /// On a page in another language, the words for yes and no that the form does not have say which language they are in.
    @Test func languageOfYesAndNo() throws {
        let own = FormItem.input("b", title: "B", value: .boolean, trueTitle: "Oui")
        let form = try Form(
            id: "f", title: "F", locale: "fr",
            items: [.input("a", title: "A", value: .boolean), own])
        let builder = DescriptionBuilder(catalog: MessageCatalog(for: "ar"))
        let card = try #require(builder.descriptions(of: FormDataSource(form: form)).first)
        let labels = try HTMLElement.read(card.html()).all("label")
        #expect(labels.map { $0["lang"] } == ["ar", "ar", nil, "ar"])
        #expect(labels.map { $0["dir"] } == ["rtl", "rtl", nil, "rtl"])
    }

    /// Where texts of some items are missing in the language of the reader, the language is that of most of them.
    @Test func languageOfMostTexts() throws {
        let both = LocalizedText([("en", "A"), ("ar", "ا")])
        let form = try Form(
            id: "f", title: both, locale: "en",
            items: [.input("a", title: "A"), .input("b", title: "B")])
        let builder = DescriptionBuilder(catalog: MessageCatalog(for: "ar", of: form))
        let card = try #require(builder.descriptions(of: FormDataSource(form: form)).first)
        #expect(card.language == "en")
    }

    private struct Stars: CardPart {
        let text: LocalizedText

        func body(in context: CardContext) -> CardNode {
            .stack([.text(context.text(text), role: .accent), .rule()])
        }
    }

    @Test func aPartOfAProgramIsDrawnEverywhere() throws {
        var words = Vocabulary.standard
        words.add(
            part: CardWordShape(
                "stars", usage: #"{ "stars": "Five" }"#, summary: "A text above a line.",
                parameters: [CardParameter("text", .text, isMain: true, isRequired: true)]))
        var parts = CardVocabulary.standard
        parts.add(part: "stars") { word in
            guard case .text(let text)? = word["text"] else { return nil }
            return Stars(text: text)
        }
        let file = """
            { "formrun": 1, "id": "f", "title": "F", "items": [{ "type": "input", "name": "a", "title": "A", "default": "five" }],
              "card": { "parts": [{ "stars": "Rated {a}" }, "fields"] } }
            """
        let form = try FormDocument.read(Array(file.utf8), vocabulary: words)
        let card = try #require(
            DescriptionBuilder(vocabulary: parts).descriptions(of: FormDataSource(form: form)).first
        )
        #expect(TextRenderer(width: 40).text(of: card).contains("Rated five"))
        #expect(AccessibleRenderer().text(of: [card]).contains("Rated five"))
        #expect(card.html().contains("Rated five"))
        #expect(
            String(decoding: CardDescription.jsonBytes(of: [card]), as: UTF8.self).contains(
                "Rated five"))
        let adaptive = try AdaptiveRenderer().card(of: card)
        #expect(String(decoding: adaptive.jsonBytes, as: UTF8.self).contains("Rated five"))
    }
}
