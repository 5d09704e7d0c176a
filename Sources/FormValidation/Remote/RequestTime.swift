/// The time that is left for the checks of one request, or for its choices: twice the time limit of each.
///
/// So a request with many of them ends, too, though only some of them run at once.
struct RequestTime: Sendable {
    private let limit: Duration
    private let elapsed: @Sendable () -> Duration

    init(of limit: Duration, by clock: some Clock<Duration>) {
        self.limit = limit
        let start = clock.now
        elapsed = { start.duration(to: clock.now) }
    }

    /// The time for one that begins now.
    var left: Duration { min(limit, limit * 2 - elapsed()) }
}
