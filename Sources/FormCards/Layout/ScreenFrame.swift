/// The rows of a region of the screen, and the place of the caret in it.
public struct ScreenFrame: Sendable, Hashable {
    /// The rows, from the top.
    public var lines: [StyledLine]
    /// The row of the caret, from 0.
    public var caretRow: Int
    /// The cells before the caret.
    public var caretColumn: Int
    /// The titles of the pages that begin in some rows of a review.
    var pages: [Int: DisplayText] = [:]
    /// The rows from the top to the end of what is said to be wrong with the answer; 0 where nothing is.
    var endOfErrors = 0

    /// Makes a frame.
    package init(lines: [StyledLine], caretRow: Int, caretColumn: Int) {
        self.lines = lines
        self.caretRow = caretRow
        self.caretColumn = caretColumn
    }

    /// Keeps at most a number of rows around the caret; those after the caret and the errors are left out first.
    func windowed(to rows: Int) -> ScreenFrame {
        guard lines.count > rows, rows > 0 else { return self }
        let needed = max(caretRow + 1, min(endOfErrors, caretRow + rows))
        let end = max(rows, min(lines.count, needed))
        let start = end - rows
        var frame = ScreenFrame(
            lines: Array(lines[start..<end]), caretRow: caretRow - start,
            caretColumn: caretColumn)
        for (row, title) in pages where start..<end ~= row { frame.pages[row - start] = title }
        return frame
    }
}

/// The marks around a question.
struct ScreenMarks {
    let glyphs: CardGlyphs

    var prompt: DisplayText { glyphs == .unicode ? "❯ " : "> " }
    var noPrompt: DisplayText { "  " }
    var bar: DisplayText { glyphs == .unicode ? "┃ " : "| " }
    var open: DisplayText { glyphs == .unicode ? "· " : "- " }
    var done: DisplayText { glyphs.done + " " }
    var wrong: DisplayText { glyphs.error + " " }
    var carried: DisplayText { glyphs == .unicode ? "↕ " : "* " }
    var separator: DisplayText { glyphs == .unicode ? " · " : " - " }
    var up: String { glyphs == .unicode ? "↑" : "^" }
    var down: String { glyphs == .unicode ? "↓" : "v" }

    /// The sign that something is under way, after it turned a number of times.
    func turning(_ ticks: Int) -> DisplayText {
        let signs = Array(glyphs == .unicode ? "⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏" : "|/-\\")
        return DisplayText(String(signs[abs(ticks % signs.count)]))
    }

    /// A hint with the names of arrows that the surface can show.
    func hint(_ hint: KeyHint) -> DisplayText {
        glyphs == .unicode ? hint.text : DisplayText(hint.text.string.replacingArrows)
    }
}

extension String {
    fileprivate var replacingArrows: String {
        var text = String.UnicodeScalarView()
        for scalar in unicodeScalars {
            switch scalar {
            case "↑": text.append(contentsOf: "Up/".unicodeScalars)
            case "↓": text.append(contentsOf: "Down".unicodeScalars)
            case "←": text.append(contentsOf: "Left/".unicodeScalars)
            case "→": text.append(contentsOf: "Right".unicodeScalars)
            default: text.append(scalar)
            }
        }
        return String(text)
    }
}
