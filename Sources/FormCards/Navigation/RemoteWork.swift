import FormModel

/// The asynchronous checks and choices that must be known before a step of a navigator goes on.
struct RemoteWork {
    /// The step that continues after the pending requests.
    enum Awaited {
        case opening, submission, asking
        case answer(FieldPlace)
    }

    private(set) var awaited = Awaited.opening
    /// The choices that could not be fetched since the last answer.
    private var unfetched: Set<ChoiceQuestion> = []

    /// Lets choices that could not be fetched be fetched again.
    mutating func retryChoices() { unfetched = [] }

    /// The requests whose outcomes a step waits for: the choices for the present values, or else the checks, for which a
    /// question does not wait.
    mutating func requests(before step: Awaited, _ dataSource: FormDataSource) -> [RemoteRequest] {
        awaited = step
        let choices = dataSource.pendingChoices.filter { !unfetched.contains($0) }
        guard choices.isEmpty else { return choices.map(RemoteRequest.choices) }
        if case .asking = step { return [] }
        return dataSource.pendingChecks.map(RemoteRequest.check)
    }

    /// Enters the outcomes of requests.
    mutating func take(_ outcomes: [RemoteOutcome], into dataSource: FormDataSource) {
        var answers: [(question: RemoteQuestion, answer: RemoteAnswer)] = []
        var wanted: [ChoiceQuestion] = []
        var choices: [ChoiceQuestion: [Choice]] = [:]
        for outcome in outcomes {
            switch outcome.content {
            case .answer(let question, let answer): answers.append((question, answer))
            case .choices(let question, let list):
                wanted.append(question)
                choices[question] = list
            }
        }
        if !answers.isEmpty { dataSource.take(answers) }
        if !wanted.isEmpty {
            let isTaken = (try? dataSource.receive(choices)) != nil
            unfetched.formUnion(isTaken ? wanted.filter { choices[$0] == nil } : wanted)
        }
    }
}
