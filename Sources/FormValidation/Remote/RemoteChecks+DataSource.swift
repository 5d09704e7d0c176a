public import FormModel
import Synchronization

extension RemoteChecks {
    /// Runs the checks that a data source requests, as its values change, until the task is
    /// cancelled.
    ///
    /// It runs on the actor of the caller, on which the data source lives. A check starts when a
    /// value requests it, and is cancelled and restarted when the value changes.
    ///
    /// ```swift
    /// let source = FormDataSource(form: signUp, checks: checks.names)
    /// let answering = Task { await checks.answer(source) }   // on the same actor
    /// ```
    ///
    /// - Parameters:
    ///   - dataSource: The data source, made with ``names``.
    ///   - actor: The actor of the caller, on which the data source lives.
    public func answer(
        _ dataSource: FormDataSource, isolation actor: isolated (any Actor)? = #isolation
    ) async {
        await answer(dataSource, untilNonePending: false, isolation: actor)
    }

    /// Runs the pending checks of a data source, and those that their results request, until none
    /// is pending or the task is cancelled; to be called before a form is submitted.
    ///
    /// If ``answer(_:isolation:)`` runs at the same time, pending checks run twice, and the first
    /// result counts; waiting there for `isValid` or an issue is sufficient.
    ///
    /// - Parameters:
    ///   - dataSource: The data source, made with ``names``.
    ///   - actor: The actor of the caller, on which the data source lives.
    public func answerPending(
        _ dataSource: FormDataSource, isolation actor: isolated (any Actor)? = #isolation
    ) async {
        await answer(dataSource, untilNonePending: true, isolation: actor)
    }

    private func answer(
        _ dataSource: FormDataSource, untilNonePending: Bool, isolation actor: isolated (any Actor)?
    ) async {
        // The buffer of one element merges many changes into one notification, and simultaneous
        // answers into one delivery.
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
        var undelivered: [RemoteChecks.Answered] = []
        inbox.noteChange()
        continuation.yield()
        for await _ in news {
            let answers = inbox.takeAnswers()
            for (question, _) in answers { running[question.number] = nil }
            undelivered += answers
            // Delivering answers costs time for all groups whose rows they concern, so many answers
            // are delivered together.
            if !undelivered.isEmpty, undelivered.count * RemoteChecks.parts >= pending.count {
                dataSource.take(undelivered)
                undelivered.removeAll()
            }
            if inbox.takeChange() {
                pending = dataSource.pendingChecks
                if untilNonePending, pending.isEmpty { return }
                let wanted = Set(pending.map(\.number))
                undelivered.removeAll { !wanted.contains($0.question.number) }
                for (number, task) in running where !wanted.contains(number) {
                    task.cancel()
                    running[number] = nil
                }
                let known = Set(undelivered.map(\.question.number)).union(running.keys)
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

    /// Answers are delivered when they are at least this fraction (one of `parts`) of the pending
    /// questions.
    private static let parts = 8
}

/// The answers and changes that the loop has not processed yet.
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
