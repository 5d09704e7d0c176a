import FormModel
import FormValidation
import Testing

@Suite struct SchemaImportTests {
    /// The item that a property becomes, and where something was lost.
    private func item(
        _ property: String, required: String = "", rest: String = ""
    ) throws -> (item: String, losses: [String]) {
        let text =
            #"{"type":"object","properties":{"a":\#(property)},"required":[\#(required)]\#(rest)}"#
        let made = try SchemaImport(Array(text.utf8))
        guard case .list(let items) = made.form["items"] else { return ("", []) }
        _ = try FormDocument.read(made.json, vocabulary: .standard)
        let skipped = ["name", "title"]
        let members = items[0].members.filter { !skipped.contains($0.key) }
        let json = String(decoding: SchemaValue.object(members).json, as: UTF8.self)
        return (
            json.filter { !$0.isWhitespace },
            made.losses.map { "\($0.path)" }
        )
    }

    /// A local date and time has no format; the pattern that a form's schema has for it is known.
    @Test func localDatesAndTimesComeBack() throws {
        let form = try Form(
            id: "f", title: "F", items: [.input("a", title: "A", value: .localDateTime)])
        let schema = String(decoding: FormSchema(form).json, as: UTF8.self)
        let made = try SchemaImport(Array(schema.utf8))
        #expect(made.losses.isEmpty)
        let items = try FormDocument.read(made.json, vocabulary: .standard).items
            .filter(\.isInput)
        #expect(items.map(\.valueType) == [.localDateTime] && items[0].validators.isEmpty)
    }

