import FormCards
import FormModel

/// The commands that find suggestions for what a person types.
struct SuggestionCommands: Sendable {
    let output: ChoiceOutput
    let commands: [String: String]

    /// The names of the suggestions that there are commands for.
    var names: [String] { commands.keys.sorted() }

    /// Begins to find suggestions.
    func begin(_ question: SuggestionQuestion) -> any RunningSearch {
        CommandSearch(question, commands[question.source] ?? "", output)
    }

    /// What is wrong with a text among suggestions; `nil` for one that can be suggested.
    static func complaint(about text: String) -> String? {
        if text.utf8.count > Choice.maximumBytes {
            return "the text has more than \(Choice.maximumBytes) bytes"
        }
        return FormItem.suggestionRefuses(text)
            ? "the text has a control character or an invisible character" : nil
    }
}

/// Suggestions that are being found.
protocol RunningSearch: AnyObject {
    /// Goes on for at most a number of seconds.
    ///
    /// - Returns: The suggestions, or why there are none, once they are known.
    func advance(for seconds: Double) -> SessionEvent?

    /// Ends the search without a result.
    func cancel()
}

/// A command that reads what is typed and prints a suggestion a line.
final class CommandSearch: RunningSearch {
    private let question: SuggestionQuestion
    private let output: ChoiceOutput
    private let child: ChildProcess

    init(_ question: SuggestionQuestion, _ command: String, _ output: ChoiceOutput) {
        self.question = question
        self.output = output
        child = ChildProcess(
            command, input: Array(question.text.utf8), timeout: output.timeout,
            limit: ChoiceCommands.outputLimit + 1)
    }

    func advance(for seconds: Double) -> SessionEvent? {
        guard child.advance(for: seconds) != nil else { return nil }
        switch output.read(child, of: question.source, mayBeEmpty: true) {
        case .failure(let failure): return failed(failure.text)
        case .success(let (choices, lines)):
            guard choices.count <= Choice.maximumFetched else {
                return failed("the command printed more than \(Choice.maximumFetched) suggestions")
            }
            var texts: [String] = []
            for (choice, line) in zip(choices, lines) where !choice.value.utf8.isEmpty {
                if let complaint = SuggestionCommands.complaint(about: choice.value) {
                    return failed(ChoiceOutput.place(line, in: nil) + complaint)
                }
                texts.append(choice.value)
            }
            return .suggested(texts, for: question)
        }
    }

    func cancel() { child.cancel() }

    private func failed(_ reason: String) -> SessionEvent {
        .suggested([], for: question, failure: "\(question.source): \(reason)")
    }
}
