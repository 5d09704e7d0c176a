/// A deterministic finite automaton over classes of bytes, with one table look-up for each byte.
///
/// It is a class, so that matching does not copy the tables.
final class PatternAutomaton: Sendable {
    /// The class of each byte.
    private let classes: InlineArray<256, UInt8>

    /// The rows of all states, concatenated.
    ///
    /// A row has, for each byte class, the offset of the next state's row and, last, whether a text
    /// may end in the state. The row at offset 0 is the dead state, from which nothing matches.
    private let table: [UInt16]

    private let start: Int
    private let endColumn: Int

    init(classes: [UInt8], table: [UInt16], start: UInt16, endColumn: Int) {
        self.classes = InlineArray { classes[$0] }
        self.table = table
        self.start = Int(start)
        self.endColumn = endColumn
    }

    /// The automaton for two bytes at a time, if its table is small.
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
