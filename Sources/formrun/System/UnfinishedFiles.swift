/// The files that are being written and have not come into their places, so that none is left where the
/// process is made to end.
///
/// All that changes is changed with the monitor held.
final class UnfinishedFiles: @unchecked Sendable {
    static let shared = UnfinishedFiles()

    private let monitor = System.Monitor()
    private var paths: Set<String> = []
    private var isWatching = false

    /// Notes a file, before it is there.
    func add(_ path: String) {
        monitor.lock()
        defer { monitor.unlock() }
        paths.insert(path)
    }

    /// Forgets a file that is gone or in its place.
    func forget(_ path: String) {
        monitor.lock()
        defer { monitor.unlock() }
        paths.remove(path)
    }

    /// Puts files into their places; a signal comes before all of that or after.
    func settle(
        _ settled: [String], _ body: () throws(SystemError) -> Void
    ) throws(SystemError) {
        monitor.lock()
        defer { monitor.unlock() }
        try body()
        paths.subtract(settled)
    }

    /// From here on, a signal that ends the process removes them first, and kills what the process has
    /// started; the process dies of it all the same.
    func removeOnSignals() {
        monitor.lock()
        defer { monitor.unlock() }
        guard !isWatching else { return }
        isWatching = true
        System.onEndingSignal { self.end(by: $0) }
    }

    /// Removes what is unfinished, kills what the process has started, and lets it die of a signal.
    func end(by number: Int32) -> Never {
        // Not let go of before the end, or another thread could still put a file into its place.
        monitor.lock()
        for path in paths { System.remove(path) }
        RunningChildren.shared.killAll()
        System.die(of: number)
    }
}
