import Foundation
import Testing

/// The complaints that only the built command at a terminal refutes.
extension ComplaintTests {
    /// A script with `"$@"` for the command, its status, and what it says about the fields that nobody can be asked.
    private static let unattended = [
        (#"exec "$@" </dev/null"#, 4), (#"printf '' | "$@""#, 4), (#"CI=1 exec "$@""#, 4),
        (#"exec "$@" --no-input"#, 4), (#"exec "$@" <&-"#, 6),
    ]

    @Sendable static func withoutATerminal() throws {
        for (script, status) in unattended {
            let terminal = try PseudoTerminal(form: form, shell: script)
            #expect(try terminal.end() == status, "\(script)")
            let said =
                status == 4
                ? "/name: Name is required. Give it with --set name=VALUE or --answers FILE."
                : "formrun: cannot read standard input: it is not open for reading"
            #expect(terminal.text.contains(said), "\(script): \(terminal.text)")
            #expect(terminal.output.isEmpty && !terminal.text.contains("\u{1B}"), "\(script)")
        }
    }

    /// Half-typed answers of every kind, each as it appears.
    private static let halves = [
        ("Name", "Ad", "❯ Ad"), ("Car", "y", "❯ y"), ("City", "os", "❯ os"),
        ("Note", "one\rtw", "┃ tw"), ("PIN", "12", "❯ ••"),
    ]

    @Sendable static func interrupted() throws {
        for (title, half, shown) in halves {
            let terminal = try start(at: title)
            terminal.type(half)
            try terminal.expectScreen { $0.lines.contains { $0.contains(shown) } }
            let before = terminal.transcript.count
            terminal.type("\u{3}")
            #expect(try terminal.end() == 130 && terminal.wasKilled, "\(title)")
            let last = String(decoding: terminal.transcript[before...], as: UTF8.self)
            #expect(!last.contains("rror") && terminal.output.isEmpty, "\(title): \(last)")
        }
    }

    @Sendable static func standardOutput() throws {
        for script in [
            #"x=$("$@"); printf '<%s>' "$x""#, #""$@" 2>/dev/null | sed 's/.*/<&>/' | tr -d '\n'"#,
        ] {
            let terminal = try PseudoTerminal(
                form: TestForms.two, ["--ask", "all", "--set", "a=x"], shell: script)
            try terminal.expectQuestion("A")
            terminal.type("\r")
            try terminal.expectQuestion("B")
            terminal.type("5\r")
            try terminal.expectQuestion("Submit")
            terminal.type("\r")
            #expect(try terminal.end() == 0)
            #expect(terminal.output == #"<{"a":"x","b":5}>"#)
        }
    }

    /// While a long line, a list and a text scroll, and the window changes, each title is on the screen once.
    @Sendable static func noDoubleLines() throws {
        let terminal = try TerminalScreenTests.start(form, lines: 30, columns: 60)
        func expectOnce(_ text: String) throws {
            try terminal.expectScreen { $0.lines.contains { $0.contains(text) } }
            let count = terminal.screen.history.filter { $0.contains(text) }.count
            #expect(count == 1, "\(text): \(terminal.screen.history.joined(separator: "\n"))")
        }
        try terminal.expectQuestion("Name")
        terminal.type(String(repeating: "long ", count: 40) + "name")
        try expectOnce("g name ")
        try expectOnce("Name *")
        for columns: UInt16 in [52, 80, 70] {
            terminal.resize(columns)
            try terminal.expectScreen { screen in
                screen.lines.contains { $0.hasPrefix("┌") && $0.count == Int(columns) - 1 }
            }
            try expectOnce("Name *")
        }
        for (title, keys) in [
            ("Name", "\u{15}Ada\r"), ("E-mail", "a@b.co\r"), ("Nickname", "\r"), ("Car", "n\r"),
        ] {
            try terminal.expectQuestion(title)
            terminal.type(keys)
        }
        try terminal.expectQuestion("City")
        for number in 1...16 {
            terminal.type("\u{1B}[B")
            try expectOnce("\(number) of 16")
            #expect(terminal.screen.lines.filter { $0.contains("(•)") }.count == 1)
        }
        terminal.type("\r")
        try terminal.expectQuestion("Note")
        for number in 1...30 {
            terminal.type("line \(number)\r")
            try expectOnce("┃ line \(number) ")
        }
        terminal.type("\u{3}")
        #expect(try terminal.end() == 130)
        TerminalScreenTests.expectRest(terminal)
    }

    /// Plain lines without a sequence or a repaint, which number the choices.
    @Sendable static func screenReader() throws {
        for (script, arguments) in [
            (#"exec "$@""#, ["--accessible"]), (#"ACCESSIBLE=1 exec "$@""#, []),
            (#"TERM=dumb exec "$@""#, []),
        ] {
            let terminal = try PseudoTerminal(
                form: form,
                arguments + ["--set", "mail=a@b.co", "--set", "nick=A", "--set", "car=no"],
                shell: script)
            try terminal.expect("Question 1 of 8: Name, required.")
            terminal.type("A\r")
            try terminal.expect("Error: Name must have at least 2 characters. You typed: A")
            terminal.type("Ada\r")
            try terminal.expect("Accepted: Ada")
            try terminal.expect("3 São Paulo.")
            try terminal.expect("Type a number or a name.")
            terminal.type("3\r")
            try terminal.expect("Accepted: São Paulo")
            terminal.type("\u{4}")
            try terminal.expect("Leave without submitting?")
            terminal.type("y\r")
            #expect(try terminal.end() == 5)
            let plain = terminal.text.replacing("\r\n", with: "")
            #expect(!plain.contains("\u{1B}") && !plain.contains("\r"), "\(script)")
        }
    }

    /// Settings, cursor and modes are as before, and the cursor is at the beginning of an empty row.
    @Sendable static func terminalRestored() throws {
        let ends: [(status: Int32, act: (PseudoTerminal) -> Void)] = [
            (130, { $0.type("\u{3}") }), (5, { $0.type("\u{4}") }), (5, { $0.type(":quit\r") }),
            (130, { $0.send(SIGINT) }), (143, { $0.send(SIGTERM) }), (129, { $0.send(SIGHUP) }),
            (131, { $0.send(SIGQUIT) }), (138, { $0.send(SIGUSR1) }),
        ]
        for end in ends {
            let terminal = try TerminalScreenTests.start(form, lines: 3)
            try terminal.expectQuestion("Name")
            #expect(terminal.settings != terminal.settingsBefore)
            end.act(terminal)
            #expect(try terminal.end() == end.status)
            TerminalScreenTests.expectRest(terminal, lines: 3, "\(end.status)")
        }
        let terminal = try TerminalScreenTests.start(form, ["--timeout", "1"], lines: 3)
        #expect(try terminal.end() == 124)
        TerminalScreenTests.expectRest(terminal, lines: 3)
    }

    /// A text keeps its lines, and a paste answers nothing by itself.
    @Sendable static func severalLines() throws {
        let paste = "\u{1B}[200~one\r\ntwo\nthree\r\u{1B}[201~"
        let line = try start(at: "Name")
        line.type(paste)
        try line.expectScreen { $0.lines.contains { $0.contains("❯ one two three ") } }
        try line.expectQuestion("Name")
        // A terminal that does not mark pastes, which begin after a pause.
        let unmarked = try start(at: "Name")
        try unmarked.untilIdle()
        unmarked.type("one\rtwo\ry\r")
        try unmarked.expectScreen { $0.lines.contains { $0.contains("❯ one two y") } }
        try unmarked.expectQuestion("Name")
        unmarked.type("\r")
        try unmarked.expectQuestion("E-mail")
        let text = try start(at: "Note", ["--set", "days=3"])
        text.type("zero\r" + paste)
        try text.expectScreen { $0.lines.contains { $0.contains("┃ three") } }
        try text.expectQuestion("┃ two")
        text.type("\u{1B}\r")
        try text.expectQuestion("PIN")
        text.type("\r")
        try text.expectQuestion("Submit")
        text.type("\r")
        #expect(try text.end() == 0)
        #expect(text.output.contains(#""note":"zero\none\ntwo\nthree""#), "\(text.output)")
    }

    /// Every accepted answer and the half-typed one are there again.
    @Sendable static func drafts() throws {
        let folder = try TemporaryFolder()
        let file = folder.path("draft")
        for (act, status) in [("\u{3}", 130), ("", 143)] {
            let terminal = try PseudoTerminal(form: form, ["--draft", file])
            try terminal.expectQuestion("Name")
            terminal.type("Ada\r")
            try terminal.expectQuestion("E-mail")
            terminal.type("ada@")
            try terminal.expectScreen { $0.lines.contains { $0.contains("❯ ada@") } }
            if act.isEmpty { terminal.send(SIGTERM) } else { terminal.type(act) }
            #expect(try terminal.end() == status)
            #expect(terminal.text.contains("with --resume you go on"))
            let resumed = try PseudoTerminal(form: form, ["--draft", file, "--resume"])
            try resumed.expectQuestion("E-mail")
            #expect(resumed.screen.lines.contains { $0.contains("✓ Name  Ada") })
            #expect(resumed.screen.lines.contains { $0.contains("❯ ada@") })
            try FileManager.default.removeItem(atPath: file)
        }
        // Without a draft, a person learns how to get one.
        let terminal = try PseudoTerminal(form: form, [])
        try terminal.expectQuestion("Name")
        terminal.type("Ada\r")
        try terminal.expectQuestion("E-mail")
        terminal.type("\u{3}")
        #expect(try terminal.end() == 130)
        #expect(terminal.text.contains("--draft auto"))
    }

    /// The answers stay on the screen once, without the questions, also those that the person went back over.
    @Sendable static func record() throws {
        let terminal = try start(at: "Note", ["--set", "days=3"])
        terminal.type("one\u{1B}\r")
        try terminal.expectQuestion("PIN")
        terminal.type("\u{1B}[Z\u{1B}[Z\t\t")
        try terminal.expectQuestion("PIN")
        terminal.type("\r")
        try terminal.expectQuestion("Submit")
        terminal.type("\r")
        #expect(try terminal.end() == 0)
        let lines = terminal.screen.history
        for entry in ["Name      Ada", "City  Oslo", "Note  one", "Days  3", "Submitted."] {
            #expect(lines.filter { $0.contains(entry) }.count == 1, "\(entry): \(lines)")
        }
        #expect(!lines.contains { $0.contains("❯") || $0.contains("Enter submits") })
    }
}
