/// A text of several lines that a person types, with its caret: each key leads to the next state.
///
/// Enter begins a new line, and Alt-Enter submits. The arrows move by the rows of the screen and keep the column; at the
/// first and at the last row they are left to the caller, as are the keys that page through cards. The other keys are
/// those of ``LineEditor``. A paste keeps its lines. The cost of a key depends on what changes, not on the length of the
/// text.
struct TextAreaEditor: Sendable {
    /// The properties of a text area.
    struct Options: Sendable {
        /// Whether Enter on an empty line submits, as it does for a list with an entry a line.
        var submitsOnEmptyLine = false
        /// The maximum number of bytes.
        var maximumBytes = LineEditor.limit

        /// Makes the options of a plain text area.
        init() {}
    }

    private let options: Options
    private var line: LineEditor
    private var table: RowTable
    private var width: Int
    private var height: Int
    /// The first row of the window.
    private var top = 0
    /// The cell to which the arrows return in rows that are long enough.
    private var goal: Int?

    /// Makes a text area with the caret at the end of its text.
    ///
    /// - Parameters:
    ///   - text: The text at first; control characters other than line ends and tabs are removed.
    ///   - width: The cells of a row, of which the last one is for the caret.
    ///   - height: The rows of the window.
    ///   - options: The properties of the text area.
    ///   - kills: What was cut in other fields.
    init(
        _ text: String = "", width: Int, height: Int, options: Options = Options(),
        kills: KillRing = KillRing()
    ) {
        self.options = options
        var lineOptions = LineEditor.Options()
        lineOptions.allowsLines = true
        lineOptions.maximumBytes = options.maximumBytes
        line = LineEditor(text, options: lineOptions, kills: kills)
        self.width = max(2, width)
        self.height = max(1, height)
        table = RowTable(line.core.buffer, width: max(2, width))
        showCaret()
    }

    /// The text.
    ///
    /// - Complexity: O(*n*).
    var text: String { line.text }

    /// The caret as a number of characters (grapheme clusters) before it.
    var caret: Int { line.caret }

    /// Whether there is no text.
    var isEmpty: Bool { line.isEmpty }

    /// The number of lines; an empty text has one.
    var lineCount: Int { table.lineEnds + 1 }

    /// What was cut, for the next field.
    var kills: KillRing { line.kills }

    /// Whether a part of the text was pasted, so that it is not meant as a command.
    var hasPaste: Bool { line.hasPaste }

    /// Changes the size of the window.
    ///
    /// - Complexity: O(*n*).
    mutating func resize(width: Int, height: Int) {
        self.width = max(2, width)
        self.height = max(1, height)
        table = RowTable(line.core.buffer, width: self.width)
        goal = nil
        showCaret()
    }

    /// Replaces the text, such as by that of an editor program, as one step that can be undone.
    mutating func replace(with text: String) -> KeyOutcome {
        let cleaned = CleanedText.of(text, allowsLines: true)
        guard cleaned.utf8.count <= options.maximumBytes else {
            return .refused(.tooLong(maximum: options.maximumBytes))
        }
        let isChanged = line.core.replaceAll(with: cleaned, caret: cleaned.count)
        layOut()
        return isChanged ? .changed : .unchanged
    }

    // MARK: Keys

    /// Applies a key.
    ///
    /// - Returns: The effect of the key, and ``KeyOutcome/notMine`` for a key that the text area does not use.
    mutating func apply(_ key: Key) -> KeyOutcome {
        if !line.expectsLiteral, let outcome = move(by: key) { return outcome }
        goal = nil
        defer { layOut() }
        switch key {
        case _ where line.expectsLiteral: return line.apply(key)
        case .press(.enter, .alt), .press(.enter, .control): return .submitted
        case .enter:
            return options.submitsOnEmptyLine && line.isLineEmpty
                ? .submitted : line.apply(.control("j"))
        case .control("k") where line.isAtLineEnd && line.caret < line.count:
            return line.cut(.right)
        default: return line.apply(key)
        }
    }

