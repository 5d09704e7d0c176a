/// The table of an automaton that reads two bytes at a time.
///
/// Each look-up depends on the previous one, so half as many look-ups take half the time.
final class PatternPairTable: Sendable {
    /// The column of a first byte, and the offset that a second byte adds.
    private let firsts: InlineArray<256, UInt16>
    private let seconds: InlineArray<256, UInt8>

    /// The rows of all states, concatenated.
    ///
    /// A row has, for each pair of byte classes, the offset of the next state's row. The end of the
    /// text is the last class; a cell for a pair with the end is nonzero if the text may end there.
    private let cells: InlineArray<4_096, UInt16>

    private let start: Int

    /// The offset of a pair whose second element is the end, and the column of the pair of two
    /// ends.
    private let end: Int
    private let ends: Int

    /// The maximum number of cells: 8 KiB, so that several patterns fit in the first-level cache.
    private static let maximumCells = 4_096

    /// Makes the table from the table for single bytes; `nil` if it would be too large.
    init?(classes: InlineArray<256, UInt8>, table: [UInt16], start: Int, endColumn: Int) {
        let width = endColumn + 1
        let states = table.count / width
        // Merges byte classes with equal columns; the automaton separates all intervals of bytes.
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
            // The column is computed first, because it does not depend on the previous row.
            let column = first &+ Int(seconds[Int(text[2 &* pair &+ 1])])
            row = Int(cells[row &+ column])
            if row == 0 { return false }
        }
        guard text.count > 0 else { return cells[row &+ ends] != 0 }
        // Selected without a branch, because the parity of the length is unpredictable.
        let last = Int(firsts[Int(text[text.count &- 1])]) &+ end
        row = row &+ (text.count % 2 == 1 ? last : ends)
        return cells[row] != 0
    }
}
