/// Writes the answers on a thread of its own, because their reader may block the writing indefinitely while keys must
/// be read.
///
/// The result is changed only while the monitor is locked.
final class Delivery: @unchecked Sendable {
    private let monitor = Monitor()
    private let body: () throws(SystemError) -> Void
    private var result: Result<Void, SystemError>?

    /// Begins to write.
    ///
    /// - Parameter body: The function that writes the answers; its data must not be used elsewhere until it has ended.
    init(_ body: @escaping () throws(SystemError) -> Void) {
        self.body = body
        if !Threads.startDetached({ self.run() }) { run() }
    }

    /// The result, after waiting for at most a number of seconds; `nil` if the writing has not ended.
    func result(within seconds: Double) -> Result<Void, SystemError>? {
        let end = SystemClock.now() + seconds
        monitor.lock()
        defer { monitor.unlock() }
        while result == nil, SystemClock.now() < end {
            monitor.wait(seconds: end - SystemClock.now())
        }
        return result
    }

    private func run() {
        let result = Result(catching: body)
        monitor.lock()
        defer { monitor.unlock() }
        self.result = result
        monitor.wakeAll()
    }
}
