/// Writing the answers, on a thread of its own: whoever is to read them may let it wait without end, and the keys
/// must be heard meanwhile.
///
/// All that changes is changed with the monitor held.
final class Delivery: @unchecked Sendable {
    private let monitor = System.Monitor()
    private let body: () throws(SystemError) -> Void
    private var result: Result<Void, SystemError>?

    /// Begins.
    ///
    /// - Parameter body: What writes; nothing that it uses is used elsewhere before it has ended.
    init(_ body: @escaping () throws(SystemError) -> Void) {
        self.body = body
        if System.startThread({ self.run() }) == nil { run() }
    }

    /// What became of it, waiting so many seconds at most; `nil` where it has not ended.
    func result(within seconds: Double) -> Result<Void, SystemError>? {
        let end = System.now() + seconds
        monitor.lock()
        defer { monitor.unlock() }
        while result == nil, System.now() < end { monitor.wait(seconds: end - System.now()) }
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
