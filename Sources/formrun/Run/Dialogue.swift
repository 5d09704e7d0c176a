import FormCards
import FormModel
import FormValidation

/// The interactive filling-in of a form: events in, effects out, no terminal.
///
/// Fields are asked in form order; what was supplied and is valid is shown, not asked. At the end a
/// review shows all answers, and any can be changed.
struct Dialogue {
    enum Event {
        /// A line was entered; with a paste in it, it is no command.
        case line(String, hasPaste: Bool = false)
        /// Back to the field before, with what stands in the line.
        case back(String)
        /// The person ended the input, with Ctrl-D on an empty line.
        case endOfInput
        /// Ctrl-C.
        case interrupted
        /// A signal that ends the process has come.
        case ended(by: Int32)
        /// The terminal is gone.
        case hungUp
        case timedOut
        /// What became of the checks that were asked for.
        case checked([CheckOutcome])
        /// The answers could not be written; the reason.
        case undelivered(String)
    }

    enum Effect {
        case say(StyledLine)
        /// Replaces the question that was asked last by a line that stays.
        case settle(StyledLine)
        case ask(Question)
        /// Checks are to be made, while the question is shown and takes no answer.
        case check([RemoteQuestion], Question)
        /// The person submitted: the answers are to be written, and the line shown where that succeeds.
        case submit(StyledLine)
        case finish(ExitStatus)
    }

    /// What goes on once checks have been made.
    enum Awaited {
        case opening
        case answer(String, field: FieldPlace)
        case submission
    }

    /// What is asked at present.
    enum Place: Hashable {
        case field(FieldPlace)
        /// Whether a group is to have one row more.
        case another(FieldPlace)
        /// What is to become of the rows of a group.
        case rows(FieldPlace)
        case review
    }

    let dataSource: FormDataSource
    let script: DialogueScript
    var mustAsk: Set<FieldPlace>
    var place = Place.review
    /// What stood in the line of a field when the person went back from it.
    var drafts: [FieldPlace: String] = [:]
    var returnsToReview = false
    /// The groups of which the person said that they have all their rows.
    var closed: Set<FieldPlace> = []
    /// The row that was added from the review and is asked before the review comes back.
    var addedRow: (group: FieldPlace, row: Int)?
    /// The fields that could be answered when the review was shown last.
    var reviewed: Set<FieldPlace> = []
    var awaited = Awaited.opening
    /// Why checks gave no verdict.
    var troubles: [StyledLine] = []
    /// What stood in the line when the present question was asked.
    var prefill = ""

    /// - Parameters:
    ///   - dataSource: The values so far; those supplied are in it already.
    ///   - supplied: The fields that need not be asked where they are valid.
    ///   - catalog: Where sentences come from.
    ///   - glyphs: The signs of ours that the terminal can show.
    init(
        dataSource: FormDataSource, supplied: Set<FieldName>, catalog: MessageCatalog,
        glyphs: CardGlyphs = .unicode
    ) {
        self.dataSource = dataSource
        script = DialogueScript(form: dataSource.form, catalog: catalog, glyphs: glyphs)
        let fields = dataSource.form.program.fields
        mustAsk = []
        for index in fields.indices {
            require(FieldPlace(index), unlessValid: supplied.contains(fields[index].name))
        }
    }

    /// The title and the first question.
    mutating func start() -> [Effect] {
        let checks = checks(before: .opening, Question(prompt: script.checkingAlone))
        let effects = script.opening.map(Effect.say) + (checks ?? open())
        note(effects)
        return effects
    }

    /// Remembers what stands in the line that is asked for, behind which commands are understood.
    private mutating func note(_ effects: [Effect]) {
        for case .ask(let question) in effects { prefill = question.prefill }
    }

    mutating func open() -> [Effect] {
        // What was supplied may have turned out wrong only now.
        for issue in dataSource.issues where issue.severity == .error {
            guard let place = place(of: issue), program(place).rows == nil else { continue }
            mustAsk.insert(place)
        }
        return advance(fromItem: 0)
    }

    mutating func handle(_ event: Event) -> [Effect] {
        let effects = react(to: event)
        note(effects)
        return effects
    }

    private mutating func react(to event: Event) -> [Effect] {
        switch event {
        case .line(let text, let hasPaste): line(text, hasPaste)
        case .back(let text): back(keeping: text)
        case .endOfInput: [.finish(.declined)]
        case .interrupted: [.finish(.interrupted)]
        case .ended(let signal): [.finish(ExitStatus(signal: signal))]
        case .hungUp: [.finish(.hungUp)]
        case .timedOut: [.say(script.timedOut), .finish(.timedOut)]
        case .checked(let outcomes): goOn(with: outcomes)
        case .undelivered(let reason): askAgain([script.undelivered(reason)])
        }
    }

    /// What is said where no more text fits into a line.
    var tooLong: StyledLine { script.tooLong }
    var pasteRefused: StyledLine { script.pasteRefused }
    /// What is said where bytes were typed or pasted that are no text.
    var notUTF8: StyledLine { script.notUTF8 }

    /// What is shown while the answers are written and that takes long.
    var writing: Question { Question(prompt: script.writing) }

    // MARK: Shorthands

    var fields: [FieldProgram] { dataSource.form.program.fields }

    func program(_ field: FieldPlace) -> FieldProgram { dataSource.form.program.field(at: field) }

    func path(_ field: FieldPlace) -> FieldPath { dataSource.form.program.path(of: field) }

    /// The field that an issue is about, also where it is about an element of its list.
    func place(of issue: FormIssue) -> FieldPlace? {
        let program = dataSource.form.program
        return program.place(of: issue.path)?.place
            ?? program.place(of: FieldPath(Array(issue.path.steps.dropLast())))?.place
    }

    /// Whether a field has yet to be asked, or may be chosen in the review.
    func isStillAsked(_ field: FieldPlace) -> Bool {
        guard dataSource.isOpen(field) else { return false }
        if returnsToReview { return true }
        return program(field).rows == nil ? mustAsk.contains(field) : !closed.contains(field)
    }

    func settled(_ field: FieldPlace) -> StyledLine {
        script.settled(
            program(field).item,
            answer: dataSource.displayText(at: path(field)))
    }
}
