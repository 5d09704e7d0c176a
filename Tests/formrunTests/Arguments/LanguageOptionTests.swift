import FormCards
import FormModel
import FormValidation
import Testing

@testable import formrun

/// The choice of the language of messages.
@Suite struct LanguageOptionTests {
    private static let form = """
        {"formrun":1,"id":"t","title":{"en":"T","de":"Titel","fr":"Titre"},"items":[
          {"type":"input","name":"a","title":{"en":"Name","de":"Vorname","fr":"Prénom"},
           "validators":["required"]},
          {"type":"input","name":"b","title":{"en":"Box","de":"Haken"},"value":"boolean"}]}
        """

    private static let french = form.replacing(#""id":"t""#, with: #""id":"t","locale":"fr""#)

    @Test(
        arguments: [
            ([:], nil), (["LANG": "de_AT.UTF-8"], "de-AT"), (["LANG": "C.UTF-8"], nil),
            (["LANG": "de_DE.utf8", "LC_MESSAGES": "fr_FR.UTF-8"], "fr-FR"),
            (["LC_ALL": "ja_JP.UTF-8", "LC_MESSAGES": "fr_FR", "LANG": "de"], "ja-JP"),
            (["LC_ALL": "", "LANG": "sr_RS.UTF-8@latin"], "sr-RS"),
            (["LC_ALL": "POSIX.UTF-8"], nil),
            (["LC_ALL": "C.UTF-8", "LANG": "de_DE.UTF-8"], nil),
            // Encodings that could not show the messages.
            (["LANG": "de_DE"], nil), (["LANG": "de_DE.ISO-8859-1"], nil),
            (["LANG": "../../etc.UTF-8"], nil),
        ] as [([String: String], String?)])
    func environment(_ row: (variables: [String: String], language: String?)) {
        let console = RecordingConsole()
        console.variables = row.variables
        #expect(console.language?.text == row.language)
    }

    private func run(
        _ arguments: [String], form: String = Self.form, input: String = "{}",
        _ set: (RecordingConsole) -> Void = { _ in }
    ) -> (status: Status, console: RecordingConsole) {
        let console = RecordingConsole()
        console.files["f.json"] = Array(form.utf8)
        console.input = Array(input.utf8)
        console.variables = ["LANG": "de_DE.UTF-8"]
        set(console)
        return (console.run(arguments), console)
    }

    /// The output of scripts must not depend on the machine's locale.
    @Test func validateAsksTheFlagAndTheForm() {
        func said(_ arguments: String..., form: String = Self.form) -> String {
            run(["validate", "f.json"] + arguments, form: form).console.outputText
        }
        #expect(said().contains("/a: Name is required. [required]"))
        #expect(
            said(form: Self.french).contains("/a: Le champ «\u{A0}Prénom\u{A0}» est obligatoire."))
        #expect(
            said("--locale", "de-CH", form: Self.french).contains("„Vorname“ ist erforderlich."))
        #expect(said("--locale=de_CH.UTF-8").contains("„Vorname“ ist erforderlich."))
        #expect(said("--locale", "nl", form: Self.french).contains("«\u{A0}Prénom\u{A0}» est"))
        #expect(said("--report", "summary") == "1 submission: 0 valid, 1 invalid\n")
        #expect(
            said("--report", "summary", "--locale", "de")
                == "Einsendungen: 1, gültig: 0, ungültig: 1\n")
        #expect(said("--report", "json", "--locale", "de").contains("„Vorname“ ist erforderlich."))
    }

    @Test(arguments: [
        ["validate", "f.json"], ["run", "f.json"], ["card", "f.json"], ["format", "phone", "x"],
    ])
    func aBadTagIsWrongUsage(_ command: [String]) {
        for tag in ["", "d", "de--x", "deutsch!", "C", "POSIX"] {
            let (status, console) = run(command + ["--locale", tag])
            #expect(status == .usage)
            #expect(console.saidText.contains("--locale must be a language tag"))
        }
    }

    @Test func cardAsksTheEnvironmentAtATerminalOnly() {
        func drawn(_ arguments: String..., terminal: Bool) -> String {
            run(["card", "f.json"] + arguments) {
                $0.isOutputTerminal = terminal
            }.console.outputText
        }
        #expect(drawn(terminal: true).contains("Vorname"))
        #expect(drawn(terminal: false).contains("Name"))
        #expect(drawn("--locale", "fr", terminal: true).contains("Prénom"))
        #expect(
            drawn("--report", "json", "--locale", "fr", terminal: false).contains(
                #""page":"Titre""#))
    }

    @Test func runWithoutATerminalIsAScript() {
        let (status, console) = run(["run", "f.json", "--no-input"])
        #expect(status == .unanswered)
        #expect(
            console.saidText
                == "/a: Name is required. Give it with --set a=VALUE or --answers FILE. [required]")
        let german = run(["run", "f.json", "--no-input", "--locale", "de"]).console.saidText
        #expect(
            german
                == "/a: „Vorname“ ist erforderlich. Angeben mit --set a=VALUE oder --answers FILE. [required]"
        )
        let answered = run(["run", "f.json", "--locale", "de"], input: "Ada\nja\n")
        #expect(answered.console.outputText == "{\"a\":\"Ada\",\"b\":true}\n")
    }

    @Test func runAtATerminalSpeaksTheLanguageOfThePerson() throws {
        let terminal = ScriptedTerminal(lines: ["", "Ada", "Nein", "2", "", ""])
        let (status, console) = run(["run", "f.json", "--color", "never"]) {
            $0.isInputTerminal = true
            $0.scripted = terminal
        }
        #expect(status == .success)
        #expect(console.outputText == "{\"a\":\"Ada\",\"b\":false}\n")
        let screen = terminal.screen.lines.joined(separator: "\n")
        for text in [
            "Titel", "Vorname  Ada", "Haken    nein", "✓ Abgesendet.",
        ] {
            #expect(screen.contains(text), "\(text) in \(screen)")
        }
        for text in [
            "Enter nimmt an", "Fehler: „Vorname“ ist erforderlich.", "Übersicht",
            "2  Haken    nein",
        ] {
            #expect(terminal.screens.contains { $0.contains { $0.contains(text) } }, "\(text)")
        }
    }

    @Test func formatSaysWhyInTheLanguage() {
        let console = run(["format", "phone", "x", "--locale", "de"]).console
        #expect(console.saidText.hasPrefix("„x“ enthält ein Zeichen"))
        #expect(run(["format", "phone", "x"]).console.saidText.hasPrefix("\"x\" has a character"))
    }
}
