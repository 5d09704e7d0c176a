public import FormModel

/// The sources of choices that forms request by name: `"choices": { "remote": "plans" }`.
///
/// ```swift
/// var choices = RemoteChoices()
/// choices.add("plans") { try await shop.plans.map { Choice($0.id, title: LocalizedText($0.name)) } }
/// let form = try await form.fetchingChoices(by: choices)
/// ```
public struct RemoteChoices: Sendable {
    /// Fetches the choices.
    public typealias Fetch = @Sendable () async throws -> [Choice]

    /// Fetches the choices for the values of other fields, which are never empty.
    public typealias FetchForValues =
        @Sendable (_ values: [FieldName: FieldValue]) async throws -> [Choice]

    /// The time limit of each fetch.
    let timeout: Duration

    private let clock: any Clock<Duration>
    private var fetches: [String: Registered] = [:]
    /// The choices so far, where they are remembered; `nil` for those that could not be fetched.
    private var memory: RequestMemory<ChoiceQuestion, [Choice]?>?

    /// A wrapper, because a function stored directly in a dictionary is called through a thunk that
    /// crashes.
    private struct Registered: Sendable {
        let fetch: TimedFetch
    }

    private typealias TimedFetch =
        @Sendable (ChoiceQuestion, Duration) async -> TimedCall<[Choice]>

    /// Makes an empty collection.
    ///
    /// - Parameters:
    ///   - timeout: The time limit of each fetch.
    ///   - clock: The clock that measures the time limit.
    public init(
        timeout: Duration = .seconds(10), clock: any Clock<Duration> = ContinuousClock()
    ) {
        self.timeout = timeout
        self.clock = clock
    }

    /// Adds a source of choices, which replaces one of the same name.
    ///
    /// - Parameters:
    ///   - name: The name that forms use.
    ///   - fetch: Fetches the choices.
    public mutating func add(_ name: String, _ fetch: @escaping Fetch) {
        add(name) { _ in try await fetch() }
    }

    /// Adds a source of choices that depend on the values of other fields (`"with": ["village"]`), which replaces one of
    /// the same name.
    ///
    /// ```swift
    /// choices.add("plots") { values in try await register.plots(in: values["village"]) }
    /// ```
    ///
    /// - Parameters:
    ///   - name: The name that forms use.
    ///   - fetch: Fetches the choices for the values of the fields, by their names; an empty list means that there are
    ///     none. It is called again when a value changes.
    public mutating func add(_ name: String, _ fetch: @escaping FetchForValues) {
        fetches[name] = Registered { [clock] question, time in
            await TimedCall(within: time, by: clock) { try await fetch(question.values) }
        }
    }

    /// Adds a source of choices that ends by itself in the time that it is given, such as a process; it returns `nil` where
    /// the choices could not be fetched.
    package mutating func add(
        _ name: String,
        timed fetch:
            @escaping @Sendable (_ question: ChoiceQuestion, _ time: Duration) async -> [Choice]?
    ) {
        fetches[name] = Registered { question, time in
            guard time > .zero else { return .timedOut }
            return await fetch(question, time).map { .returned($0) } ?? .failed
        }
    }

    /// A copy for one request, in which choices are needed several times.
    ///
    /// It fetches those for a question once, however often and however many at once need them. All fetches of the request end after
    /// twice ``timeout``, however many they are; one that does not suspend needs no time.
    package func remembering() -> RemoteChoices {
        guard !fetches.isEmpty else { return self }
        var copy = self
        copy.memory = RequestMemory(RequestTime(of: timeout, by: clock))
        return copy
    }

    /// The choices for a question; `nil` if they could not be fetched in time.
    public func answer(to question: ChoiceQuestion) async -> [Choice]? {
        guard let memory else { return await fetch(question, within: timeout) }
        return await memory.answer(to: question) {
            await fetch(question, within: memory.time.left)
        }
    }

    private func fetch(_ question: ChoiceQuestion, within time: Duration) async -> [Choice]? {
        guard
            let registered = fetches.first(where: { $0.key.hasSameBytes(as: question.name) })?
                .value,
            case .returned(let choices) = await registered.fetch(question, time)
        else { return nil }
        return choices
    }

    /// Fetches the choices of some names simultaneously, each once, for a form or for
    /// `FormDataSource.receive(choices:)`.
    ///
    /// A fetch is cancelled when it exceeds the timeout or the task is cancelled; a fetch that
    /// ignores cancellation is not awaited.
    ///
    /// - Parameter names: The names, such as `Form.remoteChoices`.
    /// - Returns: The choices, by name.
    /// - Throws: All failures, in the order of the names.
    package func fetch(_ names: [String]) async throws(RemoteChoicesError) -> [String: [Choice]] {
        let calls = await withTaskGroup(of: (String, TimedCall<[Choice]>).self) { group in
            for (name, registered) in fetches where names.contains(where: name.hasSameBytes) {
                group.addTask {
                    (name, await registered.fetch(ChoiceQuestion(name, [], []), timeout))
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
    /// A copy of the form with all choices fetched.
    ///
    /// - Parameter choices: The sources of the choices.
    /// - Returns: The form.
    /// - Throws: ``RemoteChoicesError`` with all failures; `FormDefinitionError` if the form with
    ///   the fetched choices is invalid, as `Form.withChoices(_:)` describes.
    public func fetchingChoices(by choices: RemoteChoices) async throws -> Form {
        try withChoices(try await choices.fetch(remoteChoices))
    }
}
