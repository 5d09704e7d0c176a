import FormCards
import FormModel

// Asynchronous checks, which the dialogue awaits before it goes on.
extension Dialogue {
    /// Asks for the checks that are awaited, where there are any.
    mutating func checks(
        before next: Awaited, _ question: Question
    ) -> [Effect]? {
        let pending = dataSource.pendingChecks
        guard !pending.isEmpty else { return nil }
        awaited = next
        return [.check(pending, question)]
    }

    mutating func goOn(with outcomes: [CheckOutcome]) -> [Effect] {
        dataSource.receive(outcomes.map { ($0.question, $0.answer) })
        troubles = outcomes.compactMap(\.trouble).map { script.trouble($0) }
        defer { troubles = [] }
        switch awaited {
        case .opening: return troubles.map(Effect.say) + open()
        case .answer(let text, let field): return judged(text, field)
        case .submission: return submit()
        }
    }

    func checkingQuestion(_ field: FieldPlace, _ text: String) -> Question {
        var question = question(for: field)
        question.prefill = text
        question.problems = [script.checking]
        return question
    }
}
