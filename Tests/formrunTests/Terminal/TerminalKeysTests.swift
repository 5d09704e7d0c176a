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
            "\u{1B}[200~pasted\u{1B}[201~", "\u{1B}[200~two\r\nlines\u{1B}[31m\u{1B}[201~",
            "\u{1B}[200~" + String(repeating: "long 日 ", count: 60) + "\u{1B}[201~",
            "\u{1B}[<0;3;4M", "\u{1B}[M !!", "\u{1B}]11;rgb:0/0/0\u{7}", "\u{1B}[12;40R",
            "\u{1B}[?1;2c",
        ]

    private static let count = 500

    @Test(arguments: Laws.rounds(5, share: 2)) func anyKeys(_ seed: Int) throws {
        var random = SeededNumbers(seed: 14_000 + UInt64(seed))
        var left = Self.count
        while left > 0 {
            let lines = Int.random(in: 0...30, using: &random)
            let terminal = try TerminalScreenTests.start(
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
        }
    }
}
