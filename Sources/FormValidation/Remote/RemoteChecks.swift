public import FormModel

/// The asynchronous checks that a form may ask for by name: `{ "remote": "nameIsFree" }`.
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
/// A check that throws is an issue of its own, `remoteFailed`, and one that gives no answer in time another,
/// `remoteTimeout`. Its task is cancelled where its answer is no longer wanted; the answer of a check that does
/// not heed that is dropped, and nobody waits for it.
public struct RemoteChecks: Sendable {
    /// Judges a value, which is never empty, and may be a secret.
    public typealias Check = @Sendable (FieldValue) async throws -> RemoteVerdict

    /// How long each check may take.
    public let timeout: Duration

    /// How many checks run at once, of one submission or one data source.
    public let limit: Int

    private let clock: any Clock<Duration>
    private var checks: [String: Registered] = [:]

    /// Wrapped: as a value of a dictionary itself, the function is called through a thunk that crashes.
    private struct Registered: Sendable {
        let check: Check
    }

    /// Makes a collection of no checks.
    ///
    /// - Parameters:
    ///   - timeout: How long each check may take; 10 seconds unless said otherwise.
    ///   - limit: How many run at once, of one submission or one data source; at least 1, and 8 unless said
    ///     otherwise.
    ///   - clock: What measures the time.
    public init(
        timeout: Duration = .seconds(10), limit: Int = 8,
        clock: any Clock<Duration> = ContinuousClock()
    ) {
        self.timeout = timeout
        self.limit = max(1, limit)
        self.clock = clock
    }

    /// The names, for a data source whose checks are answered with these.
    public var names: Set<String> { Set(checks.keys) }

    /// Adds a check; one of the same name is replaced.
    ///
    /// - Parameters:
    ///   - name: The name that forms use.
    ///   - check: Judges a value.
    public mutating func add(_ name: String, _ check: @escaping Check) {
        checks[name] = Registered(check: check)
    }

    /// Asks the check; the answer comes in time whatever the check does.
    ///
    /// Where the task is cancelled it is ``RemoteAnswer/failed``, at once.
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
