import FormModel
import Testing

/// Diagnostics of named values, of fields that the program sets, and of endings, each at its place.
@Suite struct NamedValueDocumentTests {
    private func check(_ parts: String, items: String = "") {
        MarkedForm(
            #"{"formrun":1,"id":"f","title":"F","#
                + #""items":[{"type":"input","name":"n","title":"N","value":"integer"}"# + items
                + "]"
                + parts + "}"
        ).check()
    }

    private static let group =
        #",{"type":"group","name":"g","title":"G","items":[{"type":"input","name":"x","title":"X","value":"integer"}]"#

    @Test(arguments: [
        #","values":{"a":"n > 1","b":"a && n < 9","c":"if(b, 1, 2)","d":"today() + days(c)","e":"d > today()"}"#,
        // Names.
        #","values":{⟦duplicateName⟧"n":"1"}"#,
        #","values":{⟦badName⟧"1a":"1"}"#,
        #","values":{⟦badName⟧"a.b":"1"}"#,
        #","values":{"a":⟦wrongType⟧1}"#,
        #","values":⟦wrongType⟧[]"#,
        // Types: no lists, rows or periods; a value with a problem causes no further one.
        #","values":{"a":"⟦expressionType⟧days(2)","b":"n + a"}"#,
        #","values":{"a":"n + ⟦unknownField⟧m","b":"a && true","c":"b + 1"}"#,
        #","values":{"a":"n > 1","b":"a ⟦expressionType⟧+ 1"}"#,
        // Cycles, also where no type can be inferred.
        #","values":{"a":"⟦conditionLoop⟧b + 1","b":"a + 1"}"#,
        #","values":{"a":"⟦conditionLoop⟧!b","b":"a"}"#,
        #","values":{"a":"⟦conditionLoop⟧a"}"#,
        // Rules and conditions read values; a rule with fields of its own does not.
        #","values":{"a":"n > 1"},"rules":[{"check":"a"}]"#,
        #","values":{"a":"n > 1"},"rules":[{"allOrNone":["n",⟦unknownField⟧"a"]}]"#,
        #","values":{"a":"today() > date('2026-01-01')"},"rules":[{"check":⟦ruleFields⟧"a"}]"#,
        // Endings.
        #","endings":[{"name":"a","when":"n > 1","accepted":false},{"name":"b","text":"Done."}]"#,
        #","endings":[⟦endingWithoutCondition⟧{"name":"a"},{"name":"b"}]"#,
        #","endings":[{"name":"a","when":"n > 1"},{"name":⟦duplicateEnding⟧"a"}]"#,
        #","endings":[{"name":⟦badName⟧"a.b"}]"#,
        #","endings":[{"name":"a","accepted":⟦misplacedKey⟧false}]"#,
        #","endings":[{"name":"a","when":"⟦expressionType⟧n"}]"#,
        #","endings":[{"name":"a","when":"⟦unknownField⟧m"}]"#,
        #","endings":[{"name":⟦badName⟧"a b"}]"#,
        #","endings":[⟦missingKey⟧{"text":"x"}]"#,
        #","endings":[{"name":"a","text":⟦emptyText⟧""}]"#,
        #","endings":[{"name":"a",⟦unknownKey⟧"whn":"n > 1"}]"#,
        #","endings":[⟦wrongType⟧1]"#,
        #","endings":⟦wrongType⟧{}"#,
        // Nothing can read an ending.
        #","values":{"b":"⟦unknownField⟧a"},"endings":[{"name":"a","when":"n > 1"}]"#,
    ])
    func ofTheForm(_ parts: String) { check(parts) }

    @Test(arguments: [
        #","values":{"y":"x + n","z":"y > 3"}}"#,
        #","values":{⟦duplicateName⟧"x":"1"}}"#,
        #","values":{"y":"⟦unknownField⟧w"}}"#,
        #","values":{"n":"x > 1"}}"#,
    ])
    func ofAGroup(_ parts: String) { check("", items: Self.group + parts) }

