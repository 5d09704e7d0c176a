/// The outcome of an application's function with a timeout; the function may fail or never return.
enum TimedCall<Value: Sendable>: Sendable {
    /// The function returned in time.
    case returned(Value)
    /// The function threw, or the waiting task was cancelled.
    case failed
    /// The timeout expired.
    case timedOut

    /// Calls a function and waits for at most `timeout`.
    ///
    /// The call is cancelled when its value is no longer needed; a call that ignores cancellation
    /// is not awaited.
    init(
        within timeout: Duration, by clock: any Clock<Duration>,
        _ call: @escaping @Sendable () async throws -> Value
    ) async {
        // A task group would wait for a call that ignores cancellation.
        let (ends, continuation) = AsyncStream.makeStream(of: TimedCall.self)
        let calling = Task {
            do {
                continuation.yield(.returned(try await call()))
            } catch {
                continuation.yield(.failed)
            }
        }
        let waiting = Task {
            // A cancelled sleep is no timeout.
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
