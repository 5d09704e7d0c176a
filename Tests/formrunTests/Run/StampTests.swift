import FormModel
import Testing
import formrun

/// `run --stamp` and answers that name their form.
@Suite struct StampTests {
    private static func form(_ version: String) -> String {
        #"{"formrun":1,"id":"f","title":"F",\#(version)"items":[{"type":"input","name":"a","title":"A"}]}"#
    }

    private func console(
        _ answers: String, version: String = #""version":"2 \"beta\"","#
    ) -> RecordingConsole {
        let console = RecordingConsole()
        console.files["form"] = Array(Self.form(version).utf8)
        console.files["answers"] = Array(answers.utf8)
        return console
    }

    private func run(_ console: RecordingConsole, _ arguments: String...) -> Status {
        console.run(["run", "form", "--no-input", "--answers", "answers"] + arguments)
    }

    @Test func whatRunWritesValidateTakes() {
        let console = console(#"{"a":"x"}"#)
        #expect(run(console, "--stamp") == .success)
        #expect(
            console.outputText == #"{"$form":{"id":"f","version":"2 \"beta\""},"a":"x"}"# + "\n")
        console.files["answers"] = console.output
        #expect(console.run(["validate", "form", "answers"]) == .success)
        #expect(run(console) == .success && console.said.isEmpty)
    }

    @Test func answersToAnotherVersionAreAWarning() {
        let console = console(#"{"$form":{"id":"f","version":"1"},"a":"x"}"#)
        #expect(run(console) == .success)
        #expect(console.saidText.contains("otherVersion"))
    }

    @Test func answersToAnotherFormAreRefused() {
        let console = console(#"{"$form":{"id":"g","version":"1"},"a":"x"}"#)
        #expect(run(console) == .invalid)
        #expect(console.saidText.contains("otherForm") && console.output.isEmpty)
    }

    @Test(arguments: ["env", "shell"])
    func onlyJSONHoldsAStamp(_ format: String) {
        let console = console("{}")
        #expect(run(console, "--stamp", "--output", format) == .usage)
        #expect(console.output.isEmpty)
    }

    @Test func aFormNeedsAVersion() {
        let console = console("{}", version: "")
        #expect(run(console, "--stamp") == .usage)
        #expect(console.saidText.contains("version"))
    }
}
