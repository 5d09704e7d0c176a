import FormModel
import Testing

/// The mistakes in parts and traits of cards, each in its place.
@Suite struct CardDiagnosticTests {
    private static func form(_ card: String) -> MarkedForm {
        MarkedForm(
            #"""
            { "formrun": 1, "id": "f", "title": "F", "items": [
              { "type": "input", "name": "a", "title": "A" },
              { "type": "input", "name": "n", "title": "N", "value": "integer" },
              { "type": "input", "name": "many", "title": "M", "value": "choices", "choices": ["x", "y"] },
              { "type": "secureInput", "name": "pin", "title": "PIN" },
              { "type": "group", "name": "lines", "title": "L", "items": [
                { "type": "input", "name": "product", "title": "P" },
                { "type": "input", "name": "qty", "title": "Q", "value": "integer" },
                { "type": "secureInput", "name": "code", "title": "C" }] },
              { "type": "button", "name": "go", "title": "Go", "action": "submit" }],
              "card": \#(card) }
            """#)
    }

    @Test(
        arguments: [
            // Names and forms of words.
            #"⟦unknownPart⟧"nosuch""#, #"{ ⟦unknownPart⟧"txet": "x" }"#, "⟦wrongType⟧1",
            "⟦wrongType⟧{}",
            #"⟦wrongType⟧{ "when": "n > 1" }"#, "⟦wrongType⟧null", "⟦wrongType⟧[]",
            // Parameters.
            #"{ "text": "x", ⟦unknownParameter⟧"rolle": "header" }"#,
            #"{ "text": { "text": "x", ⟦unknownParameter⟧"rolle": "header" } }"#,
            #"{ "text": { ⟦unknownParameter⟧"txet": "x" } }"#, #"⟦missingParameter⟧"text""#,
            #"{ ⟦missingParameter⟧"text": {} }"#,
            #"{ "text": { "text": "x", "role": "bad" }, ⟦badParameter⟧"role": "good" }"#,
            #"{ "pill": "x", ⟦badParameter⟧"text": "y" }"#, #"{ "help": ⟦missingParameter⟧1 }"#,
            #"{ "buttons": { ⟦unknownParameter⟧"a": 1 } }"#,
            #"{ "text": "x", "role": ⟦unknownWord⟧"headre" }"#,
            #"{ "text": "x", "role": ⟦badParameter⟧1 }"#,
            #"{ "text": "x", "align": ⟦unknownWord⟧"centre" }"#,
            #"{ "issues": ⟦unknownWord⟧"lists" }"#,
            #"{ ⟦missingParameter⟧"pair": ["x"] }"#,
            #"{ "pair": ⟦missingParameter⟧["x", "y", "z"] }"#,
            #"{ "pair": ⟦missingParameter⟧"x" }"#, #"{ "pair": [⟦wrongType⟧1, "x"] }"#,
            #"{ "space": ⟦badParameter⟧"2" }"#, #"{ "space": ⟦badParameter⟧-1 }"#,
            #"{ "space": ⟦badParameter⟧1.5 }"#,
            #"{ "stack": ⟦badParameter⟧"help" }"#, #"{ "stack": [⟦unknownPart⟧"halp"] }"#,
            #"{ "pages": ⟦badParameter⟧[], "current": "n" }"#,
            #"{ "pages": [⟦badParameter⟧"help"], "current": "n" }"#,
            #"{ "title": "T", "menu": [⟦missingParameter⟧{ "title": "x" }] }"#,
            #"{ "title": "T", "menu": [{ "title": "x", "action": ⟦badName⟧"a b" }] }"#,
            #"{ "title": "T", "menu": [{ "title": ⟦emptyText⟧" ", "action": "x", ⟦unknownParameter⟧"icon": 1 }] }"#,
            #"{ "picture": "P", "art": ⟦badParameter⟧"x" }"#,
            #"{ "picture": "P", "art": [⟦badParameter⟧1] }"#,
            #"{ ⟦missingParameter⟧"tiles": "lines" }"#,
            #"{ ⟦missingParameter⟧"tiles": { "text": "x" } }"#,
            // Numbers in order.
            #"{ "slider": "n", "min": 5, "max": ⟦badParameter⟧5 }"#,
            #"{ "slider": { "values": "n", "max": ⟦badParameter⟧-1 } }"#,
            #"{ "slider": "n", "min": ⟦badParameter⟧1 }"#, #"{ "slider": "n", "min": 0.5 }"#,
            #"{ "slider": "n", "min": -3, "max": -2, "step": ⟦badParameter⟧0 }"#,
            #"{ "histogram": [{ "title": "N", "value": "n" }], "max": ⟦badParameter⟧0 }"#,
            #"{ "histogram": [{ "title": "N", "value": "n" }], "max": 0.1 }"#,
            #"{ "slider": ⟦badParameter⟧[] }"#, #"{ "slider": "n", "min": ⟦badParameter⟧"0" }"#,
            // Texts and links.
            #"{ "pill": ⟦emptyText⟧"" }"#, #"{ "pill": { "en": "x", "de": ⟦wrongType⟧1 } }"#,
            #"{ "text": "{⟦unknownField⟧nobody}" }"#,
            #"{ "text": { "en": "x", "de": "{⟦unknownField⟧nobody}" } }"#,
            #"{ "text": "{⟦secretRead⟧pin}" }"#, #"{ "pair": ["A", "{= ⟦secretRead⟧pin}"] }"#,
            #"{ "text": "{= n ⟦expressionType⟧+ a}" }"#, #"{ "pill": "a ⟦malformedTemplate⟧} b" }"#,
            #"{ "text": "[x](⟦badLink⟧ftp://x)" }"#, #"{ "text": "[x](⟦badLink⟧https://{a})" }"#,
            #"{ "link": "x", "address": ⟦badLink⟧"http://x" }"#,
            #"{ ⟦missingParameter⟧"link": "x" }"#,
            #"{ "link": "x", "address": ⟦badLink⟧"https://" }"#,
            // Expressions.
            #"{ "bar": "⟦expressionType⟧a" }"#, #"{ "bar": ⟦badParameter⟧1 }"#,
            #"{ "bar": "⟦secretRead⟧length(pin)" }"#,
            #"{ "bar": "n / ⟦unknownField⟧m" }"#, #"{ "slider": ["n", "⟦expressionType⟧a"] }"#,
            #"{ "histogram": [{ "title": "N", "value": "⟦expressionType⟧many" }] }"#,
            #"{ "pages": [["help"]], "current": "⟦expressionType⟧n > 1" }"#,
            #"{ ⟦missingParameter⟧"pages": [["help"]] }"#,
            #"{ "pill": "x", "when": "⟦expressionType⟧n" }"#,
            #"{ "pill": "x", "when": ⟦wrongType⟧true }"#,
            // Colours, boxes and ids.
            #"{ "bar": "n", "color": ⟦unknownColor⟧"reddish" }"#,
            #"{ "picture": "x", "address": "https://example.org/a.png" }"#,
            #"{ "picture": "x", "address": ⟦badParameter⟧"http://example.org/a.png" }"#,
            #"{ "picture": "x", "address": ⟦badParameter⟧"data:image/png;base64,AA" }"#,
            #"{ "picture": "x", "address": ⟦badParameter⟧"https://example.org/{a}.png" }"#,
            #"{ "rule": "horizontal", "color": ⟦unknownColor⟧"red" }"#,
            #"{ "text": "x", "lines": ⟦badParameter⟧11 }, { "button": "go", "pressed": "n > 1" }"#,
            #"{ "pill": "x", "box": { "accessory": { "icon": "*", "text": "{a}" } } }"#,
            #"{ "pill": "x", "box": { "accessory": ⟦missingParameter⟧{ "icon": "*" } } }"#,
            ##"{ "bar": "n", "color": ⟦unknownColor⟧"#12345" }"##,
            #"{ "pill": "x", "box": ⟦badParameter⟧1 }"#,
            #"{ "pill": "x", "box": { ⟦unknownParameter⟧"margn": 1 } }"#,
            #"{ "pill": "x", "box": { "margin": ⟦badParameter⟧101, "border": ⟦unknownWord⟧"thin", "fill": ⟦unknownColor⟧"red" } }"#,
            #"{ "pill": "x", "box": { "padding": { "top": ⟦badParameter⟧-1, ⟦unknownParameter⟧"up": 1 } } }"#,
            #"{ "pill": "x", "box": { "border": { "line": ⟦unknownWord⟧"thin", "color": ⟦unknownColor⟧"x" }, "width": ⟦unknownWord⟧"all" } }"#,
            #"{ "pill": "x", "id": ⟦badName⟧"a b" }"#, #"{ "pill": "x", "id": ⟦wrongType⟧1 }"#,
            #"{ "pill": "x", "id": "i" }, { "stack": [{ "pill": "x", "id": ⟦duplicateId⟧"i" }] }"#,
        ])
    func parts(_ part: String) {
        Self.form(#"{ "parts": [\#(part), "fields"] }"#).check()
    }

    @Test(
        arguments: [
            #"{ "table": "lines", "columns": ⟦badParameter⟧[] }"#,
            #"{ ⟦missingParameter⟧"table": "lines" }"#,
            #"{ "table": "lines", "columns": [⟦missingParameter⟧{ "title": "x" }] }"#,
            #"{ "table": "lines", "columns": [{ "title": "x", "text": "{⟦unknownField⟧prodct}" }] }"#,
            #"{ "table": "lines", "columns": [{ "title": "{⟦unknownField⟧product}", "text": "{product} {a} {row}" }] }"#,
            #"{ "table": "lines", "columns": [{ "title": "x", "text": "{⟦secretRead⟧code}" }] }"#,
            #"{ "table": "lines", "columns": [{ "title": "x", "text": "{= qty ⟦expressionType⟧+ product}", "width": ⟦unknownWord⟧"wide" }] }"#,
            #"{ "table": "lines", "columns": [{ "title": "x", "text": "{qty}", "width": ⟦badParameter⟧0 }], "foot": ["", "{⟦unknownField⟧qty}"] }"#,
            #"{ "table": ⟦notAGroup⟧"a", "columns": [{ "title": "x", "text": "x" }] }"#,
            #"{ "table": ⟦unknownField⟧"lnes", "columns": [{ "title": "x", "text": "{anything}" }] }"#,
            #"{ "tiles": "lines", "text": "{⟦unknownField⟧nobody}" }"#,
            #"{ "tiles": ⟦unknownField⟧"x", "text": "x" }"#,
            #"{ "tiles": "lines", "parts": [{ "text": "{product}", "when": "qty > 1" }, { "bar": "qty / 9" }] }"#,
            #"{ "tiles": "lines", "parts": [{ "text": "{⟦unknownField⟧prodct}" }, { "stack": [{ "bar": "⟦unknownField⟧q" }] }] }"#,
            #"{ "tiles": { "parts": [{ "text": "{⟦unknownField⟧product}" }] } }"#,
            #"{ "tiles": "lines", "parts": [⟦partInRows⟧"fields", { ⟦partInRows⟧"button": "go" }, { ⟦partInRows⟧"tiles": "lines", "text": "x" }] }"#,
            #"{ "table": "lines", "columns": [{ "title": "x", "text": "x" }], "parts": [{ "pill": "{product}" }, { "text": "{⟦secretRead⟧code}" }] }"#,
        ])
    func partsAboutRows(_ part: String) {
        Self.form(#"{ "parts": [\#(part), "fields"] }"#).check()
    }

    /// What is filled in or pressed could not be reached in a page that is not shown.
    @Test(
        arguments: [
            "⟦partInPages⟧\"fields\"", "⟦partInPages⟧\"buttons\"",
            #"{ ⟦partInPages⟧"field": "n" }"#, #"{ ⟦partInPages⟧"button": "go" }"#,
            #"{ ⟦partInPages⟧"title": "T", "menu": [{ "title": "M", "action": "m" }] }"#,
            #"{ ⟦partInPages⟧"table": "lines", "columns": [{ "title": "P", "text": "{product}" }] }"#,
            #"{ "stack": [{ "pill": "x" }, { "tiles": { "parts": [{ ⟦partInPages⟧"fields": ["n"] }] } }] }"#,
            #"{ "title": "T" }, "help", "issues", { "tiles": "lines", "text": "{product}" }"#,
        ])
    func partsInPages(_ parts: String) {
        for pages in ["[[\(parts)], []]", "[[], [\(parts)]]"] {
            Self.form(#"{ "parts": [{ "pages": \#(pages), "current": "n" }, "fields"] }"#).check()
        }
        Self.form(
            #"{ "parts": [{ "pages": [[]], "current": "n" }, "fields", { "button": "go" }] }"#
        ).check()
    }

    @Test(
        arguments: [
            #"⟦unknownTrait⟧"sparkly""#, #"{ ⟦unknownTrait⟧"boder": "heavy" }"#, "⟦wrongType⟧1",
            #""rounded", ⟦duplicateTrait⟧"rounded""#,
            #"{ "border": { "color": ⟦unknownColor⟧"reddish" } }"#,
            #"{ "border": ⟦unknownWord⟧"rounded" }"#,
            #"{ "border": "heavy", ⟦unknownParameter⟧"when": "n > 1" }"#,
            #"{ "shadow": ⟦badParameter⟧2 }"#, #"{ "shadow": { "side": ⟦unknownWord⟧"up" } }"#,
            #"{ "gradient": ⟦badParameter⟧["accent"] }"#, #"⟦missingParameter⟧"gradient""#,
            #"{ "gradient": ["accent", ⟦unknownColor⟧"blue"], "angle": ⟦badParameter⟧361 }"#,
            #"{ "margins": ⟦badParameter⟧"x" }"#, #"{ "margins": { ⟦unknownParameter⟧"lft": 1 } }"#,
            #"{ "hidden": "⟦expressionType⟧n" }"#, #"{ "hidden": ⟦badParameter⟧true }"#,
            #"{ "editable": ⟦badName⟧"a b" }"#, #"{ "transparent": ⟦missingParameter⟧1 }"#,
        ])
    func traits(_ traits: String) {
        Self.form(#"{ "traits": [\#(traits)] }"#).check()
    }

    @Test(
        arguments: [
            (#""halp""#, "Did you mean \"help\"?"),
            (#"{ "text": "x", "rle": "bad" }"#, "\"role\"?"),
            (#"{ "text": "x", "role": "headre" }"#, "\"header\"?"),
            (#"{ "bar": "n", "color": "accnt" }"#, "\"accent\"?"),
            (#"{ "button": "og" }"#, "\"go\"?"),
            (#"{ "field": "mny" }"#, "\"many\"?"),
            (#"{ "pill": "x", "wen": "n > 1" }"#, "\"when\"?"),
            (#"{ "pill": "x", "box": { "borde": "light" } }"#, "\"border\"?"),
            (#"{ "text": "{mny}" }"#, "\"many\"?"),
        ])
    func theNearestNameIsSuggested(_ row: (part: String, hint: String)) {
        let bytes = Self.form(#"{ "parts": [\#(row.part), "fields"] }"#).bytes
        let found = FormDocument.diagnostics(of: bytes, vocabulary: .words)
        #expect(found.first?.message.hasSuffix(row.hint) == true, "\(found)")
    }

    /// A file nests at most 64 levels of JSON, so its parts never reach their own limit.
    @Test func deepPartsAreRefused() {
        let inner = String(repeating: #"{ "stack": ["#, count: 31)
        let form = Self.form(#"{ "parts": [\#(inner)"fields""#)
        let found = FormDocument.diagnostics(of: form.bytes, vocabulary: .words)
        #expect(found.map(\.code) == [.tooDeep])
    }

    /// Items that cannot be read cause no further problem of a card that names them.
    @Test func unreadableItemsAreNamedInVain() {
        MarkedForm(
            #"""
            { "formrun": 1, "id": "f", "title": "F", "items": [
              { "type": ⟦unknownItemType⟧"inptu", "name": "a", "title": "A" },
              { "type": "input", "name": ⟦badName⟧"b c", "title": "B" },
              { "type": "input", "name": "d", "title": "D" }],
              "card": { "parts": [{ "field": "a" }, { "text": "{b}" }, { "button": "x" }, { "table": "a", "columns": [{ "title": "x", "text": "{y}" }] }] } }
            """#
        ).check()
    }
}
