/// Lines of a stream, of any length up to a limit; what is longer is passed over, not held.
///
/// A byte order mark before the first is no part of it.
final class LineReader {
    enum Line {
        /// The bytes without the line end (LF or CRLF).
        case line([UInt8])
        /// A line beyond the limit: its first bytes, one more than the limit.
        case tooLong([UInt8])
    }

    private let source: any ByteSource
    private let limit: Int
    private var buffer: [UInt8] = []
    private var position = 0
    private var isAtEnd = false

    /// Whether to wait for what has not come yet, rather than to take it for the end.
    var waits = true

    /// The number of the line read last, from 1.
    private(set) var number = 0

    init(_ source: any ByteSource, limit: Int) {
        self.source = source
        self.limit = limit
    }

    /// The next line, or `nil` at the end.
    func next() throws(SystemError) -> Line? {
        var scanned = position
        var isTooLong = false
        var kept: [UInt8] = []
        while true {
            if let end = buffer[scanned...].firstIndex(of: 0x0A) {
                number += 1
                defer { position = end + 1 }
                return finish(kept, buffer[position..<end], isTooLong)
            }
            if isAtEnd {
                guard position < buffer.count || isTooLong else { return nil }
                number += 1
                defer { position = buffer.count }
                return finish(kept, buffer[position...], isTooLong)
            }
            if buffer.count - position > limit + 1 {
                if !isTooLong { kept = Array(buffer[position...].prefix(limit + 1)) }
                isTooLong = true
                position = buffer.count
            }
            buffer.removeFirst(position)
            position = 0
            scanned = buffer.count
            guard waits || source.isReady else {
                isAtEnd = true
                continue
            }
            isAtEnd = try source.read(into: &buffer, upTo: 1 << 16) == 0
        }
    }

    private func finish(
        _ kept: [UInt8], _ bytes: ArraySlice<UInt8>, _ isTooLong: Bool
    ) -> Line {
        if isTooLong { return .tooLong(kept) }
        var line = bytes.last == 0x0D ? bytes.dropLast() : bytes
        if number == 1, line.starts(with: [0xEF, 0xBB, 0xBF]) { line = line.dropFirst(3) }
        return line.count > limit ? .tooLong(Array(line.prefix(limit + 1))) : .line(Array(line))
    }
}
