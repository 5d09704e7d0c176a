import Foundation
import Glibc
import TestSupport
import Testing

/// What a person sees before, during and after a run of the built command at a terminal with a scrollback.
@Suite(.timeLimit(.minutes(60))) struct TerminalScreenTests {
    static let form = #"""
        { "formrun": 1, "id": "trip", "title": "Trip", "items": [
          { "type": "input", "name": "name", "title": "Name", "validators": ["required"] },
          { "type": "input", "name": "city", "title": "City", "value": "choice",
            "choices": ["Oslo", "東京", "São Paulo", "Lagos", "Quito", "Hà Nội", "Zürich", "Turin",
              "Lima", "Osaka", "Pune", "Cairo", "Accra", "Perth"] },
          { "type": "input", "name": "note", "title": "Note", "value": "multiline" },
          { "type": "secureInput", "name": "pin", "title": "PIN" } ] }
        """#

    /// Starts a run below lines of another program, more than fit on the screen or a few.
    static func start(
        _ form: String = TerminalScreenTests.form, _ arguments: [String] = [], lines: Int = 30,
        columns: UInt16 = 80, rows: UInt16 = 24
    ) throws -> PseudoTerminal {
        // Keys that come too late are not shown behind the run.
        try PseudoTerminal(
            form: form, arguments, columns: columns, rows: rows, echoes: false,
            shell: """
                i=0; while [ $i -lt \(lines) ]; do i=$((i+1)); echo "#$i above" >&2; done; exec "$@"
                """)
    }

    static func before(_ lines: Int) -> [String] { (0..<lines).map { "#\($0 + 1) above" } }

    /// Checks what holds after every end.
    static func expectRest(
        _ terminal: PseudoTerminal, lines: Int = 30, _ comment: Comment = "",
        at location: SourceLocation = #_sourceLocation
    ) {
        let screen = terminal.screen
        #expect(
            Array(screen.history.prefix(lines)) == before(lines), comment, sourceLocation: location)
        #expect(
            screen.history.dropFirst(lines).allSatisfy { !$0.hasSuffix(" above") },
            "\(comment): \(screen.history.joined(separator: "\n"))",
            sourceLocation: location)
        #expect(
            screen.isAtRest,
            "\(comment): \(screen.row), \(screen.column), \(screen.modes), \(screen.lines)",
            sourceLocation: location)
        #expect(screen.unknown.isEmpty, "\(comment): \(screen.unknown)", sourceLocation: location)
        #expect(terminal.settings == terminal.settingsBefore, comment, sourceLocation: location)
    }

    /// A question: what shows that it is asked, its answer in two parts, and how the first part is shown.
    private static let steps: [(shown: String, half: String, rest: String, typed: String)] = [
        ("Name *", "Ada 日", "本\r", "❯ Ada 日"), ("( ) Oslo", "東", "京\r", "❯ 東"),
        ("┃", "one\rtw", "o\u{1B}\r", "┃ tw"), ("PIN", "12", "34\r", "❯ ••"),
        ("Enter submits", "", "\r", "Enter submits"),
    ]

    /// Fills in the form up to a question, with an interlude in the middle of each answer, and returns the middle of the last.
    private func fillIn(
        _ terminal: PseudoTerminal, upTo last: Int = steps.count - 1,
        _ interlude: (PseudoTerminal) throws -> Void = { _ in }
    ) throws {
        for (index, step) in Self.steps[...last].enumerated() {
            try terminal.expectScreen { $0.lines.contains { $0.contains(step.shown) } }
            terminal.type(step.half)
            try terminal.expectScreen { $0.lines.contains { $0.contains(step.typed) } }
            try interlude(terminal)
            if index < last { terminal.type(step.rest) }
        }
    }

    /// The record of a run in both styles, with the lines above it intact and each entry there once.
    @Test(arguments: [("card", 30), ("lines", 30), ("card", 2), ("lines", 2)])
    func aWholeRun(_ style: String, _ lines: Int) throws {
        let terminal = try Self.start(Self.form, ["--style", style], lines: lines)
        try fillIn(terminal)
        terminal.type("\r")
        #expect(try terminal.end() == 0)
        Self.expectRest(terminal, lines: lines)
        let record = terminal.screen.history.dropFirst(lines).joined(separator: "\n")
        for entry in ["Ada 日本", "東京", "Submitted."] {
            #expect(record.components(separatedBy: entry).count == 2, "\(entry) in \(record)")
        }
        #expect(!record.contains("1234"))
    }

    /// Resized in the middle of a line, in a list, in a text of several lines and in a secret, a run leaves what it leaves
    /// without.
    @Test(
        arguments: [("card", [60, 40, 30, 80]), ("lines", [70, 60, 100, 80])]
            as [(String, [UInt16])])
    func resized(_ style: String, _ widths: [UInt16]) throws {
        var histories: [[String]] = []
        for widths in [[], widths] {
            let terminal = try Self.start(Self.form, ["--style", style], lines: 12)
            try fillIn(terminal) { terminal in
                // At the review a record is on the screen, whose lines the terminal cuts.
                if terminal.screen.lines.contains(where: { $0.contains("Enter submits") }) {
                    return
                }
                for width in widths {
                    terminal.resize(width, rows: width == 80 ? 24 : 30)
                    try terminal.untilIdle()
                }
            }
            terminal.type("\r")
            #expect(try terminal.end() == 0)
            Self.expectRest(terminal, lines: 12)
            histories.append(terminal.screen.history)
        }
        #expect(histories[0] == histories[1])
    }

    private static let sizes: [(columns: UInt16, rows: UInt16)] =
        [80, 60, 40, 20, 12].enumerated().flatMap { index, columns in
            [24, 12, 5].enumerated().filter {
                Laws.areMany || ($0.offset + index).isMultiple(of: 2)
            }.map { (columns, $0.element) }
        }

    /// While a window becomes smaller and larger, the question is on the screen once.
    ///
    /// Everyday runs have every second size.
    @Test(arguments: sizes)
    func everySizeShowsTheQuestionOnce(_ columns: UInt16, _ rows: UInt16) throws {
        let terminal = try Self.start(lines: 3)
        try fillIn(terminal, upTo: 1)
        terminal.resize(columns, rows: rows)
        try terminal.untilIdle()
        let count = terminal.screen.lines.filter { $0.contains("東") && $0.contains("❯") }.count
        // The line that is typed, and the choice that it finds.
        #expect((1...2).contains(count), "\(terminal.screen.lines)")
        terminal.type("\u{3}")
        #expect(try terminal.end() == 130)
        Self.expectRest(terminal, lines: 3)
    }

    /// Each signal and each kind of question; with many rounds, each signal at each kind of question.
    private static let endings: [(signal: Int32, step: Int)] =
        [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGUSR1].enumerated().flatMap { index, signal in
            (Laws.areMany ? 0..<5 : index..<index + 1).map { (signal, $0) }
        }

    @Test(arguments: endings) func signals(_ signal: Int32, _ step: Int) throws {
        let terminal = try Self.start()
        try fillIn(terminal, upTo: step)
        terminal.send(signal)
        #expect(try terminal.end() == 128 + signal && terminal.wasKilled)
        Self.expectRest(terminal)
        #expect(terminal.output.isEmpty)
    }

    /// Stopped by Ctrl-Z under a shell and continued, at each kind of question.
    @Test(arguments: 0..<5) func stoppedAndContinued(_ step: Int) throws {
        let terminal = try PseudoTerminal(
            form: Self.form, echoes: false,
            shell: """
                echo "#1 above" >&2; set -m; "$@"; echo "stopped" >&2; fg >/dev/null
                """)
        try fillIn(terminal, upTo: step)
        terminal.type("\u{1A}")
        // The frame is drawn again below what the shell wrote, with what was typed.
        try terminal.expectScreen { screen in
            screen.lines.drop { $0 != "stopped" }.contains { $0.contains(Self.steps[step].typed) }
        }
        terminal.type("\u{3}")
        #expect(try terminal.end() == 130)
        Self.expectRest(terminal, lines: 1)
    }

    /// Stopped and continued by another process, which may have written meanwhile.
    @Test func continuedByAnother() throws {
        let terminal = try Self.start()
        try fillIn(terminal, upTo: 0)
        terminal.send(SIGSTOP)
        try terminal.untilStopped()
        terminal.send(SIGCONT)
        try terminal.untilIdle()
        terminal.type("本\r")
        try terminal.expectScreen { $0.lines.contains { $0.contains("Ada 日本") } }
        terminal.send(SIGTERM)
        #expect(try terminal.end() == 143)
        Self.expectRest(terminal)
    }

    static let pastes: [(text: String, shown: String)] = [
        ("\u{1B}[200~one\r\ntwo\nthree\u{1B}[201~", "one two three"),
        ("\u{1B}[200~\u{1B}[2J\u{1B}[H\u{7}\u{9B}31mred\u{1B}[201~", "red"),
        ("\u{1B}[200~" + String(repeating: "日本 ", count: 400) + "end\u{1B}[201~", "end"),
        ("\u{1B}[200~:quit\u{1B}[201~", ":quit"), ("\u{1B}[200~a\u{1B}[201", "a"),
    ]

    /// Pastes change nothing but the line that is typed.
    ///
    /// Everyday runs paste into the first question and into one of the others, which is another one for the next paste.
    @Test(arguments: pastes.indices) func pasted(_ index: Int) throws {
        let row = Self.pastes[index]
        for step in Laws.areMany ? Array(0..<4) : [0, 1 + index % 3] {
            let terminal = try Self.start()
            try fillIn(terminal, upTo: step)
            terminal.type(row.text)
            if row.text.hasSuffix("201~") {
                try terminal.untilIdle()
                if step == 0 {
                    #expect(terminal.screen.lines.contains { $0.contains(row.shown) })
                }
            } else {
                // The program waits for the end of the paste for some seconds.
                try terminal.untilRead()
            }
            #expect(!terminal.hasEnded)
            terminal.send(SIGTERM)
            #expect(try terminal.end() == 143)
            Self.expectRest(terminal)
        }
    }

    /// A terminal that shows nothing for a while loses nothing but time, and the run can be ended.
    @Test func aTerminalThatHangs() throws {
        let terminal = try Self.start()
        try terminal.expectScreen { $0.modes.contains(2004) }
        terminal.holdOutput()
        for _ in 0..<200 { terminal.type(String(repeating: "x", count: 40)) }
        try terminal.untilIdle(reading: false)
        #expect(!terminal.acceptsOutput)
        terminal.send(SIGTERM)
        #expect(try terminal.end(reading: false) == 143)
        while terminal.drain() {}
        #expect(Array(terminal.screen.history.prefix(30)) == Self.before(30))
        #expect(terminal.settings == terminal.settingsBefore)
    }
}
