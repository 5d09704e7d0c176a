extension LineWindow {
    /// The window around the caret of a line.
    ///
    /// Only characters near the caret are measured, so the cost does not depend on the length of the line. Where the
    /// line does not fit, a quarter of the window shows what follows the caret.
    ///
    /// - Parameters:
    ///   - line: The indices of the characters of the line.
    ///   - caret: The index of the character at the caret, or the end of the line.
    ///   - width: The cells of the window.
    ///   - glyphs: The characters for the marks.
    ///   - text: The text of a range of characters.
    init(
        _ line: Range<Int>, caret: Int, width: Int, glyphs: CardGlyphs,
        text: @escaping (Range<Int>) -> String
    ) {
        let width = max(2, width)
        let side = WindowSide(line, caret, text)
        let left = side.left(upTo: width)
        let right = side.right(upTo: width)
        // At the end of the line, the caret takes a cell of its own.
        let rightCells = max(1, right.cells)
        var range = left.index..<right.index
        if range != line || left.cells + rightCells > width {
            let ahead = min(rightCells, max(2, width / 4))
            let mark = right.index == line.upperBound && rightCells <= ahead ? 0 : 1
            if left.index == line.lowerBound, left.cells + ahead + mark <= width {
                range = left.index..<side.right(upTo: width - left.cells - 1).index
            } else {
                range =
                    side.left(upTo: width - 1 - ahead - mark).index..<side.right(upTo: ahead).index
            }
        }
        var end = range.upperBound
        let leftMark = range.lowerBound > line.lowerBound ? glyphs.moreLeft : ""
        while true {
            let shown = DisplayText(text(range.lowerBound..<end))
            // The text after the caret is measured by itself, because a joiner before the caret changes the width of
            // both parts together.
            let after = DisplayText(text(caret..<end))
            let rightMark = end < line.upperBound ? glyphs.moreRight : ""
            let cells = leftMark.width + shown.width + rightMark.width
            let caretCell = leftMark.width + max(0, shown.width - after.width)
            if end <= caret || max(cells, caretCell + 1) <= width {
                self.text = shown
                self.leftMark = leftMark
                self.rightMark = rightMark
                self.caret = min(caretCell, width - 1)
                return
            }
            end -= 1
        }
    }
}

/// Measures the characters on both sides of a caret, from the caret outwards.
private struct WindowSide {
    private let line: Range<Int>
    private let caret: Int
    private let text: (Range<Int>) -> String

    init(_ line: Range<Int>, _ caret: Int, _ text: @escaping (Range<Int>) -> String) {
        self.line = line
        self.caret = caret
        self.text = text
    }

    private func cells(_ index: Int) -> Int { DisplayText(text(index..<index + 1)).width }

    /// The first of the characters before the caret that fit into a number of cells, and their cells.
    func left(upTo limit: Int) -> (index: Int, cells: Int) {
        var (index, sum) = (caret, 0)
        while index > line.lowerBound, caret - index <= limit {
            let more = cells(index - 1)
            guard sum + more <= limit else { break }
            index -= 1
            sum += more
        }
        return (index, sum)
    }

    /// The index after the last of the characters from the caret on that fit into a number of cells, and their cells.
    func right(upTo limit: Int) -> (index: Int, cells: Int) {
        var (index, sum) = (caret, 0)
        while index < line.upperBound, index - caret <= limit {
            let more = cells(index)
            guard sum + more <= limit else { break }
            index += 1
            sum += more
        }
        return (index, sum)
    }
}

extension CardGlyphs {
    /// The mark of a line that goes on to the left.
    var moreLeft: DisplayText { self == .unicode ? "‹" : "<" }

    /// The mark of a line that goes on to the right.
    var moreRight: DisplayText { self == .unicode ? "›" : ">" }

    /// A character of a secret.
    var dot: DisplayText { self == .unicode ? "•" : "*" }
}

extension LineEditor {
    /// The part of the line around the caret that fits into a number of cells.
    ///
    /// - Parameters:
    ///   - width: The number of cells, at least 2.
    ///   - glyphs: The characters for the marks, and for the dots of a secret.
    /// - Returns: The window; empty for a secret of which nothing is shown.
    /// - Complexity: O(*w*) in the width.
    func window(width: Int, glyphs: CardGlyphs = .unicode) -> LineWindow {
        guard options.formatter != nil, options.secret == nil else {
            return window(of: 0..<count, width: width, glyphs: glyphs)
        }
        let drawn = drawn
        return LineWindow(
            drawn.characters.indices, caret: drawn.caret, width: width, glyphs: glyphs
        ) { String(drawn.characters[$0]) }
    }

    /// The visible part of one of several lines, the one with the caret.
    func window(
        of line: Range<Int>, width: Int, glyphs: CardGlyphs = .unicode
    ) -> LineWindow {
        let isShown = options.secret == nil || isRevealed
        if !isShown, options.secret == .hidden {
            return LineWindow(0..<0, caret: 0, width: width, glyphs: glyphs) { _ in "" }
        }
        return LineWindow(line, caret: caret, width: width, glyphs: glyphs) { range in
            isShown
                ? core.buffer.string(range)
                : String(repeating: glyphs.dot.string, count: range.count)
        }
    }
}
