import FormModel

/// Where chunks come from.
protocol ChunkSource: AnyObject {
    /// Fills a chunk, reusing its memory.
    ///
    /// - Returns: Whether the chunk has submissions; `false` at the end of the input.
    func fill(_ chunk: inout Chunk) throws(SystemError) -> Bool
}

/// Consecutive complete lines of a file, or submissions of frames, which stand in it as lines do.
struct Chunk: Sendable {
    /// The lines, with their line ends; the last may have none.
    var bytes: [UInt8] = []

    /// The number of the first line, from 1.
    var firstLine = 1

    /// The end of each line: the offset of its line feed, or the end of the bytes if it has none.
    ///
    /// A line beyond the limit counts as one line, of which only the beginning is stored.
    var lineEnds: [Int] = []

    /// The number of bytes of the file that were read when the chunk was full.
    var bytesRead = 0

    /// The position of the next line of a chunk to validate.
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
