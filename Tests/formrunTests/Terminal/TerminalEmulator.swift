/// A terminal of a fixed size that keeps what scrolls off its top, to see what a person sees.
///
/// It knows the sequences of ECMA-48 that the command and the shells write, and collects any other as ``unknown``. Lines that
/// become too long when the screen becomes narrower are cut, as in xterm; they are not broken.
struct TerminalEmulator {
    struct Cell: Equatable {
        /// The character with its marks; empty for the second cell of a wide one.
        var text = " "
        var isStyled = false
    }

    private(set) var columns: Int
    private(set) var rows: Int
    /// The lines that scrolled off the top, without spaces at their ends.
    private(set) var scrollback: [String] = []
    private var cells: [[Cell]]
    private(set) var row = 0
    private(set) var column = 0
    /// Whether the last cell of a row was written, so that the next character begins a row.
    private var wraps = false
    private var isStyled = false
    private var saved = (row: 0, column: 0)
    /// The private modes that are on, such as 2004 for bracketed pastes; 25 shows the cursor.
    private(set) var modes: Set<Int> = [25]
    private(set) var unknown: [String] = []
    private var parser = SequenceParser()

    init(columns: Int = 80, rows: Int = 24) {
        self.columns = columns
        self.rows = rows
        cells = Array(repeating: Array(repeating: Cell(), count: columns), count: rows)
    }

    /// The rows of the screen, without spaces at their ends.
    var lines: [String] { cells.map(TerminalEmulator.text) }

    /// Everything from the first line of the scrollback to the last one that is not empty.
    var history: [String] {
        let all = scrollback + lines
        return Array(all[..<((all.lastIndex { !$0.isEmpty } ?? -1) + 1)])
    }

    /// Whether the cursor is at the beginning of an empty row with nothing below, and all settings are as at the start.
    var isAtRest: Bool {
        column == 0 && !isStyled && modes == [25]
            && lines[row...].allSatisfy(\.isEmpty)
    }

    mutating func write(_ bytes: [UInt8]) {
        for piece in parser.take(bytes) {
            switch piece {
            case .text(let scalar): put(scalar)
            case .control(let byte): control(byte)
            case .sequence(let parameters, let final): sequence(parameters, final)
            case .escape(let final): escape(final)
            case .string: break
            }
        }
    }

    /// Changes the size; rows that do not fit above the cursor scroll off, and new ones appear below.
    mutating func resize(columns: Int, rows: Int) {
        let surplus = max(0, row + 1 - rows)
        scroll(surplus)
        row -= surplus
        cells = cells.prefix(rows).map { line in
            var line = Array(line.prefix(columns))
            // A wide character at the edge is cut as a whole.
            if columns < self.columns, TerminalWidths.width(of: line[columns - 1].text) == 2 {
                line[columns - 1] = Cell()
            }
            return line + Array(repeating: Cell(), count: max(0, columns - line.count))
        }
        while cells.count < rows { cells.append(Array(repeating: Cell(), count: columns)) }
        self.columns = columns
        self.rows = rows
        column = min(column, columns - 1)
        wraps = false
    }

    private static func text(_ row: [Cell]) -> String {
        var end = row.count
        while end > 0, row[end - 1].text == " " || row[end - 1].text.isEmpty { end -= 1 }
        var text = ""
        for cell in row[..<end] { text += cell.text }
        return text
    }

    // MARK: Text

    private mutating func put(_ scalar: Unicode.Scalar) {
        // Letters stay in the order in which they are written.
        if !scalar.isASCII, scalar.properties.isBidiControl { return }
        if !scalar.isASCII,
            let before = wraps ? columns - 1 : column > 0 ? column - 1 : nil,
            let base = cells[row][...before].lastIndex(where: { !$0.text.isEmpty }),
            TerminalWidths.joins(scalar, to: cells[row][base].text)
        {
            let width = TerminalWidths.width(of: cells[row][base].text)
            cells[row][base].text.unicodeScalars.append(scalar)
            let isWider = TerminalWidths.width(of: cells[row][base].text) > width
            if isWider, !wraps { fill("", width: 1) }
            return
        }
        let text = String(scalar)
        let width = TerminalWidths.width(of: text)
        guard width > 0 else { return }
        if wraps || column + width > columns {
            column = 0
            lineFeed()
        }
        fill(text, width: width)
    }

