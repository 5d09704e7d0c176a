import FormModel
import Testing
import formrun

/// A message quotes at most 200 characters of a command line or of a file.
@Suite struct QuotationTests {
    private static let long = String(repeating: "k", count: 3_000)

    private static let lines: [[String]] = [
        [long], ["run", "form.json", "--no-input", "--set", long + "=1"],
        ["run", "form.json", long], ["run", "form.json", "--" + long], ["import", "schema.json"],
        ["import", "schema.json", "--" + long], ["run", "form.json", "--explain", long],
        ["run", "form.json", "--output", long], ["run", "form.json", "--locale", long + "!"],
        ["run", "form.json", "--choices", long + "=true"], ["format", long], ["completion", long],
        ["card", "form.json", "--width", long], ["card", "form.json", "--format", long],
        ["run", "form.json", "--no-input", "--answers", "answers.json"],
        ["validate", "form.json", "answers.json"],
    ]

    @Test(arguments: lines) func ofCommandLines(_ arguments: [String]) {
        let console = TestForms.console(
            #"{"formrun":1,"id":"f","title":"F","items":[{"type":"input","name":"a","title":"A"}]}"#
        )
        console.files["answers.json"] = Array(#"{"\#(Self.long)":1}"#.utf8)
        console.files["schema.json"] = Array(
            #"{"properties":{"\#(Self.long)":{"type":"null"}},"required":["\#(Self.long)"]}"#.utf8)
        #expect(console.run(arguments) != .success)
        let said = console.said.joined(separator: "\n") + console.outputText
        #expect(!said.isEmpty && !said.contains(String(repeating: "k", count: 201)))
    }

    /// A path is cut in the names of unknown members only, each by itself.
    @Test func ofPaths() {
        let path = FieldPath([.key("rows"), .index(3), .key(Self.long)])
        #expect("\(path.quoted)" == "/rows/3/" + String(repeating: "k", count: 200) + "…")
    }
}
