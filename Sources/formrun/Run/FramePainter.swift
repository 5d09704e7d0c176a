import FormCards

/// Draws the region of a session at the end of the scrollback: permanent lines above, and a frame that each draw replaces.
///
/// A draw is one write, which contains only the parts of lines that differ from the frame before. Nothing above the region
/// is ever changed.
struct FramePainter {
    private let terminal: any Terminal
    private let ansi: ANSI
    /// The frame on the screen; `nil` without one.
    private var shown: ScreenFrame?
    /// The columns of the screen when the frame was drawn.
    private var columns = 0
    /// The permanent lines that are written with the next frame.
    private var pending: [StyledLine] = []

    init(terminal: any Terminal, ansi: ANSI) {
        self.terminal = terminal
        self.ansi = ansi
    }

    /// Adds permanent lines above the next frame.
    mutating func say(_ lines: [StyledLine]) { pending += lines }

    /// Shows a frame in place of the last one, below the permanent lines.
    mutating func draw(_ frame: ScreenFrame) {
        let isNarrowed = columns != terminal.columns
        var text = ""
        if let shown, pending.isEmpty, !isNarrowed {
            text = changes(from: shown, to: frame)
        } else {
            text = erased() + written(pending) + whole(frame)
        }
        pending = []
        shown = frame
        columns = terminal.columns
        if !text.isEmpty { terminal.write(text) }
    }

    /// Removes the frame from the screen, and writes the permanent lines.
    mutating func clear() {
        let text = erased() + written(pending)
        pending = []
        shown = nil
        if !text.isEmpty { terminal.write(text) }
    }

    /// Keeps the frame on the screen as it is, and moves the caret below it.
    mutating func abandon() {
        guard let shown else { return clear() }
        let down = shown.lines.count - 1 - shown.caretRow
        let text = (down > 0 ? "\u{1B}[\(down)B" : "") + "\r\n" + written(pending)
        pending = []
        self.shown = nil
        terminal.write(text)
    }

    /// Forgets the frame after another process wrote to the screen: the next frame begins in the row of the caret.
    mutating func forget() {
        shown = ScreenFrame(lines: [StyledLine()], caretRow: 0, caretColumn: 0)
        invalidate()
    }

    /// Draws the next frame as a whole.
    mutating func invalidate() { columns = -1 }

    private func written(_ lines: [StyledLine]) -> String {
        lines.map { ansi.text(of: $0.isolated()) + "\r\n" }.joined()
    }

    /// Moves to the first row of the frame and clears everything from there.
    private func erased() -> String {
        guard let shown else { return "" }
        var rows = shown.caretRow
        if terminal.breaksLines {
            let width = max(1, terminal.columns)
            rows = shown.caretColumn / width
            for line in shown.lines.prefix(shown.caretRow) {
                rows += max(1, (line.width + width - 1) / width)
            }
        }
        // Where the whole screen is cleared from its first cell, tmux moves all of it to the scrollback first.
        return (rows > 0 ? "\u{1B}[\(rows)A" : "") + "\r\u{1B}[K\u{1B}[C\u{1B}[J\r"
    }

    private func whole(_ frame: ScreenFrame) -> String {
        let text = frame.lines.map { ansi.text(of: $0.isolated()) }.joined(separator: "\r\n")
        let up = frame.lines.count - 1 - frame.caretRow
        return text + (up > 0 ? "\u{1B}[\(up)A" : "") + "\r"
            + FramePainter.right(frame.caretColumn)
    }

    private func changes(from old: ScreenFrame, to new: ScreenFrame) -> String {
        var cursor = RegionCursor(row: old.caretRow, column: old.caretColumn)
        for index in new.lines.indices {
            guard index < old.lines.count else {
                cursor.moveBelow(index)
                cursor.text += ansi.text(of: new.lines[index].isolated())
                continue
            }
            let line = new.lines[index]
            guard line != old.lines[index] else { continue }
            let (start, runs, end) = FramePainter.difference(old.lines[index], line)
            cursor.move(to: index, start)
            cursor.text += short(runs)
            cursor.column = nil
            if end { cursor.text += "\u{1B}[K" }
        }
        if new.lines.count < old.lines.count {
            cursor.move(to: new.lines.count - 1, 0)
            cursor.text += FramePainter.right(new.lines.last?.width ?? 0) + "\u{1B}[J"
            cursor.column = nil
        }
        guard
            !cursor.text.isEmpty || old.caretRow != new.caretRow
                || old.caretColumn != new.caretColumn
        else { return "" }
        cursor.move(to: new.caretRow, new.caretColumn)
        return cursor.text
    }

    /// The text of runs, in which a long gap is erased instead of written.
    private func short(_ runs: [StyledLine.Run]) -> String {
        var text = ""
        var rest = runs[...]
        while let gap = rest.firstIndex(where: \.isGap) {
            text += ansi.text(of: StyledLine(Array(rest[..<gap])))
            let cells = rest[gap].text.width
            text += "\u{1B}[\(cells)X\u{1B}[\(cells)C"
            rest = rest[(gap + 1)...]
        }
        return text + ansi.text(of: StyledLine(Array(rest)).isolated())
    }

    /// The runs of a line that differ, the column where they begin, and whether the rest of the row must be cleared.
    private static func difference(
        _ old: StyledLine, _ new: StyledLine
    ) -> (start: Int, runs: [StyledLine.Run], clearsRest: Bool) {
        // A terminal may order right-to-left letters of the whole row.
        guard !old.hasOrder, !new.hasOrder else { return (0, new.runs, true) }
        var first = 0
        var start = 0
        while first < old.runs.count, first < new.runs.count, old.runs[first] == new.runs[first] {
            start += new.runs[first].text.width
            first += 1
        }
        let isSameWidth = old.width == new.width
        var last = new.runs.count
        var lastOld = old.runs.count
        while isSameWidth, last > first, lastOld > first,
            old.runs[lastOld - 1] == new.runs[last - 1]
        {
            last -= 1
            lastOld -= 1
        }
        return (start, Array(new.runs[first..<last]), !isSameWidth && new.width < old.width)
    }

    static func right(_ cells: Int) -> String { cells > 0 ? "\u{1B}[\(cells)C" : "" }
}

/// The place of the cursor in the region while changes are written.
private struct RegionCursor {
    var row: Int
    /// The column; `nil` if it is not known.
    var column: Int?
    var text = ""

    init(row: Int, column: Int) {
        self.row = row
        self.column = column
    }

    mutating func move(to row: Int, _ column: Int) {
        if row < self.row { text += "\u{1B}[\(self.row - row)A" }
        if row > self.row { text += "\u{1B}[\(row - self.row)B" }
        self.row = row
        guard column != self.column else { return }
        text += "\r" + FramePainter.right(column)
        self.column = column
    }

    /// Begins a row below the last one, which may scroll the screen.
    mutating func moveBelow(_ row: Int) {
        move(to: row - 1, 0)
        text += "\r\n"
        self.row = row
        column = nil
    }
}

extension StyledLine.Run {
    /// Whether it is a long gap without colours.
    fileprivate var isGap: Bool {
        style == .plain && background == nil && text.width > 12
            && text.string.utf8.allSatisfy { $0 == 0x20 }
    }
}

extension StyledLine {
    /// Whether the order of its columns on the screen depends on its letters.
    fileprivate var hasOrder: Bool { isolated() != self }
}
