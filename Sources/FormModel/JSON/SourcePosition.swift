/// A line and a column in a text, both from 1; columns count Unicode scalars.
public struct SourcePosition: Sendable, Hashable {
    /// The line, from 1.
    public let line: Int
    /// The column, from 1, in Unicode scalars.
    public let column: Int

    /// Makes a position.
    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    /// The positions of byte offsets of a text, in the order of the offsets given.
    ///
    /// - Complexity: O(*n* + *k* log *k*) for *n* bytes and *k* offsets, however they are ordered.
    package static func positions(of offsets: [Int], in text: Span<UInt8>) -> [SourcePosition] {
        var result = [SourcePosition](
            repeating: SourcePosition(line: 1, column: 1), count: offsets.count)
        var line = 1
        var column = 1
        var at = JSONScanner.markLength(text)
        for index in offsets.indices.sorted(by: { offsets[$0] < offsets[$1] }) {
            let end = min(offsets[index], text.count)
            while at < end {
                if text[at] == 0x0A {
                    line += 1
                    column = 1
                } else if text[at] & 0xC0 != 0x80 {
                    column += 1
                }
                at += 1
            }
            // A byte inside a scalar belongs to the column of the first; a stray one has its own.
            let inside = isInsideScalar(end, of: text)
            result[index] = SourcePosition(line: line, column: inside ? column - 1 : column)
        }
        return result
    }

    private static func isInsideScalar(_ at: Int, of text: Span<UInt8>) -> Bool {
        guard at < text.count, text[at] & 0xC0 == 0x80 else { return false }
        var first = at
        while first > 0, at - first < 3, text[first] & 0xC0 == 0x80 { first -= 1 }
        return UTF8Sequence.length(text, first) > at - first
    }
}
