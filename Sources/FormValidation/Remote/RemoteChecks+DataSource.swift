public import FormModel
import Synchronization

extension RemoteChecks {
    /// Answers what a data source asks, as its values change, until the task is cancelled.
    ///
    /// It runs where its caller runs, so that the data source stays with its owner. A check is begun when a value
    /// asks for it, cancelled when the value changes, and begun anew for the new one.
    ///
    /// ```swift
    /// let source = FormDataSource(form: signUp, checks: checks.names)
    /// let answering = Task { await checks.answer(source) }   // on the same actor
    /// ```
    ///
    /// - Parameters:
    ///   - dataSource: The data source, made with ``names``.
    ///   - actor: Where the data source lives: the actor of the caller.
    public func answer(
        _ dataSource: FormDataSource, isolation actor: isolated (any Actor)? = #isolation
    ) async {
        await answer(dataSource, untilSettled: false, isolation: actor)
    }

    /// Answers all that a data source asks at present, and what comes of that, and returns when nothing is
    /// pending, or the task is cancelled: before a form is submitted.
    ///
    /// Where ``answer(_:isolation:)`` runs as well, what is under way there is asked twice, and the first answer
    /// counts; waiting for `isValid` or an issue there is as good.
    ///
    /// - Parameters:
    ///   - dataSource: The data source, made with ``names``.
    ///   - actor: Where the data source lives: the actor of the caller.
    public func settle(
        _ dataSource: FormDataSource, isolation actor: isolated (any Actor)? = #isolation
    ) async {
        await answer(dataSource, untilSettled: true, isolation: actor)
    }

    private func answer(
        _ dataSource: FormDataSource, untilSettled: Bool, isolation actor: isolated (any Actor)?
    ) async {
        // Many changes are one piece of news, and answers that come together are taken together.
        let (news, continuation) = AsyncStream.makeStream(
            of: Void.self, bufferingPolicy: .bufferingNewest(1))
        let inbox = Inbox()
        dataSource.watch {
            inbox.noteChange()
            return if case .terminated = continuation.yield() { false } else { true }
        }
        var running: [Int: Task<Void, Never>] = [:]
        defer {
            continuation.finish()
            for task in running.values { task.cancel() }
        }
        var pending: [RemoteQuestion] = []
        var rest = pending[...]
        var held: [RemoteChecks.Answered] = []
        inbox.noteChange()
        continuation.yield()
        for await _ in news {
            let answers = inbox.takeAnswers()
            for (question, _) in answers { running[question.number] = nil }
            held += answers
            // To take answers costs what the groups cost whose rows they are about: of many, many at once.
            if !held.isEmpty, held.count * RemoteChecks.parts >= pending.count {
                dataSource.receive(held)
                held.removeAll()
            }
            if inbox.takeChange() {
                pending = dataSource.pendingChecks
                if untilSettled, pending.isEmpty { return }
                let wanted = Set(pending.map(\.number))
                held.removeAll { !wanted.contains($0.question.number) }
                for (number, task) in running where !wanted.contains(number) {
                    task.cancel()
                    running[number] = nil
                }
                let known = Set(held.map(\.question.number)).union(running.keys)
                rest = pending.filter { !known.contains($0.number) }[...]
            }
            while running.count < limit, let question = rest.popFirst() {
                running[question.number] = Task {
                    inbox.put(await answer(to: question), question)
                    continuation.yield()
                }
            }
        }
    }

    fileprivate typealias Answered = (question: RemoteQuestion, answer: RemoteAnswer)

    /// An answer waits for others until it and they are one of so many parts of what is awaited.
    private static let parts = 8
}

/// What the loop has not heard of yet.
private final class Inbox: Sendable {
    private let state = Mutex((answers: [RemoteChecks.Answered](), isChanged: false))

    func put(_ answer: RemoteAnswer, _ question: RemoteQuestion) {
        state.withLock { $0.answers.append((question, answer)) }
    }

    func takeAnswers() -> [RemoteChecks.Answered] {
        state.withLock { state in
            defer { state.answers.removeAll() }
            return state.answers
        }
    }

    func noteChange() { state.withLock { $0.isChanged = true } }

    func takeChange() -> Bool {
        state.withLock { state in
            defer { state.isChanged = false }
            return state.isChanged
        }
    }
}
