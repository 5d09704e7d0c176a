import FormCards
import FormModel
import FormValidation
import TestSupport
import Testing

@testable import formrun

/// `--choices` for suggestions: files, and commands that find what is typed.
@Suite(.timeLimit(.minutes(60))) struct SuggestionCommandsTests {
    static let form = """
        { "formrun": 1, "id": "visit", "title": "Visit",
          "items": [{ "type": "input", "name": "town", "title": "Town",
                      "suggestions": { "remote": "towns" } }] }
        """

    private static func found(
        by command: String, for text: String = "os", timeout: Double = 60
    ) throws -> (texts: [String], failure: String?) {
        let output = ChoiceOutput(form: try TestForms.form(form), timeout: timeout)
        let search = SuggestionCommands(output: output, commands: ["towns": command])
            .begin(SuggestionQuestion(source: "towns", text: text))
        while true {
            if case .suggested(let texts, _, let failure) = search.advance(for: 60) {
                return (texts, failure)
            }
        }
    }

    @Test(arguments: [
        (#"printf 'Oslo\n\n Osaka \r\n'"#, ["Oslo", "Osaka"]), ("cat", ["os"]), ("true", []),
        (#"printf 'Oslo\tcapital\n'"#, ["Oslo"]), ("printf 'Oslo, N'; exit 0", ["Oslo, N"]),
    ])
    func whatACommandPrints(_ command: String, _ texts: [String]) throws {
        let found = try Self.found(by: command)
        #expect(found.texts == texts && found.failure == nil)
    }

    static let failing: [(command: String, reason: String)] = [
        ("echo no >&2; exit 3", "the command ended with status 3: no"),
        (
            #"printf 'a\nb\033[2J\n'"#,
            "line 2 of the output of the command: the text has a control character or an invisible character"
        ),
        (
            #"printf '\342\200\256evil\n'"#,
            "line 1 of the output of the command: the text has a control character or an invisible character"
        ),
        (#"printf '\377'"#, "the output of the command is not UTF-8"),
        ("seq 10001", "the command printed more than 10000 suggestions"),
        (
            "head -c 1001 /dev/zero | tr '\\0' a",
            "line 1 of the output of the command: the text has more than 1000 bytes"
        ),
        ("head -c 17000000 /dev/zero", "the command printed more than 16777216 bytes"),
        ("no-such-command-here 2>/dev/null", "the command ended with status 127"),
    ]

    @Test(arguments: failing)
    func failures(_ row: (command: String, reason: String)) throws {
        let found = try Self.found(by: row.command)
        #expect(found.texts == [])
        #expect(found.failure == "towns: \(row.reason)")
    }

    @Test func aCommandThatHangs() throws {
        let found = try Self.found(by: "sleep 1000", timeout: 0.01)
        #expect(
            found.failure == "towns: the command did not end within 0 s")
    }

    // MARK: The command line

    static let script = "type os\nkey down\nkey enter\nkey enter\n"

    /// In a script each key asks at once; from a pipe no command is run; unbound, nothing is suggested.
    @Test func fillingIn() throws {
        let console = TestForms.console(Self.form)
        console.files["keys"] = Array(Self.script.utf8)
        let choices = "towns=printf 'Oslo\\nOsaka\\n'"
        let run = ["run", "form.json", "--script", "keys"]
        #expect(console.run(run + ["--choices", choices]) == .success)
        #expect(console.outputText == "{\"town\":\"Oslo\"}\n")
        #expect(console.said.contains { $0.contains("Osaka") }, "\(console.said)")
        let unbound = TestForms.console(Self.form)
        unbound.files["keys"] = Array("type os\nkey enter\nkey enter\n".utf8)
        #expect(unbound.run(run) == .success)
        #expect(unbound.outputText == "{\"town\":\"os\"}\n")
        let piped = TestForms.console(Self.form)
        let none = ["--no-input", "--set", "town=os", "--choices", "towns=exit 9"]
        #expect(piped.run(["run", "form.json"] + none) == .success)
        #expect(piped.outputText == "{\"town\":\"os\"}\n")
    }

    /// A file is in pages, if it is short.
    @Test func files() throws {
        let console = TestForms.console(Self.form)
        console.files["towns.csv"] = Array(
            "value,population\nOslo,700\n\"Kristiansand\",115\n".utf8)
        let card = ["card", "form.json", "--format", "html", "--choices", "towns=towns.csv"]
        #expect(console.run(card) == .success)
        #expect(
            console.outputText.contains(
                #"<option value="Oslo"></option><option value="Kristiansand"></option></datalist>"#)
        )
        let long = TestForms.console(Self.form)
        let lines = (0..<1_001).map { "Town \($0)\n" }
        long.files["towns.csv"] = Array(("value\n" + lines.joined()).utf8)
        #expect(long.run(card) == .success && !long.outputText.contains("datalist"))
        long.files["keys"] = Array("type 999\nkey down\nkey enter\nkey enter\n".utf8)
        #expect(
            long.run(["run", "form.json", "--script", "keys", "--choices", "towns=towns.csv"])
                == .success)
        #expect(long.outputText.hasSuffix("{\"town\":\"Town 999\"}\n"), "\(long.said)")
    }

    @Test(arguments: [
        (
            "value\na\na\n",
            "towns.csv:3: column \"value\": the value is that of line 2; write another, or remove a line"
        ),
        (
            "value\na\u{200B}b\n",
            "towns.csv:2: the text has a control character or an invisible character"
        ),
        ("title\na\n", "towns.csv:1: the header has no column \"value\"; add it"),
    ])
    func wrongFiles(_ file: String, _ said: String) {
        let console = TestForms.console(Self.form)
        console.files["towns.csv"] = Array(file.utf8)
        let run = ["run", "form.json", "--no-input", "--choices", "towns=towns.csv"]
        #expect(console.run(run) == .unusableFile)
        #expect(
            console.said == ["formrun: the suggestions towns cannot be used: \(said)"])
        #expect(
            console.run(["run", "form.json", "--no-input", "--choices", "town=x.csv"]) == .usage)
    }

    // MARK: Key by key

    /// A search that has its result after a number of looks.
    private final class Slow: RunningSearch {
        private let found: SessionEvent
        private var rounds: Int
        private let onCancel: () -> Void

        init(_ found: SessionEvent, rounds: Int, onCancel: @escaping () -> Void) {
            self.found = found
            self.rounds = rounds
            self.onCancel = onCancel
        }

        func advance(for seconds: Double) -> SessionEvent? {
            rounds -= 1
            return rounds < 0 ? found : nil
        }

        func cancel() { onCancel() }
    }

    /// Only what stands in the line after a moment without keys is asked for, and a key ends what is running.
    @Test func afterAPause() throws {
        var options = FormSession.Options()
        options.suggestionSources = ["towns"]
        let source = FormDataSource(form: try TestForms.form(Self.form))
        let session = FormSession(source, catalog: .english, options: options)
        let look = SessionLook(style: .plain, catalog: .english, layout: .lines)
        let typed = ScriptedTerminal.typing
        let terminal = ScriptedTerminal(
            typed("os") + [.timedOut, .timedOut] + typed("l") + [.timedOut, .timedOut, .timedOut]
                + [.key(.down), .key(.enter)])
        var asked: [String] = []
        var cancelled = 0
        var work = RunWork()
        work.suggest = { question in
            asked.append(question.text)
            return Slow(.suggested(["Oslo", "Oslofjord"], for: question), rounds: 1) {
                cancelled += 1
            }
        }
        var run = SessionRun(session, at: ScreenSurface(terminal, session, look), work: work)
        _ = run.run()
        #expect(asked == ["os", "osl"] && cancelled == 1)
        #expect(terminal.screens.joined().contains { $0.contains("Oslofjord") })
        #expect(source.value(of: "town") == .text("Oslo"))
    }
}
