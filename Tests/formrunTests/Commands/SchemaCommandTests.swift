import Testing
import formrun

@Suite struct SchemaCommandTests {
    @Test func writesASchema() {
        let console = TestForms.console()
        #expect(console.run("schema", "form.json") == .success)
        #expect(
            console.outputText.hasPrefix(
                "{\n  \"$schema\": \"https://json-schema.org/draft/2020-12/schema\",\n"))
        #expect(console.outputText.contains(#""required": ["name", "pin", "pin2"],"#))
        #expect(console.said.isEmpty)
    }

    @Test func writesTheSchemaOfForms() {
        let console = RecordingConsole()
        #expect(console.run("schema", "--of-forms") == .success)
        #expect(console.outputText.contains(#""$id": "urn:formrun:form:1""#))
        #expect(console.outputText.contains(#""visibleWhen": {"#))
        #expect(console.said.isEmpty)
    }

    @Test func writesTheSchemaOfCards() {
        let console = RecordingConsole()
        #expect(console.run("schema", "--of-cards") == .success)
        #expect(console.outputText.contains(#""cards": { "type": "array","#))
        #expect(console.said.isEmpty)
    }

    @Test func importReportsWhatItLeavesOut() {
        let console = RecordingConsole()
        console.files["s.json"] = Array(
            #"{"title":"T","properties":{"a":{"type":"integer","not":{"if":{}}}}}"#.utf8)
        #expect(console.run("import", "s.json") == .success)
        #expect(console.outputText.contains(#""id": "t","#))
        #expect(
            console.said == [#"s.json: /properties/a/not: A field cannot express "not" here."#])
    }

    /// The form of a schema that loses a required property is written, and the status says that it is not the whole.
    @Test(
        arguments: [
            (
                #""required":["repo\u200burl"],"properties":{"repo\u200burl":{"type":"string"},"a":{"type":"boolean"}}"#,
                [], Status.invalid
            ),
            (#""required":["$ref","a"],"properties":{"a":{"type":"boolean"}}"#, [], .invalid),
            (
                #""required":["a"],"properties":{"a":{"type":"boolean"},"b":{"type":["string","boolean"]}}"#,
                [], .success
            ),
            (
                #""required":["b"],"properties":{"a":{"type":"boolean"},"b":{"type":["string","boolean"]}}"#,
                [], .invalid
            ),
            (
                #""properties":{"s":{"type":"object","required":["x\u200by"],"properties":{"x\u200by":{"type":"boolean"},"z":{"type":"boolean"}}}}"#,
                [], .invalid
            ),
            (
                #""properties":{"repo\u200burl":{"type":"boolean"},"a":{"type":"boolean"}}"#, [],
                .success
            ),
            (
                #""properties":{"repo\u200burl":{"type":"boolean"},"a":{"type":"boolean"}}"#,
                ["--strict"], .invalid
            ),
            (#""properties":{"a":{"type":"boolean","tsType":"x"}}"#, ["--strict"], .invalid),
            (#""properties":{"a":{"type":"boolean"}}"#, ["--strict"], .success),
        ] as [(String, [String], Status)])
    func importSaysByItsStatusWhatIsMissing(
        _ row: (schema: String, options: [String], status: Status)
    ) {
        for report in ["text", "json"] {
            let console = RecordingConsole()
            console.files["s.json"] = Array("{\"type\":\"object\",\(row.schema)}".utf8)
            let status = console.run(
                ["import", "s.json", "--report", report, "--output-file", "f.json"] + row.options)
            #expect(status == row.status)
            #expect(console.run("check", "f.json") == .success)
        }
    }

    @Test func importReportsAndWritesAFile() {
        let console = RecordingConsole()
        console.files["s.json"] = Array(
            #"{"properties":{"a":{"type":"integer","not":{"if":{}}}}}"#.utf8)
        #expect(
            console.run("import", "s.json", "--report", "json", "--output-file", "f.json")
                == .success)
        #expect(
            console.outputText
                == #"{"file":"s.json","path":"/properties/a/not","message":"A field cannot express \"not\" here.","effect":"omission","paths":["/properties/a/not"]}"#
                + "\n")
        #expect(console.said.isEmpty)
        #expect(console.run("check", "f.json") == .success)
    }

    @Test(arguments: [
        (["schema"], Status.usage), (["schema", "--of-forms", "form.json"], .usage),
        (["schema", "--of-cards", "form.json"], .usage),
        (["schema", "--of-cards", "--of-forms"], .usage),
        (["schema", "none.json"], .unusableFile),
        (["import", "none.json"], .unusableFile),
        (["schema", "bad.json"], .brokenForm), (["import", "bad.json"], .brokenForm),
        (["import"], .usage),
    ])
    func refuses(_ row: (arguments: [String], status: Status)) {
        let console = RecordingConsole()
        console.files["bad.json"] = Array("{".utf8)
        #expect(console.run(row.arguments) == row.status)
        #expect(console.outputText.isEmpty && !console.said.isEmpty)
    }
}
