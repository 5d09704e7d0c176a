import FormModel
import FormValidation
import Testing

/// Import of alternatives, conditions and dependencies of an object; the form accepts what the
/// schema accepts.
@Suite struct SchemaImportConditionTests {
    private func item(_ made: SchemaImport, _ name: String) -> SchemaValue? {
        guard case .list(let items) = made.form["items"] else { return nil }
        return items.first { $0["name"] == .text(name) }
    }

    private static func shapes(_ end: String) -> String {
        #"""
        {"type":"object","oneOf":[
          {"title":"Circle","required":["kind","r"],"properties":{"kind":{"const":"circle"},"r":{"type":"number"},"name":{"type":"string"}}\#(end)},
          {"required":["kind","w"],"properties":{"kind":{"const":"box"},"w":{"type":"number"},"h":{"type":"number"},"name":{"type":"string"}}\#(end)}]}
        """#
    }

    @Test func alternativesThatAConstantDistinguishes() throws {
        let made = try SchemaImport(ofOneLine: Self.shapes(#","additionalProperties":false"#))
        #expect(made.losses.isEmpty && made.form["unknownFields"] == nil)
        #expect(item(made, "kind")?["value"] == "choice")
        #expect(
            item(made, "kind")?["choices"] == [["value": "circle", "title": "Circle"], "box"])
        #expect(item(made, "r")?["visibleWhen"] == "kind == 'circle'")
        #expect(item(made, "r")?["validators"] == ["required"])
        #expect(item(made, "h")?["visibleWhen"] == "kind == 'box'")
        #expect(item(made, "name") != nil && item(made, "name")?["visibleWhen"] == nil)
        #expect(try made.accepts(#"{"kind":"circle","r":1,"name":"a"}"#))
        #expect(try made.accepts(#"{"kind":"box","w":1}"#))
        #expect(try !made.accepts(#"{"kind":"box","w":1,"r":2}"#))
        #expect(try !made.accepts(#"{"kind":"box"}"#))
        #expect(try !made.accepts(#"{"r":1}"#))
        #expect(try !made.accepts(#"{"kind":"line"}"#))
    }

    /// An open alternative allows any field, including one that another alternative describes.
    @Test func openAlternatives() throws {
        let made = try SchemaImport(ofOneLine: Self.shapes(""))
        #expect(made.losses.isEmpty && made.form["unknownFields"] == "ignore")
        #expect(try made.accepts(#"{"kind":"box","w":1,"r":"any","x":2}"#))
    }

    /// `unevaluatedProperties` refuses nothing in an alternative that allows any property.
    @Test func openAlternativesOfAClosedObject() throws {
        let schema = """
            {"unevaluatedProperties":false,"oneOf":[
            {"required":["k"],"properties":{"k":{"const":"p"}},"additionalProperties":true},
            {"required":["k"],"properties":{"k":{"const":"q"},"v":{"type":"string"}}}]}
            """
        let made = try SchemaImport(ofOneLine: schema)
        #expect(made.places == ["/unevaluatedProperties"])
        #expect(try made.accepts(#"{"k":"p","v":1,"x":2}"#))
    }

    /// Alternatives that cannot be distinguished, or that differ in other ways, are losses.
    @Test(arguments: [
        (
            // The constant is not required, so an object without it matches both.
            #""oneOf":[{"properties":{"k":{"const":"p"}}},{"properties":{"k":{"const":"q"}}}]"#,
            ["/oneOf"]
        ),
        (
            #""oneOf":[{"required":["k"],"properties":{"k":{"const":"p"}}},{"required":["k"],"properties":{"k":{"enum":["p","q"]}}}]"#,
            ["/oneOf"]
        ),
        (
            #""oneOf":[{"required":["k"],"properties":{"k":{"const":"p"},"v":{"type":"string"}}},{"required":["k"],"properties":{"k":{"const":"q"},"v":{"type":"integer"}}}]"#,
            ["/oneOf/1/properties/v"]
        ),
        (#""anyOf":[{"required":["a","b"]},{"required":["b"]}]"#, ["/anyOf"]),
        (#""if":{"properties":{"a":{"minLength":3}}},"then":{"required":["b"]}"#, ["/if"]),
        (
            #""if":{"required":["n"]},"then":{"required":["b"]}"#,
            ["/then/required/0"]
        ),
        (#""dependentRequired":{"a":["gone"]}"#, ["/dependentRequired/a"]),
        (#""dependentRequired":{"n":["b"]}"#, ["/dependentRequired/n"]),
        (
            #""$schema":"http://json-schema.org/draft-07/schema#","dependentRequired":{"a":["b"]}"#,
            ["/dependentRequired"]
        ),
        (
            #""$schema":"https://json-schema.org/draft/2020-12/schema","dependencies":{"a":["b"]}"#,
            ["/dependencies"]
        ),
        (#""dependentSchemas":{"n":{"required":["b"]}}"#, ["/dependentSchemas/n/required/0"]),
        (#""dependentSchemas":{"a":{"minProperties":2}}"#, ["/dependentSchemas/a"]),
        (#""dependentSchemas":{"a":false}"#, ["/dependentSchemas/a"]),
        (#""dependentSchemas":{"b-c":{"required":["b"]}}"#, ["/dependentSchemas/b-c/required/0"]),
        (#""dependentSchemas":{"a":true}"#, []),
    ])
    func tells(_ row: (keywords: String, places: [String])) throws {
        let schema = """
            {"properties":{"a":{"type":"string"},"b":{"type":"string"},"n":{"type":["string","null"]}},\(row.keywords)}
            """
        #expect(try SchemaImport(ofOneLine: schema).places == row.places)
    }

    @Test(arguments: [
        (#""dependentRequired":{"a":["b"]}"#, "present(a)"),
        (
            #""$schema":"http://json-schema.org/draft-07/schema#","dependencies":{"a":["b"]}"#,
            "present(a)"
        ),
        // Without the name of a draft, the keyword of older drafts is read, too.
        (#""dependencies":{"a":["b"]}"#, "present(a)"),
        (#""dependencies":{"a":{"required":["b"]}}"#, "present(a)"),
        (#""dependentSchemas":{"c":{"required":["b"]}}"#, "present(c)"),
        (
            #""if":{"properties":{"a":{"const":"it's"}},"required":["a"]},"then":{"required":["b"]}"#,
            #"present(a) && a == 'it\'s'"#
        ),
        (
            #""if":{"properties":{"a":{"const":"x"}}},"then":{"required":["b"]}"#,
            "(!present(a) || a == 'x')"
        ),
        (
            #""if":{"required":["a"]},"else":{"required":["b"]}"#, "!(present(a))"
        ),
        (
            #""if":{"anyOf":[{"required":["a"]},{"not":{"required":["c"]}}]},"then":{"required":["b"]}"#,
            "(present(a) || !(present(c)))"
        ),
        (
            #""allOf":[{"if":{"properties":{"c":{"type":"integer","minimum":3}},"required":["c"]},"then":{"required":["b"]}},{"if":{"required":["a"]},"then":{"required":["b"]}}]"#,
            "(present(c) && c >= 3) || (present(a))"
        ),
    ])
    func requiredUnderConditions(_ row: (keywords: String, condition: String)) throws {
        let schema = """
            {"properties":{"a":{"type":"string"},"b":{"type":"string"},"c":{"type":"integer"}},\(row.keywords)}
            """
        let made = try SchemaImport(ofOneLine: schema)
        #expect(made.losses.isEmpty)
        #expect(item(made, "b")?["requiredWhen"] == .text(row.condition))
        _ = try FormDocument.read(made.json, vocabulary: .standard)
    }

    @Test(
        arguments: [
            (#"{"type":"array","contains":{"const":"it's"}}"#, #"present(l) && 'it\'s' in l"#),
            (#"{"type":"array","minItems":1}"#, "present(l)"),
            (#"{"type":"array","minItems":2}"#, nil), (#"{"contains":{"const":"x"}}"#, nil),
            (#"{"type":"array","contains":{"enum":["x"]}}"#, nil),
            (#"{"type":"array","contains":{"const":7}}"#, nil),
        ] as [(String, String?)])
    func requiredUnderConditionsOnLists(_ row: (list: String, condition: String?)) throws {
        let schema = """
            {"properties":{"l":{"type":"array","items":{"type":"string","minLength":1,"maxLength":9}},"b":{"type":"string"}},
            "if":{"required":["l"],"properties":{"l":\(row.list)}},"then":{"required":["b"]}}
            """
        let made = try SchemaImport(ofOneLine: schema)
        #expect(made.places.contains("/if") == (row.condition == nil))
        #expect(item(made, "b")?["requiredWhen"] == row.condition.map { .text($0) })
        _ = try FormDocument.read(made.json, vocabulary: .standard)
    }

    @Test(arguments: [
        (#"{"then":{"properties":{"b":false}}}"#, "!(present(a))"),
        (#"{"else":{"properties":{"b":{"enum":[null,""]}}}}"#, "present(a)"),
    ])
    func forbiddenUnderConditions(_ row: (ways: String, condition: String)) throws {
        let schema = """
            {"properties":{"a":{"type":"string"},"b":{"type":"string"}},"additionalProperties":false,
            "allOf":[{"if":{"required":["a"]},\(row.ways.dropFirst().dropLast())}]}
            """
        let made = try SchemaImport(ofOneLine: schema)
        #expect(made.losses.isEmpty)
        #expect(item(made, "b")?["visibleWhen"] == .text(row.condition))
    }

    /// A schema that depends on a property describes fields that are shown while the property has an answer.
    @Test func fieldsThatDependOnAProperty() throws {
        let schema = """
            {"properties":{"card":{"type":"string"}},
            "dependencies":{"card":{"properties":{"bill":{"type":"string"},"code":{"type":"integer"}},"required":["bill"]}}}
            """
        let made = try SchemaImport(ofOneLine: schema)
        #expect(made.losses.isEmpty)
        #expect(item(made, "bill")?["visibleWhen"] == "present(card)")
        #expect(item(made, "code")?["visibleWhen"] == "present(card)")
        #expect(try made.accepts("{}") && made.accepts(#"{"card":"1","bill":"x"}"#))
        #expect(try made.accepts(#"{"bill":7}"#))
        #expect(try !made.accepts(#"{"card":"1"}"#))
        #expect(try !made.accepts(#"{"card":"1","bill":"x","code":"y"}"#))
    }

    /// The alternatives of such a schema may differ by the value of the property itself, which may be missing.
    @Test func alternativesThatDependOnAProperty() throws {
        func schema(_ more: String = "", _ closing: String = "") -> String {
            """
            {"properties":{"pet":{"type":"string","enum":["no","one","two"]}},
            "dependentSchemas":{"pet":{"oneOf":[
            {"properties":{"pet":{"enum":["no"]}\(more)}\(closing)},
            {"properties":{"pet":{"enum":["one","two"]},"age":{"type":"integer"}},"required":["age"]}]}}}
            """
        }
        let made = try SchemaImport(ofOneLine: schema())
        #expect(made.losses.isEmpty)
        #expect(item(made, "age")?["visibleWhen"] == "pet in ['one', 'two']")
        #expect(try made.accepts("{}") && made.accepts(#"{"age":"x"}"#))
        #expect(try made.accepts(#"{"pet":"no"}"#) && made.accepts(#"{"pet":"two","age":3}"#))
        #expect(try !made.accepts(#"{"pet":"one"}"#) && !made.accepts(#"{"pet":"two","age":"x"}"#))
        // Without the property, an object may have what the alternatives refuse.
        for refused in [schema(#","age":false"#), schema("", #","additionalProperties":false"#)] {
            #expect(try SchemaImport(ofOneLine: refused).places == ["/dependentSchemas/pet"])
        }
    }

    @Test(arguments: [("anyOf", "atLeastOneOf"), ("oneOf", "exactlyOneOf")])
    func oneOfSomeIsRequired(_ keyword: String, _ rule: String) throws {
        let schema = """
            {"properties":{"a":{"type":"string"},"b":{"type":"string"}},"\(keyword)":[{"required":["a"]},{"required":["b"]}]}
            """
        let made = try SchemaImport(ofOneLine: schema)
        #expect(made.losses.isEmpty)
        #expect(made.form["rules"] == [.object([.init(rule, ["a", "b"])])])
        #expect(try !made.accepts("{}") && made.accepts(#"{"b":"x"}"#))
    }

    /// Conditions that depend on each other in a cycle are all omitted.
    @Test func cyclesAreLeftOut() throws {
        let schema = """
            {"properties":{"a":{"type":"string"},"b":{"type":"string"}},"allOf":[
            {"if":{"required":["a"]},"then":{"properties":{"b":false}}},
            {"if":{"required":["b"]},"then":{"properties":{"a":false}}}]}
            """
        let made = try SchemaImport(ofOneLine: schema)
        _ = try FormDocument.read(made.json, vocabulary: .standard)
        #expect(made.places == ["/allOf/0/if", "/allOf/1/if"])
    }

    /// A form imported from a schema of FormSchema with conditions accepts the same submissions.
    @Test(arguments: [Form.UnknownFields.reject, .ignore])
    func conditionsOfAFormComeBack(_ policy: Form.UnknownFields) throws {
        let form = try Form(
            id: "f", title: "F", unknownFields: policy,
            items: [
                .input("country", title: "Country", value: .choice, choices: ["US", "CA"]),
                .input(
                    "zip", title: "ZIP", validators: [.required], visibleWhen: "country == 'US'"),
                .input("note", title: "Note", requiredWhen: "country == 'CA'"),
            ])
        let made = try SchemaImport(FormSchema(form).json)
        for submission in [
            #"{"country":"US","zip":"1"}"#, #"{"country":"US"}"#, #"{"country":"CA","zip":"1"}"#,
            #"{"country":"CA","note":"x"}"#, #"{"country":"CA"}"#, "{}", #"{"zip":"1"}"#,
        ] {
            let isValid = FormValidator(form).validate(.json(Array(submission.utf8))).isValid
            // If unknown fields are ignored, the schema contains only the title of a hidden field.
            let isSame = policy == .reject || isValid
            #expect(try !isSame || made.accepts(submission) == isValid, "\(submission)")
        }
    }

    // MARK: Requirements of hidden fields

    /// A requirement is lost only where its property may be absent from the form: conditions on the values of one property
    /// that exclude each other lose none.
    @Test(arguments: [
        // Refused for one value, required for another.
        (
            #"{"if":{"required":["k"],"properties":{"k":{"const":"p"}}},"then":{"properties":{"v":false}}}"#,
            #"{"if":{"required":["k"],"properties":{"k":{"const":"q"}}},"then":{"required":["v"]}}"#,
            true
        ),
        (
            #"{"if":{"required":["k"],"properties":{"k":{"const":"p"}}},"then":{"properties":{"v":false}}}"#,
            #"{"if":{"anyOf":[{"required":["k"],"properties":{"k":{"const":"q"}}},{"required":["k"],"properties":{"k":{"const":"r"}}}]},"then":{"required":["v"]}}"#,
            true
        ),
        (
            #"{"if":{"required":["k"],"properties":{"k":{"const":"p"}}},"else":{"properties":{"v":false}}}"#,
            #"{"if":{"allOf":[{"required":["k"],"properties":{"k":{"const":"p"}}},{"required":["n"]}]},"then":{"required":["v"]}}"#,
            true
        ),
        // One value is in both, or no value is.
        (
            #"{"if":{"required":["k"],"properties":{"k":{"enum":["p","q"]}}},"then":{"properties":{"v":false}}}"#,
            #"{"if":{"required":["k"],"properties":{"k":{"const":"q"}}},"then":{"required":["v"]}}"#,
            false
        ),
        (
            #"{"if":{"properties":{"k":{"const":"p"}}},"then":{"properties":{"v":false}}}"#,
            #"{"if":{"properties":{"k":{"const":"q"}}},"then":{"required":["v"]}}"#,
            false
        ),
        // Another property decides.
        (
            #"{"if":{"required":["k"],"properties":{"k":{"const":"p"}}},"then":{"properties":{"v":false}}}"#,
            #"{"if":{"required":["n"]},"then":{"required":["v"]}}"#, false
        ),
    ])
    func requirementsOfHiddenFields(_ first: String, _ second: String, _ isWhole: Bool) throws {
        let made = try SchemaImport(
            ofOneLine: #"""
                {"type":"object","additionalProperties":false,"properties":{"k":{"enum":["p","q","r"]},
                "n":{"type":"integer"},"v":{"enum":["x","y"]}},"allOf":[\#(first),\#(second)]}
                """#)
        #expect(made.losses.isEmpty == isWhole, "\(made.losses)")
        #expect(item(made, "v")?["visibleWhen"] != nil && item(made, "v")?["requiredWhen"] != nil)
    }

    // MARK: Another answer beside numbers

    /// Numbers with another answer are what the schema of a form says of them.
    @Test(arguments: [
        #"{"type":"input","name":"n","title":"N","value":"integer","choices":[1,{"value":2,"title":"Two"}],"other":{"title":"More","name":"more","key":"how-many","validators":[{"range":{"min":3}}]}}"#,
        #"{"type":"input","name":"n","title":"N","value":"decimal","choices":[0.5,2],"other":{"title":"More","name":"more"},"validators":["required"]}"#,
    ])
    func anotherAnswerBesideNumbers(_ item: String) throws {
        for items in [
            item, #"{"type":"group","name":"g","title":"G","max":3,"items":[\#(item)]}"#,
        ] {
            let text = #"{"formrun":1,"id":"f","title":"F","items":[\#(items)]}"#
            let form = try FormDocument.read(Array(text.utf8), vocabulary: .standard)
            let made = try SchemaImport(FormSchema(form).json)
            #expect(made.losses.isEmpty, "\(made.losses)")
            let again = try FormDocument.read(made.json, vocabulary: .standard)
            let (found, expected) = (FormSchema(again).value, FormSchema(form).value)
            #expect(found["properties"] == expected["properties"])
            #expect(found["allOf"] == expected["allOf"])
        }
    }

    /// Without a property for the other answer, there is no such field.
    @Test func numbersWithoutAnotherAnswer() throws {
        let made = try SchemaImport(
            ofOneLine: #"{"properties":{"a":{"type":"integer"},"n":{"enum":[1,2,"other"]}}}"#)
        #expect(item(made, "n") == nil && made.places == ["/properties/n"])
    }
}
