/// Validates chunks on several threads: one thread at a time reads, all threads validate, and they write in the order
/// of the chunks.
///
/// A variable is changed only while the monitor is locked, or by the thread whose turn it is to read or to write.
final class BulkPipeline: @unchecked Sendable {
    private let reader: any ChunkSource
    private let validator: ChunkValidator
    private let take: (ChunkResult) throws(SystemError) -> Void
    private let monitor = Monitor()
    /// The lock of the thread whose turn it is to read.
    ///
    /// The sender of the input may wait for the output of earlier lines, so a thread that reads must not prevent others
    /// from writing.
    private let reading = Monitor()
    private var chunksRead = 0
    private var chunksWritten = 0
    private var readFailure: SystemError?
    private var writeFailure: SystemError?

    init(
        reader: any ChunkSource, validator: ChunkValidator,
        take: @escaping (ChunkResult) throws(SystemError) -> Void
    ) {
        self.reader = reader
        self.validator = validator
        self.take = take
    }

    /// Returns at the end of the input, or after a failure.
    func run(threads: Int) throws(SystemError) {
        Threads.run(threads) { self.work() }
        if let failure = writeFailure ?? readFailure { throw failure }
    }

    private func work() {
        var validator = validator.separated()
        var chunk = Chunk()
        while let turn = read(&chunk) {
            var cursor = Chunk.Cursor()
            var isThrough = false
            while !isThrough {
                isThrough = validator.validateLines(of: chunk, from: &cursor)
                isThrough = write(validator.result, turn, isLast: isThrough)
            }
        }
    }

    /// Reads the next chunk, and returns its number, or `nil` at the end.
    private func read(_ chunk: inout Chunk) -> Int? {
        reading.lock()
        defer { reading.unlock() }
        guard !hasFailed else { return nil }
        do throws(SystemError) {
            guard try reader.fill(&chunk) else { return nil }
        } catch {
            // Chunks that were read before the failure are still written, as with a single thread.
            monitor.lock()
            readFailure = error
            monitor.unlock()
            return nil
        }
        chunksRead += 1
        return chunksRead - 1
    }

    private var hasFailed: Bool {
        monitor.lock()
        defer { monitor.unlock() }
        return readFailure != nil || writeFailure != nil
    }

    /// Writes the output for a chunk, or for a part of it, when it is its turn.
    ///
    /// - Returns: Whether the turn is over: the part was the last one, or a write failed.
    private func write(_ result: ChunkResult, _ turn: Int, isLast: Bool) -> Bool {
        monitor.lock()
        defer { monitor.unlock() }
        while chunksWritten != turn { monitor.wait() }
        if writeFailure == nil {
            // The other threads continue, but none of them can write before this turn is over.
            monitor.unlock()
            var failure: SystemError?
            do throws(SystemError) {
                try take(result)
            } catch {
                failure = error
            }
            monitor.lock()
            if let failure { writeFailure = failure }
        }
        guard isLast || writeFailure != nil else { return false }
        chunksWritten += 1
        monitor.wakeAll()
        return true
    }
}
