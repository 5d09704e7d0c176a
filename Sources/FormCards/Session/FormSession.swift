public import FormModel
public import FormValidation

/// The filling-in of a form by a person, question by question: events in, effects out.
///
/// A session knows no terminal, no clock and no files, so a terminal, a chat bot, a web socket or a test can drive it: it
/// sends what the person does to ``handle(_:)``, carries out the effects, and draws ``view``. A surface with keys sends
/// ``SessionEvent/key(_:)``, and one without keys sends whole lines as ``SessionEvent/line(_:hasPaste:)``; both reach the
/// same answers. The answers are the values of the data source.
public final class FormSession {
    /// The properties of a session.
    public struct Options: Sendable {
        /// The characters of marks that the surface can show.
        public var glyphs = CardGlyphs.unicode
        /// Whether a person who leaves after an answer is asked whether to.
        public var asksBeforeLeaving = true
        /// Whether only fields with an error are asked, such as required ones without an answer.
        public var asksOnlyInvalid = false
        /// Whether a person who leaves can keep a draft.
        public var keepsDrafts = false
        /// Whether a person who interrupts the session after an answer is asked whether to keep a draft.
        public var offersDrafts = false
        /// What is shown of a secret while it is typed.
        public var secrets = SecretDisplay.dots
        /// Whether the surface says plain lines and reads whole ones, so that it has no keys to name.
        public var isSpoken = false
        /// Reads the names in a folder, with which paths are completed; `nil` to complete none.
        package var folders: FolderReader?
        /// The names of the suggestions that the surface finds for what is typed: ``SessionEffect/suggest(_:)``.
        public var suggestionSources: [String] = []
        /// Whether the form is one question, which has neither a title above it nor a review after it.
        ///
        /// An answer that cannot be submitted is reviewed nevertheless.
        public var isOneQuestion = false

        /// Makes the usual properties.
        public init() {}
    }

    /// The values.
    public let dataSource: FormDataSource
    private let options: Options
    private let texts: SessionTexts
    private let cards: [Card]
    private let builder: DescriptionBuilder
    private let lines = FilledLines()
    private var navigator: Navigator
    private(set) var question: QuestionInHand
    private(set) var recorded = SessionRecord()
    /// The last entered line, as it would be typed again; empty for a secret.
    private var typed = ""
    /// The reasons why checks had no result.
    private var failures: [FocusMessage] = []
    /// Whether the person has entered an answer in this session.
    public private(set) var hasAnswers = false
    /// Whether the person interrupted the session, and is asked whether to keep a draft.
    private var isInterrupted = false
    /// Whether the person who left wants a draft; `nil` where that was not asked.
    package private(set) var wantsDraft: Bool?
    /// The definition of the form, for drafts.
    private lazy var fingerprint = dataSource.form.fingerprint

    /// Makes a session.
    ///
    /// - Parameters:
    ///   - dataSource: The values so far, including supplied answers.
    ///   - catalog: The sentences, in the language of the person.
    ///   - supplied: The fields that are not asked if they are valid.
    ///   - draft: The draft that is continued; ``FormDraft/restore(into:)`` has entered its answers.
    ///   - options: The properties of the session.
    public init(
        _ dataSource: FormDataSource, catalog: MessageCatalog, supplied: Set<FieldName> = [],
        resuming draft: FormDraft? = nil, options: Options = Options()
    ) {
        self.dataSource = dataSource
        self.options = options
        texts = SessionTexts(dataSource: dataSource, catalog: catalog, options: options)
        navigator = Navigator(
            dataSource, mode: .interactive, supplied: supplied,
            asksOnlyInvalid: options.asksOnlyInvalid, language: catalog.language)
        if let draft { navigator.resume(draft) }
        question = QuestionInHand(navigator.place, texts, secrets: options.secrets)
        cards = Card.cards(of: dataSource)
        builder = DescriptionBuilder(catalog: catalog)
    }

    /// The words of the session, in the language of the person.
    package var words: InterfaceWords { texts.words }

    /// Whether the answer to the present question is never shown.
    package var asksSecret: Bool { question.focus.isSecret }

    /// The place of the present question.
    var place: Navigator.Place { navigator.place }

