/// A deterministic automaton over classes of bytes: one table look-up for each byte of the text.
///
/// It is a class so that judging borrows it and copies nothing.
final class PatternAutomaton: Sendable {
    /// The class of each byte.
    private let classes: InlineArray<256, UInt8>

    /// For each state a row: by byte class, where the next state's row begins; last, whether a text may
    /// end here.
    ///
    /// The row at 0 is that of the state from which nothing can match any more.
    private let table: [UInt16]

    private let start: Int
    private let endColumn: Int

    init(classes: [UInt8], table: [UInt16], start: UInt16, endColumn: Int) {
        self.classes = InlineArray { classes[$0] }
        self.table = table
        self.start = Int(start)
        self.endColumn = endColumn
    }

    /// The same automaton for two bytes at a time, where that is small.
    var pairs: PatternPairTable? {
        PatternPairTable(classes: classes, table: table, start: start, endColumn: endColumn)
    }

    func matches(_ text: Span<UInt8>) -> Bool {
        var row = start
        for index in text.indices {
            row = Int(table[row &+ Int(classes[Int(text[index])])])
            if row == 0 { return false }
        }
        return table[row &+ endColumn] != 0
    }
}
