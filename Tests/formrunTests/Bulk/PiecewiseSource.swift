@testable import formrun

/// A source of bytes in chunks of different sizes, which may fail or be slow.
final class PiecewiseSource: ByteSource {
    private let bytes: [UInt8]
    private let pieces: [Int]
    private var position = 0
    private(set) var reads = 0

    /// The action before each read, by its number from 1.
    var beforeRead: (Int) throws(SystemError) -> Void = { _ throws(SystemError) in }

    init(_ bytes: [UInt8], pieces: [Int]) {
        self.bytes = bytes
        self.pieces = pieces
    }

    func read(into target: inout [UInt8], upTo count: Int) throws(SystemError) -> Int {
        reads += 1
        try beforeRead(reads)
        let piece = pieces[reads % pieces.count]
        let end = min(position + min(count, piece), bytes.count)
        target += bytes[position..<end]
        defer { position = end }
        return end - position
    }
}

extension SystemError {
    static func broken(_ path: String) -> SystemError {
        SystemError(operation: .read, path: path, number: 5, reason: "Input/output error")
    }
}
