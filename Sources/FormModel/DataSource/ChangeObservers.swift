/// The observers of one data source besides its delegate.
struct ChangeObservers {
    private var streams: [AsyncStream<FormChange>.Continuation] = []
    private var callbacks: [() -> Void] = []
    private var watchers: [() -> Bool] = []

    mutating func stream() -> AsyncStream<FormChange> {
        let (stream, continuation) = AsyncStream.makeStream(
            of: FormChange.self, bufferingPolicy: .bufferingNewest(1_000))
        streams.append(continuation)
        return stream
    }

    mutating func add(_ body: @escaping () -> Void) { callbacks.append(body) }

    /// Adds an observer that is called until it returns `false`; it must make no updates.
    mutating func add(watcher: @escaping () -> Bool) { watchers.append(watcher) }

    /// Passes changes on to the streams.
    ///
    /// - Returns: The callbacks. The caller calls them once it no longer accesses this value, since a callback may ask
    ///   for a stream or make an update.
    mutating func notify(_ changes: [FormChange]) -> [() -> Void] {
        for change in changes {
            streams.removeAll {
                if case .terminated = $0.yield(change) { true } else { false }
            }
        }
        watchers.removeAll { !$0() }
        return callbacks
    }

    func finish() {
        for stream in streams { stream.finish() }
    }
}
