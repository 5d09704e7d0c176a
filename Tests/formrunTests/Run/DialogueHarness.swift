import FormCards
import FormModel
import FormValidation

@testable import formrun

/// A dialogue without a terminal; its effects are lines, with `?` before questions.
struct DialogueHarness {
    let dataSource: FormDataSource
    private var dialogue: Dialogue
    private(set) var transcript: [String] = []
    private(set) var question: Question?
    /// The requested checks since the last call.
    private(set) var checking: [RemoteQuestion] = []
    /// The requested choices since the last call.
    private(set) var fetching: [ChoiceQuestion] = []
    private(set) var status: ExitStatus?
    /// The texts of all effects so far, including hidden ones.
    private(set) var everything = ""

    init(
        _ text: String, answers: String? = nil, set: [String] = [], checks: Set<String> = [],
        locale: LanguageTag = "en"
    ) throws {
        let form = try TestForms.form(text)
        dataSource = FormDataSource(form: form, checks: checks, locale: ReaderLocale(locale))
        var supplied = SuppliedAnswers(form: form)
        if let answers { supplied.add(json: Array(answers.utf8)) }
        for setting in set { try supplied.add(setting: setting) }
        supplied.fill(dataSource)
        dialogue = Dialogue(
            dataSource: dataSource, supplied: Set(supplied.values.keys),
            catalog: MessageCatalog(for: locale))
        take(dialogue.start())
    }

    /// Handles an event and returns its effects.
    @discardableResult
    mutating func on(_ event: Dialogue.Event) -> [String] {
        let start = transcript.count
        take(dialogue.handle(event))
        return Array(transcript[start...])
    }

    @discardableResult
    mutating func type(_ line: String) -> [String] { on(.line(line)) }

    mutating func type(lines: String...) { for line in lines { type(line) } }

    private mutating func take(_ effects: [Dialogue.Effect]) {
        for effect in effects {
            switch effect {
            case .say(let line), .settle(let line): transcript.append(line.text)
            case .ask(let asked):
                question = asked
                transcript += asked.introduction.map(\.text)
                transcript.append("? \(asked.prompt)\(asked.prefill)")
                transcript += asked.problems.map(\.text)
            case .check(let questions, let shown):
                checking = questions
                transcript += shown.problems.map(\.text)
            case .fetch(let questions, let shown):
                fetching = questions
                transcript += shown.problems.map(\.text)
            case .submit(let lines):
                transcript += lines.map(\.text)
                status = .success
            case .finish(let status): self.status = status
            }
        }
        everything = transcript.joined(separator: "\n")
    }
}
