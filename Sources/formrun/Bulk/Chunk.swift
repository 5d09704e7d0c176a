import FormModel

/// Some whole lines of a file, one behind the other.
struct Chunk: Sendable {
    /// The lines, with their line ends; the last may have none.
    var bytes: [UInt8] = []

    /// The number of the first line, from 1.
    var firstLine = 1

    /// Where each line ends: the offset of its line feed, or the end of the bytes where it has none.
    ///
    /// A line beyond the limit counts as one, of which only the beginning is held.
    var lineEnds: [Int] = []

    /// How many bytes of the file were read when the chunk was full.
    var bytesRead = 0

    /// The next line of a chunk to be validated.
    struct Cursor {
        /// The index of the line.
        var index = 0
        /// The offset of its beginning.
        var offset = 0
    }

    /// Finds the ends of the lines that end with a line feed.
    mutating func findLineEnds() {
        var at = 0
        while at < bytes.count {
            let end = JSONWords.lineEnd(bytes.span, from: at)
            lineEnds.append(end)
            at = end + 1
        }
    }
}
