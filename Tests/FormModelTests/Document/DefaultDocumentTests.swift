import FormModel
import Testing

/// Calculated defaults in a form file, and the diagnostics for invalid ones.
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
            #"{ "type": "group", "name": "g", "title": "G", "default": ⟦wrongType⟧{ "expression": "t" }, "items": [{ "type": "input", "name": "x", "title": "X" }] }"#,
            row(#""type": "secureInput", ⟦misplacedKey⟧"default": { "expression": "t" }"#),
            row(
                #""type": "input", "default": { "expression": "t" }, "computed": "t""#,
                "⟦misplacedKey⟧"),
            #"{ "type": "input", "name": "x", "title": "X", "value": "choices", "choices": ["a"], "default": { "expression": "⟦conditionLoop⟧x" } }"#,
        ])
    func onlyAnInputHasOne(_ item: String) {
        Self.form(item).check()
    }

    // MARK: In rows

    private static func row(_ members: String, _ mark: String = "") -> String {
        #"""
        { "type": "group", "name": "g", "title": "G", "items": [
          { "type": "input", "name": "m", "title": "M", "value": "integer" },
          { "type": "secureInput", "name": "s", "title": "S" },
          \#(mark){ "name": "x", "title": "X", \#(members) }] }
        """#
    }

    /// In rows, names are those of the row and of the enclosing scope.
    @Test(
        arguments: [
            (#""value": "integer""#, "m + n"), ("", "t"), (#""value": "date""#, "today()"),
            (#""value": "integer""#, "⟦expressionType⟧t"), ("", "⟦unknownField⟧z"),
            ("", "⟦secretRead⟧s"), ("", "⟦secretRead⟧secret"), ("", "⟦conditionLoop⟧x"),
            (#""value": "integer""#, "n + ⟦unknownField⟧k"),
            (#""value": "integer""#, "count(g)"),
            (#""value": "integer""#, "⟦conditionLoop⟧sum(g.x)"),
            (#""value": "integer""#, "⟦conditionLoop⟧all"),
        ])
    func aRowMayHaveOne(_ initial: (members: String, expression: String)) {
        let members = initial.members.isEmpty ? "" : "\(initial.members), "
        let item = Self.row(
            #""type": "input", \#(members)"default": { "expression": "\#(initial.expression)" }"#)
        Self.form(
            #"""
            { "type": "secureInput", "name": "secret", "title": "S" }, \#(item),
            { "type": "input", "name": "all", "title": "All", "value": "integer", "computed": "count(g)" }
            """#
        ).check()
    }

    @Test func aRowKeepsIt() throws {
        let item = Self.row(#""type": "input", "default": { "expression": "t" }"#)
        let form = try FormDocument.read(Self.form(item).bytes, vocabulary: .words)
        #expect(form.input("g")?.items.last?.defaultExpression?.source == "t")
    }

    @Test(
        arguments: [
            (
                row(
                    #""type": "input", "value": "integer", "default": { "expression": "⟦conditionLoop⟧all" }"#
                ),
                "g (x) -> all -> g (x)"
            ),
            (
                row(
                    #""type": "input", "default": { "expression": "⟦conditionLoop⟧y" } }, { "type": "input", "name": "y", "title": "Y", "visibleWhen": "present(x)""#
                ), "x -> y -> x"
            ),
        ])
    func loopsOfRowsAreNamed(_ row: (item: String, loop: String)) {
        let found = Self.form(
            #"""
            \#(row.item),
            { "type": "input", "name": "all", "title": "All", "value": "integer", "computed": "count(g)" }
            """#
        ).check()
        #expect(found.first?.message.contains(row.loop) == true)
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
        ])
    func inSwiftToo(_ item: FormItem) {
        var item = item
        item.defaultExpression = "'a'"
        let error = #expect(throws: FormDefinitionError.self) {
            try Form(id: "f", title: "F", items: [item, .input("n", title: "N")])
        }
        #expect(error?.problems.map(\.code) == [.misplacedKey])
    }
}