    private mutating func layOut() {
        if let dirty = line.core.takeDirty() { table.update(dirty, line.core.buffer) }
        showCaret()
    }

    private mutating func showCaret() {
        let row = table.place(of: caret).row
        top = min(top, row)
        top = max(top, row - height + 1)
        top = max(0, min(top, table.rows.count - height))
    }

    // MARK: Rows

    /// Moves by rows, if the key asks for it.
    private mutating func move(by key: Key) -> KeyOutcome? {
        switch key {
        case .up, .control("p"): return move(rows: -1)
        case .down, .control("n"): return move(rows: 1)
        case .pageUp: return table.rows.count <= height ? .notMine : page(-1)
        case .pageDown: return table.rows.count <= height ? .notMine : page(1)
        default: return nil
        }
    }

    private mutating func page(_ direction: Int) -> KeyOutcome {
        let outcome = move(rows: direction * max(1, height - 1))
        return outcome == .notMine ? .unchanged : outcome
    }

    private mutating func move(rows distance: Int) -> KeyOutcome {
        let here = table.place(of: caret)
        let there = table.place(here, movedBy: distance)
        guard there.row != here.row else { return .notMine }
        let column = goal ?? cells(here.start..<caret)
        _ = line.core.move(to: index(ofCell: column, in: there))
        goal = column
        showCaret()
        return .moved
    }

    private func cells(_ range: Range<Int>) -> Int {
        range.reduce(0) { $0 + RowTable.cells(of: line.core.buffer[$1]) }
    }

    /// The index of the character of a row at a cell.
    private func index(ofCell column: Int, in place: RowTable.Place) -> Int {
        let shown = table.shown(place)
        let isBroken = place.row + 1 < table.rows.count && !table.rows[place.row].endsLine
        // The end of a broken row is the beginning of the next one.
        let end = isBroken ? max(shown.lowerBound, shown.upperBound - 1) : shown.upperBound
        var index = shown.lowerBound
        var cell = 0
        while index < end {
            cell += RowTable.cells(of: line.core.buffer[index])
            guard cell <= column else { break }
            index += 1
        }
        return index
    }

    /// The rows of the window and the place of the caret.
    ///
    /// - Complexity: O(*w* × *h*) in the size of the window.
    mutating func window() -> TextAreaWindow {
        let buffer = line.core.buffer
        let here = table.place(of: caret)
        let first = table.place(here, movedBy: top - here.row)
        var place = first
        var rows: [TextAreaWindow.Row] = []
        while rows.count < height, place.row < table.rows.count {
            let isContinued = place.row > 0 && !table.rows[place.row - 1].endsLine
            rows.append(
                TextAreaWindow.Row(
                    text: RowTable.shown(buffer.string(table.shown(place))),
                    isContinued: isContinued))
            guard place.row + 1 < table.rows.count else { break }
            place = table.place(place, movedBy: 1)
        }
        let row = table.shown(here)
        let text = RowTable.shown(buffer.string(row))
        let after = RowTable.shown(buffer.string(min(caret, row.upperBound)..<row.upperBound))
        return TextAreaWindow(
            rows: rows, caretRow: here.row - first.row,
            caretColumn: min(width - 1, max(0, text.width - after.width)),
            above: first.row, below: table.rows.count - first.row - rows.count,
            lineCount: lineCount)
    }
}

extension TextAreaEditor: Editor {
    var isText: Bool { true }

    var isEditableElsewhere: Bool { true }

    var entry: EditorEntry { .text(text) }

    var keys: [InterfaceWords.Word] {
        options.submitsOnEmptyLine
            ? [.keyEndList, .keyAcceptLines, .keyBack]
            : [.keyNewLine, .keyAcceptLines, .keyEditor, .keyBack]
    }

    func window(fitting width: Int, glyphs: CardGlyphs) -> EditorWindow {
        // The search for the first row remembers where it ended.
        var area = self
        return .area(area.window())
    }
}
