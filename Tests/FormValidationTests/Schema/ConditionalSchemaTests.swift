import FormModel
import FormValidation
import TestSupport
import Testing

/// Fields with conditions for display or requirement, in JSON Schema.
@Suite struct ConditionalSchemaTests {
    private static let us =
        #"{"required":["c"],"properties":{"c":{"enum":["US"]}}}"#
    private static let notUS =
        #"{"required":["c"],"properties":{"c":{"enum":["US","NO"],"not":{"enum":["US"]}}}}"#
    private static let minor =
        #"{"required":["n"],"properties":{"n":{"type":"integer","exclusiveMaximum":18}}}"#
    private static let grown =
        #"{"required":["n"],"properties":{"n":{"type":"integer","minimum":18}}}"#
    private static let named =
        #"{"required":["t"],"properties":{"t":{"type":"string","minLength":1}}}"#
    private static let answered =
        ##"{"required":["a"],"properties":{"a":{"not":{"$ref":"#/$defs/empty"}}}}"##

    private func members(_ item: FormItem, unknownFields: Form.UnknownFields = .reject) throws
        -> SchemaValue
    {
        let form = try Form(
            id: "f", title: "F", unknownFields: unknownFields,
            items: [
                .input("c", title: "C", value: .choice, choices: ["US", "NO"]),
                .input("n", title: "N", value: .integer), .input("d", title: "D", value: .date),
                .input("t", title: "T"), .input("b", title: "B", value: .boolean),
                .input("z", title: "Z", formatter: .zipcode),
                .input("h", title: "H", visibleWhen: "b"), item,
            ])
        return FormSchema(form).value
    }

    private func compact(_ value: SchemaValue?) -> String {
        String(decoding: (value ?? .null).json, as: UTF8.self).filter { !$0.isWhitespace }
    }

