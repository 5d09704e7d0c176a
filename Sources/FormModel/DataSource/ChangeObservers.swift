/// Those who listen to one data source besides its delegate.
struct ChangeObservers {
    private var streams: [AsyncStream<FormChange>.Continuation] = []
    private var callbacks: [() -> Void] = []

    mutating func stream() -> AsyncStream<FormChange> {
        let (stream, continuation) = AsyncStream.makeStream(
            of: FormChange.self, bufferingPolicy: .bufferingNewest(1_000))
        streams.append(continuation)
        return stream
    }

    mutating func add(_ body: @escaping () -> Void) { callbacks.append(body) }

    mutating func tell(_ changes: [FormChange]) {
        for change in changes {
            streams.removeAll {
                if case .terminated = $0.yield(change) { true } else { false }
            }
        }
        for callback in callbacks { callback() }
    }

    func finish() {
        for stream in streams { stream.finish() }
    }
}
