import FormModel

/// Cuts a stream into chunks of whole lines, so that lines can be judged where they lie.
///
/// A line beyond the limit becomes a chunk of its own that holds one byte more than the limit; the rest
/// of it is passed over and never held, so memory does not depend on the input.
final class ChunkReader {
    private let source: any ByteSource
    private let limit: Int
    private let countsLines: Bool
    /// The beginning of a line whose end was not read yet.
    private var carry: [UInt8] = []
    private var line = 1
    private var isAtEnd = false

    /// How many bytes were read.
    private(set) var bytesRead = 0

    private static let readSize = 1 << 17

    /// - Parameters:
    ///   - source: The stream.
    ///   - limit: The most bytes of a line.
    ///   - countsLines: Whether chunks are numbered before they are judged, as they must be where
    ///     several are judged at a time; if not, whoever judges them says how many lines there were.
    init(_ source: any ByteSource, limit: Int, countsLines: Bool = true) {
        self.source = source
        self.limit = limit
        self.countsLines = countsLines
    }

    /// Fills a chunk, reusing its memory.
    ///
    /// - Returns: Whether there was anything left.
    func fill(_ chunk: inout Chunk) throws(SystemError) -> Bool {
        chunk.bytes.removeAll(keepingCapacity: true)
        chunk.bytes.append(contentsOf: carry)
        carry.removeAll(keepingCapacity: true)
        chunk.firstLine = line
        while true {
            if chunk.bytes.count > limit + 1 {
                try passOver(&chunk)
                break
            }
            let start = chunk.bytes.count
            if isAtEnd {
                chunk.lineCount = start > 0 ? 1 : 0
                break
            }
            try read(into: &chunk.bytes)
            if let last = chunk.bytes[start...].lastIndex(of: 0x0A) {
                carry.append(contentsOf: chunk.bytes[(last + 1)...])
                chunk.bytes.removeLast(chunk.bytes.count - last - 1)
                chunk.lineCount = countsLines ? JSONWords.lineFeeds(chunk.bytes.span) : nil
                break
            }
        }
        line += chunk.lineCount ?? 0
        return !chunk.bytes.isEmpty
    }

    /// Says how many lines the last chunk had, where they were not counted.
    func count(lines: Int) {
        line += lines
    }

    /// Reads to the end of a line that is too long, keeping its beginning only.
    private func passOver(_ chunk: inout Chunk) throws(SystemError) {
        var rest: [UInt8] = []
        while !isAtEnd, carry.isEmpty {
            rest.removeAll(keepingCapacity: true)
            try read(into: &rest)
            guard let end = rest.firstIndex(of: 0x0A) else { continue }
            carry.append(contentsOf: rest[(end + 1)...])
            break
        }
        chunk.bytes.removeLast(chunk.bytes.count - limit - 1)
        chunk.lineCount = 1
    }

    private func read(into bytes: inout [UInt8]) throws(SystemError) {
        let count = try source.read(into: &bytes, upTo: ChunkReader.readSize)
        bytesRead += count
        isAtEnd = count == 0
    }

}