    /// A value of the form may sum a value of the rows, and a value of the rows may read the form, but not both.
    @Test func acrossScopes() {
        check(
            #","values":{"all":"sum(g.y)","half":"n / 2"}"#,
            items: Self.group + #","values":{"y":"x + half"}}"#)
        check(
            #","values":{"all":"sum(g.y)"}"#,
            items: Self.group + #","values":{"y":"⟦conditionLoop⟧x + all"}}"#)
    }

    @Test(arguments: [
        #","setBy":"program"}"#, #","setBy":"person"}"#, #","shown":false}"#,
        #","setBy":⟦unknownWord⟧"robot"}"#,
        #","setBy":⟦wrongType⟧true}"#,
        #","shown":⟦wrongType⟧"no"}"#,
        #","setBy":"program","default":⟦misplacedKey⟧"x"}"#,
        #","setBy":"program","enabledWhen":⟦misplacedKey⟧"n > 1"}"#,
        #","setBy":"program","computed":⟦misplacedKey⟧"'x'"}"#,
        #",⟦unknownKey⟧"readOnly":true}"#,
    ])
    func ofAnItem(_ parts: String) {
        check("", items: #",{"type":"input","name":"p","title":"P""# + parts)
    }

    @Test func whereTheyDoNotBelong() {
        check(
            "",
            items:
                #",{"type":"secureInput","name":"p","title":"P",⟦misplacedKey⟧"setBy":"program"}"#)
        check("", items: #",{"type":"label","title":"P",⟦misplacedKey⟧"shown":false}"#)
        check(
            "",
            items:
                #",{"type":"group","name":"g","title":"G","items":[{"type":"input","name":"x","title":"X","setBy":⟦misplacedKey⟧"program"}]}"#
        )
    }

    /// A thousand values that depend on each other are read; one more is refused.
    @Test func manyValues() throws {
        func values(_ count: Int, _ expression: (Int) -> String) -> NamedValues {
            NamedValues(
                (0..<count).compactMap { number in
                    FieldName("v\(number)").map {
                        NamedValue($0, FormExpression(expression(number)))
                    }
                })
        }
        func form(_ values: NamedValues) throws -> Form {
            try Form(
                id: "f", title: "F", values: values, vocabulary: .words,
                items: [
                    .input("n", title: "N", value: .integer),
                    .input("t", title: "T", value: .integer, computed: "v0"),
                ])
        }
        let chain = try form(values(1_000) { $0 == 999 ? "n" : "v\($0 + 1) + 1" })
        let source = FormDataSource(form: chain)
        try source.updateValue(of: "n", to: .integer(1), userInitiated: true)
        #expect(source.value(of: "t") == .integer(1_000))
        #expect(throws: FormDefinitionError.self) {
            try form(values(1_000) { "v\(($0 + 1) % 1_000)" })
        }
        #expect(throws: FormDefinitionError.self) {
            try Form(
                id: "f", title: "F",
                endings: (0...100).compactMap { number in
                    FieldName("e\(number)").map { FormEnding($0, when: "n > 1") }
                }, items: [.input("n", title: "N", value: .integer)])
        }
        #expect(throws: FormDefinitionError.self) { try form(values(1_001) { _ in "n" }) }
    }

    /// A form whose only submit button can be hidden has a warning, unless an ending says what happens then.
    @Test(arguments: [
        (#","visibleWhen":"n > 1""#, "", ["hiddenSubmit"]), ("", "", []),
        (#","visibleWhen":"n > 1""#, #","endings":[{"name":"a","when":"n <= 1"}]"#, []),
        (#","visibleWhen":"n > 1""#, #","endings":[{"name":"a"}]"#, ["hiddenSubmit"]),
    ])
    func hiddenSubmit(_ row: (button: String, endings: String, codes: [String])) {
        let text =
            #"{"formrun":1,"id":"f","title":"F","items":[{"type":"input","name":"n","title":"N","value":"integer"},{"type":"button","name":"go","title":"Go","action":"submit"\#(row.button)}]\#(row.endings)}"#
        let found = FormDocument.diagnostics(of: Array(text.utf8), vocabulary: .words)
        #expect(found.map(\.code.rawValue) == row.codes)
        #expect(found.allSatisfy { $0.severity == .warning && $0.position.column > 90 })
    }
}
