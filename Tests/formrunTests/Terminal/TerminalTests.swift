import Foundation
import Testing

/// The command at a pseudo-terminal, from keys to exit status.
@Suite(.timeLimit(.minutes(60))) struct TerminalTests {
    private let canary = "s3cretCanary"

    private func fillIn(_ terminal: PseudoTerminal) throws {
        try terminal.expect("Name *")
        terminal.type("Ada\r")
        try terminal.expect("Age")
        terminal.type("36\r")
        try terminal.expect("United States")
        terminal.type("2\r")
        try terminal.expect("PIN *")
        terminal.type("\(canary)\r")
        try terminal.expect("PIN again *")
        terminal.type("\(canary)\r")
        try terminal.expect("Review")
        try terminal.expect("Enter submits")
    }

    @Test func formWithAMistakeBackAndReview() throws {
        let terminal = try PseudoTerminal(form: TestForms.signUp)
        try terminal.expect("Name *")
        terminal.type("A\r")
        try terminal.expect("at least 2 characters")
        // Typed text is kept, and editing continues.
        terminal.type("da\r")
        try terminal.expect("Ada")
        try terminal.expect("Age")
        terminal.type("\u{1B}[Z")
        try terminal.expect("Ada")
        terminal.type(" L.\r")
        try terminal.expect("Ada L.")
        try terminal.expect("Age")
        terminal.type("36\r")
        try terminal.expect("United States")
        terminal.type("CA\r")
        try terminal.expect("PIN *")
        terminal.type("\(canary)\r")
        try terminal.expect("PIN again *")
        terminal.type("\(canary)\r")
        try terminal.expect("Review")
        try terminal.expect("Enter submits")
        #expect(terminal.settings != terminal.settingsBefore)
        terminal.type("2\r")
        try terminal.expect("36")
        terminal.type("\u{7F}7\r")
        try terminal.expect("37")
        try terminal.expect("Enter submits")
        terminal.type("\r")
        #expect(try terminal.end() == 0)
        #expect(
            terminal.output
                == #"{"name":"Ada L.","age":37,"country":"CA","pin":"s3cretCanary"}"# + "\n")
        #expect(!terminal.text.contains(canary))
        #expect(terminal.settings == terminal.settingsBefore)
        #expect(terminal.text.hasSuffix("\u{1B}[?2004l"))
    }

    static let ends: [(name: String, act: @Sendable (PseudoTerminal) -> Void, status: Int32)] = [
        ("Ctrl-C", { $0.type("\u{3}") }, 130), ("SIGINT", { $0.send(SIGINT) }, 130),
        ("SIGTERM", { $0.send(SIGTERM) }, 143), ("SIGHUP", { $0.send(SIGHUP) }, 129),
        ("Ctrl-D", { $0.type("\u{4}") }, 5), (":quit", { $0.type(":quit\r") }, 5),
        ("Alt-] Ctrl-C", { $0.type("\u{1B}]\u{3}") }, 130),
    ]

    @Test(arguments: ends.indices) func restoredOnEveryWayOut(_ index: Int) throws {
        let (name, act, status) = Self.ends[index]
        for set in [[], ["--set", "name=Ada", "--set", "age=36", "--set", "country=CA"]] {
            // A secret cannot be a command.
            if name == ":quit", !set.isEmpty { continue }
            let terminal = try PseudoTerminal(form: TestForms.signUp, set)
            try terminal.expect(set.isEmpty ? "Name *" : "PIN *")
            act(terminal)
            #expect(try terminal.end() == status, "\(name)")
            #expect(terminal.wasKilled == (status > 128), "\(name)")
            #expect(terminal.output.isEmpty)
            #expect(terminal.settings == terminal.settingsBefore, "\(name)")
        }
    }

    /// Signals that were ignored at the start stay ignored, as under `nohup`; the others end the
    /// process.
    @Test(arguments: [
        ("HUP", SIGTERM), ("INT", SIGHUP), ("TERM QUIT", SIGINT), ("HUP INT", SIGQUIT),
    ])
    func ignoredSignalsEndNothing(_ ignored: String, _ other: Int32) throws {
        let terminal = try PseudoTerminal(
            form: TestForms.two, shell: "trap '' \(ignored); exec \"$@\"")
        let signals = ["HUP": SIGHUP, "INT": SIGINT, "TERM": SIGTERM, "QUIT": SIGQUIT]
        try terminal.expect("A *")
        for name in ignored.split(separator: " ") {
            terminal.send(try #require(signals[String(name)]))
        }
        try terminal.untilIdle()
        terminal.type("one\r")
        try terminal.expect("B")
        terminal.send(other)
        #expect(try terminal.end() == 128 + other && terminal.wasKilled)
        #expect(terminal.settings == terminal.settingsBefore)
    }

    @Test func interruptedWhileASecretIsTyped() throws {
        let terminal = try PseudoTerminal(form: TestForms.signUp, ["--set", "name=Ada"])
        try terminal.expect("Age")
        terminal.type("\r")
        try terminal.expect("Country")
        terminal.type("\r")
        try terminal.expect("PIN *")
        terminal.type(canary + "\u{3}")
        #expect(try terminal.end() == 130)
        #expect(!terminal.text.contains("s3"))
        #expect(terminal.settings == terminal.settingsBefore)
    }

    @Test func closedTerminalEndsIt() throws {
        let terminal = try PseudoTerminal(form: TestForms.signUp)
        try terminal.expect("Name *")
        terminal.hangUp()
        #expect(try terminal.end() == 129)
        #expect(terminal.output.isEmpty)
    }

    @Test func timeout() throws {
        let terminal = try PseudoTerminal(form: TestForms.signUp, ["--timeout", "1"])
        try terminal.expect("Nobody answered in time.")
        #expect(try terminal.end() == 124)
        #expect(terminal.settings == terminal.settingsBefore)
    }

    /// Under a shell with job control: stopped, continued, drawn once, with the answer kept.
    @Test func stoppedAndContinued() throws {
        let terminal = try PseudoTerminal(
            form: TestForms.two,
            shell: #"set -m; "$@"; echo "stopped" >&2; fg >/dev/null; echo "ended $?" >&2"#)
        // A shell with job control interrupts itself if its child was interrupted.
        try terminal.expect("A *")
        terminal.type("one")
        try terminal.expect("one")
        terminal.type("\u{1A}")
        try terminal.expect("stopped")
        try terminal.expect("one")
        try terminal.untilIdle()
        #expect(!terminal.news.contains("one"))
        terminal.type("\r")
        try terminal.expect("B")
        terminal.type("\u{3}")
        #expect(try terminal.end() == 130)
    }

    /// Without a shell to continue it, Ctrl-Z must not stop the process.
    @Test func notStoppedWithoutAShellAndResized() throws {
        let terminal = try PseudoTerminal(form: TestForms.two)
        try terminal.expect("A *")
        terminal.type("\u{1A}one\r")
        try terminal.expect("B")
        terminal.resize(20)
        try terminal.expect("❯ ")
        terminal.send(SIGSTOP)
        try terminal.untilStopped()
        terminal.send(SIGCONT)
        try terminal.expect("❯ ")
        terminal.type("\u{3}")
        #expect(try terminal.end() == 130)
    }

    @Test func pasteAnswersOneQuestion() throws {
        let terminal = try PseudoTerminal(form: TestForms.two)
        try terminal.expect("A *")
        terminal.type("\u{1B}[200~one\r\n2\r\n\r\n\u{1B}[201~")
        try terminal.expect("one 2")
        try terminal.untilIdle()
        #expect(!terminal.text.contains("✓ A"))
        terminal.type("\r\r")
        try terminal.expect("Enter submits")
        terminal.type("\r")
        #expect(try terminal.end() == 0)
        #expect(terminal.output == "{\"a\":\"one 2\"}\n")
    }

    @Test func aSecretIsPastedAsItIsOrNotAtAll() throws {
        let form = #"""
            { "formrun": 1, "id": "f", "title": "F",
              "items": [{ "type": "secureInput", "name": "s", "title": "S" }] }
            """#
        let terminal = try PseudoTerminal(form: form)
        try terminal.expect("❯ ")
        terminal.type("\u{1B}[200~first\nsecond\u{1B}[201~")
        try terminal.expect("nothing was added")
        terminal.type("\u{1B}[200~third\r\n\u{1B}[201~\r")
        try terminal.expect("Enter submits")
        terminal.type("\r")
        #expect(try terminal.end() == 0)
        #expect(terminal.output == "{\"s\":\"third\"}\n")
    }

    /// The report of a mouse click, if another program left mouse mode on.
    @Test func aMouseReportSubmitsNothing() throws {
        let terminal = try PseudoTerminal(form: TestForms.two)
        try terminal.expect("A *")
        terminal.type("on\u{1B}[<0;3;4M\u{1B}[<0;3;4me\u{1B}[M !!\r\r")
        try terminal.expect("one")
        try terminal.expect("Enter submits")
        try terminal.untilIdle()
        terminal.type("\u{1B}[<0;3;4M\u{1B}[<0;3;4m\u{1B}[M !!")
        try terminal.untilIdle()
        #expect(terminal.output.isEmpty)
        terminal.type("\r")
        #expect(try terminal.end() == 0)
        #expect(terminal.output == "{\"a\":\"one\"}\n")
    }

    /// A paste is an answer with any contents; a typed command is a command.
    @Test func aPasteIsNoCommand() throws {
        let terminal = try PseudoTerminal(form: TestForms.two)
        try terminal.expect("A *")
        terminal.type("\u{1B}[200~:quit\u{1B}[201~\r")
        try terminal.expect(":quit")
        try terminal.expect("B")
        terminal.type("\u{1B}[200~:review\u{1B}[201~\r")
        try terminal.expect("must be a whole number")
        terminal.type("\u{15}:quit\r")
        try terminal.expect("Leave without submitting?")
        terminal.type("y")
        #expect(try terminal.end() == 5)
    }

    @Test func typeAheadDoesNotSubmit() throws {
        let terminal = try PseudoTerminal(form: TestForms.two)
        try terminal.expect("A *")
        terminal.type("one\r2\r\r\r\r")
        try terminal.expect("Enter submits")
        try terminal.untilIdle()
        #expect(terminal.output.isEmpty)
        terminal.type("\r")
        #expect(try terminal.end() == 0)
        #expect(terminal.output == "{\"a\":\"one\",\"b\":2}\n")
    }

    @Test func hostileTextsPutNothingOfTheirsOnTheScreen() throws {
        let hostile = #"\u001b[31m\u009b2J\u202e\r\n\u0007"#
        let form = """
            { "formrun": 1, "id": "h", "title": "T\(hostile)", "help": "H\(hostile)", "items": [
              { "type": "label", "title": "L\(hostile)" },
              { "type": "input", "name": "a", "title": "A\(hostile)", "value": "choice",
                "help": "P\(hostile)", "placeholder": "Q\(hostile)", "default": "C\(hostile)",
                "choices": ["C\(hostile)"], "messages": { "notAChoice": "M\(hostile)" } },
              { "type": "button", "name": "go", "title": "B\(hostile)", "action": "submit" } ] }
            """
        let terminal = try PseudoTerminal(form: form, ["--output", "json"])
        try terminal.expect("A\\u{1B}[31m")
        terminal.type(":help\r")
        try terminal.expect("P\\u{1B}")
        terminal.type("x\u{1B}[200~\u{202E}\u{1B}[31m\u{1B}[201~\r")
        try terminal.expect("There is no choice")
        terminal.type("\u{15}1\r")
        try terminal.expect("B\\u{1B}")
        terminal.type("\r")
        #expect(try terminal.end() == 0)
        for part in terminal.text.components(separatedBy: "\u{1B}").dropFirst() {
            let isOurs = part.hasPrefix("[?2004") || part.prefixMatch(of: /\[[0-9]*[ABCJKX]/) != nil
            #expect(isOurs, "\(part.prefix(8))")
        }
        let scalars = terminal.text.unicodeScalars
        for control in ["\u{9B}", "\u{202E}", "\u{7}"] as [Unicode.Scalar] {
            #expect(!scalars.contains(control))
        }
        let output = terminal.output.unicodeScalars
        #expect(!output.contains("\u{1B}") && !output.contains("\u{202E}"))
    }

    @Test func narrow() throws {
        let terminal = try PseudoTerminal(form: TestForms.signUp, columns: 20)
        try fillIn(narrow: terminal)
        terminal.type("\r")
        #expect(try terminal.end() == 0)
        let lines = terminal.text.split(whereSeparator: \.isNewline)
        for line in lines where !line.contains("\u{1B}") {
            #expect(line.count < 20, "\(line)")
        }
    }

    private func fillIn(narrow terminal: PseudoTerminal) throws {
        for (question, answer) in [
            ("❯ ", "Adaaaaa L."), ("❯ ", "36"), ("❯ ", "2"), ("PIN *", canary), ("again *", canary),
        ] {
            try terminal.expect(question)
            terminal.type(answer + "\r")
        }
        try terminal.expect("Review")
        try terminal.expect("❯ ")
    }

    /// Questions and output share a screen, on which the answers must remain.
    @Test func theAnswersStayOnTheScreen() throws {
        let terminal = try PseudoTerminal(form: TestForms.two, shell: #""$@" 1>&2"#)
        try terminal.expect("A *")
        terminal.type("one\r")
        try terminal.expect("✓ A")
        terminal.type("2\r")
        try terminal.expect("Enter submits")
        terminal.type("\r")
        #expect(try terminal.end() == 0)
        var screen = Screen()
        screen.write(terminal.text)
        #expect(screen.lines.contains { $0.hasPrefix("│ A  one") })
        #expect(screen.lines.contains { $0.hasPrefix("│ B  2") })
        #expect(screen.lines.suffix(3) == [#"{"a":"one","b":2}"#, "✓ Submitted.", ""])
    }

    @Test func nothingIsAskedWhereTheAnswersCouldNotBeWritten() throws {
        let terminal = try PseudoTerminal(
            form: TestForms.two, ["--output-file", "/nowhere/at/all.json"])
        #expect(try terminal.end() == 6)
        #expect(!terminal.text.contains("A *"))
        #expect(terminal.text.contains("/nowhere/at/all.json"))
    }

    /// A crash must not print memory contents.
    @Test func crashPrintsNothing() throws {
        let terminal = try PseudoTerminal(form: TestForms.signUp)
        try terminal.expect("Name *")
        terminal.type("Ada")
        try terminal.expect("Ada")
        try terminal.untilIdle()
        terminal.send(SIGSEGV)
        #expect(try terminal.end() == 128 + SIGSEGV)
        #expect(!terminal.news.contains("rash"), "\(terminal.news)")
    }
}
