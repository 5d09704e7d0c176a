/// Cuts a stream of frames into chunks: a frame is the length of a submission in decimal digits, a line feed, and as many
/// bytes; line ends between frames are passed over.
///
/// Of a submission beyond the limit only the beginning is stored, with one byte more than the limit, so that the memory
/// does not depend on the input.
final class FrameReader: ChunkSource {
    private let source: any ByteSource
    private let limit: Int
    private let readSize: Int
    /// The bytes that were read; those before `next` are in chunks.
    private var buffer: [UInt8] = []
    private var next = 0
    /// The number of the frame at `next`, from 1.
    private var number = 1
    private var isAtEnd = false
    private var bytesRead = 0

    /// The largest number of digits of a length.
    private static let lengthDigits = 10

    init(_ source: any ByteSource, limit: Int, readSize: Int = ChunkReader.readSize) {
        self.source = source
        self.limit = limit
        self.readSize = readSize
    }

    /// Fills a chunk with the frames that were read wholly, or with one that is read to its end.
    func fill(_ chunk: inout Chunk) throws(SystemError) -> Bool {
        chunk.bytes.removeAll(keepingCapacity: true)
        chunk.lineEnds.removeAll(keepingCapacity: true)
        chunk.firstLine = number
        while chunk.bytes.count < readSize {
            let start = next
            let length: Int?
            do throws(SystemError) {
                length = try self.length()
            } catch {
                // The submissions before a frame that cannot be read are validated first.
                guard !chunk.lineEnds.isEmpty else { throw error }
                break
            }
            guard let length else {
                // What has come is validated before more is waited for.
                guard chunk.lineEnds.isEmpty else { break }
                guard !isAtEnd else {
                    guard next == buffer.count else {
                        throw .badFrame(number, "it ends before its length")
                    }
                    break
                }
                try read()
                continue
            }
            guard chunk.lineEnds.isEmpty || buffer.count - next >= length else {
                next = start
                break
            }
            try take(length, into: &chunk)
        }
        chunk.bytesRead = bytesRead
        return !chunk.lineEnds.isEmpty
    }

    /// The length at the beginning of the next frame; `nil` if it has not come wholly.
    private func length() throws(SystemError) -> Int? {
        while next < buffer.count, buffer[next] == 0x0A || buffer[next] == 0x0D { next += 1 }
        var at = next
        var length = 0
        while at < buffer.count, buffer[at] &- UInt8(ascii: "0") < 10 {
            guard at - next < FrameReader.lengthDigits else {
                throw .badFrame(
                    number, "its length has more than \(FrameReader.lengthDigits) digits")
            }
            length = length * 10 + Int(buffer[at] - UInt8(ascii: "0"))
            at += 1
        }
        guard at < buffer.count else { return nil }
        let hasDigits = at > next
        if buffer[at] == 0x0D { at += 1 }
        guard at < buffer.count else { return nil }
        guard hasDigits, buffer[at] == 0x0A else {
            throw .badFrame(number, "its length in decimal digits and a line feed are missing")
        }
        next = at + 1
        return length
    }

    /// Moves a submission to the chunk, as far as it is stored.
    private func take(_ length: Int, into chunk: inout Chunk) throws(SystemError) {
        var left = length
        var storable = limit + 1
        while true {
            let count = min(left, buffer.count - next)
            chunk.bytes.append(contentsOf: buffer[next..<next + min(count, storable)])
            storable -= min(count, storable)
            next += count
            left -= count
            guard left > 0 else { break }
            guard !isAtEnd else { throw .badFrame(number, "it ends before its length") }
            try read()
        }
        chunk.lineEnds.append(chunk.bytes.count)
        // The next submission begins one byte after the end of this one, as after the line feed of a line.
        chunk.bytes.append(0x0A)
        number += 1
    }

    private func read() throws(SystemError) {
        buffer.removeFirst(next)
        next = 0
        let count = try source.read(into: &buffer, upTo: readSize)
        bytesRead += count
        isAtEnd = count == 0
    }
}

extension SystemError {
    /// The error for a frame that cannot be read, after which there is no beginning of another.
    fileprivate static func badFrame(_ number: Int, _ reason: String) -> SystemError {
        SystemError(operation: .read, path: "frame \(number)", number: 0, reason: reason)
    }
}
