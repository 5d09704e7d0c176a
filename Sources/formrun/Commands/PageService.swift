/// Answers requests as they are read: one with an id on a thread of its own, so that others are read and answered meanwhile;
/// any other before the next one is read.
///
/// One thread at a time reads, and one writes. A variable is changed only while the monitor is locked.
final class PageService: @unchecked Sendable {
    /// The most requests that are answered at once.
    ///
    /// Each may run eight commands, and 256 commands are ended after a fault of the program.
    static let limit = 32

    private let replies: PageReplies
    private let lines: LineReader
    private let maximumBody: Int
    private let console: any Console
    /// The lock of the thread whose turn it is to read, which it may hold for as long as nothing is sent.
    private let reading = Monitor()
    private let writing = Monitor()
    private let monitor = Monitor()
    private var threads = 1
    /// How many requests with an id are being answered.
    private var running = 0
    private var failure: SystemError?
    private var end: ExitStatus?

    /// - Parameters:
    ///   - replies: What answers the requests.
    ///   - source: Where they are read.
    ///   - maximumBody: The most bytes of a body.
    ///   - console: What the answers are written to.
    init(_ replies: PageReplies, _ source: any ByteSource, maximumBody: Int, _ console: any Console)
    {
        self.replies = replies
        lines = LineReader(source, limit: LineReader.longestLine)
        self.maximumBody = maximumBody
        self.console = console
    }

    /// Returns when all requests have been answered, or after a failure.
    func run() throws(SystemError) -> ExitStatus {
        work()
        monitor.lock()
        threads -= 1
        while threads > 0 { monitor.wait() }
        monitor.unlock()
        if let failure { throw failure }
        return end ?? .success
    }

    private func work() {
        while answersNext() {}
    }

    /// Reads a request, and answers it; false at the end.
    private func answersNext() -> Bool {
        reading.lock()
        var isReading = true
        defer { if isReading { reading.unlock() } }
        guard !isOver else { return false }
        do throws(SystemError) {
            guard let line = try lines.next() else {
                finish(.success)
                return false
            }
            let request = try PageRequest(line, lines, limit: maximumBody)
            if request.hidesBody {
                waitForOthers()
                finish(.unusableFile)
            } else if request.id != nil {
                begin()
                reading.unlock()
                isReading = false
            }
            defer { if !isReading { didAnswer() } }
            try write(Threads.result { [replies] in await replies.reply(to: request) })
        } catch {
            monitor.lock()
            failure = failure ?? error
            monitor.unlock()
            finish(.unusableFile)
        }
        return true
    }

    private func write(_ bytes: [UInt8]) throws(SystemError) {
        writing.lock()
        defer { writing.unlock() }
        try console.write(bytes)
    }

    // MARK: Threads

    private var isOver: Bool {
        monitor.lock()
        defer { monitor.unlock() }
        return end != nil
    }

    private func finish(_ status: ExitStatus) {
        monitor.lock()
        end = end ?? status
        monitor.unlock()
    }

    /// Notes that a request is answered while others are read, by another thread if there is none to do so.
    private func begin() {
        monitor.lock()
        defer { monitor.unlock() }
        running += 1
        guard running == threads, threads < PageService.limit else { return }
        let isStarted = Threads.startDetached {
            self.work()
            self.monitor.lock()
            self.threads -= 1
            self.monitor.wakeAll()
            self.monitor.unlock()
        }
        if isStarted { threads += 1 }
    }

    private func didAnswer() {
        monitor.lock()
        running -= 1
        monitor.wakeAll()
        monitor.unlock()
    }

    private func waitForOthers() {
        monitor.lock()
        while running > 0 { monitor.wait() }
        monitor.unlock()
    }
}