    /// What the person sees at present: the card of the page with the question, for ``TextRenderer`` and
    /// ``AccessibleRenderer``.
    ///
    /// It has a line for each field, and neither the values nor the validity of the card: a page or an Adaptive Card is
    /// made of what a ``DescriptionBuilder`` describes.
    ///
    /// - Complexity: O(1); the fields around a question are found when it is asked.
    public var view: CardDescription { question.card(with: recorded.notices) }

    /// The present question, with what is shown of its editor.
    package var focus: CardFocus { question.focus(with: recorded.notices) }

    /// The answers so far, and the texts that are typed and not accepted yet, without secrets.
    ///
    /// - Complexity: O(*n*) in the fields of the form and of its rows.
    public var draft: FormDraft {
        var navigator = navigator
        if let (field, text) = question.typedText { navigator.keep(text, typedIn: field) }
        return navigator.draft(fingerprint)
    }

    // MARK: Events

    /// Begins with the title of the form and the first question.
    public func start() -> [SessionEffect] {
        (options.isOneQuestion ? [] : [.record(texts.opening)]) + effects(of: navigator.open())
    }

    /// Handles an event.
    ///
    /// - Returns: The effects, in the order in which they are to be carried out.
    public func handle(_ event: SessionEvent) -> [SessionEffect] {
        let before = question.wanted
        let effects = effects(of: event)
        return before == question.wanted ? effects : [.suggest(question.wanted)] + effects
    }

    private func effects(of event: SessionEvent) -> [SessionEffect] {
        switch event {
        case .key(let key): return handle(key)
        case .line(let text, let hasPaste): return fulfil(question.enter(text, hasPaste: hasPaste))
        case .back(let text):
            return effects(
                of: navigator.back(
                    leaving: text.isEmpty ? nil : answer(leftIn: text)))
        case .resized(let columns, let rows):
            resize(ScreenLayout(columns: columns, rows: rows))
            return [.redraw]
        case .answered(let outcomes):
            failures += outcomes.flatMap(\.failures).map { FocusMessage(.detail, $0) }
            return effects(of: navigator.receive(outcomes))
        case .suggested(let texts, let asked, let failure):
            return question.receive(texts, for: asked, failure) ? [.show] : []
        case .tick: return question.turnSign() ? [.show] : []
        case .edited(let text): return takeEdited(text)
        case .performed(let failure): return takePerformed(failure)
        case .unsubmitted(let reason):
            return askAgain([texts.error(.undelivered, ["reason": reason])])
        case .unsaved(let reason):
            return show(problems: [texts.words(.draftUnsaved, ["reason": reason])])
        case .unkept(let reason, let lacking):
            isInterrupted = false
            wantsDraft = nil
            question.stay()
            return show(problems: texts.words.unkept(reason, lacking))
        case .interrupted: return interrupt()
        case .ended(let signal): return [.end(.signal(signal))]
        case .hungUp: return [.end(.hungUp)]
        case .timedOut where isInterrupted: return [.end(.interrupted)]
        case .timedOut: return end(.timedOut, saying: .timedOut, .issue)
        case .endOfInput: return leave()
        }
    }

    /// Fits the editors to the size of the screen.
    public func resize(_ layout: ScreenLayout) { question.resize(layout) }

    /// Hides a secret that is shown, for a screen that remains visible without the session.
    ///
    /// - Returns: Whether a secret was shown, so that the view changed.
    @discardableResult
    public func conceal() -> Bool { question.conceal() }

    private func handle(_ key: Key) -> [SessionEffect] {
        switch key {
        case .interrupt: return interrupt()
        case .suspend: return [.suspend]
        case .redraw: return [.redraw]
        default: break
        }
        let lines = question.editor.lineCount
        let wish = question.press(key)
        // A long text is an answer for many minutes, so each of its lines is saved.
        return (question.editor.lineCount != lines ? [.save] : []) + fulfil(wish)
    }

    /// Takes the text of an editor program.
    private func takeEdited(_ text: String?) -> [SessionEffect] {
        guard var text else { return show([texts.error(.noEditor)]) + [.redraw] }
        if text.utf8.last == 0x0A { text = String(decoding: text.utf8.dropLast(), as: UTF8.self) }
        return question.replaceText(by: text) ? [.save, .redraw] : [.redraw]
    }

