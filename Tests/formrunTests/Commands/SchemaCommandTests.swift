import Testing

@testable import formrun

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

    @Test func importReportsWhatItLeavesOut() {
        let console = RecordingConsole()
        console.files["s.json"] = Array(
            #"{"title":"T","properties":{"a":{"type":"integer","not":{"if":{}}}}}"#.utf8)
        #expect(console.run("import", "s.json") == .success)
        #expect(console.outputText.contains(#""id": "t","#))
        #expect(
            console.said == [#"s.json: /properties/a/not: A field cannot express "not" here."#])
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
        (["schema", "none.json"], .fileTrouble),
        (["import", "none.json"], .fileTrouble),
        (["schema", "bad.json"], .brokenForm), (["import", "bad.json"], .brokenForm),
        (["import"], .usage),
    ])
    func refuses(_ row: (arguments: [String], status: Status)) {
        let console = RecordingConsole()
        console.files["bad.json"] = Array("{".utf8)
        #expect(CommandLineTool.run(row.arguments, console) == row.status)
        #expect(console.outputText.isEmpty && !console.said.isEmpty)
    }
}
