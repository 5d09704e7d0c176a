import FormCards
import FormModel
import FormValidation

/// The dialogue with a person, as a function from events to effects; it does not access a terminal.
///
/// The questionnaire decides the next question and receives the answers; the dialogue makes the texts.
struct Dialogue {
    enum Event {
        /// A line was entered; a line with a paste is not a command.
        case line(String, hasPaste: Bool = false)
        /// The person goes back to the field before, with this text in the line.
        case back(String)
        /// The person ended the input, with Ctrl-D on an empty line.
        case endOfInput
        /// Ctrl-C.
        case interrupted
        /// The process received a signal that ends it.
        case ended(by: Int32)
        /// The terminal was closed.
        case hungUp
        case timedOut
        /// The requested asynchronous checks have ended.
        case checked([CheckOutcome])
        /// The requested choices were fetched.
        case fetched([ChoiceOutcome])
        /// The answers could not be written, for a reason.
        case undelivered(String)
    }

    enum Effect {
        case say(StyledLine)
        /// Replaces the last question by a permanent line.
        case settle(StyledLine)
        case ask(Question)
        /// Runs asynchronous checks, while the question is shown without input.
        case check([RemoteQuestion], Question)
        /// Fetches choices for values, while the question is shown without input.
        case fetch([ChoiceQuestion], Question)
        /// Writes the answers, and shows the lines if they could be written.
        case submit([StyledLine])
        case finish(ExitStatus)
    }

    var questionnaire: Questionnaire
    let script: DialogueScript
    /// The last entered line, as it would be typed again; empty for a secret.
    private var typed = ""
    /// The reasons why checks had no result.
    private var failures: [StyledLine] = []
    /// The text in the line when the present question was asked.
    private var prefill = ""

    /// - Parameters:
    ///   - dataSource: The values so far, including supplied answers.
    ///   - supplied: The fields that are not asked if they are valid.
    ///   - catalog: The sentences, in the language of the person.
    ///   - glyphs: The symbols that the terminal can show.
    init(
        dataSource: FormDataSource, supplied: Set<FieldName>, catalog: MessageCatalog,
        glyphs: CardGlyphs = .unicode
    ) {
        questionnaire = Questionnaire(
            dataSource, mode: .interactive, supplied: supplied, language: catalog.language)
        script = DialogueScript(dataSource: dataSource, catalog: catalog, glyphs: glyphs)
    }

    var dataSource: FormDataSource { questionnaire.dataSource }

    /// The place of the present question.
    var place: Questionnaire.Place { questionnaire.place }

    /// The title and the first question.
    mutating func start() -> [Effect] {
        noting(script.opening.map(Effect.say) + effects(of: questionnaire.open()))
    }

    mutating func handle(_ event: Event) -> [Effect] { noting(react(to: event)) }

    /// Records the initial text of the line, because commands may be typed after it.
    private mutating func noting(_ effects: [Effect]) -> [Effect] {
        for case .ask(let question) in effects { prefill = question.prefill }
        return effects
    }

    private mutating func react(to event: Event) -> [Effect] {
        switch event {
        case .line(let text, let hasPaste): return line(text, hasPaste)
        case .back(let text): return effects(of: questionnaire.back(keeping: text))
        case .endOfInput: return [.finish(.declined)]
        case .interrupted: return [.finish(.interrupted)]
        case .ended(let signal): return [.finish(ExitStatus(signal: signal))]
        case .hungUp: return [.finish(.hungUp)]
        case .timedOut: return [.say(script.timedOut), .finish(.timedOut)]
        case .checked(let outcomes):
            failures += outcomes.compactMap(\.failure).map { script.failure($0) }
            return effects(of: questionnaire.receive(outcomes.map { ($0.question, $0.answer) }))
        case .fetched(let outcomes):
            failures += outcomes.flatMap(\.failures).map { script.failure($0) }
            return effects(of: questionnaire.receive(choices: outcomes))
        case .undelivered(let reason):
            return askAgain([script.error(.undelivered, ["reason": reason])])
        }
    }

    private mutating func line(_ text: String, _ hasPaste: Bool) -> [Effect] {
        let isSecret = if case .field(let field) = place { item(field).isSecure } else { false }
        let command = TypedCommand.read(
            text, after: prefill, isSecret: isSecret, hasPaste: hasPaste)
        switch command {
        case .answer(let answer):
            typed = isSecret ? "" : TypedCommand.line(typing: answer)
            return effects(of: self.answer(answer))
        // The line may be intended as an answer, so it remains for editing.
        case .unknown: return askAgain(text: text, [script.error(.unknownCommand)])
        case .back: return effects(of: questionnaire.back(keeping: ""))
        case .help: return help()
        case .skip:
            typed = ""
            return effects(of: questionnaire.skip())
        case .review:
            questionnaire.review()
            return askPresent()
        case .quit: return [.finish(.declined)]
        }
    }

    private mutating func answer(_ text: String) -> Questionnaire.Outcome {
        switch place {
        case .field(let field) where isUnedited(text, field): return questionnaire.keep()
        case .review where WhiteSpace.trim(text).utf8.isEmpty: questionnaire.repeatFailedChecks()
        default: break
        }
        return questionnaire.answer(text)
    }

    private mutating func help() -> [Effect] {
        askAgain(
            (place.field.map { script.help(for: item($0), of: $0.row) } ?? []) + script.commands)
    }

