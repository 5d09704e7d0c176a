import FormCards
import FormModel
import Testing

@testable import formrun

/// The output of answers to a terminal, a shell and a file.
@Suite struct AnswersOutputTests {
    /// Only a choice may have control characters.
    static let form = #"""
        {"formrun":1,"id":"f","title":"F","items":[
          {"type":"input","name":"a","title":"A","value":"choice",
           "choices":["x","x\u001b[31m\u0007","x\u0000y"]},
          {"type":"secureInput","name":"s","title":"S"}]}
        """#

    private func console(_ answers: String, toTerminal: Bool = false) -> RecordingConsole {
        let console = RecordingConsole()
        console.files["form"] = Array(Self.form.utf8)
        console.files["answers"] = Array(answers.utf8)
        console.isOutputTerminal = toTerminal
        return console
    }

    private func run(_ console: RecordingConsole, _ arguments: String...) -> Status {
        console.run(["run", "form", "--no-input", "--answers", "answers"] + arguments)
    }

    @Test func aTerminalIsShownNoSecretAndNoControl() {
        let answers = #"{"a":"x\u001b[31m\u0007","s":"CANARY"}"#
        for format in ["json", "env", "shell"] {
            let terminal = console(answers, toTerminal: true)
            #expect(run(terminal, "--output", format) == .success)
            #expect(!terminal.outputText.contains("CANARY"))
            #expect(terminal.output.allSatisfy { $0 == 0x0A || $0 >= 0x20 })
            let pipe = console(answers)
            #expect(run(pipe, "--output", format) == .success)
            #expect(pipe.outputText.contains("CANARY"))
        }
    }

    @Test func aShellCannotHoldNUL() {
        let answers = #"{"a":"x\u0000y"}"#
        #expect(run(console(answers)) == .success)
        for format in ["env", "shell"] {
            let console = console(answers)
            #expect(run(console, "--output", format) == .unusableFile)
            #expect(console.output.isEmpty && console.saidText.contains("NUL"))
        }
    }

    @Test func aDashIsStandardOutput() {
        let console = console(#"{"a":"x"}"#)
        #expect(run(console, "--output-file", "-") == .success)
        #expect(console.outputText == "{\"a\":\"x\"}\n")
    }

    @Test(arguments: ["/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"])
    func namesOfOpenStreamsAreNotReplaced(_ path: String) throws {
        #expect(try Files.isSpecial(path))
    }

    @Test func whatCannotBeWrittenIsReportedAndTheReviewIsThereAgain() throws {
        var dialogue = try DialogueHarness(Self.form)
        dialogue.type(lines: "x", "y", "")
        #expect(dialogue.status == .success)
        let lines = dialogue.on(.unsubmitted("cannot create gone/x: No such file"))
        #expect(lines.contains { $0.contains("could not be written: cannot create gone/x") })
        #expect(dialogue.prompt?.contains("Enter submits") == true)
    }

    /// A command after prefilled text is a command.
    @Test func commandsWorkBehindKeptText() throws {
        var dialogue = try DialogueHarness(Self.form)
        dialogue.type("Ada")
        dialogue.on(.back(""))
        #expect(dialogue.question?.prefill == "Ada")
        dialogue.type("Ada:help")
        #expect(dialogue.dataSource.value(of: "a") == .text("Ada"))
        #expect(dialogue.question?.prefill == "Ada")
        dialogue.type("Ada:quit")
        #expect(dialogue.status == .declined)
    }
}