    @Test(arguments: [
        (#"{"type":"string"}"#, #"{ "type": "input" }"#),
        (
            #"{"type":["string","null"],"maxLength":5}"#,
            #"{ "type": "input", "validators": [ { "length": { "max": 5 } } ] }"#
        ),
        (
            #"{"type":"string","minLength":1}"#,
            #"{ "type": "input", "validators": [ { "length": { "min": 1 } } ] }"#
        ),
        (
            #"{"type":"string","pattern":"^[a-z]+$"}"#,
            #"{ "type": "input", "validators": [ { "pattern": "[a-z]+" } ] }"#
        ),
        (
            #"{"type":"string","pattern":"^a"}"#,
            #"{ "type": "input", "validators": [ { "pattern": "a[\\s\\S]*" } ] }"#
        ),
        (
            #"{"type":"string","pattern":"a\\$"}"#,
            #"{ "type": "input", "validators": [ { "pattern": "[\\s\\S]*a\\$[\\s\\S]*" } ] }"#
        ),
        (
            #"{"type":"string","pattern":"^a|b$"}"#,
            #"{ "type": "input", "validators": [ { "pattern": "[\\s\\S]*(?:^a|b$)[\\s\\S]*" } ] }"#
        ),
        (#"{"type":"string","format":"email"}"#, #"{ "type": "input", "validators": ["email"] }"#),
        (#"{"type":"string","format":"date"}"#, #"{ "type": "input", "value": "date" }"#),
        (#"{"type":"string","format":"password"}"#, #"{ "type": "secureInput" }"#),
        (#"{"type":"string","writeOnly":true,"default":"x"}"#, #"{ "type": "secureInput" }"#),
        (
            #"{"type":"integer","minimum":1,"maximum":9}"#,
            #"{ "type": "input", "value": "integer", "validators": [ { "range": { "min": 1, "max": 9 } } ] }"#
        ),
        (
            #"{"type":"number","default":1.50,"examples":[2]}"#,
            #"{ "type": "input", "value": "decimal", "placeholder": "2", "default": 1.50 }"#
        ),
        (#"{"type":"boolean"}"#, #"{ "type": "input", "value": "boolean" }"#),
        (
            #"{"enum":["x","y",null]}"#,
            #"{ "type": "input", "value": "choice", "choices": ["x", "y"] }"#
        ),
        (#"{"const":"x"}"#, #"{ "type": "input", "value": "choice", "choices": ["x"] }"#),
        (
            #"{"oneOf":[{"const":"x","title":"X"},{"const":"y"}]}"#,
            #"{ "type": "input", "value": "choice", "choices": [ { "value": "x", "title": "X" }, "y" ] }"#
        ),
        (
            #"{"type":"array","items":{"enum":["x"]}}"#,
            #"{ "type": "input", "value": "choices", "choices": ["x"] }"#
        ),
        (##"{"$ref":"#/$defs/a~1b"}"##, #"{ "type": "input", "value": "integer" }"#),
        (
            ##"{"anyOf":[{"type":"null"},{"$ref":"#/$defs/a~1b"}]}"##,
            #"{ "type": "input", "value": "integer" }"#
        ),
        (
            #"{"allOf":[{"type":"string"},{"maxLength":3}]}"#,
            #"{ "type": "input", "validators": [ { "length": { "max": 3 } } ] }"#
        ),
        (##"{"$ref":"#/properties/a"}"##, ""),
        (
            #"{"type":"array","maxItems":9,"items":{"type":"object","properties":{"b":{"type":"string"}}}}"#,
            #"{ "type": "group", "items": [ { "type": "input", "name": "b", "title": "b" } ], "max": 9 }"#
        ),
    ])
    func carriesOver(_ row: (property: String, item: String)) throws {
        let made = try item(row.property, rest: #","$defs":{"a/b":{"type":"integer"}}"#)
        guard !row.item.isEmpty else { return #expect(made.losses.count <= 1) }
        #expect(made.item == row.item.filter { !$0.isWhitespace })
        #expect(made.losses.isEmpty, "\(made.losses)")
    }

    @Test(arguments: [
        (#"{"type":"string"}"#, #"["required"]"#),
        (#"{"type":"string","minLength":1}"#, #"["required"]"#),
        (#"{"type":"string","pattern":"\\S"}"#, #"["required"]"#),
        (#"{"type":"string","minLength":2}"#, #"[ "required", { "length": { "min": 2 } } ]"#),
    ])
    func required(_ row: (property: String, validators: String)) throws {
        let made = try item(row.property, required: #""a""#)
        let validators = row.validators.filter { !$0.isWhitespace }
        #expect(made.item == #"{"type":"input","validators":\#(validators)}"#)
        #expect(made.losses.isEmpty)
    }

    @Test(arguments: [
        (#"{"type":["string","null"]}"#, ["/required/0"]),
        (#"{"type":"string","pattern":"(?=a)"}"#, ["/properties/a/pattern"]),
        (#"{"type":"string","format":"iri"}"#, ["/properties/a/format"]),
        (#"{"type":"integer","minimum":"x"}"#, ["/properties/a/minimum"]),
        (
            #"{"type":"integer","minimum":5,"maximum":4}"#,
            ["/properties/a/minimum", "/properties/a/maximum"]
        ),
        (#"{"type":"string","default":7}"#, ["/properties/a/default"]),
        (
            #"{"type":"string","not":{},"readOnly":true}"#,
            ["/properties/a/not", "/properties/a/readOnly"]
        ),
        (#"{"type":["string","integer"]}"#, ["/properties/a/type"]),
        (##"{"type":"string","$ref":"other.json#/a"}"##, ["/properties/a/$ref"]),
        (#"{"type":"string","allOf":[{"maxLength":-1}]}"#, ["/properties/a/allOf/0/maxLength"]),
    ])
    func loses(_ row: (property: String, losses: [String])) throws {
        #expect(try item(row.property, required: #""a""#).losses == row.losses)
    }

    /// What a form cannot keep it must not refuse without a word.
    @Test(arguments: [
        (#"{"type":"string","format":"uri"}"#, #"{"type":"input"}"#, ["/properties/a/format"]),
        (
            #"{"type":"boolean","const":true}"#, #"{"type":"input","value":"boolean"}"#,
            ["/properties/a/const"]
        ),
        (#"{}"#, #"{"type":"input"}"#, ["/properties/a"]),
        (
            ##"{"type":"array","items":{"enum":["x","y"],"pattern":"x","$ref":"o.json"}}"##,
            #"{"type":"input","value":"choices","choices":["x","y"]}"#,
            ["/properties/a/items/pattern", "/properties/a/items/$ref"]
        ),
        (##"{"$ref":"#/properties/a"}"##, #"{"type":"input"}"#, ["/properties/a"]),
        (
            #"{"minimum":1}"#,
            #"{"type":"input","value":"decimal","validators":[{"range":{"min":1}}]}"#,
            ["/properties/a"]
        ),
    ])
    func tellsWhatItTakesInstead(
        _ row: (property: String, item: String, losses: [String])
    ) throws {
        let made = try item(row.property)
        #expect(made.item == row.item && made.losses == row.losses)
    }

    @Test func mustBeTickedWhereItMustBeThere() throws {
        let made = try item(#"{"type":"boolean","const":true}"#, required: #""a""#)
        #expect(made.item == #"{"type":"input","value":"boolean","validators":["accepted"]}"#)
        #expect(made.losses.isEmpty)
    }

    /// Fields that the schema allows and the form has not are not refused.
    @Test(arguments: [
        (
            #""properties":{"a":{"type":"string"},"b c":{}},"additionalProperties":false"#,
            ["/properties/b c", "/additionalProperties"]
        ),
        (
            #""properties":{"a":{"type":"string"}},"patternProperties":{},"additionalProperties":false"#,
            ["/patternProperties", "/additionalProperties"]
        ),
        (
            #""properties":{"a":{"type":"string"}},"if":{},"unevaluatedProperties":false"#,
            ["/if", "/unevaluatedProperties"]
        ),
        (
            #""properties":{"a":{"type":"string"},"o":{"type":"object"}},"additionalProperties":false"#,
            ["/properties/o", "/additionalProperties"]
        ),
    ])
    func doesNotRefuseWhatItLost(_ row: (keywords: String, losses: [String])) throws {
        let made = try SchemaImport(Array("{\(row.keywords)}".utf8))
        #expect(made.form["unknownFields"] == "ignore")
        #expect(made.losses.map { "\($0.path)" } == row.losses)
    }

    @Test(arguments: [
        #""properties":{"a":{"type":"string"},"b":false},"additionalProperties":false"#,
        #""properties":{"a":{"type":"string"}},"if":{},"additionalProperties":false"#,
    ])
    func refusesWhatTheSchemaRefuses(_ keywords: String) throws {
        #expect(try SchemaImport(Array("{\(keywords)}".utf8)).form["unknownFields"] == nil)
    }

    /// That a limit stopped the walk is told once.
    @Test func partsBeyondTheLimitAreTold() throws {
        let parts = (0..<300).map { #"{"minLength":\#($0 % 2 + 1)}"# }.joined(separator: ",")
        let made = try item(#"{"type":"string","allOf":[\#(parts)]}"#)
        #expect(made.losses == ["/properties/a/allOf/255"])
    }

    @Test(arguments: [
        (#""a""#, ["/required"]), (#"["a",1]"#, ["/required/1"]), (#"{}"#, ["/required"]),
    ])
    func requirementsOfOtherTypes(_ row: (required: String, losses: [String])) throws {
        let schema = #"{"properties":{"a":{"type":"string"}},"required":\#(row.required)}"#
        #expect(try SchemaImport(Array(schema.utf8)).losses.map { "\($0.path)" } == row.losses)
    }

    private static func group(_ most: Int) -> String {
        #"{"type":"array","maxItems":\#(most),"items":{"type":"object","properties":{"x":{"type":"string"},"y":{"type":"string"}}}}"#
    }

    /// What a schema allows in so many words is not refused in silence.
    @Test(arguments: [
        (#"{"type":"string","maxLength":16384}"#, []),
        (#"{"type":"string","maxLength":16385}"#, ["/properties/a/maxLength"]),
        (#"{"type":"array","items":{"enum":["x"]},"maxItems":1000}"#, []),
        (#"{"type":"array","items":{"enum":["x"]},"maxItems":1001}"#, ["/properties/a/maxItems"]),
        (Self.group(50_000), []), (Self.group(50_001), ["/properties/a/maxItems"]),
        (
            #"{"type":"string","maxLength":1e30}"#,
            ["/properties/a/maxLength", "/properties/a/maxLength"]
        ),
    ]) func limitsOfForms(_ property: String, _ losses: [String]) throws {
        #expect(try item(property).losses == losses)
    }

    /// A form of it is not larger than one that can be read.
    @Test func formsThatWouldBeTooLarge() throws {
        let text = String(repeating: "x", count: 4_000)
        let properties = (0..<60).map { ##""p\##($0)":{"$ref":"#/$defs/d"}"## }
            .joined(separator: ",")
        let schema =
            #"{"properties":{\#(properties)},"additionalProperties":false,"$defs":{"d":{"type":"string","description":"\#(text)"}}}"#
        let limits = JSONLimits(bytes: 170_000, depth: 64, members: 1_000)
        let made = try SchemaImport(Array(schema.utf8), limits: limits)
        #expect(made.json.count < limits.bytes)
        _ = try FormDocument.read(made.json, vocabulary: .standard)
        #expect(made.losses.first?.reason == "The form would be larger than a form file may be.")
        #expect(made.losses.first?.path.description == "/properties/p41")
        #expect(made.losses.count == 20 && made.form["unknownFields"] == "ignore")
    }

    /// Where no property could be taken, it is said why.
    @Test func nothingToTake() throws {
        do throws(FormDocumentError) {
            _ = try SchemaImport(Array("{\"properties\":{\n\"a b\":{},\"c\":true}}".utf8))
            #expect(Bool(false))
        } catch {
            #expect(
                error.description == """
                    1:1: error: None of the properties could become a field of a form. [noItems]
                    2:1: error: /properties/a b: "a b" is no name of a field: letters, digits and _ only. [noItems]
                    2:10: error: /properties/c: A schema that is true or false describes no field. [noItems]
                    """)
        }
    }

    @Test func losesPropertiesAndKeywordsOfTheWhole() throws {
        let schema = """
            {"$schema":"http://json-schema.org/draft-07/schema#","title":"An order: now!","properties":{
            "ok":{"type":"string"},"not ok":{"type":"string"},"deep":{"type":"object","properties":{}},"no":false},
            "required":["ok","gone"],"if":{},"additionalProperties":{"type":"string"}}
            """
        let made = try SchemaImport(Array(schema.utf8))
        #expect(
            made.losses.map { "\($0.path)" } == [
                "/properties/not ok", "/properties/deep", "/properties/no", "/required/1", "/if",
                "/additionalProperties",
            ])
        #expect(made.form["id"] == "anOrderNow" && made.form["unknownFields"] == "ignore")
        #expect(made.losses.allSatisfy { $0.reason.hasSuffix(".") })
    }

    @Test(arguments: [
        ("{", "malformedJSON"), ("[]", "wrongType"), ("true", "wrongType"),
        (#"{"type":"string"}"#, "wrongType"),
        (#"{"type":"object"}"#, "wrongType"), (#"{"properties":{}}"#, "wrongType"),
    ])
    func refuses(_ row: (schema: String, code: String)) throws {
        do throws(FormDocumentError) {
            _ = try SchemaImport(Array(row.schema.utf8))
            #expect(Bool(false))
        } catch {
            #expect(error.diagnostics.map(\.code.rawValue) == [row.code])
        }
    }

    @Test(arguments: [
        (#""minItems":2,"maxItems":9"#, #""max":9,"min":2"#, []),
        (#""maxItems":9"#, #""max":9"#, ["/required/0"]),
        (#""minItems":0,"maxItems":9"#, #""max":9"#, ["/required/0"]),
        (#""minItems":2"#, #""min":2"#, ["/properties/a"]),
        (#""minItems":10,"maxItems":9"#, #""max":9"#, ["/properties/a/minItems"]),
        (
            #""minItems":1,"maxItems":0"#, #""min":1"#, ["/properties/a/maxItems"]
        ),
        (
            #""minItems":1,"maxItems":9,"uniqueItems":true"#, #""max":9,"min":1"#,
            ["/properties/a/uniqueItems"]
        ),
    ])
    func groups(_ row: (keywords: String, bounds: String, losses: [String])) throws {
        let property =
            #"{"type":"array",\#(row.keywords),"items":{"properties":{"b":{"type":"string"}},"required":["b"]}}"#
        let made = try item(property, required: #""a""#)
        let items = #"[{"type":"input","name":"b","title":"b","validators":["required"]}]"#
        #expect(made.item == #"{"type":"group","items":\#(items),\#(row.bounds)}"#)
        #expect(made.losses == row.losses)
    }

    /// What is not required may be left empty, which is told of no property, since it goes for nearly all.
    @Test(
        arguments: [
            (#"{"type":"string","minLength":3}"#, #""ab""#),
            (#"{"type":"string","pattern":"^b$"}"#, #""a""#),
            (#"{"enum":["x"]}"#, #""y""#), (#"{"type":"integer","minimum":3}"#, "2"),
            (#"{"type":"array","minItems":2,"items":{"enum":["x","y"]}}"#, #"["x"]"#),
        ])
    func whatIsOptionalMayBeEmpty(_ row: (property: String, refused: String)) throws {
        let made = try SchemaImport(Array(#"{"properties":{"a":\#(row.property)}}"#.utf8))
        #expect(made.losses.isEmpty)
        let form = try FormDocument.read(made.json, vocabulary: .standard)
        func isValid(_ value: String) -> Bool {
            FormValidator(form).validate(.json(Array(#"{"a":\#(value)}"#.utf8))).isValid
        }
        let empty = row.property.contains("array") ? "[]" : #""""#
        #expect(isValid("null") && isValid(empty) && !isValid(row.refused))
    }

    /// A form with rows refuses unknown fields everywhere or nowhere.
    @Test func groupsAndOtherFields() throws {
        func imported(_ whole: String, _ row: String) throws -> (isOpen: Bool, losses: [String]) {
            let schema = """
                {"properties":{"a":{"type":"array","maxItems":1,"items":{"properties":{"b":{"type":"string"}}\(row)}}}\(whole)}
                """
            let made = try SchemaImport(Array(schema.utf8))
            return (made.form["unknownFields"] == "ignore", made.losses.map { "\($0.path)" })
        }
        let closed = #","additionalProperties":false"#
        #expect(try imported(closed, closed) == (false, []))
        #expect(try imported("", "") == (true, []))
        #expect(try imported(closed, "") == (true, ["/additionalProperties"]))
        #expect(try imported("", closed) == (true, ["/properties/a/items/additionalProperties"]))
    }

    /// Rows that hold themselves end at the depth of groups, and the fields of all rows are counted.
    @Test func hostileRows() throws {
        let fields = (0..<40).map { ##""p\##($0)":{"type":"array","items":{"$ref":"#"}}"## }
        let schema = #"{"properties":{"x":{"type":"string"},\#(fields.joined(separator: ","))}}"#
        let made = try SchemaImport(Array(schema.utf8))
        #expect(made.losses.count > 40 && made.form["items"] != nil)
    }

    /// References that multiply or go round end.
    @Test func hostileReferences() throws {
        var schema = ##"{"properties":{"a":{"$ref":"#/$defs/d0"}},"$defs":{"##
        for index in 0..<400 {
            let next = ##"{"$ref":"#/$defs/d\##((index + 1) % 400)"}"##
            schema += (index > 0 ? "," : "") + #""d\#(index)":{"allOf":[\#(next),\#(next)]}"#
        }
        let made = try SchemaImport(Array((schema + "}}").utf8))
        #expect(made.losses.count <= 2)
    }
}
