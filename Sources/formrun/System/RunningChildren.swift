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
    /// The processes that commands left behind while others ran, each with those of the running commands that may be the one.
    private var orphans: [Int32: Set<Int32>] = [:]
    /// When orphans were looked for last.
    private var looked = 0.0

    /// The seconds between two looks for orphans while commands run: each reads the table of all processes.
    private static let interval = 1.0

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
        guard groups.isEmpty else { return endOrphans(of: group) }
        if let strangers { Orphans.end(strangers: strangers) }
        disown()
    }

    /// Kills the orphans that no running command can have left.
    ///
    /// Whose orphan a process is cannot be told, but those commands did not leave it that started after it was seen. So orphans end
    /// in a program, too, in which some command runs at all times.
    private func endOrphans(of ended: Int32) {
        guard let strangers else { return }
        for orphan in orphans.keys { orphans[orphan]?.remove(ended) }
        let now = SystemClock.now()
        guard now >= looked + RunningChildren.interval else { return }
        looked = now
        var present: [Int32: Set<Int32>] = [:]
        for orphan in Orphans.present(besides: groups, strangers: strangers) {
            let owners = orphans[orphan] ?? groups
            Orphans.wait(for: orphan, kills: owners.isEmpty)
            present[orphan] = owners
        }
        orphans = present
    }

    private func disown() {
        guard strangers != nil else { return }
        Orphans.adopt(false)
        strangers = nil
        orphans = [:]
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
