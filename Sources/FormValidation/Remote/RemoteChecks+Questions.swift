import FormModel

extension RemoteChecks {
    /// Runs all checks, at most ``limit`` at once.
    ///
    /// - Returns: The answers by question number, independent of their order of arrival.
    func answers(to questions: [RemoteQuestion]) async -> [Int: RemoteAnswer] {
        if questions.count == 1 { return [questions[0].number: await answer(to: questions[0])] }
        return await withTaskGroup(of: (Int, RemoteAnswer).self) { group in
            var rest = questions[...]
            func begin(_ group: inout TaskGroup<(Int, RemoteAnswer)>) {
                guard let question = rest.popFirst() else { return }
                group.addImmediateTask { (question.number, await answer(to: question)) }
            }
            for _ in 0..<min(limit, questions.count) { begin(&group) }
            var answers: [Int: RemoteAnswer] = [:]
            while let (number, answer) = await group.next() {
                answers[number] = answer
                begin(&group)
            }
            return answers
        }
    }
}