    // MARK: Wishes

    private func fulfil(_ wish: QuestionInHand.Wish) -> [SessionEffect] {
        switch wish {
        case .nothing: return []
        case .show: return [.show]
        case .line(let text, let hasPaste): return line(text, hasPaste)
        case .rows(let text, let mark):
            let place = place
            let effects = line(text, false)
            guard let mark, self.place == place else { return effects }
            question.move(to: mark)
            typed = ""
            return effects
        case .value(let value):
            typed = ""
            hasAnswers = true
            if case .text(let text) = value { return effects(of: navigator.answer(text)) }
            return effects(of: navigator.choose(value))
        case .secret(let secret): return take(secret)
        case .confirm(let secret):
            // A secret that breaks the rules of its field is not asked for a second time.
            guard case .field(let field) = place, navigator.refuses(secret, as: field) else {
                return [.show]
            }
            return take(secret)
        case .keep: return effects(of: navigator.keep())
        case .command(let command, let text): return perform(command, in: text)
        case .help: return help()
        case .edit(let text): return edit(text)
        case .back: return leave { navigator.back(leaving: $0) }
        case .forward: return leave { navigator.forward(leaving: $0) }
        case .page(let isForward):
            return leave { navigator.turnPage(forward: isForward, leaving: $0) }
        case .leave: return leave()
        case .answerLeaving(let text): return answerLeaving(text)
        }
    }

    /// Takes the secret that was typed.
    private func take(_ secret: String) -> [SessionEffect] {
        guard case .field(let field) = place else { return [] }
        navigator.keep(secret: nil, typedIn: field)
        // The person removed a secret that was refused.
        if secret.isEmpty, !asked(field).refusedSecret.isEmpty {
            return effects(of: navigator.skip())
        }
        question.forgetSecret()
        return line(secret, false)
    }

    /// Moves to another question by a key, with what is typed as the answer; a command is performed instead, as by Enter.
    private func leave(by move: (_ rest: String?) -> Navigator.Outcome) -> [SessionEffect] {
        let rest = question.takeRest()
        if let (command, line) = rest.command(after: question.focus.prefill) {
            return perform(command, in: line)
        }
        return effects(of: move(take(rest)))
    }

    /// Takes what the person leaves in the editor without Enter.
    ///
    /// - Returns: The text of the line; `nil` if it is as it was, if choices are the answer, or if a secret must be typed once
    ///   more to be one.
    private func take(_ rest: QuestionInHand.Rest) -> String? {
        guard case .field(let field) = place else { return nil }
        switch rest {
        case .nothing: return nil
        case .line(let text, let hasPaste):
            noteAnswer()
            return answer(leftIn: text, hasPaste)
        case .value(let value):
            noteAnswer()
            navigator.take(left: value)
        case .filter(let text):
            // A text that names no choice is in the line again.
            navigator.keep(text, typedIn: field)
        case .secret(let secret) where asked(field).isConfirmed:
            navigator.keep(secret: secret.isEmpty ? nil : secret, typedIn: field)
        case .secret(let secret):
            guard !secret.isEmpty, !secret.hasSameBytes(as: asked(field).refusedSecret) else {
                return nil
            }
            noteAnswer()
            return secret
        }
        return nil
    }

    /// The answer that the text of a line is, which the person leaves; one that would be no answer is taken as it is.
    private func answer(leftIn text: String, _ hasPaste: Bool = false) -> String {
        let command = TypedCommand.read(text, isSecret: false, hasPaste: hasPaste)
        return if case .answer(let answer) = command { answer } else { text }
    }

    /// Records that there is another answer on the page of the present question.
    private func noteAnswer() {
        hasAnswers = true
        if let page = navigator.page(of: place) { recorded.note(page) }
    }

    // MARK: Lines

