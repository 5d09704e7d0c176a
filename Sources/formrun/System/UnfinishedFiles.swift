import Synchronization

/// The files that are being written and have not come into their places, so that none is left where the
/// process is made to end.
final class UnfinishedFiles: Sendable {
    static let shared = UnfinishedFiles()

    private struct State {
        var paths: Set<String> = []
        var isWatching = false
    }

    private let state = Mutex(State())

    /// Notes a file, before it is there.
    func add(_ path: String) { state.withLock { _ = $0.paths.insert(path) } }

    /// Forgets a file that is gone or in its place.
    func forget(_ path: String) { state.withLock { _ = $0.paths.remove(path) } }

    /// Puts files into their places; a signal comes before all of that or after.
    func settle(
        _ paths: [String], _ body: () throws(SystemError) -> Void
    ) throws(SystemError) {
        try state.withLock { state throws(SystemError) in
            try body()
            state.paths.subtract(paths)
        }
    }

    /// From here on, a signal that ends the process removes them first; the process dies of it all the same.
    func removeOnSignals() {
        let isWatching = state.withLock { state in
            defer { state.isWatching = true }
            return state.isWatching
        }
        guard !isWatching else { return }
        System.onEndingSignal { number in
            self.state.withLock { state in
                for path in state.paths { System.remove(path) }
                // Not let go of before the end, or another thread could still put a file into its place.
                System.die(of: number)
            }
        }
    }
}
