import Synchronization

/// The time that is left for the checks of one request, or for its choices: twice the time limit of each, from the first one.
///
/// So a request with many of them ends, too, though only some of them run at once.
final class RequestTime: Sendable {
    private let limit: Duration
    private let begin: @Sendable () -> @Sendable () -> Duration
    private let elapsed = Mutex<(@Sendable () -> Duration)?>(nil)

    init(of limit: Duration, by clock: some Clock<Duration>) {
        self.limit = limit
        begin = {
            let start = clock.now
            return { start.duration(to: clock.now) }
        }
    }

    /// The time for one that begins now; not positive where none is left.
    var left: Duration {
        let elapsed = elapsed.withLock { known in
            let elapsed = known ?? begin()
            known = elapsed
            return elapsed
        }
        return min(limit, limit * 2 - elapsed())
    }
}
