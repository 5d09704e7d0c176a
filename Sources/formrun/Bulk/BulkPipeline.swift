/// Judges chunks on several threads: one reads at a time, all judge, and they write in the order of the
/// chunks.
///
/// All that changes is changed with the monitor held, or by the one thread whose turn it is to read or to write.
final class BulkPipeline: @unchecked Sendable {
    private let reader: ChunkReader
    private let judge: ChunkJudge
    private let take: (ChunkResult) throws(SystemError) -> Void
    private let monitor = System.Monitor()
    /// Whose turn it is to read holds it.
    ///
    /// Reading may wait for whoever waits for what was judged before, so it must not keep that from being written.
    private let reading = System.Monitor()
    private var chunksRead = 0
    private var chunksWritten = 0
    private var readFailure: SystemError?
    private var writeFailure: SystemError?

    init(
        reader: ChunkReader, judge: ChunkJudge,
        take: @escaping (ChunkResult) throws(SystemError) -> Void
    ) {
        self.reader = reader
        self.judge = judge
        self.take = take
    }

    /// Works until the input is at its end, or something failed.
    func run(threads: Int) throws(SystemError) {
        System.onThreads(threads) { self.work() }
        if let failure = writeFailure ?? readFailure { throw failure }
    }

    private func work() {
        var judge = judge
        var chunk = Chunk()
        while let turn = read(&chunk) {
            var cursor = Chunk.Cursor()
            var isThrough = false
            while !isThrough {
                isThrough = judge.judgeLines(of: chunk, from: &cursor)
                isThrough = write(judge.result, turn, isLast: isThrough)
            }
        }
    }

    /// The number of the chunk that was read, or `nil` at the end.
    private func read(_ chunk: inout Chunk) -> Int? {
        reading.lock()
        defer { reading.unlock() }
        guard !hasFailed else { return nil }
        do throws(SystemError) {
            guard try reader.fill(&chunk) else { return nil }
        } catch {
            // What was read before is written all the same, as by one thread.
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

    /// Writes what a chunk, or a part of it, came to, once it is its turn.
    ///
    /// - Returns: Whether the turn is over, since it was the last part or nothing can be written any more.
    private func write(_ result: ChunkResult, _ turn: Int, isLast: Bool) -> Bool {
        monitor.lock()
        defer { monitor.unlock() }
        while chunksWritten != turn { monitor.wait() }
        if writeFailure == nil {
            // The others go on reading and judging meanwhile; none can write before this turn is over.
            monitor.unlock()
            var trouble: SystemError?
            do throws(SystemError) {
                try take(result)
            } catch {
                trouble = error
            }
            monitor.lock()
            if let trouble { writeFailure = trouble }
        }
        guard isLast || writeFailure != nil else { return false }
        chunksWritten += 1
        monitor.wakeAll()
        return true
    }
}
