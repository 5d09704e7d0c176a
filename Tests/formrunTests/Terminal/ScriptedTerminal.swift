import FormCards

@testable import formrun

/// A terminal with scripted events, whose output appears on a simulated screen.
final class ScriptedTerminal: Terminal {
    var columns: Int
    var rows = 24
    var breaksLines = false
    /// The columns that the terminal has with each event that says that they changed.
    var widths: [Int] = []
    /// The event after the last scripted one.
    var last = TerminalEvent.hungUp
    private var events: [TerminalEvent]
    private(set) var screen = Screen()
    private(set) var written = ""
    private(set) var writes = 0
    /// Whether all events arrive together.
    var isBurst = false
    var hasEvent: Bool { isBurst && !events.isEmpty }
    private(set) var isEntered = false
    private(set) var wasLeft = false
    private(set) var discards = 0
    private(set) var suspensions = 0
    /// The screen when the process was stopped last.
    private(set) var screenAtSuspension: [String] = []
    private(set) var interruptions = 0
    /// The screen before each event.
    private(set) var screens: [[String]] = []

    init(columns: Int = 80, _ events: [TerminalEvent] = []) {
        self.columns = columns
        self.events = events
    }

    /// Types lines, each with Enter.
    convenience init(columns: Int = 80, lines: [String]) {
        self.init(columns: columns, lines.flatMap { Self.typing($0) + [.key(.enter)] })
    }

    static func typing(_ text: String) -> [TerminalEvent] {
        text.map { .key(.text(String($0))) }
    }

    /// The lines that a terminal without keys would send.
    var plainLines: [String] = []

    func enter() { isEntered = true }
    func enterPlain() { isEntered = true }

    func nextLine(isHidden: Bool, timeout: Double?) -> TerminalLine {
        plainLines.isEmpty ? .hungUp : .line(plainLines.removeFirst())
    }
    func leave() { wasLeft = true }

    func nextEvent(timeout: Double?) -> TerminalEvent {
        screens.append(screen.lines)
        let event = events.isEmpty ? last : events.removeFirst()
        if event == .resized, !widths.isEmpty { columns = widths.removeFirst() }
        return event
    }

    func write(_ text: String) {
        written += text
        writes += 1
        screen.write(text)
    }

    func discardInput() { discards += 1 }
    func suspend(by signal: Int32?) {
        suspensions += 1
        screenAtSuspension = screen.lines
    }
    func interruptOthers() { interruptions += 1 }
}

/// A screen of unlimited height that supports CR, LF and the sequences of ECMA-48 that the painter
/// uses.
struct Screen {
    private var cells: [[Character]] = [[]]
    private(set) var row = 0
    private(set) var column = 0
    /// Unsupported escape sequences; there must be none.
    private(set) var unknown: [String] = []

    /// The rows without trailing spaces.
    var lines: [String] {
        cells.map { row in
            String(row.prefix((row.lastIndex { $0 != " " } ?? -1) + 1))
        }
    }

    mutating func write(_ text: String) {
        var rest = Array(text.unicodeScalars)[...]
        var plain = String.UnicodeScalarView()
        while let scalar = rest.popFirst() {
            if scalar != "\u{1B}" && scalar != "\r" && scalar != "\n" {
                plain.append(scalar)
                continue
            }
            put(String(plain))
            plain = .init()
            switch scalar {
            case "\r": column = 0
            case "\n": move(down: 1)
            default:
                var sequence = ""
                while let next = rest.popFirst() {
                    sequence.unicodeScalars.append(next)
                    if next.properties.isAlphabetic { break }
                }
                control(sequence)
            }
        }
        put(String(plain))
    }

    private mutating func put(_ text: String) {
        for character in text {
            if column < cells[row].count {
                cells[row][column] = character
            } else {
                let gap = column - cells[row].count
                cells[row] += [Character](repeating: " ", count: gap) + [character]
            }
            column += 1
        }
    }

    /// A line feed implies a carriage return, as with processed output.
    private mutating func move(down: Int) {
        row += down
        column = 0
        while cells.count <= row { cells.append([]) }
    }

    private mutating func control(_ sequence: String) {
        let number = Int(sequence.filter(\.isNumber)) ?? 1
        switch sequence.last {
        case "A": row = max(0, row - number)
        case "B":
            let kept = column
            move(down: number)
            column = kept
        case "X":
            for at in column..<min(column + number, cells[row].count) { cells[row][at] = " " }
        case "K": cells[row] = Array(cells[row].prefix(column))
        case "C": column += number
        case "J":
            cells.removeSubrange((row + 1)...)
            cells[row] = Array(cells[row].prefix(column))
        case "m": break
        default: unknown.append(sequence)
        }
    }
}
