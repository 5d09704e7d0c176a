import FormModel
import Testing

/// Every item that a person may fill in is placed by the parts of a card, once.
@Suite struct CardPlacementTests {
    private static func form(_ card: String) -> MarkedForm {
        MarkedForm(
            #"""
            { "formrun": 1, "id": "f", "title": "F", "pages": [
              { "items": [
                { "type": "label", "name": "hello", "title": "Hello" },
                { "type": "input", "name": "a", "title": "A" },
                { "type": "section", "name": "home", "title": "Home", "items": [
                  { "type": "input", "name": "street", "title": "S" }, { "type": "input", "name": "zip", "title": "Z" },
                  { "type": "button", "name": "find", "title": "Find", "action": "find" }] },
                { "type": "group", "name": "g", "title": "G", "items": [{ "type": "input", "name": "b", "title": "B" }] },
                { "type": "input", "name": "sum", "title": "S", "value": "integer", "computed": "count(g)" },
                { "type": "input", "name": "user", "title": "U", "setBy": "program" },
                { "type": "input", "name": "hidden", "title": "H", "shown": false },
                { "type": "button", "name": "next", "title": "Next", "action": "next" }], "card": \#(card) },
              { "items": [{ "type": "input", "name": "last", "title": "L" }] }
            ] }
            """#)
    }

    private static let table =
        #"{ "table": "g", "columns": [{ "title": "B", "text": "{b}" }] }"#

    @Test(
        arguments: [
            #"["fields"]"#, #"["help", "fields", "buttons", "fields"]"#,
            #"[{ "fields": ["a", "home", "g"] }]"#,
            #"[{ "field": "a" }, { "fields": ["home.street", "home.zip", "g", "sum", "user", "hello"] }]"#,
            #"[{ "stack": [{ "pages": [["fields"], []] }] }]"#,
            #"[\#(table), { "fields": ["a", "home"] }, { "button": "next" }, { "button": "home.find" }]"#,
            #"[\#(table), "fields", { "tiles": "g", "text": "{b}" }]"#,
            #"[{ "text": "x", "when": "present(a)" }, "fields"]"#,
            // Missing items.
            #"⟦unplacedField⟧[]"#, #"⟦unplacedField⟧["help"]"#,
            #"⟦unplacedField⟧[{ "fields": ["a", "home"] }]"#,
            #"⟦unplacedField⟧[{ "fields": ["a", "home.street", "g"] }]"#,
            #"⟦unplacedField⟧[{ "tiles": "g", "text": "{b}" }, { "fields": ["a", "home"] }]"#,
            #"⟦unplacedField⟧[{ "stack": ["fields"], "when": "present(a)" }]"#,
            #"⟦unplacedField⟧["fields", { "field": "a", "when": "present(user)" }]"#,
            // Items that are placed twice.
            #"[{ "fields": ["a", ⟦duplicatePlacement⟧"a"] }, "fields"]"#,
            #"[{ "fields": "home" }, "fields", { "stack": [{ "field": ⟦duplicatePlacement⟧"home.zip" }] }]"#,
            #"[\#(table), { "field": ⟦duplicatePlacement⟧"g" }, "fields"]"#,
            #"["fields", { "button": "next" }, { "button": ⟦duplicatePlacement⟧"next" }]"#,
            // Names that the page does not have.
            #"[{ "fields": ["a", ⟦unknownField⟧"c", ⟦notOnPage⟧"last"] }]"#,
            #"[{ "field": ⟦unknownField⟧"next" }]"#,
            #"["fields", { "button": ⟦unknownButton⟧"a" }, { "button": ⟦unknownButton⟧"x" }]"#,
            #"["fields", { "tiles": ⟦notOnPage⟧"last", "text": "x" }, { "tiles": ⟦notAGroup⟧"home", "text": "x" }]"#,
            // Parts that cannot be read might place the rest.
            #"[⟦unknownPart⟧"feilds"]"#, #"[{ "fields": ⟦badParameter⟧["a", 1] }]"#,
            #"[⟦wrongType⟧1]"#,
            #"[{ ⟦missingParameter⟧"stack": {} }]"#, #"[{ "stack": ⟦badParameter⟧1 }]"#,
            #"[{ "stack": [⟦wrongType⟧1] }]"#,
        ])
    func placed(_ parts: String) {
        Self.form(#"{ "parts": \#(parts) }"#).check()
        Self.form(
            #"{ "states": [{ "state": "custom:x", "when": "present(a)", "parts": \#(parts) }, { "state": "empty" }] }"#
        ).check()
    }

    @Test func aLoadingCardMayShowLess() {
        let found = Self.form(
            #"{ "states": [{ "state": "loading", "parts": ⟦unplacedWhileLoading⟧["help"] }] }"#
        ).check()
        #expect(found.allSatisfy { $0.severity == .warning })
        Self.form(#"{ "states": [{ "state": "loading", "parts": ["fields"] }] }"#).check()
    }

    @Test func theMessageNamesTheItems() {
        let found = Self.form(#"{ "parts": ⟦unplacedField⟧[{ "fields": ["home"] }] }"#).check()
        #expect(
            found.first?.message
                == "These parts do not always show \"a\", \"g\", which a person may fill in: add \"fields\", which shows all that no other part places."
        )
    }
}