    /// Handles a whole line: an answer or a command.
    private func line(_ text: String, _ hasPaste: Bool) -> [SessionEffect] {
        if question.isLeaving { return answerLeaving(text) }
        let isSecret = if case .field(let field) = place { item(field).isSecure } else { false }
        let command = TypedCommand.read(
            text, after: question.focus.prefill, isSecret: isSecret, hasPaste: hasPaste)
        guard case .answer(let answer) = command else { return perform(command, in: text) }
        typed = isSecret ? "" : TypedCommand.line(typing: answer)
        return effects(of: self.answer(answer))
    }

    /// Performs a command that was typed in a line.
    private func perform(_ command: TypedCommand, in text: String) -> [SessionEffect] {
        switch command {
        // The line may be intended as an answer, so it remains for editing.
        case .answer, .unknown: return askAgain(text: text, [texts.error(.unknownCommand)])
        case .back: return effects(of: navigator.back(leaving: nil))
        case .next: return effects(of: navigator.forward(leaving: nil))
        case .help:
            question.removeCommand()
            return help()
        case .editor:
            question.removeCommand()
            return edit(question.focus.prefill)
        case .suggest(let part): return show(question.suggest(matching: part))
        case .skip:
            typed = ""
            return effects(of: navigator.skip())
        case .review:
            navigator.review()
            return askPresent()
        case .quit:
            question.removeCommand()
            return leave()
        case .open, .edit, .entry:
            guard let action = command.action(on: presentCard, menu) else {
                return askAgain(text: text, [texts.error(.noAction)])
            }
            question.removeCommand()
            return [.perform(action.name, row: action.row)]
        }
    }

    private func answer(_ text: String) -> Navigator.Outcome {
        switch place {
        case .field(let field) where asked(field).isUnedited(text): return navigator.keep()
        case .review where navigator.answers.submits(text): dataSource.recheckAll()
        default: break
        }
        hasAnswers = hasAnswers || place.field != nil
        return navigator.answer(text)
    }

    /// Shows the help of the present question, and the commands.
    private func help() -> [SessionEffect] {
        var problems = texts.commands(for: question.focus) + actionCommands
        // The help of a field is shown with its question.
        if let field = place.field, item(field).help == nil {
            problems.insert(texts.note(.noHelp), at: 0)
        }
        return show(problems)
    }

    /// Shows messages below what was typed, which stays.
    private func show(_ problems: [FocusMessage]) -> [SessionEffect] {
        question.show(problems)
        return [.show]
    }

    /// Shows problems that are not about the present answer, with the question and in the record.
    private func show(problems sentences: [String]) -> [SessionEffect] {
        record(sentences.map { SessionLine(FocusMessage(.error, $0), texts.glyphs) }) + [.show]
    }

    /// Lets the person edit a text in a program of their choice.
    private func edit(_ text: String) -> [SessionEffect] {
        if question.isEditableElsewhere { return [.edit(text)] }
        let problem = texts.note(.noEditorHere)
        guard !question.editor.isText else { return askAgain(text: text, [problem]) }
        // The marks stay; what was typed is no filter.
        question.removeCommand()
        return show([problem])
    }

    // MARK: Leaving

    /// The seconds that an interrupted session waits for an answer, since Ctrl-C ends a program; `nil` elsewhere.
    package var patience: Double? { isInterrupted ? 5 : nil }

    /// Asks whether to leave; without answers, or where it is asked already, the session ends.
    private func leave() -> [SessionEffect] {
        if isInterrupted { return [.end(.interrupted)] }
        if question.isLeaving {
            return options.keepsDrafts ? end(.leftWithDraft, []) : leftWithoutDraft
        }
        guard options.asksBeforeLeaving, hasAnswers || question.hasShownText else {
            return leftWithoutDraft
        }
        question.askWhetherToLeave(texts.leaving(keepsDrafts: options.keepsDrafts))
        return [.show]
    }

    /// Ends the session as Ctrl-C does; answers that would be lost can be kept first.
    private func interrupt() -> [SessionEffect] {
        guard options.offersDrafts, hasAnswers, !question.isLeaving, !question.isWaiting else {
            return [.end(.interrupted)]
        }
        isInterrupted = true
        question.askWhetherToLeave(texts.words(.interrupted))
        return [.show]
    }

    private var leftWithoutDraft: [SessionEffect] { end(.left, saying: .notSubmitted) }

