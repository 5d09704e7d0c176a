/// The observers of one data source besides its delegate.
struct ChangeObservers {
    private var streams: [AsyncStream<FormChange>.Continuation] = []
    private var callbacks: [() -> Void] = []
    private var fieldCallbacks: [(Set<FieldName>?) -> Void] = []
    private var watchers: [Watcher] = []
    private var lastWatcher = 0

    /// An observer that is called until it returns `false`.
    struct Watcher {
        fileprivate let number: Int
        let isWatching: () -> Bool
    }

    var isEmpty: Bool {
        streams.isEmpty && callbacks.isEmpty && fieldCallbacks.isEmpty && watchers.isEmpty
    }

    mutating func stream() -> AsyncStream<FormChange> {
        let (stream, continuation) = AsyncStream.makeStream(
            of: FormChange.self, bufferingPolicy: .bufferingNewest(1_000))
        streams.append(continuation)
        return stream
    }

    mutating func add(_ body: @escaping () -> Void) { callbacks.append(body) }

    /// Adds an observer that is called with the fields that may have changed; `nil` for all.
    mutating func add(ofFields body: @escaping (Set<FieldName>?) -> Void) {
        fieldCallbacks.append(body)
    }

    /// Adds an observer that is called until it returns `false`, and makes no updates.
    mutating func add(watcher: @escaping () -> Bool) {
        lastWatcher += 1
        watchers.append(Watcher(number: lastWatcher, isWatching: watcher))
    }

    mutating func remove(_ ended: [Watcher]) {
        let numbers = Set(ended.map(\.number))
        watchers.removeAll { numbers.contains($0.number) }
    }

    /// Passes changes on to the streams.
    ///
    /// - Parameters:
    ///   - changes: The changes.
    ///   - fields: The fields that may have changed; `nil` for all.
    /// - Returns: The watchers and the callbacks. The caller calls them once it no longer accesses this value, since they
    ///   may ask for a stream, and a callback may make an update.
    mutating func notify(
        _ changes: [FormChange], fields: () -> Set<FieldName>?
    ) -> (watchers: [Watcher], callbacks: [() -> Void]) {
        for change in changes {
            streams.removeAll {
                if case .terminated = $0.yield(change) { true } else { false }
            }
        }
        guard !fieldCallbacks.isEmpty else { return (watchers, callbacks) }
        let fields = fields()
        return (watchers, callbacks + fieldCallbacks.map { body in { body(fields) } })
    }

    func finish() {
        for stream in streams { stream.finish() }
    }
}
