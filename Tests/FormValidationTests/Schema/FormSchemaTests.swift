import FormModel
import FormValidation
import Testing

@Suite struct FormSchemaTests {
    /// The schema of a form of one field, without the common parts.
    private func schema(_ item: FormItem) throws -> String {
        let schema = FormSchema(
            try Form(id: "f", title: "F", items: [item, .input("b", title: "B")]))
        let field = schema.value["properties"]?["a"]?.members.filter { $0.key != "title" } ?? []
        let text = String(decoding: SchemaValue.object(field).json, as: UTF8.self)
        let isRequired = schema.value["required"] != nil
        return (isRequired ? "!" : "") + text.filter { !$0.isWhitespace }
    }

    @Test(arguments: [
        (FormItem.input("a", title: "A"), #"{ "type": ["string", "null"] }"#),
        (
            .input("a", title: "A", validators: [.required]),
            #"! { "type": "string", "minLength": 1, "pattern": "\\S" }"#
        ),
        (
            .input("a", title: "A", validators: [.required, .length(min: 2, max: 5)]),
            #"! { "type": "string", "minLength": 2, "maxLength": 5, "pattern": "\\S" }"#
        ),
        (
            .input(
                "a", title: "A", value: .integer, choices: [1, .number(2, title: "Two")],
                validators: [.required]),
            #"! { "type": "integer", "oneOf": [ { "const": 1, "title": "1" }, { "const": 2, "title": "Two" } ] }"#
        ),
        (
            .input(
                "a", title: "A", value: .decimal, choices: ["0.50", 2], validators: [.required]),
            #"! { "type": "number", "enum": [0.5, 2] }"#
        ),
        (
            .input(
                "a", title: "A", value: .choices,
                choices: ["x", Choice("y", isExclusive: true)], validators: [.required]),
            #"! { "type": "array", "items": { "enum": ["x", "y"] }, "not": { "contains": { "enum": ["y"] }, "minItems": 2 }, "minItems": 1 }"#
        ),
        (
            .input(
                "a", title: "A", value: .boolean, validators: [.required], trueTitle: "On"),
            #"! { "type": "boolean", "oneOf": [ { "const": true, "title": "On" }, { "const": false } ] }"#
        ),
        (
            .input("a", title: "A", value: .decimal, validators: [.required], unit: "cm"),
            #"! { "x-unit": "cm", "type": "number" }"#
        ),
        (
            .input(
                "a", title: "A", value: .decimal, validators: [.required], unit: "a day",
                unitBefore: "£"),
            #"! { "x-unit-before": "£", "x-unit": "a day", "type": "number" }"#
        ),
        (
            .input(
                "a", title: "A", value: .decimal, validators: [.required, .decimals(max: .max)]),
            #"! { "type": "number" }"#
        ),
        (
            .input("a", title: "A", validators: [.length(max: 5)]),
            #"{ "type": ["string", "null"], "maxLength": 5 }"#
        ),
        (
            .input("a", title: "A", validators: [.length(min: 2)]),
            ##"{ "anyOf": [ { "type": "string", "minLength": 2 }, { "$ref": "#/$defs/empty" } ] }"##
        ),
        (
            .secureInput("a", title: "A", validators: [.required]),
            #"! { "writeOnly": true, "type": "string", "minLength": 1 }"#
        ),
        (
            .input("a", title: "A", validators: [.required, .pattern("x|y"), .pattern("[a-z]")]),
            #"! { "type": "string", "pattern": "^(?:x|y)$", "minLength": 1, "allOf": [ { "pattern": "^[a-z]$" } ] }"#
        ),
        (
            .input(
                "a", title: "A", value: .integer, placeholder: "7",
                validators: [.required, .range(1...9)]),
            #"! { "examples": [7], "type": "integer", "minimum": 1, "maximum": 9 }"#
        ),
        (
            .input("a", title: "A", value: .localDateTime, validators: [.required]),
            ##"! { "type": "string", "$ref": "#/$defs/localDateTime" }"##
        ),
        (
            .input(
                "a", title: "A", value: .choice, default: .choice("x"), choices: ["x", "y"],
                validators: [.required]),
            #"! { "default": "x", "type": "string", "enum": ["x", "y"] }"#
        ),
        (
            .input("a", title: "A", defaultExpression: "lower(b)", validators: [.required]),
            #"! { "$comment": "The default is calculated: lower(b)", "type": "string", "minLength": 1, "pattern": "\\S" }"#
        ),
        (
            .input("a", title: "A", defaultExpression: "lower(b)", enabledWhen: "present(b)"),
            #"{ "$comment": "Validated, but not expressed in this schema: when it is shown and can be changed. The default is calculated: lower(b)", "type": ["string", "null"] }"#
        ),
        (
            .input(
                "a", title: "A", value: .choices, choices: [Choice("x", title: "X")],
                validators: [.required]),
            #"! { "type": "array", "items": { "oneOf": [ { "const": "x", "title": "X" } ] }, "minItems": 1 }"#
        ),
        (
            .input(
                "a", title: "A", value: .choices, choices: ["x", "y"],
                validators: [.required, .oneOf(["x"])]),
            #"! { "type": "array", "items": { "enum": ["x", "y"] }, "minItems": 1, "allOf": [ { "items": { "enum": ["x"] } } ] }"#
        ),
        (
            .input("a", title: "A", validators: [.required, .sameAs("b")]),
            #"! { "$comment": "Validated, but not expressed in this schema: the same value as \"b\".", "type": "string", "minLength": 1, "pattern": "\\S" }"#
        ),
        (
            .input("a", title: "A", validators: [.length(max: 12)], formatter: .phone),
            #"{ "$comment": "Validated, but not expressed in this schema: a telephone number, such as \"+12125550123\"; the validator \"length\".", "type": ["string", "null"] }"#
        ),
        (
            .input("a", title: "A", validators: [Odd(), .pattern(#"\bx"#)]),
            #"{ "$comment": "Validated, but not expressed in this schema: the validator \"odd\"; the validator \"pattern\".", "type": ["string", "null"] }"#
        ),
    ])
    func fields(_ row: (item: FormItem, schema: String)) throws {
        let found = try schema(row.item)
        #expect(found == row.schema.filter { !$0.isWhitespace })
    }

    @Test func wholes() throws {
        let open = FormSchema(
            try Form(
                id: "f", title: "F", help: "H", unknownFields: .ignore,
                items: [.input("a", title: "A")]))
        #expect(open.value["additionalProperties"] == nil && open.value["$defs"] == nil)
        #expect(open.value["title"] == "F" && open.value["description"] == "H")
        #expect(open.value["$schema"] == "https://json-schema.org/draft/2020-12/schema")
        let closed = FormSchema(
            try Form(id: "f", title: "F", items: [.input("a", title: "A", value: .date)]))
        #expect(closed.value["additionalProperties"] == false)
        #expect(closed.value["$defs"]?.members.map(\.key) == ["empty", "day"])
    }

    /// Defaults in rows are described as those of the form; rows without other expressions have the
    /// same result.
    @Test func rows() throws {
        let schema = FormSchema(
            try Form(
                id: "f", title: "F",
                items: [
                    .input("n", title: "N", value: .integer),
                    .group(
                        "g", title: "G",
                        items: [
                            .input("a", title: "A", value: .integer, defaultExpression: "n + 1")
                        ]),
                ]))
        let group = schema.value["properties"]?["g"]
        #expect(group != nil && group?["$comment"] == nil)
        let text = String(decoding: schema.json, as: UTF8.self)
        #expect(text.contains("The default is calculated: n + 1"))
        #expect(!text.contains(FormSchema.notExpressedMark))
    }

    private struct Odd: Validator {
        let name = "odd"
        func judge(
            _ value: borrowing ValueView, in context: borrowing JudgingContext,
            into findings: inout Findings
        ) {}
    }
}
