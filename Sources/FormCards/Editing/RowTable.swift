/// The rows of a text that is wrapped to a width, updated where the text changes.
///
/// A row ends after a line end, or before a word that does not fit. A word that is wider than a row is broken between
/// characters. Every character belongs to one row, so the spaces before a break stay at the end of theirs.
struct RowTable {
    struct Row {
        /// The number of characters, with the line end.
        var count: Int
        var endsLine: Bool
    }

    /// A row and the index of its first character.
    struct Place {
        var row: Int
        var start: Int
    }

    /// The number of cells of a tab.
    static let tabWidth = 4

    private(set) var rows: [Row] = []
    /// The number of line ends.
    private(set) var lineEnds = 0
    /// The last place that was searched, from which the next search begins.
    private var known = Place(row: 0, start: 0)
    /// The cells of a row without the one for the caret after its last character.
    private let limit: Int

    /// - Complexity: O(*n*).
    init(_ text: TextBuffer, width: Int) {
        limit = max(1, width - 1)
        rows = wrap(text, from: 0, until: { _ in false })
        lineEnds = rows.count(where: \.endsLine)
    }

    // MARK: Places

    /// The row of an index: at the end of a row, the next one.
    mutating func place(of index: Int) -> Place {
        while known.start > index {
            known.row -= 1
            known.start -= rows[known.row].count
        }
        while known.row + 1 < rows.count, known.start + rows[known.row].count <= index {
            known.start += rows[known.row].count
            known.row += 1
        }
        return known
    }

    /// The place of another row, a number of rows after a known one.
    func place(_ place: Place, movedBy distance: Int) -> Place {
        var place = place
        let target = max(0, min(rows.count - 1, place.row + distance))
        while place.row > target {
            place.row -= 1
            place.start -= rows[place.row].count
        }
        while place.row < target {
            place.start += rows[place.row].count
            place.row += 1
        }
        return place
    }

    /// The characters of a row that are shown: without a line end.
    func shown(_ place: Place) -> Range<Int> {
        let row = rows[place.row]
        return place.start..<place.start + row.count - (row.endsLine ? 1 : 0)
    }

    // MARK: Changes

    /// Wraps the rows again that a change affects.
    ///
    /// - Complexity: O(*n*) in the length of the change and of the rows after it whose breaks move.
    mutating func update(_ dirty: DirtyRange, _ text: TextBuffer) {
        var first = place(of: dirty.start)
        // A row depends on the first character that did not fit, which is in the next row, or begins the row after that.
        for _ in 0..<(dirty.start == first.start ? 2 : 1)
        where first.row > 0 && !rows[first.row - 1].endsLine {
            first = place(first, movedBy: -1)
        }
        let delta = dirty.newCount - dirty.oldCount
        let end = dirty.start + dirty.newCount
        // The old row that begins at the end of the new ones, where breaks are as before.
        var old = first
        var last = rows.count
        let new = wrap(text, from: first.start) { index in
            guard index >= end, index < text.count else { return false }
            while old.row < rows.count, old.start + delta < index {
                old.start += rows[old.row].count
                old.row += 1
            }
            guard old.row < rows.count, old.start + delta == index else { return false }
            last = old.row
            return true
        }
        for row in rows[first.row..<last] where row.endsLine { lineEnds -= 1 }
        for row in new where row.endsLine { lineEnds += 1 }
        rows.replaceSubrange(first.row..<last, with: new)
        known = first
    }

    /// The rows from an index on, to the end of the text or to a break at which the rows are known.
    private func wrap(
        _ text: TextBuffer, from start: Int, until isKnown: (Int) -> Bool
    ) -> [Row] {
        var rows: [Row] = []
        var index = start
        repeat {
            let row = row(text, from: index)
            rows.append(row)
            index += row.count
            if isKnown(index) { return rows }
        } while index < text.count
        if rows.last?.endsLine == true { rows.append(Row(count: 0, endsLine: false)) }
        return rows
    }

    private func row(_ text: TextBuffer, from start: Int) -> Row {
        var cells = 0
        var wordStart: Int?
        var index = start
        while index < text.count {
            let character = text[index]
            if character == "\n" { return Row(count: index + 1 - start, endsLine: true) }
            let isSpace = character == " " || character == "\t"
            let more = RowTable.cells(of: character)
            // A space may take the cell of the caret.
            if index > start, cells + more > limit + (isSpace ? 1 : 0) {
                let end = isSpace ? index : wordStart ?? index
                return Row(count: end - start, endsLine: false)
            }
            cells += more
            index += 1
            if isSpace { wordStart = index }
        }
        return Row(count: index - start, endsLine: false)
    }

    /// The cells of a character as a row shows it.
    static func cells(of character: Character) -> Int {
        // A row has no other control characters.
        if character.isASCII { return character == "\t" ? tabWidth : 1 }
        return DisplayText(String(character)).width
    }

    /// A part of a row as it is shown.
    static func shown(_ text: String) -> DisplayText {
        guard text.utf8.contains(0x09) else { return DisplayText(text) }
        let spaces = String(repeating: " ", count: tabWidth)
        return DisplayText(
            text.unicodeScalars.map { $0 == "\t" ? spaces : String($0) }.joined())
    }
}