    @Test(arguments: [
        ("c == 'US'", us), ("'US' == c", us), ("c in ['US']", us), ("!(c != 'US')", us),
        ("c != 'US'", notUS), ("!(c == 'US')", notUS), ("n < 18", minor), ("18 > n", minor),
        ("!(n >= 18)", minor), ("n >= 18", grown), ("18 <= n", grown), ("!!(n >= 18)", grown),
        (
            "b",
            #"{"required":["b"],"properties":{"b":{"allOf":[{"type":"boolean"},{"enum":[true]}]}}}"#
        ),
        ("!b", #"{"required":["b"],"properties":{"b":{"type":"boolean","not":{"enum":[true]}}}}"#),
        ("present(t)", named), ("!present(t)", #"{"not":\#(named)}"#),
        ("c == 'US' && n < 18", #"{"allOf":[\#(us),\#(minor)]}"#),
        ("c == 'US' || n < 18", #"{"anyOf":[\#(us),\#(minor)]}"#),
        (
            "c == 'US' && n < 18 && present(t)",
            #"{"allOf":[\#(us),\#(minor),\#(named)]}"#
        ),
        (
            "c == 'US' || (n < 18 || present(t)) || n >= 18",
            #"{"anyOf":[\#(us),\#(minor),\#(named),\#(grown)]}"#
        ),
        (
            "c == 'US' && (n < 18 || present(t)) && n >= 18",
            #"{"allOf":[\#(us),{"anyOf":[\#(minor),\#(named)]},\#(grown)]}"#
        ),
        (
            "c == 'US' && n < 18 || n >= 18 && present(t)",
            #"{"anyOf":[{"allOf":[\#(us),\#(minor)]},{"allOf":[\#(grown),\#(named)]}]}"#
        ),
        (
            "!(c == 'US' && n < 18 && present(t))",
            #"{"anyOf":[\#(notUS),\#(grown),{"not":\#(named)}]}"#
        ),
        ("!(c == 'US' && n < 18)", #"{"anyOf":[\#(notUS),\#(grown)]}"#),
        ("!(c == 'US' || n < 18)", #"{"allOf":[\#(notUS),\#(grown)]}"#),
    ])
    func aConditionThatCanBeSaid(_ row: (condition: String, schema: String)) throws {
        let schema = try members(
            .input("a", title: "A", requiredWhen: FormExpression(row.condition)))
        // The first element is the condition of "h".
        #expect(
            compact(schema["allOf"]?.elements?.last)
                == #"{"if":\#(row.schema),"then":\#(ConditionalSchemaTests.answered)}"#)
        #expect(schema["properties"]?["a"]?["$comment"] == nil)
    }

    @Test(arguments: [
        "n == 1 + 1", "c == t", "d > today()", "length(t) > 2", "z == '12345'", "h == 'x'",
        "n > 1 && lower(t) == 'x'", "present(d)",
    ])
    func aConditionThatCannotBeSaid(_ condition: String) throws {
        let required = try members(.input("a", title: "A", requiredWhen: FormExpression(condition)))
        #expect(required["allOf"]?.elements?.count == 1)
        #expect(
            required["properties"]?["a"]?["$comment"]
                == "Validated, but not expressed in this schema: when it is required.")
        let shown = try members(.input("a", title: "A", visibleWhen: FormExpression(condition)))
        #expect(shown["allOf"]?.elements?.count == 1)
        #expect(
            compact(shown["properties"]?["a"])
                == #"{"title":"A","$comment":"Validated,butnotexpressedinthisschema:whenitisshownandcanbechanged.","type":["string","null"]}"#
        )
    }

    /// The text of another answer beside choices that the form does not know: those that are fetched, and those of rows.
    @Test(arguments: [ChoiceSource.remote("r"), .rows(of: "rows", value: "v")])
    func anotherAnswerBesideUnknownChoices(_ source: ChoiceSource) throws {
        for type in [ValueType.choice, .choices] {
            let field = FormItem.input("a", title: "A", value: type, choicesOf: source)
            let rows = FormItem.group("rows", title: "R", items: [.input("v", title: "V")])
            let form = try Form(
                id: "f", title: "F", items: [rows] + field.withOther("o", title: "O", key: "o-o"))
            var evaluator = SchemaEvaluator(FormSchema(form).value)
            let other: SchemaValue = type == .choice ? "other" : ["x", "other"]
            let listed: SchemaValue = type == .choice ? "x" : ["x"]
            let accepted: [SchemaValue] = [["a": other, "o-o": "y"], ["a": listed], [:]]
            for value in accepted { #expect(evaluator.accepts(value) == true, "\(value)") }
            let refused: [SchemaValue] = [
                ["a": other], ["a": listed, "o-o": "y"], ["o-o": "y"], ["a": other, "o-o": 1],
            ]
            for value in refused { #expect(evaluator.accepts(value) == false, "\(value)") }
            #expect(evaluator.unknown.isSubset(of: ["$comment", "minLength"]))
        }
    }

    @Test func whatIsHiddenIsNotSent() throws {
        let schema = try members(
            .input("a", title: "A", validators: [.required, .length(max: 3)], visibleWhen: "b"))
        #expect(
            compact(schema["properties"]?["a"])
                == #"{"title":"A","type":["string","null"],"maxLength":3}"#)
        let rule = try #require(schema["allOf"]?.elements?.last)
        #expect(compact(rule["then"]) == ConditionalSchemaTests.answered)
        #expect(compact(rule["else"]) == ##"{"properties":{"a":{"$ref":"#/$defs/empty"}}}"##)
    }

    @Test func whatIsHiddenIsPassedOverWhereUnknownFieldsAre() throws {
        let schema = try members(
            .input("a", title: "A", validators: [.required, .length(max: 3)], visibleWhen: "b"),
            unknownFields: .ignore)
        #expect(compact(schema["properties"]?["a"]) == #"{"title":"A"}"#)
        let rule = try #require(schema["allOf"]?.elements?.last)
        #expect(
            compact(rule["then"])
                == #"{"properties":{"a":{"type":["string","null"],"maxLength":3}},"allOf":[\#(ConditionalSchemaTests.answered)]}"#
        )
        #expect(rule["else"] == nil)
    }

    @Test func listsThatAreNeededHaveElements() throws {
        let schema = try members(
            .input(
                "a", title: "A", value: .choices, choices: ["x"], visibleWhen: "n > 1",
                requiredWhen: "b"))
        let rules = schema["allOf"]?.elements ?? []
        #expect(
            compact(rules.dropLast().last?["else"])
                == ##"{"properties":{"a":{"anyOf":[{"$ref":"#/$defs/empty"},{"maxItems":0,"type":"array"}]}}}"##
        )
        #expect(
            compact(rules.last?["then"])
                == ##"{"required":["a"],"properties":{"a":{"not":{"$ref":"#/$defs/empty"},"minItems":1}}}"##
        )
        // It is required only while it is shown.
        let condition = compact(rules.last?["if"])
        #expect(condition.hasPrefix(#"{"allOf":[{"required":["n"]"#))
    }

    // MARK: Conditions that no keyword expresses

    /// What is sent for a field is validated or refused even where the schema cannot say when it is shown; only what is ignored
    /// may be anything.
    @Test(
        arguments: [
            (
                .input(
                    "a", title: "A", value: .integer, validators: [.range(min: 5)],
                    visibleWhen: "d > date('2020-01-01')"), true, false
            ),
            (
                .input(
                    "a", title: "A", value: .integer, default: .integer(7),
                    validators: [.range(min: 5)], enabledWhen: "n > 1"), true, true
            ),
            (
                .input(
                    "a", title: "A", value: .integer, validators: [.range(min: 5)],
                    computed: "n * 2"), true, true
            ),
            (
                .input(
                    "a", title: "A", value: .integer, validators: [.range(min: 5)],
                    visibleWhen: "n > 1", computed: "n * 2"), true, false
            ),
            (
                .input(
                    "a", title: "A", value: .integer, validators: [.range(min: 5)],
                    setBy: .program), true, true
            ),
        ] as [(FormItem, Bool, Bool)])
    func valuesBehindConditions(
        _ row: (item: FormItem, isSaidIfRefused: Bool, isSaidIfIgnored: Bool)
    ) throws {
        for (policy, isSaid) in [
            (Form.UnknownFields.reject, row.isSaidIfRefused), (.ignore, row.isSaidIfIgnored),
        ] {
            let found = try members(row.item, unknownFields: policy)["properties"]?["a"]
            #expect(found?["$comment"] != nil)
            let keywords = ##"[{"type":"integer","minimum":5},{"$ref":"#/$defs/empty"}]"##
            #expect(compact(found?["anyOf"]) == (isSaid ? keywords : "null"), "\(policy)")
        }
    }

    /// Hidden fixed rows without answers are taken, also where the schema says when they are shown.
    @Test(arguments: ["c == 'US'", "d > date('2020-01-01')"], [RowSource.Shape.list, .object])
    func hiddenFixedRows(_ condition: FormExpression, _ shape: RowSource.Shape) throws {
        let item = FormItem.group(
            "a", title: "A", rows: .choices(["k", "q"]), rowShape: shape,
            items: [.input("x", title: "X", validators: [.required])], visibleWhen: condition)
        let form = try Form(
            id: "f", title: "F",
            items: [
                .input("c", title: "C", value: .choice, choices: ["US", "NO"]),
                .input("d", title: "D", value: .date), item,
            ])
        let rows = shape == .list ? "[{},{}]" : #"{"k":{},"q":{}}"#
        let json = Array(#"{"c":"NO","a":\#(rows)}"#.utf8)
        #expect(FormValidator(form).validate(.json(json)).isValid)
        var evaluator = SchemaEvaluator(FormSchema(form).value)
        #expect(
            evaluator.accepts(SchemaValue(json: try JSONValue(json, limits: .formFile))))
    }
}

extension SchemaValue {
    fileprivate var elements: [SchemaValue]? {
        if case .list(let list) = self { list } else { nil }
    }
}
