import FormCards

/// A check or a fetching of choices that has begun.
protocol RunningRequest: AnyObject {
    /// Lets the command go on for at most a number of seconds.
    ///
    /// - Returns: The result, once it has ended.
    func advance(for seconds: Double) -> RemoteOutcome?

    /// Ends the command without a result.
    func cancel()
}

extension RunningRequest {
    /// The result, after waiting until the command has ended.
    var outcome: RemoteOutcome {
        while true {
            if let outcome = advance(for: 60) { return outcome }
        }
    }
}

/// A request that has its result without a command.
final class AnsweredRequest: RunningRequest {
    private let result: RemoteOutcome

    init(_ result: RemoteOutcome) { self.result = result }

    func advance(for seconds: Double) -> RemoteOutcome? { result }

    func cancel() {}
}
