import Foundation
import Glibc
import TestSupport
import Testing

/// Random keys, pastes and sizes at a real terminal: whatever is typed, nothing crashes and nothing above or below
/// the run is damaged.
@Suite(.timeLimit(.minutes(60))) struct TerminalKeysTests {
    private static let keys: [String] =
        ["a", "b", "1", "2", " ", ":", ",", "é", "日", "👍", "\u{301}", "ש"]
        + ["\r", "\r", "\r", "\t", "\u{7F}", "\u{8}", "\u{1B}", "\u{1B}\r", "\n"]
        + (1...26).filter { ![3, 4, 10, 13, 26].contains($0) }.map {
            String(UnicodeScalar(UInt8($0)))
        }
        + ["A", "B", "C", "D", "F", "H", "Z", "5~", "6~", "3~", "1;5C", "1;5D", "15~", "24~"].map {
            "\u{1B}[" + $0
        }
        + ["b", "f", "d", "t", "u", "l", "c", "y", "/", "\u{7F}", "日", "OP", "OQ", "OS"].map {
            "\u{1B}" + $0
        }
        + [":help\r", ":back\r", ":next\r", ":skip\r", ":review\r", ":editor\r", ":nothing\r"]
        + [
            ":suggest k\r", "kri", "form\t", "24 dec\r", "+3\r", "1h30\r", "9:00\r", "d 1\r",
            "m 1 2\r",
        ]
        + [
            "\u{1B}[200~pasted\u{1B}[201~", "\u{1B}[200~two\r\nlines\u{1B}[31m\u{1B}[201~",
            "\u{1B}[200~" + String(repeating: "long 日 ", count: 60) + "\u{1B}[201~",
            "\u{1B}[<0;3;4M", "\u{1B}[M !!", "\u{1B}]11;rgb:0/0/0\u{7}", "\u{1B}[12;40R",
            "\u{1B}[?1;2c",
        ]

    private static let count = 500

    /// A form with what has keys of its own: suggestions, paths, steps, lists, rows and a secret that is typed twice.
    private static let everything = #"""
        { "formrun": 1, "id": "all", "title": "All", "items": [
          { "type": "input", "name": "town", "title": "Town", "validators": [{ "length": { "max": 30 } }],
            "suggestions": ["Kristiansand", "Kristiansund", "Oslo", "日本の町", "Bodø"] },
          { "type": "input", "name": "street", "title": "Street", "suggestions": { "remote": "streets" } },
          { "type": "input", "name": "file", "title": "File", "value": "file" },
          { "type": "input", "name": "level", "title": "Level", "value": "integer", "control": "slider",
            "validators": [{ "range": { "min": 0, "max": 10 } }] },
          { "type": "input", "name": "day", "title": "Day", "value": "date" },
          { "type": "input", "name": "time", "title": "Time", "value": "time" },
          { "type": "input", "name": "moment", "title": "Moment", "value": "dateTime" },
          { "type": "input", "name": "span", "title": "Span", "value": "duration" },
          { "type": "input", "name": "many", "title": "Many", "value": "choices",
            "choices": ["a", "b", "new zealand", "c, d"], "validators": [{ "count": { "max": 2 } }] },
          { "type": "input", "name": "tags", "title": "Tags", "value": "texts" },
          { "type": "group", "name": "guests", "title": "Guests", "min": 0, "max": 3, "items": [
            { "type": "input", "name": "name", "title": "Name", "validators": ["required"] },
            { "type": "input", "name": "born", "title": "Born", "value": "date" }] },
          { "type": "secureInput", "name": "pin", "title": "PIN", "confirm": true },
          { "type": "input", "name": "last", "title": "Last" } ] }
        """#

    /// Commands that find suggestions, some of them hostile.
    private static let searches = [
        "printf 'Oslo\\nOsaka\\n'", "cat", "sleep 100", "yes", "printf 'a\\033[2J\\n'", "exit 3",
    ]

    @Test(arguments: Laws.rounds(5, share: 2)) func anyKeys(_ seed: Int) throws {
        var random = SeededNumbers(seed: 14_000 + UInt64(seed))
        var left = Self.count
        while left > 0 {
            let lines = Int.random(in: 0...30, using: &random)
            let folder = try TemporaryFolder()
            let search = Self.searches.randomElement(using: &random) ?? "cat"
            let isEverything = Bool.random(using: &random)
            let terminal = try TerminalScreenTests.start(
                isEverything ? Self.everything : TerminalScreenTests.form,
                isEverything
                    ? ["--draft", folder.path("draft"), "--choices", "streets=\(search)"] : [],
                lines: lines, columns: UInt16.random(in: 12...100, using: &random),
                rows: UInt16.random(in: 5...30, using: &random))
            try terminal.expectScreen { $0.modes.contains(2004) }
            var isOver = false
            while left > 0, !isOver {
                let burst = Int.random(in: 1...25, using: &random)
                left -= burst
                terminal.type(
                    (0..<burst).map { _ in Self.keys.randomElement(using: &random) ?? "" }.joined())
                if Int.random(in: 0..<6, using: &random) == 0 {
                    try terminal.untilIdle()
                    terminal.resize(
                        UInt16.random(in: 12...100, using: &random),
                        rows: UInt16.random(in: 5...30, using: &random))
                }
                terminal.drain()
                isOver = terminal.hasEnded
            }
            if !isOver {
                let ways: [() -> Void] = [
                    { terminal.type("\u{3}") }, { terminal.send(SIGTERM) },
                    { terminal.send(SIGHUP) },
                ]
                ways.randomElement(using: &random)?()
                // Ctrl-V makes the next key a text, even Ctrl-C.
                try terminal.untilIdle()
                terminal.type("\u{3}")
            }
            let status = try terminal.end()
            #expect([0, 5, 129, 130, 143].contains(status), "seed \(seed)")
            TerminalScreenTests.expectRest(terminal, lines: lines, "seed \(seed)")
            try Self.expectKept(folder, "seed \(seed)")
        }
    }

    /// A draft that a run left is the same after another run that only begins with it.
    private static func expectKept(_ folder: borrowing TemporaryFolder, _ comment: Comment) throws {
        guard let draft = folder.text("draft") else { return }
        #expect(try DraftTerminalTests.mode(of: folder.path("draft")) == 0o600, comment)
        let terminal = try PseudoTerminal(
            form: everything, ["--draft", folder.path("draft"), "--resume"])
        try terminal.expect("Continuing the draft")
        terminal.send(SIGTERM)
        #expect(try terminal.end() == 143, comment)
        #expect(folder.text("draft") == draft, comment)
        #expect(folder.names == ["draft"], comment)
    }
}
