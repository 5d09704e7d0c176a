import Synchronization

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
    /// A function that does not suspend is called here like any other: no thread is changed, and the clock is not asked. The
    /// call is cancelled when its value is no longer needed; a call that ignores cancellation is not awaited.
    init(
        within timeout: Duration, by clock: any Clock<Duration>,
        _ call: @escaping @Sendable () async throws -> Value
    ) async {
        // A task group would wait for a call that ignores cancellation.
        let first = FirstEnd<Value>()
        let calling = Task.immediate {
            do {
                first.put(.returned(try await call()))
            } catch {
                first.put(.failed)
            }
        }
        if let end = first.end {
            self = Task.isCancelled ? .failed : end
            return
        }
        guard timeout > .zero else {
            calling.cancel()
            self = .timedOut
            return
        }
        let waiting = Task {
            // A cancelled sleep is no timeout.
            guard (try? await clock.sleep(for: timeout)) != nil else { return }
            first.put(.timedOut)
        }
        let end = await withTaskCancellationHandler {
            await first.wait()
        } onCancel: {
            first.put(.failed)
        }
        calling.cancel()
        waiting.cancel()
        self = Task.isCancelled ? .failed : end
    }
}

/// The first of several ends of a call; all others are dropped.
private final class FirstEnd<Value: Sendable>: Sendable {
    private enum State {
        case open
        case awaited(CheckedContinuation<TimedCall<Value>, Never>)
        case ended(TimedCall<Value>)
    }

    private let state = Mutex(State.open)

    /// The end; `nil` while there is none.
    var end: TimedCall<Value>? {
        state.withLock { if case .ended(let end) = $0 { end } else { nil } }
    }

    func put(_ end: TimedCall<Value>) {
        let waiting = state.withLock { state -> CheckedContinuation<TimedCall<Value>, Never>? in
            switch state {
            case .ended: return nil
            case .open:
                state = .ended(end)
                return nil
            case .awaited(let continuation):
                state = .ended(end)
                return continuation
            }
        }
        waiting?.resume(returning: end)
    }

    /// Waits for the end; called once.
    func wait() async -> TimedCall<Value> {
        await withCheckedContinuation { continuation in
            let end = state.withLock { state -> TimedCall<Value>? in
                if case .ended(let end) = state { return end }
                state = .awaited(continuation)
                return nil
            }
            if let end { continuation.resume(returning: end) }
        }
    }
}
