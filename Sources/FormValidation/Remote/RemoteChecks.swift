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
    let timeout: Duration

    /// The maximum number of simultaneous checks, for one submission or one data source.
    let limit: Int

    private let clock: any Clock<Duration>
    private var checks: [String: Registered] = [:]
    /// The answers so far, where they are remembered.
    private var memory: RequestMemory<Asked, RemoteAnswer>?

    /// A wrapper, because a function stored directly in a dictionary is called through a thunk that
    /// crashes.
    private struct Registered: Sendable {
        let answer: TimedCheck
    }

    /// What is asked, whatever the path.
    private struct Asked: Hashable, Sendable {
        let check: [UInt8]
        let value: FieldValue
        // A message that repeats a secret is withheld.
        let isSecret: Bool

        init(_ question: RemoteQuestion) {
            check = Array(question.check.utf8)
            value = question.value
            isSecret = question.isSecret
        }
    }

    /// Answers a question within a time.
    package typealias TimedCheck =
        @Sendable (_ question: RemoteQuestion, _ time: Duration) async -> RemoteAnswer

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
        checks[name] = Registered { [clock] question, time in
            let call = await TimedCall(within: time, by: clock) {
                try await check(question.value)
            }
            return switch call {
            case .returned(.accepted): .accepted
            case .returned(.refused(let message)): .refused(message: message)
            case .failed: .failed
            case .timedOut: .timedOut
            }
        }
    }

    /// Adds a check that ends by itself in the time that it is given, such as a process.
    package mutating func add(_ name: String, timed check: @escaping TimedCheck) {
        checks[name] = Registered { question, time in
            time > .zero ? await check(question, time) : .timedOut
        }
    }

    /// A copy for one request, in which a value is judged several times.
    ///
    /// It asks a check once about a value, however often and however many at once need the answer. All checks of the request end
    /// after twice ``timeout``, however many they are; a check that does not suspend needs no time.
    package func remembering() -> RemoteChecks {
        guard !checks.isEmpty else { return self }
        var copy = self
        copy.memory = RequestMemory(RequestTime(of: timeout, by: clock))
        return copy
    }

    /// Runs a check for at most its time limit, even if it ignores cancellation.
    ///
    /// A check that does not suspend runs in the task of the caller, and its time is not limited. If the task is cancelled, the answer is `RemoteAnswer.failed` at once.
    public func answer(to question: RemoteQuestion) async -> RemoteAnswer {
        guard let registered = checks[question.check] else { return .unknown }
        guard !Task.isCancelled else { return .failed }
        guard let memory else { return await registered.answer(question, timeout) }
        return await memory.answer(to: Asked(question)) {
            await registered.answer(question, memory.time.left)
        }
    }
}
