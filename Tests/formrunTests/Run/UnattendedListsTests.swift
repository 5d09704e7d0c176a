import Testing
import formrun

/// A list of texts in the lines of standard input: one a line, up to an empty line or the end.
@Suite struct UnattendedListsTests {
    private static let form = """
        { "formrun": 1, "id": "l", "title": "L", "limits": { "listElements": 3 }, "items": [
          { "type": "input", "name": "tags", "title": "Tags", "value": "texts",
            "validators": [{ "each": [{ "length": { "max": 5 } }] }] },
          { "type": "input", "name": "name", "title": "Name" }
        ] }
        """

    @Test(
        arguments: [
            ("red\na, b\n\nAda\n", #"{"tags":["red","a, b"],"name":"Ada"}"#, []),
            ("red\n \nAda\n", #"{"tags":["red"],"name":"Ada"}"#, []),
            ("\nAda\n", #"{"name":"Ada"}"#, []), ("red", #"{"tags":["red"]}"#, []),
            ("red\r\ngreen\r\n\r\nAda\r\n", #"{"tags":["red","green"],"name":"Ada"}"#, []),
            (
                "red\nlonger\n\nAda\n", "",
                ["line 2: /tags/1: Tags (entry 2) must have at most 5 characters. [tooLong]"]
            ),
            (
                "1\n2\n3\n4\n5\n", "",
                ["line 1: /tags: Tags must have at most 3 entries. [tooManyElements]"]
            ),
            (
                "red\n\u{FFFF}\n".replacing(
                    "\u{FFFF}", with: String(repeating: "x", count: 1 << 17)),
                "",
                ["line 2, the answer to /tags: more than 65536 bytes; give it with --answers FILE."]
            ),
        ] as [(String, String, [String])])
    func lines(_ row: (input: String, output: String, said: [String])) {
        let console = TestForms.console(Self.form)
        console.input = Array(row.input.utf8)
        let status = console.run("run", "form.json")
        #expect(status == (row.said.isEmpty ? .success : .invalid))
        #expect(console.outputText == (row.output.isEmpty ? "" : row.output + "\n"))
        #expect(console.said.filter { !$0.isEmpty } == row.said)
    }

    @Test func settings() {
        let console = TestForms.console(Self.form)
        #expect(
            console.run("run", "form.json", "--no-input", "--set", "tags=red\n a, b\n") == .success)
        #expect(console.outputText == #"{"tags":["red","a, b"]}"# + "\n")
    }
}
