import FormCards
import FormModel
import FormValidation
import Testing

/// A section in parts on two pages, the second of which has a help, in every face and every way in.
@Suite struct SectionPartsTests {
    private static let form = """
        { "formrun": 1, "id": "moving", "title": "Moving", "help": "Of the form.", "pages": [
          { "title": "Place", "items": [
            { "type": "section", "name": "home", "title": "Home", "items": [
              { "type": "input", "name": "street", "title": "Street", "validators": ["required"] }] },
            { "type": "input", "name": "floor", "title": "Floor", "value": "integer" }] },
          { "title": "People", "help": { "en": "All in *{home.street|your home}*.", "de": "Alle in {home.street}." }, "items": [
            { "type": "section", "name": "home", "title": "Household", "visibleWhen": "floor != 9", "items": [
              { "type": "input", "name": "people", "title": "Heads", "value": "integer", "validators": ["required"] }] }] }] }
        """

    private static let answers = #"{"home":{"street":"Main","people":2},"floor":3}"#

    private static func console() -> RecordingConsole {
        let console = TestForms.console(form)
        console.files["answers.json"] = Array(answers.utf8)
        return console
    }

    @Test(arguments: ["text", "html", "accessible", "adaptive", "json"])
    func theHelpOfAPageIsOnItsCard(_ format: String) throws {
        let console = Self.console()
        _ = console.run("card", "form.json", "answers.json", "--format", format)
        let text = console.outputText
        // The help of the form, which only the first card has, comes before it.
        let ofForm = try #require(text.firstRange(of: "Of the form"))
        let ofPage = try #require(text[ofForm.upperBound...].firstRange(of: "All in"))
        let rest = text[ofPage.upperBound...]
        #expect(rest.contains("Household"))
        #expect(text.ranges(of: "All in").count == 1 && text.ranges(of: "Of the form").count == 1)
        let german = Self.console()
        _ = german.run("card", "form.json", "--format", format, "--locale", "de")
        #expect(german.outputText.contains("Alle in"))
    }

    @Test(arguments: [[], ["--style", "lines"], ["--accessible"]])
    func theHelpOfAPageIsSaidWhenItBegins(_ options: [String]) throws {
        let console = Self.console()
        console.files["keys"] = Array(
            "type Main\nkey enter\ntype 3\nkey enter\ntype 2\nkey enter\nkey enter\n".utf8)
        let status = console.run(["run", "form.json", "--script", "keys"] + options)
        #expect(status == .success, "\(console.saidText)")
        #expect(console.outputText == Self.answers + "\n")
        let said = console.saidText
        let help = try #require(said.firstRange(of: "All in Main"))
        #expect(said[..<help.lowerBound].contains("People"), "\(said)")
        #expect(said[help.upperBound...].contains("Heads"), "\(said)")
        // In lines it is said once.
        if !options.isEmpty { #expect(said.ranges(of: "All in Main").count == 1, "\(said)") }
    }

    @Test(arguments: [
        ["--answers", "answers.json"],
        ["--set", "home.people=2", "--set", "floor=3", "--set", "home.street=Main"],
    ])
    func everyWayInMakesOneObject(_ options: [String]) {
        let console = Self.console()
        #expect(console.run(["run", "form.json", "--no-input"] + options) == .success)
        #expect(console.outputText == Self.answers + "\n")
    }

    @Test func linesMakeOneObject() {
        let console = Self.console()
        console.input = Array("Main\n3\n2\n".utf8)
        #expect(console.run("run", "form.json") == .success)
        #expect(console.outputText == Self.answers + "\n")
    }

    @Test(arguments: [
        ("home[street]=Main&floor=3&home[people]=2", "urlencoded", [String]()),
        ("home.people=2&home.street=Main&floor=3", "urlencoded", []),
        (#"{"floor":9,"home":{"people":2,"street":"Main"}}"#, "json", ["/home/people"]),
        (#"{"floor":3,"home":{"people":2}}"#, "json", ["/home/street"]),
        (#"{"home":{"street":"Main","people":2},"home":{}}"#, "json", ["/"]),
        (#"{"home":3,"floor":3}"#, "json", ["/home"]),
        (
            #"{"floor":3,"home":{"street":"Main","poeple":2}}"#, "json",
            ["/home/people", "/home/poeple"]
        ),
    ])
    func submissions(_ row: (sent: String, input: String, paths: [String])) {
        let console = Self.console()
        console.input = Array(row.sent.utf8)
        let status = console.run("validate", "form.json", "--input", row.input)
        #expect((status == .success) == row.paths.isEmpty, "\(console.outputText)")
        let found = console.outputText.matches(of: #/: (/[^:]*): /#).map { String($0.output.1) }
        if row.paths != ["/"] { #expect(found == row.paths, "\(console.outputText)") }
    }
}
