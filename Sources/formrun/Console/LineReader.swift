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
    /// Whether the rest of a line that was too long has yet to be passed over.
    private var isPassingOver = false

    /// A line that is longer than this has no end that is worth waiting for: 64 MiB.
    static let longestLine = 1 << 26

    /// Whether to wait for what has not come yet, rather than to take it for the end.
    var waits = true

    /// The number of the line read last, from 1.
    private(set) var number = 0

    init(_ source: any ByteSource, limit: Int) {
        self.source = source
        self.limit = limit
    }

    /// The next line, or `nil` at the end.
    ///
    /// Of a line that is too long the rest is read only when the next one is asked for: it may have no end.
    func next() throws(SystemError) -> Line? {
        if isPassingOver { try passOver() }
        var scanned = position
        while true {
            if let end = buffer[scanned...].firstIndex(of: 0x0A) {
                number += 1
                defer { position = end + 1 }
                return finish(buffer[position..<end])
            }
            if isAtEnd {
                guard position < buffer.count else { return nil }
                number += 1
                defer { position = buffer.count }
                return finish(buffer[position...])
            }
            if buffer.count - position > limit + 1 {
                number += 1
                isPassingOver = true
                return .tooLong(Array(buffer[position...].prefix(limit + 1)))
            }
            buffer.removeFirst(position)
            position = 0
            scanned = buffer.count
            try fill()
        }
    }

    private func passOver() throws(SystemError) {
        isPassingOver = false
        var passed = 0
        while true {
            if let end = buffer[position...].firstIndex(of: 0x0A) {
                position = end + 1
                return
            }
            passed += buffer.count
            guard passed <= LineReader.longestLine else { throw .endlessLine(number) }
            buffer.removeAll(keepingCapacity: true)
            position = 0
            guard !isAtEnd else { return }
            try fill()
        }
    }

    private func fill() throws(SystemError) {
        guard waits || source.isReady else {
            isAtEnd = true
            return
        }
        isAtEnd = try source.read(into: &buffer, upTo: 1 << 16) == 0
    }

    private func finish(_ bytes: ArraySlice<UInt8>) -> Line {
        var line = bytes.last == 0x0D ? bytes.dropLast() : bytes
        if number == 1, line.starts(with: [0xEF, 0xBB, 0xBF]) { line = line.dropFirst(3) }
        return line.count > limit ? .tooLong(Array(line.prefix(limit + 1))) : .line(Array(line))
    }
}

extension SystemError {
    /// That a line is so long that its end is not waited for.
    static func endlessLine(_ number: Int) -> SystemError {
        let size = LineReader.longestLine >> 20
        return SystemError(
            operation: .read, path: "line \(number)", number: 0,
            reason: "it has more than \(size) MiB; break the lines of the input")
    }
}
