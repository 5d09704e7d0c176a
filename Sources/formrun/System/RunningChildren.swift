/// The processes that were started and have not ended, so that none is left where this one is made to end.
///
/// All that changes is changed with the monitor held.
final class RunningChildren: @unchecked Sendable {
    static let shared = RunningChildren()

    private let monitor = System.Monitor()
    private var groups: Set<Int32> = []
    /// The children that were there before the first command that runs; `nil` where none runs, or the system does
    /// not let orphans be found.
    private var strangers: Set<Int32>?

    /// Starts a process, the leader of a group of its own; one at a time.
    ///
    /// - Returns: Whether it was started.
    func start(_ body: () -> Int32?) -> Bool {
        monitor.lock()
        defer { monitor.unlock() }
        if groups.isEmpty, System.adoptOrphans(true) { strangers = System.children() }
        guard let group = body() else {
            if groups.isEmpty { disown() }
            return false
        }
        groups.insert(group)
        System.noteGroup(group)
        return true
    }

    /// Sees a process off; from then on its number may be another's.
    func finish(_ group: Int32, _ body: () -> Void) {
        monitor.lock()
        defer { monitor.unlock() }
        groups.remove(group)
        System.forgetGroup(group)
        body()
        // Those of others cannot be told apart while one runs.
        guard groups.isEmpty else { return }
        if let strangers { System.killOrphans(strangers: strangers) }
        disown()
    }

    private func disown() {
        guard strangers != nil else { return }
        System.adoptOrphans(false)
        strangers = nil
    }

    /// Kills all, where the process is about to end.
    ///
    /// The monitor is not let go of: whoever waits for one of them would take its death for an answer and go on,
    /// and could end the process in another way.
    func killAll() {
        monitor.lock()
        for group in groups { System.killGroup(group) }
        if let strangers { System.killOrphans(besides: groups, strangers: strangers) }
    }
}