    private func end(
        _ end: SessionEnd, saying word: InterfaceWords.Word, _ style: StyledLine.Style = .dim
    ) -> [SessionEffect] {
        guard !options.isOneQuestion || end == .timedOut else { return [.end(end)] }
        return self.end(end, [SessionLine(.ending, StyledLine(texts.words(word), style))])
    }

    /// Ends the session: the record has the cards so far, and says what happened.
    private func end(_ end: SessionEnd, _ lines: [SessionLine]) -> [SessionEffect] {
        let all = (options.isOneQuestion ? [] : finishedCards(areLeft: true)) + lines
        return (all.isEmpty ? [] : [.record(all)]) + [.end(end)]
    }

    /// Reads the answer to the question whether to leave.
    private func answerLeaving(_ text: String) -> [SessionEffect] {
        guard question.isLeaving else { return [] }
        let letter = WhiteSpace.trim(text).lowercased().first
        if isInterrupted {
            guard letter != "g" else {
                isInterrupted = false
                question.stay()
                return [.show]
            }
            guard letter == nil || letter == "k" else { return [] }
            wantsDraft = letter == "k"
            return [.end(.interrupted)]
        }
        if options.keepsDrafts {
            if letter == "k" { return end(.leftWithDraft, []) }
            if letter == "d" { return end(.discarded, saying: .discarded) }
        } else if let letter, texts.words(.yesKeys).contains(letter) {
            return leftWithoutDraft
        }
        guard letter == nil || letter.map(texts.words(.noKeys).contains) == true else { return [] }
        question.stay()
        return [.show]
    }

    // MARK: Questions

    /// Asks the question at the present place, at the review after the cards that are finished.
    private func askPresent() -> [SessionEffect] {
        guard place == .review else { return ask() }
        if options.isOneQuestion, dataSource.isValid { return effects(of: answer("")) }
        let lines = finishedCards()
        return (lines.isEmpty ? [] : [.record(lines)]) + ask()
    }

    /// Asks the question at the present place.
    private func ask() -> [SessionEffect] {
        present(makeQuestion(for: place))
        return place == .review ? [.discardInput, .show] : [.show]
    }

    /// Asks the present question again, with messages below it and a text in the line; the default is the initial text of
    /// the question.
    private func askAgain(text: String? = nil, _ problems: [FocusMessage]) -> [SessionEffect] {
        var focus = makeQuestion(for: place)
        focus.show(problems)
        if let text { focus.prefill = text }
        present(focus, isRefused: true)
        return [.show]
    }

    /// Asks a question at the present place, in the card around it.
    private func present(_ focus: CardFocus, isRefused: Bool = false) {
        let open = navigator.openFields
        recorded.noteKnown(open)
        question.ask(
            focus, at: place, in: surroundings(open),
            secret: place.field.flatMap { navigator.progress.typedSecrets[$0] },
            isRefused: isRefused)
    }

    /// The card around the question at the present place.
    private func surroundings(_ open: [FieldPlace]) -> QuestionInHand.Surroundings {
        let filled = filled
        guard let page = navigator.page(of: place) else {
            return QuestionInHand.Surroundings(
                card: filled.review, entries: filled.reviewEntries)
        }
        let (card, index) = filled.card(ofPage: page, asking: place)
        return QuestionInHand.Surroundings(
            card: card, index: index,
            position: options.isOneQuestion
                ? nil
                : place.field.flatMap(open.firstIndex).map {
                    CardFocus.Position(number: $0 + 1, count: open.count)
                },
            isOnly: options.isOneQuestion)
    }

    private func makeQuestion(for place: Navigator.Place) -> CardFocus {
        switch place {
        case .field(let field): return makeQuestion(for: field)
        case .another(let group):
            let hasRows = navigator.count(group) > 0
            var question = texts.question(
                .another, hasRows ? .addAnother : .addFirst, item(group), of: group.row,
                at: path(group))
            addRows(of: group, to: &question)
            return question
        case .rows(let group):
            var question = texts.question(
                .rows, .rowsQuestion, item(group), of: group.row, at: path(group))
            question.show(asked(group).messages { $0 == path(group) })
            addRows(of: group, to: &question)
            return question
        case .page: return CardFocus(.page, texts.plain(.pageQuestion))
        case .review:
            var question = texts.reviewQuestion
            question.notes = filled.reviewNotes
            return question
        }
    }

