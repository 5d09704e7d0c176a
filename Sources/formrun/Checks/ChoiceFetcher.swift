import FormCards
import FormModel

/// Fetching of choices that has begun.
protocol RunningFetch: AnyObject {
    /// Lets the command go on for at most a number of seconds.
    ///
    /// - Returns: The result, once it has ended.
    func advance(for seconds: Double) -> ChoiceOutcome?

    /// Ends the command without a result.
    func cancel()
}

/// The commands that print choices for the values of other fields.
struct ChoiceFetcher: Sendable {
    let output: ChoiceOutput
    let commands: [String: String]
    /// The choices of files, which are the same for all values and are never fetched.
    let files: [String: [Choice]]

    /// Begins to fetch choices.
    func begin(_ question: ChoiceQuestion) -> any RunningFetch {
        guard let command = commands[question.name] else {
            let reason = "the choices \(question.name) could not be fetched: no command is given"
            return MissingChoices(ChoiceOutcome(question: question, failures: [reason]))
        }
        return ChoiceFetch(question, command, output)
    }

    /// Fetches choices, and waits until the command has ended.
    func outcome(of question: ChoiceQuestion) -> ChoiceOutcome {
        let fetch = begin(question)
        while true {
            if let outcome = fetch.advance(for: 60) { return outcome }
        }
    }

    /// Fetches the choices that a data source needs for its values, as far as there are commands for them; what
    /// could not be fetched is said.
    func fill(_ dataSource: FormDataSource, _ console: any Console) {
        var asked: Set<ChoiceQuestion> = []
        while true {
            let questions = dataSource.pendingChoices.filter {
                commands[$0.name] != nil && asked.insert($0).inserted
            }
            if questions.isEmpty { return }
            var choices: [ChoiceQuestion: [Choice]] = [:]
            for outcome in questions.map(outcome) {
                for failure in outcome.failures { console.say("formrun: \(failure)") }
                choices[outcome.question] = outcome.choices
            }
            _ = try? dataSource.receive(choices)
        }
    }
}

/// Choices without a command.
private final class MissingChoices: RunningFetch {
    private let outcome: ChoiceOutcome

    init(_ outcome: ChoiceOutcome) { self.outcome = outcome }

    func advance(for seconds: Double) -> ChoiceOutcome? { outcome }

    func cancel() {}
}

/// A command that reads the values as a JSON object and prints the choices.
private final class ChoiceFetch: RunningFetch {
    private let question: ChoiceQuestion
    private let command: String
    private let output: ChoiceOutput
    private let child: ChildProcess

    init(_ question: ChoiceQuestion, _ command: String, _ output: ChoiceOutput) {
        self.question = question
        self.command = command
        self.output = output
        child = ChildProcess(
            command, input: question.json, timeout: output.timeout,
            limit: ChoiceCommands.outputLimit + 1)
    }

    func advance(for seconds: Double) -> ChoiceOutcome? {
        child.advance(for: seconds).map { _ in outcome }
    }

    func cancel() { child.cancel() }

    private var outcome: ChoiceOutcome {
        switch output.read(child, of: question.name, mayBeEmpty: true) {
        case .success(let list):
            let problems = output.form.problems(of: list.choices, for: question)
            guard problems.isEmpty else {
                let origin = ChoiceOutput.Origin(path: nil, lines: list.lines)
                return ChoiceOutcome(
                    question: question, failures: output.lines(problems, [question.name: origin]))
            }
            return ChoiceOutcome(question: question, choices: list.choices)
        case .failure(let failure):
            let hint = child.end == .exited(0) ? "" : ChoiceCommands.hint(command)
            let reason =
                "the choices \(question.name) could not be fetched: \(failure.text)\(hint)"
            return ChoiceOutcome(question: question, failures: [reason])
        }
    }
}
