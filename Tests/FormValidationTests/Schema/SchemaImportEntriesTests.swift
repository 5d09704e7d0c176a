import FormModel
import FormValidation
import TestSupport
import Testing

/// Import of objects of any keys as rows of a key and a value, and of schemas that name no type.
@Suite struct SchemaImportEntriesTests {
    private static let unique = #"{"unique":{"by":["key"]}}"#

    private static func group(_ key: String, _ value: String, _ rest: String = "") -> String {
        let key = #"{"type":"input","name":"key","title":"Key","validators":["required"\#(key)]}"#
        let value = #"{"type":\#(value),"name":"value","title":"Value""#
        return #"{"type":"group","items":[\#(key),\#(value)"#
    }

    /// The beginning of the group, up to its value; its validators; and the places of losses.
    @Test(arguments: [
        (#""additionalProperties":{"type":"string"}"#, "", #""input""#, "", []),
        (
            #""additionalProperties":{"type":"integer","minimum":1}"#, "",
            #""input""#, #","value":"integer","validators":["required",{"range":{"min":1}}]}]"#, []
        ),
        (
            #""additionalProperties":{"type":"string","minLength":1}"#, "", #""input""#,
            #","validators":["required"]}]"#, []
        ),
        (
            #""additionalProperties":{"type":"boolean"},"propertyNames":{"pattern":"^[a-z]+$","maxLength":8}"#,
            #",{"pattern":"[a-z]+"},{"length":{"max":8}}"#, #""input""#,
            #","value":"boolean","validators":["required"]}]"#, []
        ),
        (
            #""patternProperties":{"^[a-z]+$":{"type":"string"}},"additionalProperties":false"#,
            #",{"pattern":"[a-z]+"}"#, #""input""#, "", []
        ),
        (
            #""patternProperties":{"^a$":{"type":"string"},"^b$":{"type":"string"}},"additionalProperties":false"#,
            #",{"anyOf":[{"pattern":"a"},{"pattern":"b"}]}"#, #""input""#, "", []
        ),
        (
            #""patternProperties":{"^[a-z]+$":{"type":"string"}}"#, #",{"pattern":"[a-z]+"}"#,
            #""input""#, "", ["/properties/a/patternProperties"]
        ),
        (#""patternProperties":{"^.*$":{"type":"string"}}"#, "", #""input""#, "", []),
        (
            #""additionalProperties":{"type":"array","items":{"type":"string"}}"#, "", #""input""#,
            #","value":"texts"}]"#, ["/properties/a/additionalProperties/items"]
        ),
        (
            #""additionalProperties":{"type":"object","properties":{"v":{"type":"string"}},"required":["v"]}"#,
            "", #""section""#,
            #","items":[{"type":"input","name":"v","title":"V","validators":["required"]}]}]"#, []
        ),
        (
            #""additionalProperties":{"type":"object","additionalProperties":{"type":"string"}}"#,
            "", #""group""#, "", ["/properties/a/additionalProperties"]
        ),
        (
            #""additionalProperties":{"type":"string"},"propertyNames":{"format":"email","const":"x"}"#,
            "", #""input""#, "", ["/properties/a/propertyNames/const"]
        ),
    ])
    func objectsOfAnyKeys(
        _ keywords: String, _ key: String, _ value: String, _ rest: String, _ losses: [String]
    ) throws {
        let made = try ImportedProperty(#"{"type":"object",\#(keywords)}"#)
        let start = Self.group(key, value) + rest
        #expect(made.item.hasPrefix(start), "\(made.item)")
        #expect(made.item.hasSuffix(#""validators":[\#(Self.unique)]}"#), "\(made.item)")
        #expect(made.losses.filter { $0 != "/properties/a" } == losses)
        #expect(made.losses.contains("/properties/a"))
    }

    /// An object of any keys is a change of shape, not an omission.
    @Test func anotherShape() throws {
        let schema = """
            {"properties":{"env":{"type":"object","additionalProperties":{"type":"integer"},"default":{"A":1}}},
            "additionalProperties":false}
            """
        let made = try SchemaImport(ofOneLine: schema)
        #expect(made.losses.map(\.effect) == [.reshaping])
        #expect(made.form["unknownFields"] == nil)
        #expect(try made.accepts(#"{"env":[{"key":"A","value":1},{"key":"B","value":2}]}"#))
        #expect(try made.accepts("{}") && made.accepts(#"{"env":[]}"#))
        for refused in [
            #"{"env":{"A":1}}"#, #"{"env":[{"key":"A","value":1},{"key":"A","value":2}]}"#,
            #"{"env":[{"key":"A"}]}"#, #"{"env":[{"value":1}]}"#,
            #"{"env":[{"key":"A","value":"x"}]}"#,
        ] {
            #expect(try !made.accepts(refused), "\(refused)")
        }
        guard case .list(let items)? = made.form["items"] else { return }
        #expect(items[0]["default"] == [["key": "A", "value": 1]])
    }

    @Test(arguments: [
        (
            #""minProperties":2"#, "",
            #","validators":[{"unique":{"by":["key"]}},{"check":{"that":"count(a)==0||count(a)>=2"}}]}"#
        ),
        (#""minProperties":2"#, #""a""#, #","min":2,"validators":[{"unique":{"by":["key"]}}]}"#),
        (
            #""minProperties":0,"maxProperties":3"#, #""a""#,
            #","max":3,"validators":[{"unique":{"by":["key"]}}]}"#
        ),
    ])
    func numbersOfEntries(_ keywords: String, _ required: String, _ rest: String) throws {
        let made = try ImportedProperty(
            #"{"type":"object","additionalProperties":{"type":"string"},\#(keywords)}"#,
            required: required)
        #expect(made.item.hasSuffix(rest), "\(made.item)")
        // Only a smallest number of rows asks for some.
        let isTold = !required.isEmpty && !rest.contains(#""min":"#)
        #expect(made.losses == (isTold ? ["/properties/a", "/required/0"] : ["/properties/a"]))
    }

    /// Objects that rows of one kind of value do not describe have no field.
    @Test(arguments: [
        #""additionalProperties":true"#, #""additionalProperties":{"description":"Any"}"#,
        #""additionalProperties":false"#,
        #""patternProperties":{"^a":{"type":"string"},"^b":{"type":"integer"}}"#,
        #""patternProperties":{"^a":{"type":"string"}},"additionalProperties":{"type":"integer"}"#,
        #""additionalProperties":{"type":["string","integer"]}"#,
        #""additionalProperties":{"type":"string"},"required":["b"]"#,
        #""additionalProperties":{"type":"string"},"not":{"required":["b"]}"#,
    ])
    func otherObjects(_ keywords: String) throws {
        let made = try ImportedProperty(#"{"type":"object",\#(keywords)}"#)
        #expect(made.item == "")
        #expect(!made.losses.isEmpty)
    }

    /// The keywords of a schema without a type are those of one type.
    @Test(arguments: [
        (
            #"{"minLength":2}"#, #"{"type":"input","validators":[{"length":{"min":2}}]}"#,
            "minLength"
        ),
        (#"{"pattern":"^a$"}"#, #"{"type":"input","validators":[{"pattern":"a"}]}"#, "pattern"),
        (#"{"format":"date"}"#, #"{"type":"input","value":"date"}"#, "format"),
        (
            #"{"minimum":1}"#,
            #"{"type":"input","value":"decimal","validators":[{"range":{"min":1}}]}"#, "minimum"
        ),
        (
            #"{"items":{"type":"string","minLength":1}}"#, #"{"type":"input","value":"texts"}"#,
            "items"
        ),
        (
            #"{"items":{"enum":["x","y"]}}"#,
            #"{"type":"input","value":"choices","choices":["x","y"]}"#, "items"
        ),
    ])
    func typesThatAreNotNamed(_ property: String, _ item: String, _ keyword: String) throws {
        let schema = #"{"properties":{"a":\#(property)}}"#
        let made = try SchemaImport(ofOneLine: schema)
        #expect(try ImportedProperty(property).item == item)
        let restrictions = made.losses.filter { $0.effect == .restriction }
        #expect(
            restrictions.flatMap(\.paths).map(\.description).contains("/properties/a/\(keyword)"))
        #expect(!made.losses.contains { $0.effect == .omission })
    }

    /// A property of no type may be `null`, but a field of a type that was told is required like any other.
    @Test func aRequiredPropertyWithoutAType() throws {
        let made = try ImportedProperty(#"{"minLength":2}"#, required: #""a""#)
        #expect(made.item == #"{"type":"input","validators":["required",{"length":{"min":2}}]}"#)
    }

    /// A form takes 2.0 for an integer, which not every validator of draft 4 does.
    @Test func integersOfDraft4() throws {
        func losses(_ draft: String) throws -> [SchemaLoss] {
            try SchemaImport(
                ofOneLine:
                    #"{"$schema":"http://json-schema.org/\#(draft)/schema#","properties":{"a":{"type":"integer"}}}"#
            ).losses
        }
        let made = try losses("draft-04")
        #expect(made.map(\.effect) == [.annotation])
        #expect(made.flatMap(\.paths).map(\.description) == ["/properties/a/type"])
        #expect(try losses("draft-06").isEmpty)
    }
}
