import FormCards

/// Draws questions below permanent lines; each frame replaces the previous one.
struct QuestionPainter {
    private let terminal: any Terminal
    private let ansi: ANSI
    /// The distance in rows of the caret from the first row of the frame; `nil` without a frame.
    private var caretRow: Int?

    init(terminal: any Terminal, ansi: ANSI) {
        self.terminal = terminal
        self.ansi = ansi
    }

    /// Shows a frame, which replaces the last one.
    mutating func draw(_ frame: QuestionFrame) {
        var text = erase()
        text += frame.rows.map { ansi.text(of: $0.isolated()) }.joined(separator: "\n")
        let up = frame.rows.count - 1 - frame.caretRow
        if up > 0 { text += "\u{1B}[\(up)A" }
        text += "\r"
        if frame.caretColumn > 0 { text += "\u{1B}[\(frame.caretColumn)C" }
        caretRow = frame.caretRow
        terminal.write(text)
    }

    /// Shows a permanent line, which replaces the last frame.
    mutating func settle(_ line: StyledLine) {
        clear()
        say(line)
    }

    /// Removes the last frame from the screen.
    mutating func clear() {
        guard caretRow != nil else { return }
        terminal.write(erase())
        caretRow = nil
    }

    /// Shows a permanent line below the last frame.
    mutating func say(_ line: StyledLine) {
        abandon()
        let columns = max(10, terminal.columns - 1)
        terminal.write(ansi.text(of: line.wrapped(to: columns)))
    }

    /// Keeps the last frame on the screen, and moves the caret below it.
    mutating func abandon() {
        guard caretRow != nil else { return }
        caretRow = nil
        terminal.write("\u{1B}[J\n")
    }

    /// Forgets the rows of the frame after another process wrote to the screen: the next frame begins in the row of the caret.
    mutating func forget() { caretRow = 0 }

    private func erase() -> String {
        guard let caretRow else { return "" }
        return (caretRow > 0 ? "\u{1B}[\(caretRow)A" : "") + "\r\u{1B}[J"
    }
}
