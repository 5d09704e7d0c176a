public import FormModel

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
    /// pending: before a form is submitted.
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
        let (news, continuation) = AsyncStream.makeStream(of: News.self)
        dataSource.watch {
            if case .terminated = continuation.yield(.changed) { false } else { true }
        }
        var running: [Int: Task<Void, Never>] = [:]
        defer {
            continuation.finish()
            for task in running.values { task.cancel() }
        }
        continuation.yield(.changed)
        for await event in news {
            if case .answer(let answer, let question) = event {
                running[question.number] = nil
                dataSource.receive(answer, to: question)
            }
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
                    continuation.yield(.answer(await answer(to: question), question))
                }
            }
        }
    }
}

/// What the loop hears.
private enum News: Sendable {
    case changed
    case answer(RemoteAnswer, RemoteQuestion)
}