    // MARK: Outcomes in words

    private mutating func effects(of outcome: Questionnaire.Outcome) -> [Effect] {
        if case .checking(let questions) = outcome {
            return [.check(questions, checkingQuestion(typed))]
        }
        if case .fetching(let questions) = outcome {
            return [.fetch(questions, checkingQuestion(typed))]
        }
        let failures = failures
        self.failures = []
        switch outcome {
        case .accepted(let warnings):
            let answer = place.field.map { Effect.settle(answerLine($0)) }
            // A warning is shown here and again in the review.
            let notes = warnings.map { script.problem($0) } + failures
            return [answer].compactMap(\.self) + notes.map(Effect.say) + advance()
        case .refused(let issues) where lacksOnlyGiven(issues):
            return issues.map { .say(script.problem($0)) }
                + [.say(script.error(.giveByGiven)), .finish(.unanswered)]
        case .refused(let issues):
            return askAgain(text: typed, issues.map { script.problem($0) } + failures)
        case .ambiguous(let reading):
            return askAgain(text: reading, [script.readAs(reading)])
        case .cleared(let kept):
            return askAgain(text: kept, [script.cleared(keeping: kept)])
        case .opened: return failures.map(Effect.say) + advance()
        case .adding(let group):
            return [.settle(script.event(.adding, script.naming(item(group), of: group.row)))]
                + advance()
        case .deleted(let group, let number):
            return [.settle(script.deleted(item(group), of: group.row, number))] + askPresent()
        case .full(let group): return askAgain([full(group)])
        case .neitherYesNorNo: return askAgain(text: typed, [script.error(.neitherYesNorNo)])
        case .noSuchRow: return askAgain(text: typed, [script.error(.noSuchRow)])
        case .noSuchAnswer: return askAgain([script.error(.noSuchAnswer)])
        case .moved where place == .review: return askPresent()
        case .moved:
            return [.settle(script.event(.changing, ["title": heading(place)]))] + askPresent()
        case .wentBack: return [.settle(script.wentBack), .ask(question(for: place))]
        case .isFirst: return askAgain([script.indented(.isFirst)])
        case .cannotSkip:
            return askAgain(
                place.field.map { [script.error(.cannotSkip, script.naming(item($0), of: $0.row))] }
                    ?? [])
        case .incomplete:
            return [.settle(script.error(.stillWrong))] + failures.map(Effect.say) + askPresent()
        case .submitted:
            return [.submit([script.submitted] + (dataSource.ending.map(script.ending) ?? []))]
        // The review has said why.
        case .ended, .unsubmittable: return [.finish(.declined)]
        case .ready:
            // Without any choices, the field of the question is hidden.
            let isAsked = place.field.map(dataSource.isOpen) ?? true
            return failures.map(Effect.say) + (isAsked ? askPresent() : advance())
        // These outcomes are handled above.
        case .checking, .fetching: return []
        }
    }

    /// Shows the parts of the form before the next question, and asks it.
    private mutating func advance() -> [Effect] {
        var effects: [Effect] = []
        while true {
            switch questionnaire.next() {
            case .page(let page): effects += script.title(of: page).map(Effect.say)
            case .section(let item, let row):
                effects += script.heading(of: item, of: row).map(Effect.say)
            case .label(let title, let row):
                effects += script.label(title, of: row).map(Effect.say)
            case .row(let row): effects.append(.say(script.title(heading(of: row))))
            case .newRow: continue
            case .unasked(let field): effects.append(.say(answerLine(field)))
            case .ask:
                if let outcome = questionnaire.fetchBeforeAsking() {
                    return effects + self.effects(of: outcome)
                }
                return effects + askPresent()
            }
        }
    }

    /// Whether the only errors are missing values of fields that the program sets, which no answer can change.
    private func lacksOnlyGiven(_ issues: [FormIssue]) -> Bool {
        let errors = issues.filter { $0.severity == .error }
        return !errors.isEmpty
            && errors.allSatisfy { issue in
                issue.code == .required
                    && dataSource.form.input(at: issue.path)?.setBy == .program
            }
    }

    private func askPresent() -> [Effect] {
        let review = place == .review ? reviewLines().map(Effect.say) : []
        return review + [.ask(question(for: place))]
    }

    /// Asks the present question again, with issues below it and a text in the line; the default is the initial text of
    /// the question.
    private func askAgain(text: String? = nil, _ problems: [StyledLine]) -> [Effect] {
        var question = question(for: place)
        if let text { question.prefill = text }
        question.problems = problems
        return [.ask(question)]
    }

    private func full(_ group: FieldPlace) -> StyledLine {
        let most = compiled(group).item.maximumRows
        return script.full(
            item(group), of: group.row, most: min(most, dataSource.rowNumber(of: group) ?? most))
    }

    // MARK: Shorthands

    func compiled(_ field: FieldPlace) -> CompiledField { questionnaire.compiled(field) }

    func item(_ field: FieldPlace) -> FormItem { compiled(field).item }

    func path(_ field: FieldPlace) -> FieldPath { questionnaire.path(field) }

    /// The line that shows a field and its answer.
    private func answerLine(_ field: FieldPlace) -> StyledLine {
        script.answer(item(field), of: field.row, dataSource.displayText(at: path(field)))
    }
}
