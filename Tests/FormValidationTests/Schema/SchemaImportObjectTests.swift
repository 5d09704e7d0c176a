import FormModel
import FormValidation
import TestSupport
import Testing

/// Import of the keywords of objects.
@Suite struct SchemaImportObjectTests {
    /// Fields that the schema allows, and that the form does not have, are not refused.
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
            ["/unevaluatedProperties"]
        ),
        (
            #""properties":{"a":{"type":"string"},"o":{"type":"object"}},"additionalProperties":false"#,
            ["/properties/o", "/additionalProperties"]
        ),
    ])
    func doesNotRefuseWhatItLost(_ row: (keywords: String, losses: [String])) throws {
        let made = try SchemaImport(ofOneLine: "{\(row.keywords)}")
        #expect(made.form["unknownFields"] == "ignore")
        #expect(made.places == row.losses)
    }

    @Test(arguments: [
        #""properties":{"a":{"type":"string"},"b":false},"additionalProperties":false"#,
        #""properties":{"a":{"type":"string"}},"if":{},"additionalProperties":false"#,
    ])
    func refusesWhatTheSchemaRefuses(_ keywords: String) throws {
        #expect(try SchemaImport(ofOneLine: "{\(keywords)}").form["unknownFields"] == nil)
    }

    /// A limit that stopped the walk is reported once.
    @Test func partsBeyondTheLimitAreReported() throws {
        let parts = (0..<300).map { #"{"minLength":\#($0 % 2 + 1)}"# }.joined(separator: ",")
        let made = try ImportedProperty(#"{"type":"string","allOf":[\#(parts)]}"#)
        #expect(made.losses == ["/properties/a/allOf/255"])
    }

    @Test(arguments: [
        (#""a""#, ["/required"]), (#"["a",1]"#, ["/required/1"]), (#"{}"#, ["/required"]),
    ])
    func requirementsOfOtherTypes(_ row: (required: String, losses: [String])) throws {
        let schema = #"{"properties":{"a":{"type":"string"}},"required":\#(row.required)}"#
        #expect(try SchemaImport(ofOneLine: schema).places == row.losses)
    }

    @Test(arguments: [
        (#""minItems":2,"maxItems":9"#, #""max":9,"min":2"#, []),
        (#""maxItems":9"#, #""max":9"#, ["/required/0"]),
        (#""minItems":0,"maxItems":9"#, #""max":9"#, ["/required/0"]),
        (#""minItems":2"#, #""min":2"#, []),
        (#""minItems":10,"maxItems":9"#, #""max":9"#, ["/properties/a/minItems"]),
        (
            #""minItems":1,"maxItems":0"#, #""min":1"#, ["/properties/a/maxItems"]
        ),
        (#""default":[{"b":"x"}],"minItems":1"#, #""min":1,"default":[{"b":"x"}]"#, []),
        (
            #""default":[{"c":"x"}],"minItems":1"#, #""min":1"#, ["/properties/a/default"]
        ),
        (
            #""minItems":1,"maxItems":9,"uniqueItems":true"#, #""max":9,"min":1"#,
            ["/properties/a/uniqueItems"]
        ),
    ])
    func groups(_ row: (keywords: String, bounds: String, losses: [String])) throws {
        let property =
            #"{"type":"array",\#(row.keywords),"items":{"type":"object","properties":{"b":{"type":"string"}},"required":["b"]}}"#
        let made = try ImportedProperty(property, required: #""a""#)
        let items = #"[{"type":"input","name":"b","title":"B","validators":["required"]}]"#
        #expect(made.item == #"{"type":"group","items":\#(items),\#(row.bounds)}"#)
        #expect(made.losses == row.losses)
    }

    /// Each object refuses other fields as its schema does; nothing is said where the object around it says the same.
    @Test(
        arguments: [
            #"{"type":"object","properties":{"b":{"type":"string"}}CLOSED}"#,
            #"{"type":"array","maxItems":1,"items":{"type":"object","properties":{"b":{"type":"string"}}CLOSED}}"#,
            #"{"type":"object","additionalProperties":{"type":"object","properties":{"b":{"type":"string"}}CLOSED}}"#,
        ])
    func objectsAndOtherFields(_ object: String) throws {
        func imported(_ whole: String, _ inner: String) throws -> (
            whole: SchemaValue?, inner: [SchemaValue]
        ) {
            let object = object.replacing("CLOSED", with: inner)
            let made = try SchemaImport(ofOneLine: #"{"properties":{"a":\#(object)}\#(whole)}"#)
            #expect(made.losses.allSatisfy { $0.effect == .reshaping })
            return (made.form["unknownFields"], Self.said(inside: made.form))
        }
        let closed = #","additionalProperties":false"#
        #expect(try imported(closed, closed) == (nil, []))
        #expect(try imported("", "") == ("ignore", []))
        #expect(try imported(closed, "") == (nil, ["ignore"]))
        #expect(try imported("", closed) == ("ignore", ["reject"]))
    }

    /// What the items of a form say of other fields.
    private static func said(inside item: SchemaValue) -> [SchemaValue] {
        guard case .list(let items)? = item["items"] else { return [] }
        return items.flatMap { [$0["unknownFields"]].compactMap(\.self) + said(inside: $0) }
    }

    /// Recursive rows end at the maximum depth of groups, and the fields of all rows are counted.
    @Test func hostileRows() throws {
        let fields = (0..<40).map { ##""p\##($0)":{"type":"array","items":{"$ref":"#"}}"## }
        let schema = #"{"properties":{"x":{"type":"string"},\#(fields.joined(separator: ","))}}"#
        let made = try SchemaImport(ofOneLine: schema)
        #expect(made.places.count > 40 && made.form["items"] != nil)
    }

    /// Reading ends despite recursive references and references that multiply.
    @Test func hostileReferences() throws {
        var schema =
            ##"{"properties":{"a":{"$ref":"#/$defs/d0"},"b":{"type":"boolean"}},"$defs":{"##
        for index in 0..<400 {
            let next = ##"{"$ref":"#/$defs/d\##((index + 1) % 400)"}"##
            schema += (index > 0 ? "," : "") + #""d\#(index)":{"allOf":[\#(next),\#(next)]}"#
        }
        let made = try SchemaImport(ofOneLine: (schema + "}}"))
        #expect(made.losses.count <= 2)
    }

    /// `additionalProperties` considers the properties of its schema, `unevaluatedProperties` those
    /// of all schemas that apply.
    @Test(arguments: [
        (
            #""properties":{"a":{"type":"string"}},"additionalProperties":true,"unevaluatedProperties":false"#,
            ["a"], false
        ),
        (
            #""properties":{"a":{"type":"string"}},"additionalProperties":false,"allOf":[{"properties":{"b":{"type":"string"}}}]"#,
            ["a"], true
        ),
        (
            #""properties":{"a":{"type":"string"}},"unevaluatedProperties":false,"allOf":[{"properties":{"b":{"type":"string"}}}]"#,
            ["a", "b"], true
        ),
        (
            #""properties":{"a":{"type":"string"}},"allOf":[{"properties":{"a":{},"b":{"type":"string"}},"unevaluatedProperties":false}]"#,
            ["a", "b"], true
        ),
        (
            #""properties":{"a":{"type":"string"},"b":{"type":"string"}},"allOf":[{"properties":{"b":{}},"unevaluatedProperties":false}]"#,
            ["b"], true
        ),
        (
            ##""$schema":"http://json-schema.org/draft-07/schema#","$ref":"#/$defs/r","additionalProperties":false,"$defs":{"r":{"properties":{"a":{"type":"string"}}}}"##,
            ["a"], false
        ),
    ])
    func closings(_ keywords: String, _ names: [SchemaValue], _ rejects: Bool) throws {
        let made = try SchemaImport(ofOneLine: "{\(keywords)}")
        #expect(made.losses.isEmpty)
        guard case .list(let items) = made.form["items"] else { return }
        #expect(items.dropLast().compactMap { $0["name"] } == names)
        #expect((made.form["unknownFields"] == nil) == rejects)
    }

    /// All schemas of a property apply.
    @Test func propertiesThatAreDescribedTwice() throws {
        let made = try SchemaImport(
            ofOneLine:
                #"{"properties":{"a":{"minLength":2}},"allOf":[{"properties":{"a":{"type":"string","maxLength":3}}}]}"#
        )
        #expect(made.losses.isEmpty)
        #expect(try made.accepts(#"{"a":"ab"}"#))
        #expect(try !made.accepts(#"{"a":"a"}"#) && !made.accepts(#"{"a":"abcd"}"#))
    }

    /// A reference is relative to the innermost schema with an identifier.
    @Test(arguments: [
        ##"{"$id":"https://x.y/s","$ref":"https://x.y/s#/$defs/r","$defs":{"r":{"properties":{"a":{"type":"string"}}}}}"##,
        ##"{"$ref":"#/$defs/in","$defs":{"in":{"$id":"i","$ref":"#/$defs/r","$defs":{"r":{"properties":{"a":{"type":"string"}}}}}}}"##,
        ##"{"type":["object","null"],"$ref":"#/$defs/a%20b~1c","$defs":{"a b/c":{"properties":{"a":{"type":"string"}}}}}"##,
        ##"{"oneOf":[{"type":"array"},{"$ref":"#/$defs/r"}],"$defs":{"r":{"type":"object","properties":{"a":{"type":"string"}}}}}"##,
    ])
    func references(_ schema: String) throws {
        #expect(try SchemaImport(ofOneLine: schema).accepts(#"{"a":"x"}"#))
    }

    /// A schema with keywords of many combining marks.
    private static func marked(_ count: Int) -> String {
        let marks = (0..<count).map { $0 % 2 == 0 ? "\u{301}" : "\u{327}" }.joined()
        return
            #"{"properties":{"a":{"type":"string","x\#(marks)":1,"pattern":"\#(marks)"},"\#(marks)":{}},"\#(marks)":1,"required":["\#(marks)"],"$schema":"\#(marks)"}"#
    }

    @Test func combiningMarks() throws {
        _ = try SchemaImport(ofOneLine: Self.marked(40_000))
    }

    @Test(.countsInstructions) func combiningMarksAreComparedInLinearTime() throws {
        // Shorter patterns are accepted, and compiled.
        let growth = try Growth.ofEightTimes(5_000) { count in
            let schema = Self.marked(count)
            return { _ = try SchemaImport(ofOneLine: schema) }
        }
        #expect(growth < 10)
    }
}
