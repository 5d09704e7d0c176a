public import FormModel

/// The asynchronous checks that forms request by name: `{ "remote": "nameIsFree" }`.
///
/// ```swift
/// var checks = RemoteChecks()
/// checks.add("nameIsFree") { value in
///     guard case .text(let name) = value else { return .accepted }
///     return try await users.has(name) ? .refused(message: "This name is taken.") : .accepted
/// }
/// let report = await validator.validate(.json(body), checks: checks)
/// ```
///
/// A check that throws causes an issue `remoteFailed`, and one that exceeds the timeout an issue
/// `remoteTimeout`. The task of a check is cancelled when its result is no longer needed; the
/// result of a check that ignores cancellation is discarded without waiting for it.
public struct RemoteChecks: Sendable {
    /// Checks a value, which is never empty and may be secret.
    public typealias Check = @Sendable (FieldValue) async throws -> CheckResult

    /// The time limit of each check.
    public let timeout: Duration

    /// The maximum number of simultaneous checks, for one submission or one data source.
    public let limit: Int

    private let clock: any Clock<Duration>
    private var checks: [String: Registered] = [:]

    /// A wrapper, because a function stored directly in a dictionary is called through a thunk that
    /// crashes.
    private struct Registered: Sendable {
        let check: Check
    }

    /// Makes an empty collection.
    ///
    /// - Parameters:
    ///   - timeout: The time limit of each check.
    ///   - limit: The maximum number of simultaneous checks, for one submission or one data source;
    ///     at least 1.
    ///   - clock: The clock that measures the time limit.
    public init(
        timeout: Duration = .seconds(10), limit: Int = 8,
        clock: any Clock<Duration> = ContinuousClock()
    ) {
        self.timeout = timeout
        self.limit = max(1, limit)
        self.clock = clock
    }

    /// The names of the checks, to be passed to a data source.
    public var names: Set<String> { Set(checks.keys) }

    /// Adds a check, which replaces one of the same name.
    ///
    /// - Parameters:
    ///   - name: The name that forms use.
    ///   - check: The check of a value.
    public mutating func add(_ name: String, _ check: @escaping Check) {
        checks[name] = Registered(check: check)
    }

    /// Runs a check for at most ``timeout``, even if it ignores cancellation.
    ///
    /// If the task is cancelled, the answer is `RemoteAnswer.failed` at once.
    public func answer(to question: RemoteQuestion) async -> RemoteAnswer {
        guard let registered = checks[question.check] else { return .unknown }
        guard !Task.isCancelled else { return .failed }
        let call = await TimedCall(within: timeout, by: clock) {
            try await registered.check(question.value)
        }
        return switch call {
        case .returned(.accepted): .accepted
        case .returned(.refused(let message)): .refused(message: message)
        case .failed: .failed
        case .timedOut: .timedOut
        }
    }
}
