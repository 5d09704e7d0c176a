import FormModel
import Testing

/// The parts and traits of cards in a form file.
@Suite struct CardWordDocumentTests {
    private static let items = #"""
        { "type": "input", "name": "a", "title": "A" },
        { "type": "input", "name": "n", "title": "N", "value": "integer" },
        { "type": "section", "name": "home", "title": "Home", "items": [{ "type": "input", "name": "street", "title": "S" }] },
        { "type": "group", "name": "lines", "title": "L", "items": [
          { "type": "input", "name": "product", "title": "P" }, { "type": "input", "name": "qty", "title": "Q", "value": "integer" }] },
        { "type": "button", "name": "go", "title": "Go", "action": "submit" }
        """#

    private static func form(_ card: String) -> String {
        #"{ "formrun": 1, "id": "f", "title": "F", "items": [\#(items)], "card": \#(card) }"#
    }

    private static func card(_ card: String) throws -> CardDefinition {
        try FormDocument.read(Array(form(card).utf8), vocabulary: .words).pages[0].card
    }

    private static func decimal(_ text: String) -> CardArgument {
        .number(ExactDecimal(text) ?? 0)
    }

    /// A part in a form file, and the part that is read.
    static let parts: [(file: String, part: CardWord)] = [
        (#""help""#, CardWord("help")), (#""issues""#, CardWord("issues")),
        (#"{ "issues": "summary" }"#, CardWord("issues", ["style": .word("summary")])),
        (#"{ "issues": { "style": "count" } }"#, CardWord("issues", ["style": .word("count")])),
        (#"{ "fields": ["a", "home"] }"#, CardWord("fields", ["fields": .fields(["a", "home"])])),
        (#"{ "fields": "home.street" }"#, CardWord("fields", ["fields": .fields(["home.street"])])),
        (#"{ "field": "a" }"#, CardWord("field", ["field": .fields(["a"])])),
        (#""buttons""#, CardWord("buttons")),
        (
            #"{ "button": "go", "icon": "→", "side": "left", "pressed": "n > 1" }"#,
            CardWord(
                "button",
                [
                    "button": .fields(["go"]), "icon": .text("→"), "side": .word("left"),
                    "pressed": .expression("n > 1"),
                ])
        ),
        (#"{ "text": "Hi {a}" }"#, CardWord("text", ["text": .text("Hi {a}")])),
        (
            #"{ "text": "Hi", "role": "header", "align": "center", "lines": 2 }"#,
            CardWord(
                "text",
                [
                    "text": .text("Hi"), "role": .word("header"), "align": .word("center"),
                    "lines": .number(2),
                ])
        ),
        (
            #"{ "text": { "text": "Hi", "role": "bad" } }"#,
            CardWord("text", ["text": .text("Hi"), "role": .word("bad")])
        ),
        (
            #"{ "text": { "en": "Hi", "de-AT": "Servus" }, "role": "small" }"#,
            CardWord(
                "text", ["text": .text(["en": "Hi", "de-AT": "Servus"]), "role": .word("small")])
        ),
        (
            #"{ "text": { "text": { "en": "Hi", "de": "Hallo" } } }"#,
            CardWord("text", ["text": .text(["en": "Hi", "de": "Hallo"])])
        ),
        (
            #"{ "title": "T", "menu": [{ "title": "Print", "action": "print" }] }"#,
            CardWord(
                "title",
                [
                    "text": .text("T"),
                    "menu": .list([.named(["title": .text("Print"), "action": .word("print")])]),
                ])
        ),
        (
            #"{ "pair": ["N", "{n}"], "yields": "value" }"#,
            CardWord(
                "pair", ["title": .text("N"), "value": .text("{n}"), "yields": .word("value")])
        ),
        (
            #"{ "pair": { "title": "N", "value": { "en": "{n}" }, "align": "right" } }"#,
            CardWord(
                "pair",
                ["title": .text("N"), "value": .text(["en": "{n}"]), "align": .word("right")])
        ),
        (#"{ "pill": "New" }"#, CardWord("pill", ["text": .text("New")])),
        (
            #"{ "icon": "★", "text": "New", "side": "right" }"#,
            CardWord("icon", ["icon": .text("★"), "text": .text("New"), "side": .word("right")])
        ),
        (
            #"{ "picture": "A house", "art": ["/\\", "{}"] }"#,
            CardWord(
                "picture", ["alt": .text("A house"), "art": .list([.word("/\\"), .word("{}")])])
        ),
        (
            #"{ "picture": "A house", "address": "https://example.org/a.png" }"#,
            CardWord(
                "picture",
                ["alt": .text("A house"), "address": .word("https://example.org/a.png")])
        ),
        (
            #"{ "link": "Us", "address": "mailto:us@example.org" }"#,
            CardWord("link", ["text": .text("Us"), "address": .word("mailto:us@example.org")])
        ),
        (#""rule""#, CardWord("rule")),
        (
            #"{ "rule": "vertical", "color": "bad" }"#,
            CardWord("rule", ["axis": .word("vertical"), "color": .word("bad")])
        ),
        (#""space""#, CardWord("space")),
        (#"{ "space": 2 }"#, CardWord("space", ["rows": .number(2)])),
        (
            #"{ "stack": ["help", { "pill": "x" }], "axis": "horizontal", "distribution": "equal", "spacing": 1 }"#,
            CardWord(
                "stack",
                [
                    "parts": .parts([CardWord("help"), CardWord("pill", ["text": .text("x")])]),
                    "axis": .word("horizontal"), "distribution": .word("equal"),
                    "spacing": .number(1),
                ])
        ),
        (
            #"{ "pages": [["help"], []], "current": "n" }"#,
            CardWord(
                "pages",
                [
                    "pages": .list([.parts([CardWord("help")]), .parts([])]),
                    "current": .expression("n"),
                ])
        ),
        (
            #"""
            { "table": "lines", "columns": [{ "title": "", "text": "{product}", "width": "fill" },
              { "title": "Q", "text": "{qty}", "align": "right", "width": 8 }],
              "foot": ["", "{= sum(lines.qty)}"], "empty": "None", "title": "All" }
            """#,
            CardWord(
                "table",
                [
                    "rows": .fields(["lines"]),
                    "columns": .list([
                        .named([
                            "title": .text(""), "text": .text("{product}"), "width": .word("fill"),
                        ]),
                        .named([
                            "title": .text("Q"), "text": .text("{qty}"), "align": .word("right"),
                            "width": .number(8),
                        ]),
                    ]), "foot": .list([.text(""), .text("{= sum(lines.qty)}")]),
                    "empty": .text("None"), "title": .text("All"),
                ])
        ),
        (
            #"{ "tiles": "lines", "text": "{row}: {qty}" }"#,
            CardWord("tiles", ["rows": .fields(["lines"]), "text": .text("{row}: {qty}")])
        ),
        (
            #"{ "table": "lines", "columns": [{ "title": "Q", "text": "{qty}" }], "parts": ["rule"], "open": "look" }"#,
            CardWord(
                "table",
                [
                    "rows": .fields(["lines"]),
                    "columns": .list([.named(["title": .text("Q"), "text": .text("{qty}")])]),
                    "parts": .parts([CardWord("rule")]), "open": .word("look"),
                ])
        ),
        (
            #"{ "tiles": { "parts": ["rule"], "width": 12 } }"#,
            CardWord("tiles", ["parts": .parts([CardWord("rule")]), "width": .number(12)])
        ),
        (
            ##"{ "bar": "n / 10", "title": "Of ten", "color": "#00FFaa" }"##,
            CardWord(
                "bar",
                [
                    "value": .expression("n / 10"), "title": .text("Of ten"),
                    "color": .word("#00FFaa"),
                ])
        ),
        (
            #"{ "progress": { "value": "n / 10", "segments": 5, "color": "good", "title": "P" } }"#,
            CardWord(
                "progress",
                [
                    "value": .expression("n / 10"), "segments": .number(5), "color": .word("good"),
                    "title": .text("P"),
                ])
        ),
        (
            #"{ "histogram": [{ "title": "N", "value": "n" }], "title": "All", "max": 9.5 }"#,
            CardWord(
                "histogram",
                [
                    "columns": .list([.named(["title": .text("N"), "value": .expression("n")])]),
                    "title": .text("All"), "max": decimal("9.5"),
                ])
        ),
        (
            #"{ "slider": "n", "min": -1, "max": 1, "step": 0.5, "title": "S" }"#,
            CardWord(
                "slider",
                [
                    "values": .expression("n"), "min": .number(-1), "max": .number(1),
                    "step": decimal("0.5"), "title": .text("S"),
                ])
        ),
        (#""answers""#, CardWord("answers")),
        (
            #"{ "slider": ["n", "n + 1"] }"#,
            CardWord("slider", ["values": .list([.expression("n"), .expression("n + 1")])])
        ),
        (
            #"""
            { "pill": "x", "id": "mark", "when": "n > 1", "x-note": 1, "$comment": "c",
              "box": { "margin": 1, "padding": { "top": 1, "left": 2 }, "border": "rounded", "fill": "muted",
                "accessory": "checkmark", "width": 20, "height": 2, "vertical": "bottom" } }
            """#,
            CardWord(
                "pill", ["text": .text("x")], id: "mark", when: "n > 1",
                box: [
                    "margin": .number(1),
                    "padding": .named(["top": .number(1), "left": .number(2)]),
                    "border": .word("rounded"), "fill": .word("muted"),
                    "accessory": .word("checkmark"), "width": .number(20), "height": .number(2),
                    "vertical": .word("bottom"),
                ])
        ),
        (
            #"{ "rule": {}, "box": { "border": { "line": "double", "color": "bad" } } }"#,
            CardWord(
                "rule",
                box: ["border": .named(["line": .word("double"), "color": .word("bad")])])
        ),
    ]

    @Test(arguments: parts.indices)
    func partsAreRead(_ index: Int) throws {
        let (file, part) = Self.parts[index]
        let needsFields = !file.hasPrefix(#"{ "field"#)
        let rest = needsFields ? #", "fields""# : #", { "stack": ["fields"] }"#
        let card = try Self.card(#"{ "parts": [\#(file)\#(rest)] }"#)
        #expect(card.parts?.first == part)
    }

    @Test func everyPartIsTried() {
        #expect(Set(Vocabulary().parts.map(\.name)) == Set(Self.parts.map(\.part.name)))
        let tried = Self.parts.flatMap { part in
            part.part.arguments.keys.map { "\(part.part.name).\($0)" }
        }
        for part in Vocabulary().parts {
            for parameter in part.parameters where parameter.name != "align" {
                #expect(tried.contains("\(part.name).\(parameter.name)"))
            }
        }
    }

    /// A trait in a form file, and the trait that is read.
    static let traits: [(file: String, trait: CardWord)] = [
        (#"{ "margins": 2 }"#, CardWord("margins", ["margins": .number(2)])),
        (
            #"{ "margins": { "left": 4, "top": 1 } }"#,
            CardWord("margins", ["margins": .named(["left": .number(4), "top": .number(1)])])
        ),
        (#""transparent""#, CardWord("transparent")), (#""rounded""#, CardWord("rounded")),
        (#""border""#, CardWord("border")),
        (
            #"{ "border": "heavy", "color": "accent" }"#,
            CardWord("border", ["line": .word("heavy"), "color": .word("accent")])
        ),
        (
            ##"{ "border": { "color": "#102030" } }"##,
            CardWord("border", ["color": .word("#102030")])
        ),
        (
            ##"{ "gradient": ["#203040", "accent"], "angle": 90 }"##,
            CardWord(
                "gradient",
                ["colors": .list([.word("#203040"), .word("accent")]), "angle": .number(90)])
        ),
        (
            #"{ "shadow": { "opacity": 0.3, "side": "left", "color": "muted" } }"#,
            CardWord(
                "shadow",
                ["opacity": decimal("0.3"), "side": .word("left"), "color": .word("muted")])
        ),
        (#"{ "editable": "editCard" }"#, CardWord("editable", ["action": .word("editCard")])),
        (#""hidden""#, CardWord("hidden")),
        (#"{ "hidden": "1 == 2" }"#, CardWord("hidden", ["when": .expression("1 == 2")])),
        (#""fullScreen""#, CardWord("fullScreen")),
    ]

    @Test(arguments: traits.indices)
    func traitsAreRead(_ index: Int) throws {
        let (file, trait) = Self.traits[index]
        #expect(try Self.card(#"{ "traits": [\#(file)] }"#).traits == [trait])
    }

    @Test func everyTraitIsTried() {
        #expect(Set(Vocabulary().traits.map(\.name)) == Set(Self.traits.map(\.trait.name)))
    }

    /// The documented usage of every word is one that the reader reads.
    @Test func usagesAreRead() throws {
        for word in Vocabulary().parts + Vocabulary().traits {
            let usage = try JSONValue(Array(word.usage.utf8), limits: .formFile)
            let name = usage.string ?? usage.members?.first?.key
            #expect(name == word.name)
            let isPart = Vocabulary().parts.contains { $0.name == word.name }
            let card =
                isPart ? #"{ "parts": [\#(word.usage)] }"# : #"{ "traits": [\#(word.usage)] }"#
            let found = FormDocument.diagnostics(
                of: Array(Self.form(card).utf8), vocabulary: .words)
            // The fields of the usage are not those of the form.
            let codes = found.map(\.code).filter { code in
                ![.unknownField, .unknownButton, .unplacedField].contains(code)
            }
            #expect(codes == [], "\(word.name): \(found)")
        }
    }

    /// A form that uses fragments keeps its card.
    @Test func cardsStandBesideFragments() throws {
        let file = #"""
            { "formrun": 1, "id": "f", "title": "F",
              "fragments": { "address": { "items": [{ "type": "input", "name": "street", "title": "S" }] } },
              "items": [{ "use": "address", "prefix": "home" }],
              "card": { "parts": [{ "text": { "en": "At {homeStreet}", "de": "In {homeStreet}" } }, { "field": "homeStreet" }] } }
            """#
        let form = try FormDocument.read(Array(file.utf8), vocabulary: .words)
        #expect(form.pages[0].card.parts?.count == 2)
        let expanded = try FormDocument.expanded(Array(file.utf8), vocabulary: .words)
        let again = try FormDocument.read(expanded, vocabulary: .words)
        #expect(again.pages[0].card == form.pages[0].card)
        MarkedForm(
            #"""
            { "formrun": 1, "id": "f", "title": "F",
              "fragments": { "address": { "items": [{ "type": "input", "name": "street", "title": "S" }] } },
              "items": [{ "use": "address", "prefix": "home" }],
              "card": { "parts": [{ "text": "At {⟦unknownField⟧street}" }, "fields"] } }
            """#
        ).check()
    }
}
