public import FormModel

/// The choices that a form may have fetched by name: `"choices": { "remote": "plans" }`.
///
/// ```swift
/// var choices = RemoteChoices()
/// choices.add("plans") { try await shop.plans.map { Choice($0.id, title: LocalizedText($0.name)) } }
/// let form = try await form.fetchingChoices(by: choices)
/// ```
public struct RemoteChoices: Sendable {
    /// Fetches the choices.
    public typealias Fetch = @Sendable () async throws -> [Choice]

    /// How long each fetch may take.
    public let timeout: Duration

    private let clock: any Clock<Duration>
    private var fetches: [String: Registered] = [:]

    /// Wrapped: as a value of a dictionary itself, the function is called through a thunk that crashes.
    private struct Registered: Sendable {
        let fetch: Fetch
    }

    /// Makes a collection of no choices.
    ///
    /// - Parameters:
    ///   - timeout: How long each fetch may take; 10 seconds unless said otherwise.
    ///   - clock: What measures the time.
    public init(
        timeout: Duration = .seconds(10), clock: any Clock<Duration> = ContinuousClock()
    ) {
        self.timeout = timeout
        self.clock = clock
    }

    /// Adds choices; those of the same name are replaced.
    ///
    /// - Parameters:
    ///   - name: The name that forms use.
    ///   - fetch: Fetches them.
    public mutating func add(_ name: String, _ fetch: @escaping Fetch) {
        fetches[name] = Registered(fetch: fetch)
    }

    /// Fetches the choices of some names, each once, all at the same time, as a form or data source takes them:
    /// ``FormModel/FormDataSource/receive(choices:)``.
    ///
    /// A fetch is cancelled where it takes too long, and where the task is cancelled; nobody waits for one that does
    /// not heed that.
    ///
    /// - Parameter names: The names, such as ``FormModel/Form/remoteChoices``.
    /// - Returns: The choices, by name.
    /// - Throws: All that could not be fetched, in the order of the names.
    public func fetch(_ names: [String]) async throws(RemoteChoicesError) -> [String: [Choice]] {
        let calls = await withTaskGroup(of: (String, TimedCall<[Choice]>).self) { group in
            for (name, registered) in fetches where names.contains(where: name.hasSameBytes) {
                group.addTask {
                    (name, await TimedCall(within: timeout, by: clock, registered.fetch))
                }
            }
            return await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
        }
        var choices: [String: [Choice]] = [:]
        var failures: [RemoteChoicesError.Failure] = []
        for name in names where choices[name] == nil {
            let reason: RemoteChoicesError.Reason
            switch calls[name] {
            case .returned(let list)?:
                choices[name] = list
                continue
            case .failed?: reason = .failed
            case .timedOut?: reason = .timedOut
            case nil: reason = .unknown
            }
            failures.append(RemoteChoicesError.Failure(name: name, reason: reason))
        }
        guard failures.isEmpty else { throw RemoteChoicesError(failures: failures) }
        return choices
    }
}

extension Form {
    /// The same form with all its choices fetched: one like any other.
    ///
    /// - Parameter choices: What fetches them.
    /// - Returns: The form.
    /// - Throws: ``RemoteChoicesError`` with all that could not be fetched; `FormDefinitionError` where what was fetched
    ///   makes no sound form, as ``FormModel/Form/withChoices(_:)`` says.
    public func fetchingChoices(by choices: RemoteChoices) async throws -> Form {
        try withChoices(try await choices.fetch(remoteChoices))
    }
}
