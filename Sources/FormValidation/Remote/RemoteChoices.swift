public import FormModel
import Synchronization

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
    private var memory: ChoiceMemory?

    /// A wrapper, because a function stored directly in a dictionary is called through a thunk that
    /// crashes.
    private struct Registered: Sendable {
        let fetch: @Sendable (ChoiceQuestion) async throws -> [Choice]
    }

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
        fetches[name] = Registered { _ in try await fetch() }
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
        fetches[name] = Registered { try await fetch($0.values) }
    }

    /// Adds a source of choices that is given the fields in the order of the form file, which a dictionary does not keep.
    package mutating func add(
        _ name: String,
        answering fetch: @escaping @Sendable (ChoiceQuestion) async throws -> [Choice]
    ) {
        fetches[name] = Registered(fetch: fetch)
    }

    /// A copy that fetches the choices for a question once: for one request, in which they are needed several times.
    package func remembering() -> RemoteChoices {
        var copy = self
        copy.memory = ChoiceMemory()
        return copy
    }

    /// The choices for a question; `nil` if they could not be fetched in time.
    public func answer(to question: ChoiceQuestion) async -> [Choice]? {
        guard let memory else { return await fetch(question) }
        if let known = memory.known.withLock({ $0[question] }) { return known }
        let choices = await fetch(question)
        memory.known.withLock { $0[question] = .some(choices) }
        return choices
    }

    private func fetch(_ question: ChoiceQuestion) async -> [Choice]? {
        guard
            let registered = fetches.first(where: { $0.key.hasSameBytes(as: question.name) })?
                .value
        else { return nil }
        let call = await TimedCall(within: timeout, by: clock) {
            try await registered.fetch(question)
        }
        guard case .returned(let choices) = call else { return nil }
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
                    (
                        name,
                        await TimedCall(within: timeout, by: clock) {
                            try await registered.fetch(ChoiceQuestion(name, [], []))
                        }
                    )
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

/// The choices that were fetched during one request.
private final class ChoiceMemory: Sendable {
    let known = Mutex<[ChoiceQuestion: [Choice]?]>([:])
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
