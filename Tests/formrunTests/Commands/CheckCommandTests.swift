import Foundation
import Testing
import formrun

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
        #expect(console.run("check", "bad", "gone") == .unusableFile)
    }

    static let fragments = """
        { "formrun": 1, "id": "x", "title": "X", "x-n": 1.50,
          "fragments": { "a": { "items": [{ "type": "input", "name": "n", "title": "N" }] },
            "b": { "items": [{ "type": "label", "title": "L" }] } },
          "items": [{ "use": "a", "prefix": "p" }] }
        """

    @Test func aFormIsPrintedWithoutItsFragments() {
        let console = TestForms.console(Self.fragments)
        #expect(console.run("check", "--expand", "form.json") == .success)
        #expect(
            console.outputText == """
                {
                  "formrun": 1,
                  "id": "x",
                  "title": "X",
                  "x-n": 1.50,
                  "items": [{ "type": "input", "name": "pN", "title": "N" }]
                }

                """)
        #expect(console.saidText.contains("unusedFragment"))
        console.files["bad"] = Array(Self.broken.utf8)
        #expect(console.run("check", "--expand", "bad") == .brokenForm)
        #expect(console.run("check", "--expand", "form.json", "form.json") == .usage)
        #expect(console.run("check", "--expand", "--report", "json", "form.json") == .usage)
        #expect(console.run("check", "--expand", "gone") == .unusableFile)
    }

    static let doubtful = """
        { "formrun": 1, "id": "x", "title": "X", "items": [
          { "type": "input", "name": "a", "title": "A", "validators": ["required", "absent"] },
          { "type": "input", "name": "b", "title": "B", "value": "choices",
            "choices": ["x,y", "z"] } ] }
        """

    /// A form with warnings only is valid.
    @Test func warningsLeaveAFormSound() {
        let console = TestForms.console(Self.doubtful)
        #expect(console.run("check", "form.json") == .success)
        let lines = console.outputText.split(separator: "\n")
        #expect(lines.count == 2)
        #expect(
            lines[0].hasPrefix("form.json:2:64: warning: ")
                && lines[0].hasSuffix("[requiredNeverMet]"), "\(lines)")
        #expect(
            lines[1].hasPrefix("form.json:4:17: warning: ")
                && lines[1].hasSuffix("[commaInChoice]"), "\(lines)")
        let json = TestForms.console(Self.doubtful)
        #expect(json.run("check", "form.json", "--report", "json") == .success)
        #expect(json.outputText.contains(#""severity":"warning","code":"commaInChoice""#))
    }

    /// Two valid forms, one with a warning and one with two mistakes, in reports for other tools.
    @Test(arguments: [
        ("github", "::warning file=", 2, "::error file=", 2),
        ("junit", "<system-out>", 1, "<failure ", 1),
        ("sarif", #""level":"warning""#, 2, #""level":"error""#, 2),
    ])
    func forOtherTools(
        _ row: (report: String, warning: String, warnings: Int, error: String, errors: Int)
    ) {
        let console = TestForms.console()
        console.files["doubtful"] = Array(Self.doubtful.utf8)
        console.files["bad"] = Array(Self.broken.utf8)
        let status = console.run(
            "check", "form.json", "doubtful", "bad", "form.json", "--report", row.report)
        #expect(status == .brokenForm)
        #expect(console.outputText.components(separatedBy: row.warning).count == row.warnings + 1)
        #expect(console.outputText.components(separatedBy: row.error).count == row.errors + 1)
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
