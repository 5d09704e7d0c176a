import FormModel
import Testing

/// The states of cards in a form file.
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

    @Test func aFormOfOnePageHasThemAtItsTop() throws {
        let form = MarkedForm(
            #"""
            { "formrun": 1, "id": "f", "title": "F",
              "card": { "states": [{ "state": "custom:a", "when": "present(t)" }] },
              "items": [{ "type": "input", "name": "t", "title": "T" }] }
            """#)
        form.check()
        let read = try FormDocument.read(form.bytes, vocabulary: .words)
        #expect(read.pages[0].card.states == [CardStateRule("a", when: "present(t)")])
        MarkedForm(
            #"""
            { "formrun": 1, "id": "f", "title": "F", ⟦misplacedKey⟧"card": {},
              "pages": [{ "items": [{ "type": "input", "name": "t", "title": "T" }] }] }
            """#
        ).check()
    }

    @Test(
        arguments: [
            "{}", #"{ "states": [] }"#,
            "⟦wrongType⟧1", "⟦wrongType⟧[]", #"{ "states": ⟦wrongType⟧{} }"#,
            #"{ ⟦unsupportedKey⟧"traits": [], ⟦unsupportedKey⟧"parts": [], ⟦unsupportedKey⟧"action": "x" }"#,
            #"{ ⟦unknownKey⟧"sates": [] }"#,
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
            #"{ "state": ⟦badState⟧"custom:", "when": "present(t)" }"#,
            #"{ "state": ⟦badState⟧"custom:a b", "when": "present(t)" }"#,
            #"{ "state": ⟦badState⟧"Custom:a", "when": "present(t)" }"#,
            #"{ "state": ⟦badState⟧"custom:invalid", "when": "present(t)" }"#,
            #"{ "state": "custom:a", "when": "present(t)" }, { "state": ⟦duplicateState⟧"custom:a", "when": "n > 1" }"#,
            #"{ "state": "custom:a", "when": "⟦expressionType⟧n" }"#,
            #"{ "state": "custom:a", "when": "n > 1 && ⟦unknownField⟧z" }"#,
            #"{ "state": "custom:a", "when": "t == \u0027é\u0027 ⟦expressionSyntax⟧& present(t)" }"#,
            #"{ "state": "custom:a", "when": "n > 1", ⟦unsupportedKey⟧"parts": [], ⟦unknownKey⟧"then": 1 }"#,
        ])
    func states(_ list: String) {
        Self.states("[\(list)]").check()
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
            ([CardStateRule("invalid", when: "present(t)")], .badState),
            (
                [CardStateRule("a", when: "present(t)"), CardStateRule("a", when: "t == 'x'")],
                .duplicateState
            ),
            ([CardStateRule("a", when: "t")], .expressionType),
        ] as [([CardStateRule], DefinitionCode)])
    func inSwiftToo(_ row: (states: [CardStateRule], code: DefinitionCode)) {
        let error = #expect(throws: FormDefinitionError.self) {
            try Form(
                id: "f", title: "F",
                pages: [Page(card: CardDefinition(states: row.states), items: [.input("t", title: "T")])])
        }
        #expect(error?.problems.map(\.code) == [row.code])
    }
}
