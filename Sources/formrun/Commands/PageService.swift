/// Answers requests as they are read: one with an id on a thread of its own, so that others are read and answered meanwhile;
/// any other before the next one is read.
///
/// One thread at a time reads, and one writes. A variable is changed only while the monitor is locked.
final class PageService: @unchecked Sendable {
    /// The most requests that are answered at once.
    ///
    /// Each may run eight commands, and 256 commands are ended after a fault of the program.
    static let limit = 32

    /// The most bytes of requests that are answered at once; a larger one is answered alone.
    static let byteLimit = 1 << 26

    private let replies: PageReplies
    private let lines: LineReader
    private let maximumBody: Int
    private let console: any Console
    private let byteLimit: Int
    /// The lock of the thread whose turn it is to read, which it may hold for as long as nothing is sent.
    private let reading = Monitor()
    private let writing = Monitor()
    private let monitor = Monitor()
    private var threads = 0
    /// How many requests are being answered, and their bytes.
    private var running = 0
    private var bytes = 0
    private var failure: SystemError?
    private var end: ExitStatus?

    /// - Parameters:
    ///   - replies: What answers the requests.
    ///   - source: Where they are read.
    ///   - maximumBody: The most bytes of a body.
    ///   - console: What the answers are written to.
    ///   - byteLimit: The most bytes of requests that are answered at once.
    init(
        _ replies: PageReplies, _ source: any ByteSource, maximumBody: Int, _ console: any Console,
        byteLimit: Int = PageService.byteLimit
    ) {
        self.byteLimit = byteLimit
        self.replies = replies
        lines = LineReader(source, limit: LineReader.longestLine)
        self.maximumBody = maximumBody
        self.console = console
    }

    /// Returns when all requests have been answered.
    ///
    /// After a failure it returns as soon as no request is being answered, although a thread waits for the next line, which may
    /// never come: that thread ends with the process.
    func run() throws(SystemError) -> ExitStatus {
        monitor.lock()
        startThread()
        let isApart = threads > 0
        monitor.unlock()
        if !isApart { work() }
        monitor.lock()
        defer { monitor.unlock() }
        while threads > 0, failure == nil || running > 0 { monitor.wait() }
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
            begin(request)
            defer { didAnswer(request) }
            if request.hidesBody {
                finish(.unusableFile)
            } else if request.id != nil {
                reading.unlock()
                isReading = false
            }
            try write(Threads.result { [replies] in await replies.reply(to: request) })
        } catch {
            fail(error)
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

    private func fail(_ error: SystemError) {
        monitor.lock()
        failure = failure ?? error
        end = end ?? .unusableFile
        monitor.wakeAll()
        monitor.unlock()
    }

    /// Starts a thread that reads and answers, if one can be created; the monitor is locked.
    private func startThread() {
        let isStarted = Threads.startDetached {
            self.work()
            self.monitor.lock()
            self.threads -= 1
            self.monitor.wakeAll()
            self.monitor.unlock()
        }
        if isStarted { threads += 1 }
    }

    /// Notes that a request is answered, once the others leave memory for it.
    ///
    /// While one with an id is answered, others are read, by another thread if there is none to do so. One that could hide requests
    /// in a body waits until all others have been answered.
    private func begin(_ request: PageRequest) {
        monitor.lock()
        defer { monitor.unlock() }
        while running > 0, request.hidesBody || bytes + request.size > byteLimit {
            monitor.wait()
        }
        running += 1
        bytes += request.size
        guard request.id != nil, !request.hidesBody else { return }
        if running == threads, threads < PageService.limit { startThread() }
    }

    private func didAnswer(_ request: PageRequest) {
        monitor.lock()
        running -= 1
        bytes -= request.size
        monitor.wakeAll()
        monitor.unlock()
    }
}