    /// The question of a field.
    func makeQuestion(for field: FieldPlace) -> CardFocus {
        asked(field).question(draft: navigator.progress.drafts[field])
    }

    /// A field as it is asked.
    private func asked(_ field: FieldPlace) -> AskedField { AskedField(field, texts) }

    /// Adds the rows of a group, and how many there may be, to a question about them.
    private func addRows(of group: FieldPlace, to question: inout CardFocus) {
        let count = navigator.count(group)
        let item = item(group)
        guard count > 0 else { return }
        let (headings, rows) = filled.table(of: group)
        let maximum = navigator.dataSource.rowNumber(of: group) ?? item.maximumRows
        question.add(
            rows, below: headings, of: DisplayText(texts.text(item.title, of: group.row)),
            count: DisplayText(texts.rowCount(item, count, maximum: maximum)),
            hint: texts.plain(.rowCommands))
    }

    // MARK: Outcomes

    private func effects(of outcome: Navigator.Outcome) -> [SessionEffect] {
        // The draft is saved first, so that what the screen shows as answered is not lost.
        (outcome.changesDraft ? [.save] : []) + carriedOut(outcome)
    }

    private func carriedOut(_ outcome: Navigator.Outcome) -> [SessionEffect] {
        if case .waiting(let requests) = outcome {
            let isChecking = if case .check = requests.first { true } else { false }
            return wait(texts.words(isChecking ? .checking : .fetching)) + [.request(requests)]
        }
        let failures = failures
        self.failures = []
        if case .ready = outcome {} else { recorded.forgetNotices() }
        question.endWaiting()
        let failureLines = failures.map { SessionLine($0, texts.glyphs) }
        switch outcome {
        case .accepted(let warnings): return accepted(warnings, failureLines)
        case .refused(let issues) where dataSource.lacksOnlyGiven(issues):
            let problems = issues.map { texts.problem($0) } + [texts.error(.giveByGiven)]
            let lines = problems.map { SessionLine(.ending, $0.line(texts.glyphs)) }
            return [.record(lines), .end(.unanswered)]
        case .refused(let issues):
            if let heard = question.heard(typed, answering: issues) { return askAgain(heard) }
            let problems = issues.map { texts.problem($0) } + namesThatAreMeant(issues)
            return askAgain(text: typed, problems + failures)
        case .ambiguous(let reading):
            return askAgain(text: reading, [texts.readAs(reading)])
        case .cleared(let kept): return askAgain(text: kept, [texts.cleared(keeping: kept)])
        case .opened: return record(failureLines) + advance()
        case .adding(let group):
            return record([texts.event(.adding, texts.naming(item(group), of: group.row))])
                + advance()
        case .deleted(let group, let number):
            return record([texts.deleted(item(group), of: group.row, number)]) + askPresent()
        case .reordered(let group, let number, let target):
            return record([texts.moved(item(group), of: group.row, number, to: target)])
                + askPresent()
        case .editing(let row):
            return record([texts.event(.changing, ["title": texts.heading(of: row)])]) + advance()
        case .tooFew(let group):
            return askAgain([texts.tooFew(item(group), of: group.row)])
        case .full(let group): return askAgain([full(group)])
        case .neitherYesNorNo:
            return askAgain(text: typed, [texts.error(.neitherYesNorNo)])
        case .nothingAsked: return askAgain(text: typed, [texts.error(.nothingAsked)])
        case .noSuchRow: return askAgain(text: typed, [texts.error(.noSuchRow)])
        case .noSuchAnswer: return askAgain(text: typed, [texts.error(.noSuchAnswer)])
        case .moved where place == .review: return askPresent()
        case .moved:
            let heading = filled.heading(place)
            return record([texts.event(.changing, ["title": heading])]) + askPresent()
        case .wentBack: return record([texts.wentBack]) + ask()
        case .wentOn: return askPresent()
        case .isFirst: return askAgain([texts.note(.isFirst)])
        case .cannotSkip:
            return askAgain(
                place.field.map { [texts.error(.cannotSkip, texts.naming(item($0), of: $0.row))] }
                    ?? [])
        case .incomplete:
            let line = SessionLine(texts.error(.stillWrong), texts.glyphs)
            return record([line] + failureLines) + askPresent()
        case .submitted:
            question.wait(texts.words(.writing), hasSign: false)
            navigator.forgetSecrets()
            guard !options.isOneQuestion else { return [.submit([])] }
            // Answers that were known before are in the record, too.
            for page in cards.indices { recorded.note(page) }
            let pages = finishedCards()
            return (pages.isEmpty ? [] : [.record(pages)]) + [
                .submit(
                    [texts.submitted] + (dataSource.ending.map(texts.ending) ?? []))
            ]
        // The review has said why; it does not stay on a screen.
        case .ended(let ending):
            return end(.left, options.isSpoken ? [] : texts.ending(ending))
        case .unsubmittable:
            return options.isSpoken ? end(.left, []) : end(.left, saying: .cannotSubmit, .issue)
        case .ready:
            // Without any choices, the field of the question is hidden.
            let isAsked = place.field.map(dataSource.isOpen) ?? true
            return record(failureLines) + (isAsked ? askPresent() : advance())
        // It is handled above.
        case .waiting: return []
        }
    }

