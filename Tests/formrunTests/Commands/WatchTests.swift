import Foundation
import Testing
import formrun

@Suite struct WatchTests {
    /// The command runs again after each change, also after one that it cannot use, and ends with the last status.
    @Test(arguments: [["check", "form.json"], ["card", "form.json", "--width", "40"]])
    func itRunsAgain(_ command: [String]) throws {
        let console = TestForms.console()
        let sound = try #require(console.files["form.json"])
        console.changes = [
            [:], ["form.json": Array("{".utf8)], ["other.json": []], ["form.json": sound],
        ]
        #expect(console.run(command + ["--watch"]) == .success)
        let output = console.outputText + console.saidText
        #expect(output.components(separatedBy: "[malformedJSON]").count == 2)
        let cards = console.outputText.components(separatedBy: "Sign up").count - 1
        #expect(cards == (command[0] == "card" ? 2 : 0))
        #expect(!console.outputText.contains("\u{1B}"))
    }

    @Test func aTerminalIsCleared() {
        let console = TestForms.console(CheckCommandTests.broken)
        console.isOutputTerminal = true
        #expect(console.run("check", "form.json", "--watch") == .brokenForm)
        #expect(console.outputText.hasPrefix("\u{1B}[H\u{1B}[2J"))
    }

    @Test func standardInputCannotBeWatched() {
        let console = TestForms.console()
        #expect(console.run("check", "-", "--watch") == .usage)
    }
}
