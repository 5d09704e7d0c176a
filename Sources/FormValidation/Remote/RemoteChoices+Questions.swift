public import FormModel

extension RemoteChoices {
    /// The largest number of choices that are fetched at the same time for values.
    static let limit = 8

    /// Fetches the choices for some questions, at most ``limit`` at once; those that could not be fetched are left out.
    func answers(to questions: [ChoiceQuestion]) async -> [ChoiceQuestion: [Choice]] {
        await withTaskGroup(of: (ChoiceQuestion, [Choice]?).self) { group in
            var rest = questions[...]
            func begin(_ group: inout TaskGroup<(ChoiceQuestion, [Choice]?)>) {
                guard let question = rest.popFirst() else { return }
                group.addTask { (question, await answer(to: question)) }
            }
            for _ in 0..<min(Self.limit, questions.count) { begin(&group) }
            var answers: [ChoiceQuestion: [Choice]] = [:]
            while let (question, choices) = await group.next() {
                answers[question] = choices
                begin(&group)
            }
            return answers
        }
    }

    /// Fetches the choices that a data source needs for its values, as they change, until the task is cancelled.
    ///
    /// It runs on the actor of the caller, on which the data source lives. Choices that could not be fetched or used are
    /// not known: a value of such a field has the issue `choicesUnknown`. They are fetched again when the values were
    /// others in the meantime. Choices for values that have changed are dropped when they arrive.
    ///
    /// ```swift
    /// let answering = Task { await choices.answer(source) }   // on the same actor
    /// ```
    ///
    /// - Parameters:
    ///   - dataSource: The data source.
    ///   - actor: The actor of the caller, on which the data source lives.
    public func answer(
        _ dataSource: FormDataSource, isolation actor: isolated (any Actor)? = #isolation
    ) async {
        let (news, continuation) = AsyncStream.makeStream(
            of: Void.self, bufferingPolicy: .bufferingNewest(1))
        dataSource.watch { if case .terminated = continuation.yield() { false } else { true } }
        defer { continuation.finish() }
        var failed: Set<ChoiceQuestion> = []
        continuation.yield()
        for await _ in news {
            while !Task.isCancelled {
                let pending = dataSource.pendingChoices
                failed.formIntersection(pending)
                let next = pending.filter { !failed.contains($0) }
                if next.isEmpty { break }
                let known = await answers(to: next)
                if Task.isCancelled { return }
                failed.formUnion(dataSource.take(known, for: next))
            }
        }
    }

    /// Fetches the choices that a data source needs for its present values, and those that they make necessary, such as
    /// before a form is submitted.
    ///
    /// - Parameters:
    ///   - dataSource: The data source.
    ///   - actor: The actor of the caller, on which the data source lives.
    public func answerPending(
        _ dataSource: FormDataSource, isolation actor: isolated (any Actor)? = #isolation
    ) async {
        var asked: Set<ChoiceQuestion> = []
        while !Task.isCancelled {
            let next = dataSource.pendingChoices.filter { asked.insert($0).inserted }
            if next.isEmpty { return }
            _ = dataSource.take(await answers(to: next), for: next)
        }
    }
}

extension FormDataSource {
    /// Receives fetched choices, all at once unless some of them cannot be used.
    ///
    /// - Returns: The questions without choices that can be used.
    fileprivate func take(
        _ choices: [ChoiceQuestion: [Choice]], for questions: [ChoiceQuestion]
    ) -> [ChoiceQuestion] {
        if (try? receive(choices)) != nil { return questions.filter { choices[$0] == nil } }
        return questions.filter { question in
            guard let list = choices[question] else { return true }
            return (try? receive(list, for: question)) == nil
        }
    }
}