    private func accepted(
        _ warnings: [FormIssue], _ failures: [SessionLine]
    ) -> [SessionEffect] {
        var lines: [SessionLine] = []
        if let field = place.field {
            lines.append(answerLine(.answered, field))
        }
        if let page = navigator.page(of: place) { recorded.note(page) }
        // A warning is shown here and again in the review.
        lines += warnings.map { SessionLine(texts.problem($0), texts.glyphs) } + failures
        return record(lines + appearedFields()) + advance()
    }

    /// Shows the parts of the form before the next question, and asks it.
    private func advance() -> [SessionEffect] {
        var lines: [SessionLine] = []
        // The parts of a card that asks nothing have its headings and texts too.
        var isSaidByParts = false
        while true {
            switch navigator.next() {
            case .page(let page):
                let index = navigator.page ?? 0
                isSaidByParts = !page.card.isEmpty && navigator.isInformational(index)
                lines += finishedCards(before: index)
                lines.append(
                    texts.beginning(
                        of: page, dataSource.number(ofPage: index) ?? 1,
                        dataSource.visiblePageCount))
                if let help = page.help {
                    lines.append(SessionLine(.text, texts.lines(of: help, nil, .dim)))
                }
            case .section where isSaidByParts, .label where isSaidByParts: continue
            case .section(let item, let row): lines.append(texts.heading(of: item, of: row))
            case .label(let title, let row):
                lines.append(SessionLine(.text, texts.lines(of: title, row, .plain)))
            case .row(let row):
                let group = item(row.group)
                // No question about the rows has named the group.
                if row.index == 0, group.hasFixedRows {
                    lines.append(texts.heading(of: group, of: row.group.row))
                }
                lines.append(SessionLine(.row, StyledLine(texts.heading(of: row), .title)))
            case .newRow: continue
            case .unasked(let field): lines.append(answerLine(.unasked, field))
            case .ask:
                if navigator.isAskedAgain, let field = place.field {
                    lines.append(texts.askedAgain(item(field), of: field.row))
                }
                if let outcome = navigator.fetchBeforeAsking() {
                    return record(lines) + effects(of: outcome)
                }
                return record(lines + partsOfPage) + askPresent()
            }
        }
    }

    /// The parts of the card of a page that only tells something, for those who read no card.
    private var partsOfPage: [SessionLine] {
        if case .page(let page) = place { filled.parts(ofPage: page) } else { [] }
    }

    /// The cards of the pages that were filled in until now, and what has changed in those of the record, without that of a
    /// page that begins.
    private func finishedCards(before beginning: Int? = nil, areLeft: Bool = false) -> [SessionLine]
    {
        let filled = filled
        return recorded.takeCards(
            before: beginning, card: { filled.finished(page: $0, isLeft: areLeft) },
            changes: filled.changes)
    }

