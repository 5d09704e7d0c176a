/// Reads a text once from its beginning to find the positions of offsets in ascending order.
struct SourceCursor {
    /// The byte that was reached.
    private(set) var offset: Int
    private var line = 1
    private var column = 1
    /// Where the line ends; it is looked for once a line, since a line may be as long as the text.
    private var lineEnd: Int

    /// Begins behind a byte order mark, which has no column.
    init(_ text: Span<UInt8>) {
        offset = JSONScanner.markLength(text)
        lineEnd = JSONWords.lineEnd(text, from: offset)
    }

    /// The position of an offset that is not below the one before; that of the end where the text is shorter.
    mutating func position(of target: Int, in text: Span<UInt8>) -> SourcePosition {
        let target = min(target, text.count)
        while target > lineEnd {
            line += 1
            column = 1
            offset = lineEnd + 1
            lineEnd = JSONWords.lineEnd(text, from: offset)
        }
        if target > offset {
            column += JSONWords.scalars(text.extracting(offset..<target))
            offset = target
        }
        // A byte inside a scalar belongs to the column of the first; a stray one has its own.
        let inside = SourceCursor.isInsideScalar(target, of: text)
        return SourcePosition(line: line, column: inside ? column - 1 : column)
    }

    private static func isInsideScalar(_ at: Int, of text: Span<UInt8>) -> Bool {
        guard at < text.count, text[at] & 0xC0 == 0x80 else { return false }
        var first = at
        while first > 0, at - first < 3, text[first] & 0xC0 == 0x80 { first -= 1 }
        return UTF8Sequence.length(text, first) > at - first
    }
}
