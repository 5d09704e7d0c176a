/// The temporary files that are not in their places yet, so that they can be removed when the
/// process is terminated.
///
/// All properties are guarded by the monitor.
final class UnfinishedFiles: @unchecked Sendable {
    static let shared = UnfinishedFiles()

    private let monitor = System.Monitor()
    private var paths: Set<String> = []
    private var isWatching = false

    /// Records a file, before it is created.
    func add(_ path: String) {
        monitor.lock()
        defer { monitor.unlock() }
        paths.insert(path)
    }

    /// Removes the record of a file that is deleted or in its place.
    func forget(_ path: String) {
        monitor.lock()
        defer { monitor.unlock() }
        paths.remove(path)
    }

    /// Puts files in their places; a signal takes effect before or after all of that.
    func settle(
        _ settled: [String], _ body: () throws(SystemError) -> Void
    ) throws(SystemError) {
        monitor.lock()
        defer { monitor.unlock() }
        try body()
        paths.subtract(settled)
    }

    /// From now on, a signal that ends the process first removes the files and kills the child
    /// processes.
    func removeOnSignals() {
        monitor.lock()
        defer { monitor.unlock() }
        guard !isWatching else { return }
        isWatching = true
        System.onEndingSignal { self.end(by: $0) }
    }

    /// Removes the unfinished files, kills the child processes, and ends the process by a signal.
    func end(by number: Int32) -> Never {
        // The lock is kept to the end, so that no other thread can put a file in its place.
        monitor.lock()
        for path in paths { System.remove(path) }
        RunningChildren.shared.killAll()
        System.die(of: number)
    }
}