    /// Entries for the fields that became visible since the last answer, in the form or in the present row.
    private func appearedFields() -> [SessionLine] {
        let open = navigator.openFields
        guard !recorded.knownFields.isEmpty, open != recorded.knownFields else { return [] }
        let known = Set(recorded.knownFields)
        let row = place.field?.row
        return open.filter {
            ($0.inner.isEmpty || $0.row == row) && !known.contains($0)
        }.map { field in
            let title = DisplayText(texts.text(item(field).title, of: field.row))
            let reason = DisplayText(FieldReasons(texts: texts).reason(for: field) ?? "")
            var runs: [(DisplayText, StyledLine.Style)] = [("+ ", .accent), (title, .label)]
            if !reason.string.isEmpty { runs.append((" (" + reason + ")", .dim)) }
            return SessionLine(.appeared, label: title, value: reason, line: StyledLine(runs))
        }
    }

    /// Adds lines to the record; those that matter at the next question are shown with it, too.
    private func record(_ lines: [SessionLine]) -> [SessionEffect] {
        recorded.noteShown(lines)
        return lines.isEmpty ? [] : [.record(lines)]
    }

    /// Shows that the program is busy; the text stays.
    private func wait(_ sentence: String) -> [SessionEffect] {
        switch navigator.remote.awaited {
        case .opening, .asking: question.wait(sentence)
        case .answer, .submission: question.wait(sentence, keeping: typed)
        }
        return [.show]
    }

    /// The names of two choices that a text which names none may mean.
    private func namesThatAreMeant(_ issues: [FormIssue]) -> [FocusMessage] {
        guard issues.contains(where: { $0.code == .notAChoice }) else { return [] }
        return question.ambiguity(of: typed).map { [texts.refusal($0)] } ?? []
    }

    private func full(_ group: FieldPlace) -> FocusMessage {
        let maximum = item(group).maximumRows
        return texts.full(
            item(group), of: group.row,
            maximum: min(maximum, dataSource.rowNumber(of: group) ?? maximum))
    }

    /// The entry that shows a field and its answer.
    private func answerLine(_ kind: SessionLine.Kind, _ field: FieldPlace) -> SessionLine {
        var line = texts.answer(
            kind, item(field), of: field.row, texts.displayText(at: field))
        line.spoken = texts.spoken(field)
        return line
    }

    // MARK: Actions of the program

    /// The card of the present page; `nil` at the review.
    private var presentCard: Card? { navigator.page(of: place).map { cards[$0] } }

    /// The entries of the menus of the present card.
    private var menu: [ActionNode] {
        presentCard.map { builder.description(of: $0).buttons.filter(\.isOfMenu) } ?? []
    }

    /// The commands for the actions that the present card has, with the entries of its menu.
    private var actionCommands: [FocusMessage] {
        guard let card = presentCard else { return [] }
        let entries = menu.map { ":\($0.title)" }.joined(separator: "   ")
        var commands = entries.isEmpty ? [] : [entries]
        if card.openAction != nil { commands.append(texts.words(.openCommand)) }
        if card.editAction != nil { commands.append(texts.words(.editCommand)) }
        return commands.map { FocusMessage(.note, $0) }
    }

    /// Goes on after an action, which may have failed for a reason.
    private func takePerformed(_ failure: String?) -> [SessionEffect] {
        show(failure.map { [texts.error(.actionFailed, ["reason": $0])] } ?? []) + [.redraw]
    }

    // MARK: Shorthands

    /// The cards with the answers so far.
    private var filled: FilledCards { FilledCards(navigator, texts, cards, builder, lines) }

    private func item(_ field: FieldPlace) -> FormItem { navigator.compiled(field).item }

    private func path(_ field: FieldPlace) -> FieldPath { navigator.path(field) }
}

extension FormSession: CustomReflectable {
    /// What the person sees; not the answers, since they may be secrets.
    public var customMirror: Mirror { Mirror(self, children: ["view": view]) }
}

// A session belongs to one task, like its data source.
@available(*, unavailable)
extension FormSession: Sendable {}

extension Navigator.Outcome {
    /// Whether answers or typed texts may have changed.
    fileprivate var changesDraft: Bool {
        switch self {
        case .opened, .ready, .submitted, .ended, .unsubmittable: false
        default: true
        }
    }
}
