import FormCards
import TestSupport
import Testing

@testable import formrun

/// What is on the screen after each draw, whatever was there before.
@Suite struct FramePainterTests {
    private static let words = [
        "", "a", "Name", "日本語", "e\u{301}", "👍🏽", "🇩🇪", "❤️", "─────", "│", "text with words",
        "                              ", "שלום", "✓",
    ]

    private static func line(width: Int, _ random: inout SeededNumbers) -> StyledLine {
        let styles: [StyledLine.Style] = [.plain, .title, .dim, .accent, .bad]
        var runs: [StyledLine.Run] = []
        var room = width
        while room > 0, Int.random(in: 0..<6, using: &random) > 0 {
            let text = DisplayText(words.randomElement(using: &random) ?? "")
            guard text.width <= room else { break }
            room -= text.width
            runs.append(StyledLine.Run(text, styles.randomElement(using: &random) ?? .plain))
        }
        return StyledLine(runs)
    }

    private static func frame(
        _ size: (columns: Int, rows: Int), near old: ScreenFrame?, _ random: inout SeededNumbers
    ) -> ScreenFrame {
        let width = size.columns - 1
        let count = Int.random(in: 1...max(1, size.rows - 1), using: &random)
        var lines = (0..<count).map { _ in line(width: width, &random) }
        if let old, Bool.random(using: &random) {
            // As after a key: most lines stay as they are.
            for index in lines.indices
            where index < old.lines.count && old.lines[index].width <= width {
                if Int.random(in: 0..<4, using: &random) > 0 { lines[index] = old.lines[index] }
            }
        }
        let row = Int.random(in: 0..<count, using: &random)
        return ScreenFrame(
            lines: lines, caretRow: row,
            caretColumn: Int.random(in: 0...min(width, lines[row].width), using: &random))
    }

    private static func shown(_ line: StyledLine) -> String {
        String(line.text.reversed().drop { $0 == " " }.reversed())
    }

    private static func trimmed(_ lines: [String]) -> [String] {
        Array(lines[..<((lines.lastIndex { !$0.isEmpty } ?? -1) + 1)])
    }

    /// Lines above the frame are intact and there once, the frame is there once, the caret is in its place, and each draw is
    /// one write.
    @Test(arguments: Laws.rounds(4, share: 2)) func anyFrames(_ seed: Int) {
        var random = SeededNumbers(seed: UInt64(seed))
        let size = (
            columns: Int.random(in: 10...90, using: &random),
            rows: Int.random(in: 3...30, using: &random)
        )
        let terminal = EmulatedTerminal(columns: size.columns, rows: size.rows)
        var above = (0..<Int.random(in: 0...40, using: &random)).map { "before \($0)" }
        for line in above { terminal.write(line + "\n") }
        var painter = FramePainter(
            terminal: terminal, ansi: ANSI(isColored: Bool.random(using: &random)))
        var frame: ScreenFrame?
        for _ in 0..<60 {
            if Int.random(in: 0..<5, using: &random) == 0 {
                let said = Self.line(width: size.columns - 1, &random)
                painter.say([said])
                above.append(Self.shown(said))
            }
            let next = Self.frame(size, near: frame, &random)
            let writes = terminal.writes
            painter.draw(next)
            #expect(terminal.writes <= writes + 1)
            frame = next
            let expected = above + next.lines.map(Self.shown)
            #expect(terminal.screen.history == Self.trimmed(expected), "seed \(seed)")
            let top = terminal.screen.scrollback.count
            #expect(terminal.screen.row == above.count + next.caretRow - top, "seed \(seed)")
            #expect(terminal.screen.column == next.caretColumn, "seed \(seed)")
            #expect(terminal.screen.unknown.isEmpty, "\(terminal.screen.unknown)")
        }
        painter.abandon()
        #expect(terminal.screen.isAtRest)
    }

    /// After a change of the size, the frame is drawn anew from its own first row, and nothing above it is touched.
    @Test(arguments: Laws.rounds(4, share: 2)) func anySizes(_ seed: Int) {
        var random = SeededNumbers(seed: 1_000 + UInt64(seed))
        let terminal = EmulatedTerminal(columns: 80, rows: 24)
        let above = (0..<Int.random(in: 0...40, using: &random)).map { "before \($0)" }
        for line in above { terminal.write(line + "\n") }
        var painter = FramePainter(terminal: terminal, ansi: ANSI(isColored: false))
        for _ in 0..<40 {
            let frame = Self.frame((terminal.columns, terminal.rows), near: nil, &random)
            painter.draw(frame)
            let expected = Self.trimmed(above + frame.lines.map(Self.shown))
            #expect(terminal.screen.history == expected, "seed \(seed)")
            terminal.resize(
                columns: Int.random(in: 12...120, using: &random),
                rows: Int.random(in: max(3, frame.caretRow + 1)...40, using: &random))
            painter.invalidate()
        }
    }

    /// In a terminal that breaks lines, the rows of an old frame are counted as it has them now.
    @Test func aTerminalThatBreaksLines() {
        let terminal = EmulatedTerminal(columns: 10, rows: 24)
        terminal.breaksLines = true
        var painter = FramePainter(terminal: terminal, ansi: ANSI(isColored: false))
        let line = StyledLine("123456789 ", .plain)
        painter.draw(ScreenFrame(lines: [line, line, line], caretRow: 2, caretColumn: 5))
        terminal.resize(columns: 4, rows: 24)
        painter.invalidate()
        terminal.written = ""
        painter.draw(ScreenFrame(lines: [StyledLine("new", .plain)], caretRow: 0, caretColumn: 3))
        // Two lines of three rows each above the caret, and a row of its own line.
        #expect(
            terminal.written.hasPrefix("\u{1B}[7A\r\u{1B}[K\u{1B}[C\u{1B}[J\r"),
            "\(terminal.written.debugDescription)")
    }
}
