@testable import FormCards
import FormModel
import FormValidation

@testable import formrun

/// A session without a terminal; its effects are lines, with `?` before questions.
struct DialogueHarness {
    let dataSource: FormDataSource
    private let session: FormSession
    private(set) var transcript: [String] = []
    private(set) var question: CardFocus?
    /// The help for the present question.
    var help: String? { question?.help?.plainText }
    /// The answers so far, as the command writes them.
    var answers: [UInt8] {
        AnswersWriter.bytes(
            dataSource.values, of: dataSource.form.compiled.layout, as: .json)
    }
    /// The text before the answer to the present question.
    var prompt: String? { question?.prompt.string }
    /// The requested checks since the last call.
    private(set) var checking: [RemoteQuestion] = []
    /// The requested choices since the last call.
    private(set) var fetching: [ChoiceQuestion] = []
    private(set) var status: Status?
    /// The texts of all effects so far, including hidden ones.
    private(set) var everything = ""

    init(
        _ text: String, answers: String? = nil, set: [String] = [], checks: Set<String> = [],
        locale: LanguageTag = "en", clock: FormClock = .none
    ) throws {
        let form = try TestForms.form(text)
        dataSource = FormDataSource(
            form: form, clock: clock, checks: checks, locale: ReaderLocale(locale))
        var supplied = SuppliedAnswers(form: form)
        if let answers { supplied.add(json: Array(answers.utf8)) }
        for setting in set { try supplied.add(setting: setting) }
        supplied.fill(dataSource)
        var options = FormSession.Options()
        options.asksBeforeLeaving = false
        session = FormSession(
            dataSource, catalog: MessageCatalog(for: locale),
            supplied: Set(supplied.values.keys), options: options)
        take(session.start())
    }

    /// Handles an event and returns its effects.
    @discardableResult
    mutating func on(_ event: SessionEvent) -> [String] {
        let start = transcript.count
        take(session.handle(event))
        return Array(transcript[start...])
    }

    @discardableResult
    mutating func type(_ line: String) -> [String] { on(.line(line)) }

    mutating func type(lines: String...) { for line in lines { type(line) } }

    private mutating func take(_ effects: [SessionEffect]) {
        let isBusy = effects.contains {
            switch $0 {
            case .request: true
            default: false
            }
        }
        for effect in effects {
            switch effect {
            case .record(let lines): transcript += lines.flatMap(\.said)
            case .show where isBusy: transcript += session.focus.said
            case .show:
                let asked = session.focus
                question = asked
                transcript += asked.introduction(on: session.view).map(\.text)
                transcript.append("? \(asked.prompt)\(asked.prefill)")
                transcript += asked.said
            case .request(let requests):
                (checking, fetching) = ([], [])
                for request in requests {
                    switch request {
                    case .check(let question): checking.append(question)
                    case .choices(let question): fetching.append(question)
                    }
                }
            case .submit(let lines):
                transcript += lines.flatMap(\.said)
                status = .success
            case .end(let end): status = Status(ExitStatus(end))
            case .perform, .redraw, .discardInput, .edit, .save, .suspend, .suggest: break
            }
        }
        everything = transcript.joined(separator: "\n")
    }
}

extension SessionLine {
    /// The lines of an entry; the card of a page repeats what was said, and so does a field that appeared.
    var said: [String] {
        switch kind {
        case .card, .appeared: []
        default: lines.map(\.text)
        }
    }
}

extension CardFocus {
    /// The messages below the question.
    var said: [String] { messages.map { $0.line(.unicode).text } }

    /// The lines above the question: the answers of the review, the choices, and notes.
    func introduction(on card: CardDescription) -> [StyledLine] {
        guard kind == .review else { return introduction }
        return messages.isEmpty ? [StyledLine("Review", .title)] + card.answers + notes : []
    }

    /// The lines above a question that is not the review.
    var introduction: [StyledLine] {
        var lines = numberedOptions.flatMap { number, option -> [StyledLine] in
            let mark = number.map { "\($0))" } ?? "-"
            let reason = option.reason.map { " (\($0))" } ?? ""
            let more = option.explanation ?? ""
            return [StyledLine("  \(mark) \(option.title)\(reason)", .plain)]
                + (more.isEmpty ? [] : [StyledLine("    " + more, .dim)])
        }
        if case .many = control, options.contains(where: \.isEnabled) {
            let words = InterfaceWords(.english)
            let isNumbered = numberedOptions.contains { $0.number != nil }
            lines.append(
                StyledLine("  " + words(isNumbered ? .severalByNumber : .severalByTitle), .dim))
        }
        let help = help.map { StyledLine.lines(of: $0, .help, .unicode) } ?? []
        return lines + (isSecret ? help.map { $0.indented(by: 2) } : []) + notes
    }
}

extension CardDescription {
    /// The entries of the review.
    fileprivate var answers: [StyledLine] {
        body.nodes.map { ScreenEntry($0, .unicode) }.compactMap { entry in
            let indent = String(repeating: " ", count: entry.indent + 2)
            switch entry.kind {
            case .page: return nil
            case .heading: return StyledLine("\(indent)\(entry.label)", .title)
            default:
                let number = entry.number.map { "\($0)) " } ?? ""
                let value = entry.value.string.isEmpty ? "—" : entry.value.string
                return StyledLine("\(indent)\(number)\(entry.label): \(value)", .plain)
            }
        }
    }
}
