import FormModel
import Testing

/// The card of a page in a form file, and its states.
@Suite struct CardDocumentTests {
    private static func states(_ list: String) -> MarkedForm { card(#"{ "states": \#(list) }"#) }

    private static func card(_ card: String) -> MarkedForm {
        MarkedForm(
            #"""
            { "formrun": 1, "id": "f", "title": "F", "pages": [
              { "items": [{ "type": "input", "name": "n", "title": "N", "value": "integer" }] },
              { "items": [{ "type": "input", "name": "t", "title": "T" }], "card": \#(card) }
            ] }
            """#)
    }

    private static func read(_ card: String) throws -> CardDefinition {
        try FormDocument.read(Self.card(card).bytes, vocabulary: .words).pages[1].card
    }

    @Test func statesAreRead() throws {
        let bytes = Self.states(
            #"[{ "state": "custom:large", "when": "n > 9" }, { "state": "custom:odd", "when": "t == 'x'" }]"#
        ).bytes
        let form = try FormDocument.read(bytes, vocabulary: .words)
        #expect(form.pages[0].card.states.isEmpty)
        #expect(
            form.pages[1].card.states == [
                CardStateRule("large", when: "n > 9"), CardStateRule("odd", when: "t == 'x'"),
            ])
    }

    @Test func allKeysAreRead() throws {
        let card = try Self.read(
            #"""
            { "traits": ["rounded"], "parts": ["fields", "buttons"], "open": "edit", "states": [
              { "state": "custom:large", "when": "n > 9", "parts": ["fields"], "open": "call" },
              { "state": "empty", "parts": ["help", "fields"] }, { "state": "loading", "open": "wait" },
              { "state": "hasData" }, { "state": "custom:invalid", "parts": ["issues", "fields"] }] }
            """#)
        let fields = CardWord("fields")
        #expect(
            card
                == CardDefinition(
                    traits: [CardWord("rounded")], parts: [fields, CardWord("buttons")],
                    states: [
                        CardStateRule("large", when: "n > 9", parts: [fields], open: "call"),
                        CardStateRule(.empty, parts: [CardWord("help"), fields]),
                        CardStateRule(.loading, parts: nil, open: "wait"),
                        CardStateRule(.hasData, parts: nil),
                        CardStateRule(.invalid, parts: [CardWord("issues"), fields]),
                    ], open: "edit"))
    }

    @Test func aFormOfOnePageHasItAtItsTop() throws {
        let form = MarkedForm(
            #"""
            { "formrun": 1, "id": "f", "title": "F",
              "card": { "traits": ["rounded"], "states": [{ "state": "custom:a", "when": "present(t)" }] },
              "items": [{ "type": "input", "name": "t", "title": "T" }] }
            """#)
        form.check()
        let read = try FormDocument.read(form.bytes, vocabulary: .words)
        #expect(read.pages[0].card.states == [CardStateRule("a", when: "present(t)")])
        #expect(read.pages[0].card.traits == [CardWord("rounded")])
        MarkedForm(
            #"""
            { "formrun": 1, "id": "f", "title": "F", ⟦misplacedKey⟧"card": {},
              "pages": [{ "items": [{ "type": "input", "name": "t", "title": "T" }] }] }
            """#
        ).check()
    }

    @Test(
        arguments: [
            "{}", #"{ "states": [], "traits": [], "x-tool": 1, "$comment": "c" }"#,
            "⟦wrongType⟧1", "⟦wrongType⟧[]", #"{ "states": ⟦wrongType⟧{} }"#,
            #"{ "traits": ⟦wrongType⟧"rounded", "parts": ⟦wrongType⟧"fields" }"#,
            #"{ ⟦unknownKey⟧"action": "x", "open": ⟦badName⟧"a b" }"#,
            #"{ "open": ⟦wrongType⟧1 }"#, #"{ ⟦unknownKey⟧"sates": [] }"#,
            #"{ ⟦extensionLikeKey⟧"x-states": [] }"#,
        ])
    func cards(_ card: String) {
        Self.card(card).check()
    }

    @Test(
        arguments: [
            "⟦wrongType⟧1", #"⟦missingKey⟧{ "state": "custom:a" }"#,
            #"⟦missingKey⟧{ "when": "present(t)" }"#,
            #"{ "state": ⟦wrongType⟧1, "when": ⟦wrongType⟧true }"#,
            #"{ "state": ⟦badState⟧"large", "when": "present(t)" }"#,
            #"{ "state": ⟦badState⟧"hasData", "when": "present(t)" }"#,
            #"{ "state": ⟦badState⟧"none" }"#, #"{ "state": ⟦badState⟧"hasdata" }"#,
            #"{ "state": ⟦badState⟧"custom:", "when": "present(t)" }"#,
            #"{ "state": ⟦badState⟧"custom:a b", "when": "present(t)" }"#,
            #"{ "state": ⟦badState⟧"Custom:a", "when": "present(t)" }"#,
            #"{ "state": ⟦badState⟧"custom:invalid", "when": "present(t)" }"#,
            #"{ "state": "custom:a", "when": "present(t)" }, { "state": ⟦duplicateState⟧"custom:a", "when": "n > 1" }"#,
            #"{ "state": "empty" }, { "state": ⟦duplicateState⟧"empty", "open": "x" }"#,
            #"{ "state": "custom:a", "when": "⟦expressionType⟧n" }"#,
            #"{ "state": "custom:a", "when": "n > 1 && ⟦unknownField⟧z" }"#,
            #"{ "state": "custom:a", "when": "t == \u0027é\u0027 ⟦expressionSyntax⟧& present(t)" }"#,
            #"{ "state": "custom:a", "when": "n > 1", "parts": ⟦wrongType⟧{}, ⟦unknownKey⟧"then": 1 }"#,
            #"{ "state": "custom:a", "when": "n > 1", "open": ⟦badName⟧"1" }"#,
        ])
    func states(_ list: String) {
        Self.states("[\(list)]").check()
    }

    @Test(
        arguments: [
            ("hasdata", nil, "Did you mean \"hasData\"?"), ("emty", nil, "Did you mean \"empty\"?"),
            ("large", "n > 1", "Did you mean \"custom:large\"?"),
            ("custom:invald", nil, "say by an expression when the card is in this state."),
            ("loading", "n > 1", "\"custom:invalid\" without it."),
        ])
    func theNearestStateIsSuggested(_ row: (state: String, when: String?, end: String)) {
        let when = row.when.map { #", "when": "\#($0)""# } ?? ""
        let bytes = Self.states(#"[{ "state": "\#(row.state)"\#(when) }]"#).bytes
        let found = FormDocument.diagnostics(of: bytes, vocabulary: .words)
        #expect(found.count == 1 && found.first?.message.hasSuffix(row.end) == true, "\(found)")
    }

    @Test func unknownNamesAreCompared() throws {
        let found = Self.states(
            #"[{ "state": "custom:a", ⟦unknownKey⟧"whne": "t", "when": "n > 1" }]"#
        )
        .check()
        #expect(found.first?.message.contains("\"when\"") == true)
    }

    @Test(
        arguments: [
            ([CardStateRule("invalid", when: "present(t)")], .badState, "card.states[0]"),
            ([CardStateRule(.none, parts: nil)], .badState, "card.states[0]"),
            ([CardStateRule(.custom("a b"), parts: nil)], .badState, "card.states[0]"),
            ([CardStateRule(.custom("a"), parts: nil)], .missingKey, "card.states[0]"),
            (
                [CardStateRule("a", when: "present(t)"), CardStateRule("a", when: "t == 'x'")],
                .duplicateState, "card.states[1]"
            ),
            ([CardStateRule("a", when: "t")], .expressionType, "card.states[0].when"),
        ] as [([CardStateRule], DefinitionCode, String)])
    func inSwiftToo(_ row: (states: [CardStateRule], code: DefinitionCode, place: String)) {
        let error = #expect(throws: FormDefinitionError.self) {
            try Form(
                id: "f", title: "F",
                pages: [
                    Page(
                        card: CardDefinition(states: row.states), items: [.input("t", title: "T")])
                ])
        }
        #expect(error?.problems.map(\.code) == [row.code])
        #expect(error?.description.hasPrefix("\(row.place): error: ") == true)
    }
}
