import FormModel

/// Cuts a stream into chunks of whole lines, so that lines can be validated without being copied.
///
/// A line beyond the limit becomes a chunk of its own with one byte more than the limit. The rest of it is skipped and
/// never stored, so that the memory does not depend on the input.
final class ChunkReader: ChunkSource {
    private let source: any ByteSource
    private let limit: Int
    /// The bytes that were read but are in no chunk yet: the beginning of a line, and after a skipped line possibly
    /// complete lines.
    private var carry: [UInt8] = []
    private var line = 1
    private var isAtEnd = false

    private var bytesRead = 0

    private let readSize: Int

    /// The number of bytes read at once.
    static let readSize = 1 << 17

    /// The number of bytes read at once if validation is slow: the reports of a chunk are written together.
    static let slowReadSize = 1 << 9

    init(_ source: any ByteSource, limit: Int, readSize: Int = ChunkReader.readSize) {
        self.source = source
        self.limit = limit
        self.readSize = readSize
    }

    /// Fills a chunk, reusing its memory.
    ///
    /// - Returns: Whether the chunk has lines; `false` at the end of the input.
    func fill(_ chunk: inout Chunk) throws(SystemError) -> Bool {
        chunk.bytes.removeAll(keepingCapacity: true)
        chunk.bytes.append(contentsOf: carry)
        carry.removeAll(keepingCapacity: true)
        chunk.firstLine = line
        chunk.lineEnds.removeAll(keepingCapacity: true)
        var start = 0
        while true {
            if let last = chunk.bytes[start...].lastIndex(of: 0x0A) {
                carry.append(contentsOf: chunk.bytes[(last + 1)...])
                chunk.bytes.removeLast(chunk.bytes.count - last - 1)
                chunk.findLineEnds()
                break
            }
            if chunk.bytes.count > limit + 1 {
                try skip(&chunk)
                break
            }
            start = chunk.bytes.count
            if isAtEnd {
                if start > 0 { chunk.lineEnds.append(start) }
                break
            }
            try read(into: &chunk.bytes)
        }
        chunk.bytesRead = bytesRead
        line += chunk.lineEnds.count
        return !chunk.lineEnds.isEmpty
    }

    /// Reads to the end of a line that is too long, and keeps only its beginning.
    private func skip(_ chunk: inout Chunk) throws(SystemError) {
        var rest: [UInt8] = []
        var skipped = 0
        while !isAtEnd, carry.isEmpty {
            skipped += rest.count
            guard skipped <= max(limit, LineReader.longestLine) else { throw .endlessLine(line) }
            rest.removeAll(keepingCapacity: true)
            try read(into: &rest)
            let end = JSONWords.lineEnd(rest.span, from: 0)
            guard end < rest.count else { continue }
            carry.append(contentsOf: rest[(end + 1)...])
            break
        }
        chunk.bytes.removeLast(chunk.bytes.count - limit - 1)
        chunk.lineEnds.append(chunk.bytes.count)
    }

    private func read(into bytes: inout [UInt8]) throws(SystemError) {
        let count = try source.read(into: &bytes, upTo: readSize)
        bytesRead += count
        isAtEnd = count == 0
    }
}
