import FormCards

/// The temporary files that are not in their places yet, so that they can be removed when the
/// process is terminated.
///
/// All properties are guarded by a monitor.
final class UnfinishedFiles: @unchecked Sendable {
    static let shared = UnfinishedFiles()

    private let monitor = Monitor()
    private var paths: Set<String> = []
    private var isWatching = false

    /// Guards the property below: files are also removed while the other monitor is locked.
    private let removal = Monitor()
    private var left: [SystemError] = []

    /// Notes that a temporary file could not be removed, so that the command names it when it ends.
    func note(_ failure: SystemError?) {
        guard let failure else { return }
        removal.lock()
        defer { removal.unlock() }
        left.append(failure)
    }

    /// The temporary files that could not be removed.
    var failures: [SystemError] {
        removal.lock()
        defer { removal.unlock() }
        return left
    }

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
        Signals.onEnding { self.end(by: $0) }
    }

    /// Removes the unfinished files, kills the child processes, and ends the process by a signal.
    func end(by number: Int32) -> Never {
        // The lock is kept to the end, so that no other thread can put a file in its place.
        monitor.lock()
        for path in paths { note(Files.remove(path)) }
        for failure in failures {
            let line = DisplayText("formrun: \(failure)").string + "\n"
            try? Streams.write(Array(line.utf8), to: 2, path: "standard error")
        }
        RunningChildren.shared.killAll()
        Signals.die(of: number)
    }
}
