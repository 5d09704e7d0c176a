import FormModel
import Testing

/// Defaults in a form file that are expressions, and what is said of those that cannot be.
@Suite struct DefaultDocumentTests {
    private static func form(_ item: String) -> MarkedForm {
        MarkedForm(
            #"""
            { "formrun": 1, "id": "f", "title": "F", "items": [
              { "type": "input", "name": "n", "title": "N", "value": "integer" },
              { "type": "input", "name": "t", "title": "T" },
              \#(item)
            ] }
            """#)
    }

    private static func input(_ initial: String, _ members: String = "") -> MarkedForm {
        form(#"{ "type": "input", "name": "x", "title": "X", \#(members)"default": \#(initial) }"#)
    }

    @Test func anExpressionIsRead() throws {
        let bytes = Self.input(#"{ "expression": "n + 1" }"#, #""value": "integer", "#).bytes
        let form = try FormDocument.read(bytes, vocabulary: .words)
        #expect(form.input("x")?.defaultExpression?.source == "n + 1")
        #expect(form.input("x")?.defaultValue == .empty)
    }

    @Test(arguments: ["today()", "{ \\\"expression\\\": \\\"n\\\" }", "n + 1"])
    func aTextThatLooksLikeOneIsAText(_ text: String) throws {
        let form = try FormDocument.read(Self.input("\"\(text)\"").bytes, vocabulary: .words)
        let plain = text.split(separator: "\\").joined()
        #expect(form.input("x")?.defaultValue == .text(plain))
        #expect(form.input("x")?.defaultExpression == nil)
    }

    @Test(
        arguments: [
            #"⟦missingKey⟧{}"#, #"{ "expression": ⟦wrongType⟧1 }"#,
            #"⟦missingKey⟧{ ⟦unknownKey⟧"expresion": "t" }"#,
            #"{ "expression": "t", ⟦unknownKey⟧"value": "x" }"#,
            #"{ "expression": "⟦expressionType⟧n" }"#, #"{ "expression": "⟦unknownField⟧z" }"#,
            #"{ "expression": "t + \u0027a\u0027 ⟦expressionType⟧+ n" }"#,
            #"{ "expression": "⟦expressionSyntax⟧" }"#, #"{ "expression": "⟦conditionLoop⟧x" }"#,
            #"⟦wrongType⟧["x"]"#,
        ])
    func placesAreExact(_ initial: String) {
        Self.input(initial).check()
    }

    @Test(
        arguments: [
            #"{ "type": "secureInput", "name": "x", "title": "X", ⟦misplacedKey⟧"default": { "expression": "t" } }"#,
            #"{ "type": "button", "name": "x", "title": "X", "action": "submit", ⟦misplacedKey⟧"default": { "expression": "t" } }"#,
            #"{ "type": "label", "title": "X", ⟦misplacedKey⟧"default": { "expression": "t" } }"#,
            #"⟦misplacedKey⟧{ "type": "input", "name": "x", "title": "X", "computed": "t", "default": { "expression": "t" } }"#,
            #"{ "type": "group", "name": "g", "title": "G", "items": [{ "type": "input", "name": "x", "title": "X", "default": ⟦misplacedKey⟧{ "expression": "'a'" } }] }"#,
            #"{ "type": "input", "name": "x", "title": "X", "value": "choices", "choices": ["a"], "default": { "expression": "⟦expressionType⟧x" } }"#,
        ])
    func onlyAnInputOfTheFormHasOne(_ item: String) {
        Self.form(item).check()
    }

    @Test func loopsAreNamed() {
        let found = Self.form(
            #"""
            { "type": "input", "name": "a", "title": "A", "default": { "expression": "⟦conditionLoop⟧b" } },
            { "type": "input", "name": "b", "title": "B", "visibleWhen": "present(c)" },
            { "type": "input", "name": "c", "title": "C", "default": { "expression": "a" } }
            """#
        ).check()
        #expect(found.first?.message.contains("a -> b -> c -> a") == true)
    }

    @Test(
        arguments: [
            FormItem.secureInput("x", title: "X"), .label("X"),
            .button("x", title: "X", action: .submit),
            .group("x", title: "X", items: [.input("y", title: "Y")]),
            .group("g", title: "G", items: [.input("y", title: "Y", default: "'a'")]),
        ])
    func inSwiftToo(_ item: FormItem) {
        var item = item
        if item.name != "g" { item.defaultExpression = "'a'" }
        let error = #expect(throws: FormDefinitionError.self) {
            try Form(id: "f", title: "F", items: [item, .input("n", title: "N")])
        }
        #expect(error?.problems.map(\.code) == [.misplacedKey])
    }
}
