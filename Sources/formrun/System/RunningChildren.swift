/// The processes that were started and have not ended, so that none is left where this one is made to end.
///
/// All that changes is changed with the monitor held.
final class RunningChildren: @unchecked Sendable {
    static let shared = RunningChildren()

    private let monitor = System.Monitor()
    private var groups: Set<Int32> = []
    private var isOver = false

    /// Starts a process, the leader of a group of its own; one at a time, and none once all were killed.
    ///
    /// - Returns: Whether it was started.
    func start(_ body: () -> Int32?) -> Bool {
        monitor.lock()
        defer { monitor.unlock() }
        guard !isOver, let group = body() else { return false }
        groups.insert(group)
        return true
    }

    /// Sees a process off; from then on its number may be another's.
    func finish(_ group: Int32, _ body: () -> Void) {
        monitor.lock()
        defer { monitor.unlock() }
        groups.remove(group)
        body()
    }

    /// Kills all, and lets none be started any more.
    func killAll() {
        monitor.lock()
        defer { monitor.unlock() }
        isOver = true
        for group in groups { System.killGroup(group) }
    }
}
