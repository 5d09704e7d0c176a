// Right-to-left texts in lines whose columns go from left to right.

extension StyledLine {
    /// The line with each column that has right-to-left letters isolated, for terminals that order such letters
    /// themselves.
    ///
    /// Without the isolates, such a terminal takes the title of a field, the space behind it and a value of digits for
    /// one text, swaps the columns and orders the digits anew. A column is a run of one role, such as a title or a
    /// value, or neighbouring runs of running text; two spaces or a frame end it. In an isolate, a text has the direction
    /// of its first letter (U+2068), so that a sentence with words of both directions is read in its order. The mark
    /// U+200E at the start keeps a terminal that guesses the direction of a line from mirroring the line.
    ///
    /// The added characters take no cells. The line is for writing only: it is neither measured nor broken again. A line
    /// without right-to-left letters is returned unchanged.
    ///
    /// - Complexity: O(*n*), *n* bytes.
    package func isolated() -> StyledLine {
        guard runs.contains(where: { $0.text.hasRightToLeftLetters }) else { return self }
        var columns = ColumnIsolator()
        for run in runs { columns.append(run) }
        columns.endColumn()
        return StyledLine([Run(.invisible("\u{200E}"), .plain)] + columns.runs)
    }
}

extension DisplayText {
    /// Whether a text has letters of a script that is written from right to left.
    ///
    /// - Complexity: O(*n*), *n* bytes.
    var hasRightToLeftLetters: Bool {
        // No smaller byte begins such a letter.
        guard string.utf8.contains(where: { $0 >= 0xD6 }) else { return false }
        return string.unicodeScalars.contains { scalar in
            switch scalar.value {
            case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF,
                0x1E800...0x1EFFF:
                scalar.properties.isAlphabetic
            default: false
            }
        }
    }

    fileprivate static func invisible(_ mark: String) -> DisplayText {
        DisplayText(clean: mark, width: 0)
    }
}

/// Divides runs into columns, and isolates those that need it.
private struct ColumnIsolator {
    private(set) var runs: [StyledLine.Run] = []
    /// The parts of the present column: words and single spaces.
    private var column: [StyledLine.Run] = []
    private var role: StyledLine.Style?

    mutating func append(_ run: StyledLine.Run) {
        let role = ColumnIsolator.role(of: run.style)
        if role != self.role || role == .frame { endColumn() }
        self.role = role
        guard role != .frame else { return runs.append(run) }
        for part in ColumnIsolator.parts(of: run.text) {
            if part.isGap {
                endColumn()
                runs.append(StyledLine.Run(part.text, run.style))
            } else {
                column.append(StyledLine.Run(part.text, run.style))
            }
        }
    }

    mutating func endColumn() {
        defer { column = [] }
        guard column.contains(where: { $0.text.hasRightToLeftLetters }) else {
            return runs += column
        }
        var head = 0
        while head < column.count - 1, column[head].isSpace || isMark(column[head...]) { head += 1 }
        var end = column.count
        while end > head + 1, column[end - 1].isSpace { end -= 1 }
        runs += column[..<head]
        runs.append(StyledLine.Run(.invisible("\u{2068}"), column[head].style))
        runs += column[head..<end]
        runs.append(StyledLine.Run(.invisible("\u{2069}"), column[end - 1].style))
        runs += column[end...]
    }

    /// Whether the first of some parts belongs to the list and not to the text behind it: a bullet, a glyph, a box to
    /// tick, or the number of a title.
    private func isMark(_ parts: ArraySlice<StyledLine.Run>) -> Bool {
        guard let part = parts.first, let last = part.text.string.unicodeScalars.last else {
            return false
        }
        var hasDigits = false
        for scalar in part.text.string.unicodeScalars {
            if ("0"..."9").contains(scalar) {
                hasDigits = true
            } else if scalar.properties.isAlphabetic || scalar.properties.numericType != nil {
                return false
            }
        }
        guard LineBreakKind(of: last) != .opening else {
            // The bracket belongs to the text, except that of an empty box.
            let next = parts.dropFirst().first { !$0.isSpace }?.text.string.unicodeScalars.first
            return next.map { LineBreakKind(of: $0) == .closing } ?? false
        }
        return !hasDigits || part.style != .value && last == ")"
    }

    /// The role of a column; running text has one role, whatever its emphasis.
    private static func role(of style: StyledLine.Style) -> StyledLine.Style {
        switch style {
        case .frame, .title, .label, .value, .placeholder, .button: style
        default: .plain
        }
    }

    /// The words of a text, its single spaces, and its gaps of two and more spaces.
    private static func parts(of text: DisplayText) -> [(text: DisplayText, isGap: Bool)] {
        var parts: [(text: DisplayText, isGap: Bool)] = []
        var word = String.UnicodeScalarView()
        var spaces = 0
        func endSpaces() {
            if spaces > 0 { parts.append((.spaces(spaces), spaces > 1)) }
            spaces = 0
        }
        func endWord() {
            guard !word.isEmpty else { return }
            parts.append((.word(word), false))
            word = String.UnicodeScalarView()
        }
        for scalar in text.string.unicodeScalars {
            if scalar == " " {
                endWord()
                spaces += 1
            } else {
                endSpaces()
                word.append(scalar)
            }
        }
        endWord()
        endSpaces()
        return parts
    }
}

extension StyledLine.Run {
    fileprivate var isSpace: Bool { text.string.utf8.elementsEqual([0x20]) }
}

extension DisplayText {
    /// A part of a clean text between spaces.
    fileprivate static func word(_ scalars: String.UnicodeScalarView) -> DisplayText {
        let string = String(scalars)
        return DisplayText(clean: string, width: CellMeter.cells(of: string[...].unicodeScalars))
    }
}
