/// A line and a column in a text; both begin with 1, and columns count Unicode scalars.
public struct SourcePosition: Sendable, Hashable {
    /// The line, from 1.
    public let line: Int
    /// The column, from 1, in Unicode scalars.
    public let column: Int

    /// Makes a position.
    package init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    /// The positions of byte offsets in a text, in the given order.
    ///
    /// - Complexity: O(*n* + *k* log *k*) for *n* bytes and *k* offsets in any order.
    package static func positions(of offsets: [Int], in text: Span<UInt8>) -> [SourcePosition] {
        var positions: [SourcePosition] = []
        find(&positions, of: offsets, in: text)
        return positions
    }

    /// Replaces a list by the positions of byte offsets in a text, in the given order; an offset
    /// below 0 is the beginning of the text.
    ///
    /// - Complexity: O(*n* + *k* log *k*) for *n* bytes and *k* offsets. If the offsets after the
    ///   beginning of the text ascend, as those of most issues do, O(*n* + *k*) without allocation.
    package static func find(
        _ positions: inout [SourcePosition], of offsets: [Int], in text: Span<UInt8>
    ) {
        let first = SourcePosition(line: 1, column: 1)
        positions.removeAll(keepingCapacity: true)
        var cursor = SourceCursor(text)
        let start = cursor.offset
        for offset in offsets {
            if offset <= start {
                positions.append(first)
            } else if offset >= cursor.offset {
                positions.append(cursor.position(of: offset, in: text))
            } else {
                break
            }
        }
        guard positions.count < offsets.count else { return }
        positions = [SourcePosition](repeating: first, count: offsets.count)
        cursor = SourceCursor(text)
        for index in offsets.indices.sorted(by: { offsets[$0] < offsets[$1] })
        where offsets[index] > start {
            positions[index] = cursor.position(of: offsets[index], in: text)
        }
    }
}
