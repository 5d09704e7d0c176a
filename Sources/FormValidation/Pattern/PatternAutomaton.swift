/// A deterministic automaton over classes of bytes: one table look-up for each byte of the text.
///
/// It is a class so that judging borrows it and copies nothing.
final class PatternAutomaton: Sendable {
    /// First the class of each of the 256 bytes; then for each state a row: by byte class, where the
    /// next state's row begins; last, whether a text may end here.
    ///
    /// The first row is that of the state from which nothing can match any more.
    private let table: [UInt16]

    private let start: Int
    private let endColumn: Int

    private static let firstRow = 256

    init(classes: [UInt8], table: [UInt16], start: UInt16, endColumn: Int) {
        self.table = classes.map(UInt16.init) + table
        self.start = Int(start)
        self.endColumn = endColumn
    }

    func matches(_ text: Span<UInt8>) -> Bool {
        let table = table
        let cells = table.span
        var row = start
        for index in text.indices {
            let column = Int(cells[Int(text[index])])
            row = Int(cells[PatternAutomaton.firstRow &+ row &+ column])
            if row == 0 { return false }
        }
        return cells[PatternAutomaton.firstRow &+ row &+ endColumn] != 0
    }
}
