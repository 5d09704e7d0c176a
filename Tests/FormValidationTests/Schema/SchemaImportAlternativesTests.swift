import FormModel
import FormValidation
import Testing

/// Import of alternatives and refusals of one field, and of groups and sections that may be missing.
@Suite struct SchemaImportAlternativesTests {
    /// `anyOf`, `oneOf` and `not` of texts and numbers become validators.
    @Test(arguments: [
        (#"{"anyOf":[{"type":"string"},{"enum":["x"]}]}"#, ""),
        (
            #"{"type":"string","anyOf":[{"enum":["x","y"]},{"pattern":"^v"}]}"#,
            #"{"anyOf":[{"oneOf":["x","y"]},{"pattern":"v[\\s\\S]*"}]}"#
        ),
        (
            #"{"type":"string","anyOf":[{"minLength":2,"maxLength":3},{"const":"x"}]}"#,
            #"{"anyOf":[{"not":{"anyOf":[{"not":{"length":{"min":2}}},{"not":{"length":{"max":3}}}]}},{"oneOf":["x"]}]}"#
        ),
        (
            #"{"type":"string","anyOf":[{"const":"x","minLength":5},{"const":"y"}]}"#,
            #"{"anyOf":[{"not":{"anyOf":[{"noneOf":["x"]},{"not":{"length":{"min":5}}}]}},{"oneOf":["y"]}]}"#
        ),
        (
            #"{"oneOf":[{"type":"string"},{"type":"string","enum":["x"]}]}"#,
            #"{"noneOf":["x"]}"#
        ),
        (#"{"type":"string","not":{"const":"x"}}"#, #"{"noneOf":["x"]}"#),
        (#"{"type":"string","not":{"pattern":"^x$"}}"#, #"{"notPattern":"x"}"#),
        (#"{"type":"string","not":{"type":"integer"}}"#, ""),
        (
            #"{"type":"string","not":{"enum":["x"],"maxLength":3}}"#,
            #"{"anyOf":[{"noneOf":["x"]},{"not":{"length":{"max":3}}}]}"#
        ),
    ])
    func texts(_ property: String, _ validators: String) throws {
        let made = try ImportedProperty(property)
        let list = validators.isEmpty ? "" : #","validators":[\#(validators)]"#
        #expect(made.item == #"{"type":"input"\#(list)}"#)
        #expect(made.losses.isEmpty)
    }

    @Test(arguments: [
        (
            #"{"type":"integer","anyOf":[{"const":0},{"minimum":5}]}"#,
            #"{"anyOf":[{"range":{"min":0,"max":0}},{"range":{"min":5}}]}"#, [0, 5], [1]
        ),
        (
            #"{"type":"integer","oneOf":[{"multipleOf":2},{"multipleOf":3}]}"#,
            #"{"anyOf":[{"multipleOf":2},{"multipleOf":3}]},{"anyOf":[{"not":{"multipleOf":2}},{"not":{"multipleOf":3}}]}"#,
            [2, 9], [5, 6]
        ),
        (#"{"type":"integer","not":{"maximum":3}}"#, #"{"not":{"range":{"max":3}}}"#, [4], [3]),
    ])
    func numbers(_ property: String, _ validators: String, _ valid: [Int], _ invalid: [Int]) throws
    {
        let made = try ImportedProperty(property)
        #expect(
            made.item == #"{"type":"input","value":"integer","validators":[\#(validators)]}"#)
        #expect(made.losses.isEmpty)
        let whole = try SchemaImport(ofOneLine: #"{"properties":{"a":\#(property)}}"#)
        for value in valid { #expect(try whole.accepts(#"{"a":\#(value)}"#), "\(value)") }
        for value in invalid { #expect(try !whole.accepts(#"{"a":\#(value)}"#), "\(value)") }
    }

    /// What validators cannot express exactly is reported, and nothing is refused for it.
    @Test(arguments: [
        #"{"type":"string","anyOf":[{"format":"email"},{"const":"x"}]}"#,
        #"{"type":"string","not":{"format":"uuid"}}"#,
        #"{"type":"string","not":{"$ref":"other.json"}}"#,
        #"{"type":"string","oneOf":[{"pattern":"a"},{"if":{}}]}"#,
    ])
    func reports(_ property: String) throws {
        let made = try ImportedProperty(property)
        #expect(made.item == #"{"type":"input"}"#)
        #expect(made.losses.count == 1)
    }

    private static let rows =
        #""items":{"type":"object","required":["b"],"additionalProperties":false,"properties":{"b":{"type":"string"}}}"#

    /// A list that is not required may be empty; rows differ where `uniqueItems` says so.
    @Test(arguments: [
        (#""minItems":1"#, ["[]", #"[{"b":"x"}]"#], []),
        (
            #""minItems":2"#, ["[]", #"[{"b":"x"},{"b":"x"}]"#], [#"[{"b":"x"}]"#]
        ),
        (
            #""uniqueItems":true"#, [#"[{"b":"x"},{"b":"y"}]"#], [#"[{"b":"x"},{"b":"x"}]"#]
        ),
        (#""default":[]"#, ["[]"], []),
    ])
    func optionalGroups(_ keywords: String, _ valid: [String], _ invalid: [String]) throws {
        let made = try SchemaImport(
            ofOneLine:
                #"{"additionalProperties":false,"properties":{"a":{"type":"array",\#(keywords),\#(Self.rows)}}}"#
        )
        #expect(made.losses.isEmpty, "\(made.losses)")
        for value in valid { #expect(try made.accepts(#"{"a":\#(value)}"#), "\(value)") }
        for value in invalid { #expect(try !made.accepts(#"{"a":\#(value)}"#), "\(value)") }
    }

    /// Rows and optional sections have no rules; their fields have conditions instead.
    @Test(arguments: [
        ("anyOf", #"{"x":"1","y":"2"}"#, true), ("oneOf", #"{"x":"1","y":"2"}"#, false),
        ("anyOf", #"{"y":"2"}"#, true), ("oneOf", #"{"y":"2"}"#, true),
        ("anyOf", #"{"z":"2"}"#, false), ("oneOf", #"{"z":"2"}"#, false),
    ])
    func oneOfSomeInRowsAndSections(_ keyword: String, _ value: String, _ isValid: Bool) throws {
        let object =
            #"{"type":"object","properties":{"x":{"type":"string"},"y":{"type":"string"},"z":{"type":"string"}},"\#(keyword)":[{"required":["x"]},{"required":["y"]}]}"#
        let made = try SchemaImport(
            ofOneLine:
                #"{"properties":{"s":\#(object),"g":{"type":"array","items":\#(object)}}}"#)
        #expect(made.losses.isEmpty, "\(made.losses)")
        #expect(try made.accepts(#"{"s":\#(value)}"#) == isValid)
        #expect(try made.accepts(#"{"g":[\#(value)]}"#) == isValid)
        #expect(try made.accepts(#"{"g":[]}"#) && made.accepts("{}"))
    }

    @Test func fieldsThatAreNotTogether() throws {
        let object =
            #"{"type":"object","properties":{"x":{"type":"string"},"y":{"type":"string"}},"not":{"required":["x","y"]}}"#
        let made = try SchemaImport(
            ofOneLine: object.dropLast() + #","$defs":{}}"#)
        #expect(made.losses.isEmpty, "\(made.losses)")
        #expect(try made.accepts(#"{"x":"1"}"#) && made.accepts(#"{"y":"1"}"#))
        #expect(try made.accepts("{}") && !made.accepts(#"{"x":"1","y":"2"}"#))
        let nested = try SchemaImport(ofOneLine: #"{"properties":{"s":\#(object)}}"#)
        #expect(nested.losses.isEmpty)
        #expect(try !nested.accepts(#"{"s":{"x":"1","y":"2"}}"#))
    }

    @Test(arguments: [
        (#""minProperties":1,"additionalProperties":false"#, [], true),
        (#""minProperties":1"#, ["/minProperties"], false),
        (#""minProperties":1,"required":["x"]"#, [], false),
        (#""minProperties":2,"additionalProperties":false"#, ["/minProperties"], false),
    ])
    func fewestProperties(_ keywords: String, _ losses: [String], _ hasRule: Bool) throws {
        let made = try SchemaImport(
            ofOneLine:
                #"{"type":"object","properties":{"x":{"type":"string"},"y":{"type":"string"}},\#(keywords)}"#
        )
        #expect(made.places == losses)
        #expect((made.form["rules"] != nil) == hasRule)
    }

    /// Alternatives with one property each, as of the variants of an enumeration.
    @Test func alternativesWithOneProperty() throws {
        let way = { (name: String) in
            #"{"type":"object","required":["\#(name)"],"additionalProperties":false,"properties":{"\#(name)":{"type":"string"}}}"#
        }
        let made = try SchemaImport(
            ofOneLine: #"{"oneOf":[\#(way("x")),\#(way("y"))],"title":"T"}"#)
        #expect(made.losses.isEmpty, "\(made.losses)")
        #expect(try made.accepts(#"{"x":"1"}"#) && made.accepts(#"{"y":"1"}"#))
        #expect(try !made.accepts("{}") && !made.accepts(#"{"x":"1","y":"2"}"#))
        #expect(try !made.accepts(#"{"x":"1","z":"2"}"#))
    }

    /// What an optional object requires is required while another of its fields has an answer.
    @Test(arguments: [
        (#""z":{"type":"string"}"#, #"["z"]"#, nil),
        (#""z":{"type":"string"},"y":{"type":"string"}"#, #"["z"]"#, "present(a.y)"),
        (
            #""z":{"type":"string"},"y":{"type":"object","properties":{"x":{"type":"string"}}}"#,
            #"["z"]"#, "present(a.y.x)"
        ),
    ])
    func requiredInOptionalSections(
        _ properties: String, _ required: String, _ condition: String?
    ) throws {
        let made = try SchemaImport(
            ofOneLine:
                #"{"properties":{"a":{"type":"object","properties":{\#(properties)},"required":\#(required)}}}"#
        )
        #expect(made.losses.isEmpty, "\(made.losses)")
        guard case .list(let items)? = made.form["items"],
            case .list(let fields)? = items[0]["items"]
        else { return #expect(Bool(false)) }
        #expect(fields[0]["requiredWhen"] == condition.map { .text($0) })
        #expect(fields[0]["validators"] == nil)
    }

    /// The default of an object belongs to the fields of its section.
    @Test func defaultsOfSections() throws {
        let made = try ImportedProperty(
            #"{"type":"object","properties":{"x":{"type":"integer"},"y":{"type":"string","default":"b"}},"default":{"x":4,"y":"a","z":1}}"#
        )
        #expect(made.item.contains(#""name":"x","title":"X","value":"integer","default":4"#))
        #expect(made.item.contains(#""default":"b""#))
        #expect(made.losses == ["/properties/a/default/y", "/properties/a/default/z"])
    }

    /// Each loss says whether the form accepts more or less than the schema.
    @Test(arguments: [
        (#"{"type":"string","if":{}}"#, SchemaLoss.Effect.omission),
        (#"{"type":["string","integer"]}"#, .omission),
        (#"{"type":"string","format":"date"}"#, .restriction),
        (#"{"type":"string","format":"uri"}"#, .restriction),
        (#"{"type":"string","format":"iri"}"#, .annotation),
        (#"{"type":"integer","default":"x"}"#, .annotation),
        (#"{"type":"string","tsType":"x"}"#, .annotation),
    ])
    func effects(_ property: String, _ effect: SchemaLoss.Effect) throws {
        let made = try SchemaImport(
            ofOneLine: #"{"properties":{"a":\#(property),"b":{"type":"boolean"}}}"#)
        #expect(made.losses.map(\.effect) == [effect])
    }

    /// A schema without constraints for other properties is the same as `true`.
    @Test func otherPropertiesOfAnyKind() throws {
        let made = try SchemaImport(
            ofOneLine:
                #"{"properties":{"a":{"type":"string"}},"additionalProperties":{"description":"Any"}}"#
        )
        #expect(made.losses.isEmpty && made.form["unknownFields"] == "ignore")
    }
}
