import FormModel
import FormValidation
import Testing

/// Sections as nested objects of JSON Schema, in both directions.
@Suite struct SectionSchemaTests {
    @Test func nestedObjects() throws {
        let form = try Form(
            id: "f", title: "F",
            items: [
                .input("a", title: "A", validators: [.required]),
                .section(
                    "s", title: "S",
                    items: [
                        .input("b", title: "B", value: .boolean, validators: [.required]),
                        .section("t", items: [.input("c", title: "C", value: .boolean)]),
                    ]),
            ])
        let schema = FormSchema(form).value
        #expect(schema["required"] == ["a", "s"])
        let section = schema["properties"]?["s"]
        #expect(section?["type"] == "object" && section?["title"] == "S")
        #expect(section?["required"] == ["b"] && section?["additionalProperties"] == false)
        #expect(section?["properties"]?["t"]?["type"] == ["object", "null"])
        #expect(section?["properties"]?["t"]?["properties"]?["c"] != nil)
    }

    /// The parts of a section are one property.
    @Test func partsAreOneObject() throws {
        func part(_ name: String, _ item: FormItem, _ title: LocalizedText?) -> FormItem {
            var part = FormItem.section("s", title: title, items: [item])
            part.extensions = Extensions(dictionaryLiteral: ("x-a", .text(name)), ("x-\(name)", 1))
            return part
        }
        let form = try Form(
            id: "f", title: "F",
            pages: [
                Page(items: [part("b", .input("b", title: "B", validators: [.required]), nil)]),
                Page(
                    items: [
                        .input("a", title: "A"), part("c", .input("c", title: "C"), "Second"),
                        part("d", .input("d", title: "D", validators: [.required]), "Third"),
                    ]),
            ])
        let schema = FormSchema(form).value
        #expect(schema["properties"]?.members.map(\.key) == ["s", "a"])
        let section = schema["properties"]?["s"]
        #expect(section?["properties"]?.members.map(\.key) == ["b", "c", "d"])
        #expect(section?["required"] == ["b", "d"] && section?["title"] == "Second")
        #expect(section?["x-a"] == "b" && section?["x-c"] == 1 && section?["x-d"] == 1)
    }

    /// Objects are imported as deep as a form can nest sections.
    @Test func sixLevels() throws {
        func nested(_ depth: Int) -> String {
            (0..<depth).reduce(#"{"type":"boolean"}"#) { inner, level in
                #"{"type":"object","properties":{"b":{"type":"boolean"},"l\#(level)":\#(inner)}}"#
            }
        }
        func imported(_ depth: Int) throws -> SchemaImport {
            try SchemaImport(
                ofOneLine:
                    #"{"properties":{"x":{"type":"boolean"},"o":\#(nested(depth))}}"#)
        }
        #expect(try imported(6).places == [])
        let seven = try imported(7)
        #expect(seven.losses.count == 1 && seven.losses[0].reason.contains("6 levels"))
    }

    /// A section without fields takes an empty object.
    @Test func aSectionWithoutFields() throws {
        let form = try Form(
            id: "f", title: "F",
            items: [.section("s", title: "S", items: [.label("x")]), .input("a", title: "A")])
        #expect(FormValidator(form).validate(.json(Array(#"{"s":{}}"#.utf8))).isValid)
        let section = FormSchema(form).value["properties"]?["s"]
        #expect(section?["title"] == "S" && section?["properties"] == .object([]))
    }

    /// The items of imported objects, and the submissions that the form accepts and refuses.
    struct Row: Sendable {
        let properties: String
        var losses: [String] = []
        var accepted: [String] = []
        var refused: [String] = []
    }

    private static let rows = [
        Row(
            properties:
                #""properties":{"o":{"type":"object","properties":{"a":{"type":"integer"},"b":{"type":"integer"}},"required":["a"]}}"#,
            accepted: [
                "{}", #"{"o":{}}"#, #"{"o":null}"#, #"{"o":{"a":1}}"#, #"{"o":{"a":1,"b":2}}"#,
            ], refused: [#"{"o":{"b":2}}"#, #"{"o":3}"#, #"{"o":{"a":"x"}}"#]),
        Row(
            properties:
                #""properties":{"o":{"type":"object","properties":{"a":{"type":"integer"}},"required":["a"]}},"required":["o"]"#,
            accepted: [#"{"o":{"a":1}}"#], refused: ["{}", #"{"o":{}}"#]),
        Row(
            properties:
                #""properties":{"o":{"type":"object","properties":{"a":{"type":"integer"}}}},"required":["o"]"#,
            losses: ["/required/0"], accepted: ["{}", #"{"o":{"a":1}}"#]),
        Row(
            properties:
                #""properties":{"o":{"type":"object","properties":{"p":{"type":"object","properties":{"a":{"type":"integer"},"b":{"type":"integer"}},"required":["a"]},"c":{"type":"integer"}},"required":["c"]}}"#,
            accepted: ["{}", #"{"o":{"c":1}}"#, #"{"o":{"c":1,"p":{"a":2}}}"#],
            refused: [#"{"o":{"p":{"a":2}}}"#, #"{"o":{"c":1,"p":{"b":2}}}"#]),
        Row(
            properties:
                #""properties":{"o":{"type":"object","properties":{"k":{"enum":["x","y"]},"a":{"type":"integer"}},"required":["k"],"if":{"properties":{"k":{"const":"x"}},"required":["k"]},"then":{"required":["a"]}}},"required":["o"]"#,
            accepted: [#"{"o":{"k":"y"}}"#, #"{"o":{"k":"x","a":1}}"#],
            refused: [#"{"o":{"k":"x"}}"#, "{}"]),
        Row(
            properties:
                #""properties":{"o":{"type":"object","properties":{"a":{"type":"integer"}},"additionalProperties":false}},"additionalProperties":false"#,
            accepted: [#"{"o":{"a":1}}"#], refused: [#"{"o":{"x":1}}"#, #"{"x":1}"#]),
        Row(
            properties:
                #""properties":{"l":{"type":"array","maxItems":9,"items":{"type":"object","properties":{"o":{"type":"object","properties":{"a":{"type":"integer"},"b":{"type":"integer"}},"required":["a"]}}}}}"#,
            accepted: [#"{"l":[{"o":{"a":1}},{}]}"#], refused: [#"{"l":[{"o":{"b":1}}]}"#]),
    ]

    @Test(arguments: rows)
    func imports(_ row: Row) throws {
        let made = try SchemaImport(ofOneLine: "{\(row.properties)}")
        #expect(made.places == row.losses, "\(made.losses)")
        for text in row.accepted { #expect(try made.accepts(text), "\(text)") }
        for text in row.refused { #expect(try !made.accepts(text), "\(text)") }
    }

    /// A schema that contains itself.
    @Test func recursiveObjects() throws {
        let made = try SchemaImport(
            ofOneLine:
                ##"{"properties":{"a":{"type":"integer"},"inner":{"$ref":"#"},"also":{"$ref":"#"}}}"##
        )
        #expect(try made.accepts(#"{"a":1,"inner":{"a":2}}"#))
        #expect(!made.losses.isEmpty)
    }
}
