/// A deterministic automaton over classes of bytes: one table look-up for each byte of the text.
struct PatternAutomaton: Sendable {
    /// The class of each byte.
    private let classes: [UInt8]

    /// For each state a row: by byte class, where the next state's row begins; last, whether a text
    /// may end here.
    ///
    /// The row at 0 is that of the state from which nothing can match any more.
    private let table: [UInt16]

    private let start: UInt16
    private let endColumn: Int

    init(classes: [UInt8], table: [UInt16], start: UInt16, endColumn: Int) {
        self.classes = classes
        self.table = table
        self.start = start
        self.endColumn = endColumn
    }

    func matches(_ text: Span<UInt8>) -> Bool {
        let classes = classes.span
        let table = table.span
        var row = Int(start)
        for index in text.indices {
            row = Int(table[row &+ Int(classes[Int(text[index])])])
            if row == 0 { return false }
        }
        return table[row &+ endColumn] != 0
    }
}
