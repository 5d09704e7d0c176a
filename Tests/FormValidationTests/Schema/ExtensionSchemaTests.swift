import FormModel
import FormValidation
import Testing

/// Extension keys and the stamp of answers in schemas, and their way back into forms.
@Suite struct ExtensionSchemaTests {
    private static let text = #"""
        {"formrun":1,"id":"phq9","title":"F","version":"2","x-owner":{"a":[1,null]},"items":[
          {"type":"input","name":"a","title":"A","x-loinc":"1","value":"choice",
           "choices":["p",{"value":"q","x-score":3}]},
          {"type":"group","name":"g","title":"G","x-g":true,"items":[
           {"type":"input","name":"b","title":"B","value":"integer","x-b":0.10}]}]}
        """#

    @Test func theSchemaHandsThemOn() throws {
        let form = try FormDocument.read(Array(Self.text.utf8), vocabulary: .standard)
        let schema = FormSchema(form).value
        #expect(schema["x-owner"] == ["a": [1, .null]])
        let fields = schema["properties"]
        #expect(fields?["a"]?["x-loinc"] == "1" && fields?["g"]?["x-g"] == true)
        #expect(String(decoding: schema.json, as: UTF8.self).contains(#""x-b": 0.10"#))
        #expect(fields?["$form"]?["properties"]?["id"]?["const"] == "phq9")
        #expect(String(decoding: schema.json, as: UTF8.self).contains(#""x-score": 3"#))
    }

    /// Whatever has an object of its own in the schema has its extension keys there.
    @Test func sectionsListsAndEndingsHaveThem() throws {
        let text = #"""
            { "formrun": 1, "id": "f", "title": "F",
              "lists": { "l": { "x-list": 1, "choices": ["a", "b"] } },
              "endings": [{ "name": "no", "when": "n == 5", "text": "No", "accepted": false, "x-ending": 2 }],
              "items": [
                { "type": "section", "name": "s", "title": "S", "x-section": 3,
                  "items": [{ "type": "input", "name": "i", "title": "I" }] },
                { "type": "input", "name": "p", "title": "P", "value": "choice", "choices": { "list": "l" } },
                { "type": "input", "name": "n", "title": "N", "value": "integer" }
              ] }
            """#
        let form = try FormDocument.read(Array(text.utf8), vocabulary: .standard)
        let schema = FormSchema(form).value
        #expect(schema["properties"]?["s"]?["x-section"] == 3)
        #expect(schema["$defs"]?["list.l"]?["x-list"] == 1)
        let json = String(decoding: schema.json, as: UTF8.self)
        #expect(json.contains(#""x-ending": 2"#))
    }

    @Test func theImportKeepsThem() throws {
        let form = try FormDocument.read(Array(Self.text.utf8), vocabulary: .standard)
        let made = try SchemaImport(FormSchema(form).json)
        let again = try FormDocument.read(made.json, vocabulary: .standard)
        #expect(again.id == "phq9" && again.extensions == form.extensions)
        #expect(again.unknownFields == .reject)
        // Its version is not in the schema.
        let stamp = made.losses.filter { $0.effect == .restriction }.flatMap(\.paths)
        #expect(stamp.map(\.description) == ["/properties/$form"])
        let items = again.items.filter(\.isInput)
        #expect(items.map(\.extensions) == form.items.map(\.extensions))
        #expect(items[0].choices == form.items[0].choices)
        #expect(items[1].items[0].extensions == form.items[1].items[0].extensions)
    }

    /// A form without a version, and one that ignores unknown members, do not describe the stamp.
    @Test func onlyAFormThatTakesTheStampDescribesIt() throws {
        let items: [FormItem] = [.input("a", title: "A")]
        for form in [
            try Form(id: "f", title: "F", items: items),
            try Form(
                id: "f", title: "F", unknownFields: .ignore, version: "1", items: items),
        ] {
            #expect(FormSchema(form).value["properties"]?["$form"] == nil)
        }
    }

    @Test func aDeepExtensionIsLeftOut() throws {
        let deep = String(repeating: "[", count: 50) + String(repeating: "]", count: 50)
        let made = try SchemaImport(
            ofOneLine:
                #"{"type":"object","properties":{"a":{"type":"string","x-a":1,"x-deep":\#(deep)}}}"#
        )
        let form = try FormDocument.read(made.json, vocabulary: .standard)
        #expect(form.items[0].extensions == ["x-a": 1])
    }
}
