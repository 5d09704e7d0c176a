import FormModel
import FormValidation
import Testing

@Suite struct SchemaImportTests {
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
        (#"{"type":"string","format":"uuid"}"#, #"{ "type": "input", "validators": ["uuid"] }"#),
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
        (
            #"{"allOf":[{"enum":["x","y","z"]},{"enum":["z","y","y"]}]}"#,
            #"{ "type": "input", "value": "choice", "choices": ["y", "z"] }"#
        ),
        (
            #"{"type":"string","enum":["aaa","b","cc"],"minLength":2,"pattern":"^[ab]"}"#,
            #"{ "type": "input", "value": "choice", "choices": ["aaa"] }"#
        ),
        (
            #"{"const":"b","enum":["a","b"]}"#,
            #"{ "type": "input", "value": "choice", "choices": ["b"] }"#
        ),
        (
            #"{"type":["string","boolean"],"enum":["a","b"]}"#,
            #"{ "type": "input", "value": "choice", "choices": ["a", "b"] }"#
        ),
        (
            #"{"type":"array","items":{"enum":["x","yy"],"maxLength":1}}"#,
            #"{ "type": "input", "value": "choices", "choices": ["x"] }"#
        ),
        // Alternatives in alternatives, as a form has them with another answer beside a list.
        (
            #"{"type":"string","anyOf":[{"title":"L","oneOf":[{"const":"x","title":"Ex"},{"const":"y"}]},{"const":"other","title":"More"}]}"#,
            #"{ "type": "input", "value": "choice", "choices": [{ "value": "x", "title": "Ex" }, "y", { "value": "other", "title": "More" }] }"#
        ),
        (
            #"{"type":"array","items":{"anyOf":[{"anyOf":[{"enum":["x","y"]},{"const":"z"}]},{"const":"y"}]}}"#,
            #"{ "type": "input", "value": "choices", "choices": ["x", "y", "z"] }"#
        ),
        (
            #"{"type":"string","oneOf":[{"anyOf":[{"const":"x"},{"const":"y"}]},{"const":"y"}]}"#,
            #"{ "type": "input", "value": "choice", "choices": ["x"] }"#
        ),
        (#"{"enum":[true,false]}"#, #"{ "type": "input", "value": "boolean" }"#),
        (
            #"{"enum":[3,1,2]}"#,
            #"{ "type": "input", "value": "integer", "choices": [3, 1, 2] }"#
        ),
        (
            #"{"enum":[1,1.5],"minimum":1.2}"#,
            #"{ "type": "input", "value": "decimal", "choices": [1.5], "validators": [ { "range": { "min": 1.2 } } ] }"#
        ),
        (
            #"{"type":"integer","oneOf":[{"const":1,"title":"1"},{"const":2,"title":"Two"}]}"#,
            #"{ "type": "input", "value": "integer", "choices": [1, { "value": 2, "title": "Two" }] }"#
        ),
        (
            #"{"enum":["x","y"],"enumNames":["X marks","y"]}"#,
            #"{ "type": "input", "value": "choice", "choices": [{ "value": "x", "title": "X marks" }, "y"] }"#
        ),
        (
            #"{"type":"array","items":{"type":"string","enum":["x","y"],"enumNames":["Ex"]}}"#,
            #"{ "type": "input", "value": "choices", "choices": [{ "value": "x", "title": "Ex" }, "y"] }"#
        ),
        (
            #"{"type":"integer","enum":[1,2],"enumNames":["One",2,"Three"]}"#,
            #"{ "type": "input", "value": "integer", "choices": [{ "value": 1, "title": "One" }, 2] }"#
        ),
        (
            #"{"type":"boolean","oneOf":[{"const":true,"title":"On"},{"const":false,"title":"Off"}]}"#,
            #"{ "type": "input", "value": "boolean", "trueTitle": "On", "falseTitle": "Off" }"#
        ),
        (
            #"{"type":"number","x-unit":"cm"}"#,
            #"{ "type": "input", "unit": "cm", "value": "decimal" }"#
        ),
        (
            #"{"type":"integer","x-unit-before":"£","x-unit":"m"}"#,
            #"{ "type": "input", "unitBefore": "£", "unit": "m", "value": "integer" }"#
        ),
        (
            #"{"type":"array","items":{"enum":["a","b"]},"not":{"contains":{"const":"b"},"minItems":2}}"#,
            #"{ "type": "input", "value": "choices", "choices": ["a", { "value": "b", "exclusive": true }] }"#
        ),
        (
            #"{"type":"integer","minimum":5,"exclusiveMinimum":true,"maximum":9,"exclusiveMaximum":false}"#,
            #"{ "type": "input", "value": "integer", "validators": [ { "range": { "above": 5, "max": 9 } } ] }"#
        ),
        // Keywords of other types have no effect.
        (
            #"{"type":"integer","minLength":3,"items":{},"properties":{},"contains":{}}"#,
            #"{ "type": "input", "value": "integer" }"#
        ),
        // Annotations, and keywords of editors.
        (
            #"{"type":"boolean","markdownDescription":"x","x-order":1,"deprecated":true}"#,
            #"{ "type": "input", "x-order": 1, "value": "boolean" }"#
        ),
        (
            #"{"type":"array","maxItems":9,"items":{"type":"object","properties":{"b":{"type":"string"}}}}"#,
            #"{ "type": "group", "items": [ { "type": "input", "name": "b", "title": "B" } ], "max": 9 }"#
        ),
    ])
    func carriesOver(_ row: (property: String, item: String)) throws {
        let made = try ImportedProperty(row.property, rest: #","$defs":{"a/b":{"type":"integer"}}"#)
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
        let made = try ImportedProperty(row.property, required: #""a""#)
        let validators = row.validators.filter { !$0.isWhitespace }
        #expect(made.item == #"{"type":"input","validators":\#(validators)}"#)
        #expect(made.losses.isEmpty)
    }

    /// For a list, `required` already implies a first element.
    @Test(arguments: [
        (1, "", #"[{"count":{"min":1}}]"#), (1, #""a""#, #"["required"]"#),
        (2, #""a""#, #"["required",{"count":{"min":2}}]"#),
    ])
    func leastCount(_ row: (least: Int, required: String, validators: String)) throws {
        let made = try ImportedProperty(
            #"{"type":"array","minItems":\#(row.least),"items":{"enum":["x","y"]}}"#,
            required: row.required)
        #expect(made.item.hasSuffix(#""validators":\#(row.validators)}"#), "\(made.item)")
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
            #"{"type":"string","not":{"if":{}},"readOnly":true}"#,
            ["/properties/a/not", "/properties/a/readOnly"]
        ),
        (#"{"type":["string","integer"]}"#, ["/properties/a", "/required/0"]),
        (##"{"type":"string","$ref":"other.json#/a"}"##, ["/properties/a/$ref"]),
        (#"{"type":"string","allOf":[{"maxLength":-1}]}"#, ["/properties/a/allOf/0/maxLength"]),
    ])
    func loses(_ row: (property: String, losses: [String])) throws {
        #expect(try ImportedProperty(row.property, required: #""a""#).losses == row.losses)
    }

    /// Constraints that a form cannot express are reported.
    @Test(arguments: [
        (
            #"{"type":"string","format":"uri"}"#, #"{"type":"input","validators":["url"]}"#,
            ["/properties/a/format"]
        ),
        (#"{"type":"string","format":"iri"}"#, #"{"type":"input"}"#, ["/properties/a/format"]),
        (
            #"{"type":"boolean","const":true}"#, #"{"type":"input","value":"boolean"}"#,
            ["/properties/a/const"]
        ),
        (
            ##"{"type":"array","items":{"enum":["x","y"],"pattern":"x","$ref":"o.json"}}"##,
            #"{"type":"input","value":"choices","choices":["x"]}"#,
            ["/properties/a/items/$ref"]
        ),
        (
            #"{"type":"string","format":"email"}"#, #"{"type":"input","validators":["email"]}"#,
            ["/properties/a/format"]
        ),
        (
            #"{"type":"string","format":"hostname"}"#,
            #"{"type":"input","validators":["hostname"]}"#, ["/properties/a/format"]
        ),
        (
            #"{"type":"string","format":"date"}"#, #"{"type":"input","value":"date"}"#,
            ["/properties/a/format"]
        ),
        (
            #"{"type":"string","format":"date-time","minLength":1}"#,
            #"{"type":"input","value":"dateTime"}"#,
            ["/properties/a/format", "/properties/a/minLength"]
        ),
        (
            #"{"type":"string","format":"duration"}"#, #"{"type":"input","value":"duration"}"#,
            ["/properties/a/format"]
        ),
        // An unknown format is not the validator of the same name.
        (#"{"type":"string","format":"required"}"#, #"{"type":"input"}"#, ["/properties/a/format"]),
        (
            #"{"type":"array","items":{"enum":["x",null]}}"#,
            #"{"type":"input","value":"choices","choices":["x"]}"#, ["/properties/a/items"]
        ),
        (#"{"enum":[false]}"#, #"{"type":"input","value":"boolean"}"#, ["/properties/a/enum"]),
        (
            #"{"type":"string","anyOf":[{"format":"email"},{"const":"y"}]}"#,
            #"{"type":"input"}"#, ["/properties/a/anyOf"]
        ),
    ])
    func reportsWhatItAcceptsInstead(
        _ row: (property: String, item: String, losses: [String])
    ) throws {
        let made = try ImportedProperty(row.property)
        #expect(made.item == row.item && made.losses == row.losses)
    }

    /// A field has one type: a text field would refuse values that the schema accepts.
    @Test(arguments: [
        (#"{}"#, "The schema names no type, and a field has one."),
        (#"{"minimum":1,"minLength":1}"#, "The schema names no type, and a field has one."),
        (##"{"$ref":"#/properties/a"}"##, "The schema names no type, and a field has one."),
        (#"{"type":["string","array"]}"#, "It may be of several types, and a field has one."),
        (#"{"enum":["a",1]}"#, "It may be of several types, and a field has one."),
        (
            #"{"oneOf":[{"type":"string"},{"type":"object"}]}"#,
            "It may be of several types, and a field has one."
        ),
        (#"{"type":"null"}"#, "It allows only null, which is no answer."),
        (#"{"type":"string","const":1}"#, "It allows no value."),
        (#"{"type":"string","not":{}}"#, "It allows no value."),
        (#"{"type":"string","enum":["a"],"minLength":2}"#, "It allows no value."),
        (#"{"type":"object"}"#, "A form has no field for an object without named properties."),
        (#"{"type":"array"}"#, "A form has no field for a list of such elements."),
        (
            #"{"type":"array","items":{"type":["string","object"],"properties":{"x":{"type":"string"}}}}"#,
            "A form has no field for a list of such elements."
        ),
        (
            #"{"type":"array","items":{"type":["string","number"]}}"#,
            "A form has no field for a list of such elements."
        ),
    ])
    func hasNoFieldFor(_ property: String, _ reason: String) throws {
        let schema =
            #"{"properties":{"a":\#(property),"b":{"type":"string"}},"additionalProperties":false}"#
        let made = try SchemaImport(ofOneLine: schema)
        #expect(made.losses.first?.reason == reason)
        #expect(made.form["unknownFields"] == "ignore")
        guard case .list(let items) = made.form["items"] else { return }
        #expect(items[0]["name"] == "b")
    }

    /// A text field has one line, which is reported unless the schema refuses control characters.
    @Test(arguments: [
        (#"{"type":"string"}"#, true), (#"{"type":"string","pattern":"^a"}"#, true),
        (#"{"type":"string","pattern":"^.*$"}"#, true),
        (#"{"type":"string","pattern":"^[^a]$"}"#, true),
        (#"{"type":"string","pattern":"^a$|b"}"#, true),
        (#"{"type":"string","pattern":"^\\s$"}"#, true),
        (#"{"type":"string","pattern":"^a\\$"}"#, true),
        (#"{"type":"string","pattern":"^(?:a|[b.]\\d{2})+$"}"#, false),
        (#"{"type":"string","format":"uuid"}"#, false), (#"{"enum":["a"]}"#, false),
        (#"{"type":"integer"}"#, false),
    ])
    func linesOfTexts(_ property: String, _ isReported: Bool) throws {
        let made = try SchemaImport(Array(#"{"properties":{"a":\#(property)}}"#.utf8))
        let reported = made.losses.filter { $0.reason.hasPrefix("A text is one line") }
        #expect(reported.map(\.path.description) == (isReported ? ["/properties/a"] : []))
    }

    /// A reason is reported once, with all its places.
    @Test func eachReasonOnce() throws {
        let properties = (0..<9).map { #""p\#($0)":{"type":"string","not":{"if":{}}}"# }
        let made = try SchemaImport(
            ofOneLine: "{\"properties\":{\(properties.joined(separator: ","))}}")
        #expect(made.losses.count == 1)
        #expect(made.losses[0].paths.map(\.description).last == "/properties/p8/not")
        #expect(
            made.losses[0].sentence
                == #"/properties/p0/not: A field cannot express "not" here. (And at 8 other places.)"#
        )
    }

    @Test func mustBeTickedWhereItMustBeThere() throws {
        let made = try ImportedProperty(#"{"type":"boolean","const":true}"#, required: #""a""#)
        #expect(made.item == #"{"type":"input","value":"boolean","validators":["accepted"]}"#)
        #expect(made.losses.isEmpty)
    }

    private static func group(_ most: Int) -> String {
        #"{"type":"array","maxItems":\#(most),"items":{"type":"object","properties":{"x":{"type":"string"},"y":{"type":"string"}}}}"#
    }

    /// Explicit limits of the schema that the form cannot reach are reported.
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
        #expect(try ImportedProperty(property).losses == losses)
    }

    /// The imported form is never too large to be read.
    @Test func formsThatWouldBeTooLarge() throws {
        let text = String(repeating: "x", count: 4_000)
        let properties = (0..<60).map { ##""p\##($0)":{"$ref":"#/$defs/d"}"## }
            .joined(separator: ",")
        let schema =
            #"{"properties":{\#(properties)},"additionalProperties":false,"$defs":{"d":{"type":"string","description":"\#(text)"}}}"#
        let limits = JSONLimits(bytes: 170_000, depth: 64, members: 1_000)
        let made = try SchemaImport(ofOneLine: schema, limits: limits)
        #expect(made.json.count < limits.bytes)
        _ = try FormDocument.read(made.json, vocabulary: .standard)
        #expect(
            made.losses.first?.reason == "The form would be larger than an imported form may be.")
        #expect(made.losses.first?.path.description == "/properties/p41")
        #expect(made.places.count == 20 && made.form["unknownFields"] == "ignore")
    }

    /// A small schema does not make a large form.
    @Test func formsThatGrow() throws {
        let text = String(repeating: "x", count: 40_000)
        let properties = (0..<60).map { ##""p\##($0)":{"$ref":"#/$defs/d"}"## }
            .joined(separator: ",")
        let schema =
            #"{"properties":{\#(properties)},"$defs":{"d":{"type":"string","description":"\#(text)"}}}"#
        let made = try SchemaImport(ofOneLine: schema)
        let size = made.json.count
        #expect(size < 2 << 20 && size > 2_000_000)
        #expect(made.losses.contains { $0.path.description == "/properties/p52" })
    }

    /// Names that are made differ from those of all properties, and from nothing else.
    @Test(
        arguments: [
            (["@type", "$ref"], ["type", "ref"], ["Type", "Ref"]),
            (["a-b", "a_b"], ["a_b_2", "a_b"], ["A b", "A b"]),
            (
                ["-a", "a-", "a_3", "-a-", "a", "--a"], ["a_2", "a_4", "a_3", "a_5", "a", "a_6"],
                nil
            ),
        ] as [([String], [String], [String]?)])
    func namesFieldsByKeys(_ row: (keys: [String], names: [String], titles: [String]?)) throws {
        let properties = row.keys.map { #""\#($0)":{"type":"string"}"# }.joined(separator: ",")
        let made = try SchemaImport(ofOneLine: #"{"properties":{\#(properties)}}"#)
        guard case .list(let items)? = made.form["items"] else {
            Issue.record("there are no items")
            return
        }
        let fields = items.filter { $0["type"] != "button" }
        #expect(fields.map { $0["name"] } == row.names.map { .text($0) })
        if let titles = row.titles {
            #expect(fields.map { $0["title"] } == titles.map { .text($0) })
        }
    }

    /// Two properties of one name in form posts cannot both be fields, and a name that is reserved in a form is none in an
    /// object of it: each property is lost alone, and the form has no mistake.
    @Test(
        arguments: [
            (["a.b", "a[b]", "c"], ["a.b", "c"]), (["[]", ".", "c"], ["[]", "c"]),
            (["a]", "a", "c"], ["a]", "c"]), (["form-page", "$form", "a.b"], nil),
        ] as [([String], [String]?)])
    func keysThatFormPostsHave(_ row: (keys: [String], kept: [String]?)) throws {
        let properties = row.keys.map { #""\#($0)":{"type":"boolean"}"# }.joined(separator: ",")
        let object = #"{"type":"object","properties":{\#(properties)}}"#
        var wholes = [
            #"{"properties":{"o":\#(object)}}"#,
            #"{"properties":{"o":{"type":"array","maxItems":3,"items":\#(object)}}}"#,
        ]
        if row.kept != nil { wholes.append(object) }
        for whole in wholes {
            let made = try SchemaImport(ofOneLine: whole)
            _ = try FormDocument.read(made.json, vocabulary: .standard)
            guard case .list(var items)? = made.form["items"] else {
                Issue.record("there are no items")
                continue
            }
            if case .list(let inner)? = items[0]["items"] { items = inner }
            let kept = items.filter { $0["type"] == "input" }.map { $0["key"] ?? $0["name"] }
            #expect(kept == (row.kept ?? row.keys).map { .text($0) }, "\(whole)")
        }
    }

    /// If no property becomes a field, the error has the reasons.
    @Test func nothingToTake() throws {
        do throws(FormDocumentError) {
            _ = try SchemaImport(Array("{\"properties\":{\n\"a\u{200B}b\":{},\"c\":true}}".utf8))
            #expect(Bool(false))
        } catch {
            #expect(
                error.description == """
                    1:1: error: None of the properties could become a field of a form. [noItems]
                    2:1: error: /properties/a\u{200B}b: A field cannot have this key: it is empty, too long or invisible, or stands for something else. [noItems]
                    2:10: error: /properties/c: A schema that is true or false describes no field. [noItems]
                    """)
        }
    }

    @Test func losesPropertiesAndKeywordsOfTheWhole() throws {
        let schema = """
            {"$schema":"http://json-schema.org/draft-07/schema#","title":"An order: now!","properties":{
            "ok":{"type":"string"},"not\\u200bok":{"type":"string"},"deep":{"type":"object","properties":{}},"no":false},
            "required":["ok","gone"],"if":{},"additionalProperties":{"type":"string"}}
            """
        let made = try SchemaImport(ofOneLine: schema)
        #expect(
            made.places == [
                "/properties/not\u{200B}ok", "/properties/deep", "/properties/no", "/required/1",
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

    /// A field that is not required may be left empty, which is not reported because it applies to
    /// nearly all properties.
    @Test(
        arguments: [
            (#"{"type":"string","minLength":3}"#, #""ab""#),
            (#"{"type":"string","pattern":"^b$"}"#, #""a""#),
            (#"{"enum":["x"]}"#, #""y""#), (#"{"type":"integer","minimum":3}"#, "2"),
            (#"{"type":"array","minItems":2,"items":{"enum":["x","y"]}}"#, #"["x"]"#),
        ])
    func whatIsOptionalMayBeEmpty(_ row: (property: String, refused: String)) throws {
        let made = try SchemaImport(ofOneLine: #"{"properties":{"a":\#(row.property)}}"#)
        #expect(made.losses.isEmpty)
        let form = try FormDocument.read(made.json, vocabulary: .standard)
        func isValid(_ value: String) -> Bool {
            FormValidator(form).validate(.json(Array(#"{"a":\#(value)}"#.utf8))).isValid
        }
        let empty = row.property.contains("array") ? "[]" : #""""#
        #expect(isValid("null") && isValid(empty) && !isValid(row.refused))
    }
}
