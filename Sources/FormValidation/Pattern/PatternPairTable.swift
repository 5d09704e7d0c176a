/// The table of an automaton for two bytes at a time.
///
/// Each look-up waits for the one before it, so half as many take half the time.
final class PatternPairTable: Sendable {
    /// The column of a first byte, and what a second byte adds to it.
    private let firsts: InlineArray<256, UInt16>
    private let seconds: InlineArray<256, UInt8>

    /// For each state a row: by first and second class, where the next state's row begins.
    ///
    /// The end of the text is the last class; where it stands in a pair, the cell says whether the text
    /// may end there.
    private let cells: InlineArray<4_096, UInt16>

    private let start: Int

    /// The column of a pair of which the second is the end, added to that of the first; and that of which
    /// both are.
    private let end: Int
    private let ends: Int

    /// The most cells: 8 KiB, so that a few patterns leave room for others in the cache.
    private static let maximumCells = 4_096

    /// Makes the table from that for single bytes; `nil` where it would be too large.
    init?(classes: InlineArray<256, UInt8>, table: [UInt16], start: Int, endColumn: Int) {
        let width = endColumn + 1
        let states = table.count / width
        // Classes that every state takes alike are one; the automaton has them by intervals of bytes.
        var columns: [Int] = []
        let merged: [Int] = (0..<endColumn).map { column in
            let same = columns.firstIndex { known in
                stride(from: 0, to: table.count, by: width).allSatisfy {
                    table[$0 + known] == table[$0 + column]
                }
            }
            if same == nil { columns.append(column) }
            return same ?? columns.count - 1
        }
        let size = columns.count + 1
        guard states * size * size <= PatternPairTable.maximumCells else { return nil }

        var cells: [UInt16] = []
        cells.reserveCapacity(states * size * size)
        func mayEnd(_ row: Int) -> UInt16 { table[row + endColumn] == 0 ? 0 : 1 }
        for row in stride(from: 0, to: table.count, by: width) {
            for first in columns {
                let middle = Int(table[row + first])
                for second in columns {
                    cells.append(table[middle + second] / UInt16(width) * UInt16(size * size))
                }
                cells.append(mayEnd(middle))
            }
            for _ in columns { cells.append(0) }
            cells.append(mayEnd(row))
        }
        self.cells = InlineArray { $0 < cells.count ? cells[$0] : 0 }
        self.start = start / width * size * size
        firsts = InlineArray { UInt16(merged[Int(classes[$0])] * size) }
        seconds = InlineArray { UInt8(merged[Int(classes[$0])]) }
        end = columns.count
        ends = size * size - 1
    }

    func matches(_ text: Span<UInt8>) -> Bool {
        var row = start
        for pair in 0..<text.count / 2 {
            let first = Int(firsts[Int(text[2 &* pair])])
            // The column is known before the row, which takes the longest to come.
            let column = first &+ Int(seconds[Int(text[2 &* pair &+ 1])])
            row = Int(cells[row &+ column])
            if row == 0 { return false }
        }
        guard text.count > 0 else { return cells[row &+ ends] != 0 }
        // Chosen without a branch, since whether a length is odd cannot be predicted.
        let last = Int(firsts[Int(text[text.count &- 1])]) &+ end
        row = row &+ (text.count % 2 == 1 ? last : ends)
        return cells[row] != 0
    }
}
