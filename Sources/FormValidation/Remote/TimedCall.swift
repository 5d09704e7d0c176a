/// A call of an embedder's function, which may take its time, fail, or never come back.
enum TimedCall<Value: Sendable>: Sendable {
    /// It came back in time.
    case returned(Value)
    /// It threw, or the task that waits was cancelled.
    case failed
    /// It did not come back in time.
    case timedOut

    /// Makes the call and waits for it, no longer than for so long, whatever it does.
    ///
    /// Its task is cancelled where its value is no longer wanted; nobody waits for one that does not heed that.
    init(
        within timeout: Duration, by clock: any Clock<Duration>,
        _ call: @escaping @Sendable () async throws -> Value
    ) async {
        // Not a task group: it would wait for a call that does not heed its cancellation.
        let (ends, continuation) = AsyncStream.makeStream(of: TimedCall.self)
        let calling = Task {
            do {
                continuation.yield(.returned(try await call()))
            } catch {
                continuation.yield(.failed)
            }
        }
        let waiting = Task {
            // Cancelled, it must not say that the time is over.
            guard (try? await clock.sleep(for: timeout)) != nil else { return }
            continuation.yield(.timedOut)
        }
        defer {
            calling.cancel()
            waiting.cancel()
        }
        self = .failed
        for await end in ends {
            if !Task.isCancelled { self = end }
            return
        }
    }
}