    private mutating func fill(_ text: String, width: Int) {
        clearHalf(at: column)
        clearHalf(at: column + width)
        cells[row][column] = Cell(text: text, isStyled: isStyled)
        if width == 2 { cells[row][column + 1] = Cell(text: "", isStyled: isStyled) }
        wraps = column + width >= columns
        column = min(column + width, columns - 1)
    }

    /// Removes the first half of a wide character whose second half is overwritten.
    private mutating func clearHalf(at column: Int) {
        guard column > 0, column < columns, cells[row][column].text.isEmpty else { return }
        cells[row][column - 1] = Cell()
        cells[row][column] = Cell()
    }

    private mutating func control(_ byte: UInt8) {
        switch byte {
        case 0x0D: move(to: row, 0)
        case 0x0A, 0x0B, 0x0C:
            wraps = false
            lineFeed()
        case 0x08: move(to: row, column - 1)
        case 0x09: move(to: row, min(columns - 1, (column / 8 + 1) * 8))
        default: break
        }
    }

    private mutating func lineFeed() {
        wraps = false
        if row + 1 < rows { row += 1 } else { scroll(1) }
    }

    private mutating func scroll(_ count: Int) {
        for _ in 0..<count {
            scrollback.append(TerminalEmulator.text(cells.removeFirst()))
            cells.append(Array(repeating: Cell(), count: columns))
        }
    }

    private mutating func move(to row: Int, _ column: Int) {
        self.row = min(max(0, row), rows - 1)
        self.column = min(max(0, column), columns - 1)
        wraps = false
    }

    // MARK: Sequences

    private mutating func sequence(_ parameters: String, _ final: Unicode.Scalar) {
        let numbers = parameters.drop { $0 == "?" }.split(
            separator: ";", omittingEmptySubsequences: false
        ).map { Int($0) ?? 0 }
        let first = numbers.first ?? 0
        let count = max(1, first)
        switch final {
        case "A": move(to: row - count, column)
        case "B": move(to: row + count, column)
        case "C": move(to: row, column + count)
        case "D": move(to: row, column - count)
        case "E": move(to: row + count, 0)
        case "F": move(to: row - count, 0)
        case "G": move(to: row, count - 1)
        case "d": move(to: count - 1, column)
        case "H", "f": move(to: count - 1, max(1, numbers.dropFirst().first ?? 1) - 1)
        case "J": eraseScreen(first)
        case "K": eraseLine(first)
        case "X": erase(column..<min(columns, column + count))
        case "P":
            let rest = cells[row][min(columns, column + count)...]
            cells[row].replaceSubrange(
                column...,
                with: rest + Array(repeating: Cell(), count: columns - column - rest.count))
        case "@":
            let rest = cells[row][column...].prefix(max(0, columns - column - count))
            let gap = Array(repeating: Cell(), count: columns - column - rest.count)
            cells[row].replaceSubrange(column..., with: gap + rest)
        case "m": isStyled = numbers != [0] && !parameters.isEmpty
        case "h" where parameters.hasPrefix("?"): modes.formUnion(numbers)
        case "l" where parameters.hasPrefix("?"): modes.subtract(numbers)
        // The stack of keyboard protocols, and the shape of the cursor.
        case "u", "q", "n", "c", "t": break
        default: unknown.append("\(parameters)\(final)")
        }
    }

    private mutating func escape(_ final: Unicode.Scalar) {
        switch final {
        case "7": saved = (row, column)
        case "8": move(to: saved.row, saved.column)
        // The keypad, and character sets.
        case "=", ">", "B", "0": break
        default: unknown.append("ESC \(final)")
        }
    }

    private mutating func eraseLine(_ mode: Int) {
        erase(mode == 0 ? column..<columns : mode == 1 ? 0..<column + 1 : 0..<columns)
    }

    private mutating func eraseScreen(_ mode: Int) {
        guard mode == 0 else { return unknown.append("\(mode)J") }
        eraseLine(0)
        for below in (row + 1)..<max(row + 1, rows) {
            cells[below] = Array(repeating: Cell(), count: columns)
        }
    }

    private mutating func erase(_ range: Range<Int>) {
        clearHalf(at: range.lowerBound)
        clearHalf(at: range.upperBound)
        for column in range { cells[row][column] = Cell() }
        wraps = false
    }
}
