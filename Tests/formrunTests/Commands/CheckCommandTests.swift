import Testing

@testable import formrun

@Suite struct CheckCommandTests {
    static let broken = """
        { "formrun": 1, "id": "x", "title": "X", "colour": 1,
          "items": [{ "type": "inptu", "name": "a", "title": "A" }] }
        """

    @Test func soundFormsSayNothing() {
        let console = TestForms.console()
        #expect(console.run("check", "form.json", "form.json") == .success)
        #expect(console.output.isEmpty && console.said.isEmpty)
    }

    @Test func everyDiagnosticOfEveryFile() {
        let console = TestForms.console()
        console.files["bad"] = Array(Self.broken.utf8)
        #expect(console.run("check", "bad", "form.json", "bad") == .brokenForm)
        let lines = console.outputText.split(separator: "\n")
        #expect(lines.count == 4)
        #expect(
            lines[0].hasPrefix("bad:1:42: error: ") && lines[0].hasSuffix("[unknownKey]"),
            "\(lines[0])")
        #expect(
            lines[1].hasPrefix("bad:2:23: error: ") && lines[1].contains("input"), "\(lines[1])")
        #expect(console.said.isEmpty)
        #expect(console.run("check", "bad", "gone") == .fileTrouble)
    }

    @Test func asJSON() {
        let console = TestForms.console(Self.broken)
        #expect(console.run("check", "--report", "json", "form.json") == .brokenForm)
        let lines = console.outputText.split(separator: "\n")
        #expect(lines.count == 2)
        #expect(
            lines[0].hasPrefix(
                #"{"file":"form.json","line":1,"column":42,"severity":"error","code":"unknownKey","message":""#
            ))
    }
}
