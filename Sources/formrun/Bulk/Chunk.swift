import FormModel

/// A run of whole lines of a file, and where it stands there.
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

    /// How far the lines of a chunk were judged.
    struct Cursor {
        /// The line.
        var index = 0
        /// Where it begins.
        var offset = 0
    }

    /// Finds where the lines end that have line feeds, once for all that look at them.
    mutating func findLineEnds() {
        var at = 0
        while at < bytes.count {
            let end = JSONWords.lineEnd(bytes.span, from: at)
            lineEnds.append(end)
            at = end + 1
        }
    }
}
