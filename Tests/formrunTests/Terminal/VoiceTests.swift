import Foundation
import Testing
import formrun

/// What is heard where each question is said in plain lines, as a transcript.
@Suite(.timeLimit(.minutes(60))) struct VoiceTests {
    private static let form = #"""
        { "formrun": 1, "id": "v", "title": "A voice", "items": [
          { "type": "input", "name": "m", "title": "Remarks", "value": "multiline",
            "validators": [{ "length": { "max": 9 } }] },
          { "type": "secureInput", "name": "s", "title": "Secret" },
          { "type": "input", "name": "c", "title": "Land", "value": "choice",
            "choices": [\#(lands)] },
          { "type": "group", "name": "g", "title": "Guests", "items": [
            { "type": "input", "name": "n", "title": "Name" } ] } ] }
        """#

    private static let lands =
        (["Norway", "New Zealand", "Zimbabwe"] + (1...30).map { "Land \($0)" })
        .map { "\"\($0)\"" }.joined(separator: ", ")

    /// Types lines, each once the one before is answered, and returns what was heard.
    private func hear(_ lines: [(wait: String, line: String)]) throws -> [String] {
        let terminal = try PseudoTerminal(form: Self.form, ["--accessible"])
        for (wait, line) in lines {
            try terminal.expect(wait)
            try terminal.untilRead()
            terminal.type(line + "\r")
        }
        #expect(try terminal.end() == 0)
        #expect(terminal.output.hasPrefix("{"))
        return terminal.text.split(separator: "\r\n", omittingEmptySubsequences: false)
            .map(String.init)
    }

    @Test func theTranscript() throws {
        let heard = try hear([
            ("Remarks", ":help"), ("one colon.", "0123456789"), ("> ", "x"), ("> ", "."),
            ("is kept", ":again"), ("> ", "short"), ("> ", "."), ("Secret", "hunter22"),
            ("Land", "n l"), ("Matching", "nzl"), ("Matching", "2"), ("Guests", ""),
            ("Submit", "y"),
        ])
        for line in heard { #expect(!line.contains("•") && !line.contains("(y/N)"), "\(line)") }
        func place(_ text: String) -> Int {
            heard.firstIndex { $0.contains(text) } ?? .max
        }
        let order = [
            "A voice", "Type :help to hear the commands.", "Remarks", ":back asks", "at most 9",
            "The text is kept, lines: 2.", "Secret", "Accepted: 8 characters", "Land",
            "Type a part of a name", "Matching: 1. 2 New Zealand.", "Accepted: New Zealand",
            "Add to Guests? Type yes or no; Enter means no.",
        ].map(place)
        #expect(order == order.sorted() && !order.contains(.max), "\(heard)")
        for key in ["Shift-Tab", "Alt-Enter", "PgUp", "F2", "Norway. 2"] {
            #expect(!heard.contains { $0.contains(key) }, "\(key)")
        }
        // An empty line stands between two questions.
        let secret = place("Secret")
        #expect(heard[secret - 1].isEmpty && heard[place("Land") - 1].isEmpty)
        #expect(
            heard.contains { $0.contains("8 characters") && $0.contains("Secret") }, "the review")
    }

    /// A full stop alone ends a text that is empty.
    @Test func aFullStopEndsAnEmptyText() throws {
        let terminal = try PseudoTerminal(form: Self.form, ["--accessible"])
        try terminal.expect("Remarks")
        terminal.type(".\r")
        try terminal.expect("Secret")
        terminal.type("\u{3}")
        #expect(try terminal.end() == 130)
    }

    /// What was refused is continued by the next line.
    @Test func aRefusedTextIsContinued() throws {
        let form = #"""
            { "formrun": 1, "id": "v", "title": "V", "items": [
              { "type": "input", "name": "m", "title": "M", "value": "multiline",
                "validators": [{ "length": { "min": 9 } }] } ] }
            """#
        let terminal = try PseudoTerminal(form: form, ["--accessible"])
        try terminal.expect("M")
        terminal.type("one\r.\r")
        try terminal.expect("The text is kept, lines: 1.")
        terminal.type("and two\r.\r")
        try terminal.expect("Submit")
        terminal.type("y\r")
        #expect(try terminal.end() == 0)
        #expect(terminal.output == #"{"m":"one\nand two"}"# + "\n")
    }
}
