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
        dataSource.watch {
            if case .terminated = continuation.yield() { false } else { true }
        }
        let inbox = Inbox()
        var running: [Int: Task<Void, Never>] = [:]
        defer {
            continuation.finish()
            for task in running.values { task.cancel() }
        }
        continuation.yield()
        for await _ in news {
            let answers = inbox.takeAll()
            for (question, _) in answers { running[question.number] = nil }
            dataSource.receive(answers)
            let pending = dataSource.pendingChecks
            if untilSettled, pending.isEmpty { return }
            let wanted = Set(pending.map(\.number))
            for (number, task) in running where !wanted.contains(number) {
                task.cancel()
                running[number] = nil
            }
            for question in pending where running[question.number] == nil {
                guard running.count < limit else { break }
                running[question.number] = Task {
                    inbox.put(await answer(to: question), question)
                    continuation.yield()
                }
            }
        }
    }
}

/// The answers that came and were not taken yet.
private final class Inbox: Sendable {
    private let list = Mutex<[(question: RemoteQuestion, answer: RemoteAnswer)]>([])

    func put(_ answer: RemoteAnswer, _ question: RemoteQuestion) {
        list.withLock { $0.append((question, answer)) }
    }

    func takeAll() -> [(question: RemoteQuestion, answer: RemoteAnswer)] {
        list.withLock { list in
            defer { list.removeAll() }
            return list
        }
    }
}
