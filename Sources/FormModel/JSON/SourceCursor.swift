/// Finds the positions of ascending offsets in one pass over a text.
struct SourceCursor {
    private(set) var offset: Int
    private var line = 1
    private var column = 1
    /// The end of the line, searched once a line, since a line may be as long as the text.
    private var lineEnd: Int

    /// Begins after a byte order mark, which has no column.
    init(_ text: Span<UInt8>) {
        offset = JSONScanner.markLength(text)
        lineEnd = JSONWords.lineEnd(text, from: offset)
    }

    /// The position of an offset that is not below the previous one; beyond the text, the position
    /// of its end.
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
        // A byte inside a scalar has the column of the scalar; a stray continuation byte has its
        // own.
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
