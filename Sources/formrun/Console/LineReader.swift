/// Reads the lines of a stream up to a length; a longer one is skipped without being kept.
///
/// A byte order mark before the first line does not belong to it.
final class LineReader {
    enum Line {
        /// The bytes without the line end (LF or CRLF).
        case line([UInt8])
        /// The first bytes of a line that is too long, one more than the limit.
        case tooLong([UInt8])
    }

    private let source: any ByteSource
    private let limit: Int
    private var buffer: [UInt8] = []
    private var position = 0
    private var isAtEnd = false
    /// Whether the rest of a line that was too long must be skipped first.
    private var isSkipping = false

    /// The limit of the bytes of a line of which the end is looked for: 64 MiB.
    static let longestLine = 1 << 26

    /// The number of the line read last, from 1.
    private(set) var number = 0

    init(_ source: any ByteSource, limit: Int) {
        self.source = source
        self.limit = limit
    }

    /// Whether a whole line was read that is not taken yet.
    var holdsLine: Bool { buffer[position...].contains(0x0A) }

    /// The next line, or `nil` at the end.
    ///
    /// The rest of a line that is too long is read only with the next line, since it may have no end.
    func next() throws(SystemError) -> Line? {
        if isSkipping { try skipRest() }
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
                isSkipping = true
                return .tooLong(Array(buffer[position...].prefix(limit + 1)))
            }
            buffer.removeFirst(position)
            position = 0
            scanned = buffer.count
            try fill()
        }
    }

    /// Reads the bytes behind the line that was read last.
    ///
    /// - Parameters:
    ///   - count: How many they are.
    ///   - limit: How many of them are kept.
    /// - Returns: The first of them; `nil` where there are not as many as `count`.
    /// - Throws: The reason why the stream cannot be read.
    func bytes(_ count: Int, keeping limit: Int) throws(SystemError) -> [UInt8]? {
        var kept: [UInt8] = []
        var left = count
        while left > 0 {
            if position == buffer.count {
                guard !isAtEnd else { return nil }
                buffer.removeAll(keepingCapacity: true)
                position = 0
                try fill()
                continue
            }
            let end = position + min(left, buffer.count - position)
            kept += buffer[position..<end].prefix(limit - kept.count)
            left -= end - position
            position = end
        }
        return kept
    }

    private func skipRest() throws(SystemError) {
        isSkipping = false
        var skipped = 0
        while true {
            if let end = buffer[position...].firstIndex(of: 0x0A) {
                position = end + 1
                return
            }
            skipped += buffer.count
            guard skipped <= LineReader.longestLine else { throw .endlessLine(number) }
            buffer.removeAll(keepingCapacity: true)
            position = 0
            guard !isAtEnd else { return }
            try fill()
        }
    }

    private func fill() throws(SystemError) {
        isAtEnd = try source.read(into: &buffer, upTo: 1 << 16) == 0
    }

    private func finish(_ bytes: ArraySlice<UInt8>) -> Line {
        var line = bytes.last == 0x0D ? bytes.dropLast() : bytes
        if number == 1, line.starts(with: [0xEF, 0xBB, 0xBF]) { line = line.dropFirst(3) }
        return line.count > limit ? .tooLong(Array(line.prefix(limit + 1))) : .line(Array(line))
    }
}

extension SystemError {
    /// A line is too long to look for its end.
    static func endlessLine(_ number: Int) -> SystemError {
        let size = LineReader.longestLine >> 20
        return SystemError(
            operation: .read, path: "line \(number)", number: 0,
            reason: "it has more than \(size) MiB; break the lines of the input")
    }
}
