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
        /// What is shown of a secret while it is typed.
        public var secrets = SecretDisplay.dots

        /// Makes the usual properties.
        public init() {}
    }

    /// What the person is doing.
    enum Mode {
        case asking
        /// A check, a fetch or the submission is under way.
        case waiting
        /// The person is asked whether to leave.
        case leaving(CardFocus, any Editor)
    }

    /// The values.
    public let dataSource: FormDataSource
    let options: Options
    let texts: SessionTexts
    var navigator: Navigator
    var question: CardFocus
    var editor: any Editor = NoEditor()
    var mode = Mode.asking
    private(set) var layout = ScreenLayout(columns: 80, rows: 24)

    /// The last entered line, as it would be typed again; empty for a secret.
    var typed = ""
    /// The reasons why checks had no result.
    var failures: [FocusMessage] = []
    var keySequence = KeySequence()
    var recorded = SessionRecord()
    /// The entry of the review, or the row in a question about rows, that the keys act on.
    var mark = CardFocus.Mark()
    /// Whether the person has entered an answer in this session.
    public internal(set) var hasAnswers = false
    var keyHints: KeyHints
    /// The parts of the view that change only with a question.
    var surroundings: SessionSurroundings
    let cards: [Card]
    let builder: DescriptionBuilder
    /// The definition of the form, for drafts.
    private(set) lazy var fingerprint = dataSource.form.fingerprint

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
        texts = SessionTexts(dataSource: dataSource, catalog: catalog, glyphs: options.glyphs)
        keyHints = KeyHints(texts.words)
        surroundings = SessionSurroundings(texts.words)
        navigator = Navigator(
            dataSource, mode: .interactive, supplied: supplied,
            asksOnlyInvalid: options.asksOnlyInvalid, language: catalog.language)
        if let draft { navigator.resume(draft) }
        question = CardFocus(.waiting, "")
        cards = Card.cards(of: dataSource)
        builder = DescriptionBuilder(catalog: catalog)
    }

    /// The words of the session, in the language of the person.
    package var words: InterfaceWords { texts.words }

    /// Whether the answer to the present question is never shown.
    public var asksSecret: Bool { question.isSecret }

    /// The place of the present question.
    var place: Navigator.Place { navigator.place }

    /// Begins with the title of the form and the first question.
    public func start() -> [SessionEffect] {
        [.record(texts.opening)] + effects(of: navigator.open())
    }

    /// Handles an event.
    ///
    /// - Returns: The effects, in the order in which they are to be carried out.
    public func handle(_ event: SessionEvent) -> [SessionEffect] {
        switch event {
        case .key(let key): return handle(key)
        case .line(let text, let hasPaste): return wholeLine(text, hasPaste)
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
        case .tick:
            guard case .waiting = mode, let ticks = question.ticks else { return [] }
            question.ticks = ticks &+ 1
            return [.show]
        case .edited(let text): return takeEdited(text)
        case .performed(let failure): return takePerformed(failure)
        case .unsubmitted(let reason):
            return askAgain([texts.error(.undelivered, ["reason": reason])])
        case .unsaved(let reason): return showUnsaved(reason)
        case .unkept(let reason, let lacking): return stay(reason, lacking)
        case .interrupted: return [.end(.interrupted)]
        case .ended(let signal): return [.end(.signal(signal))]
        case .hungUp: return [.end(.hungUp)]
        case .timedOut:
            let line = StyledLine(texts.words(.timedOut), .issue)
            return [.record([SessionLine(.ending, line)]), .end(.timedOut)]
        case .endOfInput: return leave()
        }
    }

    /// Fits the editors to the size of the screen.
    public func resize(_ layout: ScreenLayout) {
        self.layout = layout
        editor.resize(width: layout.areaWidth, height: layout.areaRows)
    }

    // MARK: Lines

    /// Handles a whole line: an answer or a command.
    func line(_ text: String, _ hasPaste: Bool) -> [SessionEffect] {
        if case .leaving = mode { return answerLeaving(text) }
        let isSecret = if case .field(let field) = place { item(field).isSecure } else { false }
        let command = TypedCommand.read(
            text, after: question.prefill, isSecret: isSecret, hasPaste: hasPaste)
        guard case .answer(let answer) = command else { return perform(command, in: text) }
        typed = isSecret ? "" : TypedCommand.line(typing: answer)
        return effects(of: self.answer(answer))
    }

    /// Performs a command that was typed in a line.
    func perform(_ command: TypedCommand, in text: String) -> [SessionEffect] {
        switch command {
        // The line may be intended as an answer, so it remains for editing.
        case .answer, .unknown: return askAgain(text: text, [texts.error(.unknownCommand)])
        case .back: return effects(of: navigator.back(leaving: nil))
        case .next: return effects(of: navigator.forward(leaving: nil))
        case .help:
            removeCommand()
            return help()
        case .editor:
            removeCommand()
            return edit(question.prefill)
        case .skip:
            typed = ""
            return effects(of: navigator.skip())
        case .review:
            navigator.review()
            return askPresent()
        case .quit:
            removeCommand()
            return leave()
        case .open, .edit, .entry:
            guard let action = action(of: command) else {
                return askAgain(text: text, [texts.error(.noAction)])
            }
            removeCommand()
            return [.perform(action)]
        }
    }

    /// Removes a command that does not move from the editor, which has its initial text again.
    ///
    /// A command is typed alone or after that text. Without the text, the next Enter would remove the answer.
    private func removeCommand() {
        if editor.isText {
            editor = makeEditor(question.prefill)
        } else {
            // The marks of choices remain; Escape removes what was typed.
            _ = editor.apply(.escape)
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
    func help() -> [SessionEffect] {
        var problems = texts.commands + actionCommands
        // The help of a field is shown with its question.
        if let field = place.field, item(field).help == nil {
            problems.insert(texts.note(.noHelp), at: 0)
        }
        return show(problems)
    }

    /// Shows messages below what was typed, which stays.
    func show(_ problems: [FocusMessage]) -> [SessionEffect] {
        question.show(problems)
        return [.show]
    }

    // MARK: Shorthands

    /// The cards with the answers so far.
    var filled: FilledCards { FilledCards(navigator, texts, cards, builder) }

    func compiled(_ field: FieldPlace) -> CompiledField { navigator.compiled(field) }

    func item(_ field: FieldPlace) -> FormItem { compiled(field).item }

    func path(_ field: FieldPlace) -> FieldPath { navigator.path(field) }
}

extension FormSession: CustomReflectable {
    /// What the person sees; not the answers, since they may be secrets.
    public var customMirror: Mirror { Mirror(self, children: ["view": view]) }
}

// A session belongs to one task, like its data source.
@available(*, unavailable)
extension FormSession: Sendable {}
