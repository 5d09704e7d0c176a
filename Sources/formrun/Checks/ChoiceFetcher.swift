import FormCards
import FormModel
import FormValidation

/// The commands that print choices for the values of other fields.
struct ChoiceFetcher: Sendable {
    let output: ChoiceOutput
    let commands: [String: String]
    /// The choices of files, which are the same for all values and are never fetched.
    let files: [String: [Choice]]

    /// The choices for a ``PageFlow``, each of which are waited for on a thread of their own.
    var ofFlow: RemoteChoices {
        var choices = RemoteChoices(timeout: .seconds(output.timeout))
        for (name, list) in files { choices.add(name) { list } }
        for name in commands.keys {
            choices.add(name) { question, time in
                await Threads.apart {
                    begin(question, within: time / .seconds(1)).outcome.choices
                }
            }
        }
        return choices
    }

    /// Begins to fetch choices.
    ///
    /// - Parameters:
    ///   - question: The question.
    ///   - seconds: The seconds after which the command is ended; those of the command line unless given.
    /// - Returns: The fetching.
    func begin(_ question: ChoiceQuestion, within seconds: Double? = nil) -> any RunningRequest {
        guard let command = commands[question.name] else {
            let reason = "the choices \(question.name) could not be fetched: no command is given"
            return AnsweredRequest(.choices(nil, for: question, failures: [reason]))
        }
        return ChoiceFetch(question, command, output, within: seconds ?? output.timeout)
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
            for question in questions {
                let outcome = begin(question).outcome
                for failure in outcome.failures { console.say("formrun: \(failure)") }
                choices[question] = outcome.choices
            }
            _ = try? dataSource.receive(choices)
        }
    }
}

/// A command that reads the values as a JSON object and prints the choices.
private final class ChoiceFetch: RunningRequest {
    private let question: ChoiceQuestion
    private let command: String
    private let output: ChoiceOutput
    private let child: ChildProcess

    init(
        _ question: ChoiceQuestion, _ command: String, _ output: ChoiceOutput,
        within seconds: Double
    ) {
        self.question = question
        self.command = command
        self.output = output
        child = ChildProcess(
            command, input: question.json, timeout: seconds,
            limit: ChoiceCommands.outputLimit + 1)
    }

    func advance(for seconds: Double) -> RemoteOutcome? {
        child.advance(for: seconds).map { _ in result }
    }

    func cancel() { child.cancel() }

    private var result: RemoteOutcome {
        switch output.read(child, of: question.name, mayBeEmpty: true) {
        case .success(let list):
            let problems = output.form.problems(
                of: list.choices, named: question.name, with: question.fields)
            guard problems.isEmpty else {
                let origin = ChoiceOutput.Origin(path: nil, lines: list.lines)
                return .choices(
                    nil, for: question, failures: output.lines(problems, [question.name: origin]))
            }
            return .choices(list.choices, for: question)
        case .failure(let failure):
            let reason = ChoiceCommands.unfetched(question.name, failure, child, command)
            return .choices(nil, for: question, failures: [reason])
        }
    }
}
