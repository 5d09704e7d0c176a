/// The running child processes, so that they can be killed when this process is terminated.
///
/// All properties are guarded by the monitor.
final class RunningChildren: @unchecked Sendable {
    static let shared = RunningChildren()

    private let monitor = Monitor()
    private var groups: Set<Int32> = []
    /// The other children of this process before the first running command; `nil` if no command
    /// runs or the system does not adopt orphans.
    private var strangers: Set<Int32>?

    /// Starts the leader of a process group; one process is started at a time.
    ///
    /// - Returns: Whether the process was started.
    func start(_ body: () -> Int32?) -> Bool {
        monitor.lock()
        defer { monitor.unlock() }
        if groups.isEmpty, Orphans.adopt(true) { strangers = ProcessTable.children() }
        guard let group = body() else {
            if groups.isEmpty { disown() }
            return false
        }
        groups.insert(group)
        FaultCleanup.note(group: group)
        return true
    }

    /// Removes a process and runs a body that waits for it; afterwards its number may be reused.
    func finish(_ group: Int32, _ body: () -> Void) {
        monitor.lock()
        defer { monitor.unlock() }
        groups.remove(group)
        FaultCleanup.forget(group: group)
        body()
        // The orphans of several running commands cannot be distinguished.
        guard groups.isEmpty else { return }
        if let strangers { Orphans.end(strangers: strangers) }
        disown()
    }

    private func disown() {
        guard strangers != nil else { return }
        Orphans.adopt(false)
        strangers = nil
    }

    /// Kills all children, when this process is about to end.
    ///
    /// The monitor stays locked, so that a thread that waits for a child cannot take its death for
    /// a result and end the process in another way.
    func killAll() {
        monitor.lock()
        for group in groups { Signals.killGroup(group) }
        if let strangers { Orphans.end(besides: groups, strangers: strangers) }
    }
}
