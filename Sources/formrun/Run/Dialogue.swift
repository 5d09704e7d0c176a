import FormCards
import FormModel
import FormValidation

/// The interactive filling-in of a form: events in, effects out, no terminal.
///
/// Fields are asked in form order; what was supplied and is valid is shown, not asked. At the end a
/// review shows all answers, and any can be changed.
struct Dialogue {
    enum Event {
        /// A line was entered.
        case line(String)
        /// Back to the field before, with what stands in the line.
        case back(String)
        /// The person ended the input, with Ctrl-D on an empty line.
        case endOfInput
        /// Ctrl-C, or the signal.
        case interrupted
        case terminated
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
    private enum Awaited {
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
    private var awaited = Awaited.opening
    /// Why checks gave no verdict.
    private var troubles: [StyledLine] = []
    /// What stood in the line when the present question was asked.
    private var prefill = ""

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

    private mutating func open() -> [Effect] {
        // What was supplied may have turned out wrong only now.
        for issue in dataSource.issues where issue.severity == .error {
            guard let place = place(of: issue), program(place).rows == nil else { continue }
            mustAsk.insert(place)
        }
        return advance(fromItem: 0)
    }

    /// Asks for the checks that are awaited, where there are any.
    private mutating func checks(
        before next: Awaited, _ question: Question
    ) -> [Effect]? {
        let pending = dataSource.pendingChecks
        guard !pending.isEmpty else { return nil }
        awaited = next
        return [.check(pending, question)]
    }

    private mutating func goOn(with outcomes: [CheckOutcome]) -> [Effect] {
        dataSource.receive(outcomes.map { ($0.question, $0.answer) })
        troubles = outcomes.compactMap(\.trouble).map { script.trouble($0) }
        defer { troubles = [] }
        switch awaited {
        case .opening: return troubles.map(Effect.say) + open()
        case .answer(let text, let field): return judged(text, field)
        case .submission: return submit()
        }
    }

    mutating func handle(_ event: Event) -> [Effect] {
        let effects = react(to: event)
        note(effects)
        return effects
    }

    private mutating func react(to event: Event) -> [Effect] {
        switch event {
        case .line(let text): line(text)
        case .back(let text): back(keeping: text)
        case .endOfInput: [.finish(.declined)]
        case .interrupted: [.finish(.interrupted)]
        case .terminated: [.finish(.terminated)]
        case .hungUp: [.finish(.hungUp)]
        case .timedOut: [.say(script.timedOut), .finish(.timedOut)]
        case .checked(let outcomes): goOn(with: outcomes)
        case .undelivered(let reason): askAgain([script.undelivered(reason)])
        }
    }

    /// What is said where no more text fits into a line.
    var tooLong: StyledLine { script.tooLong }
    var pasteRefused: StyledLine { script.pasteRefused }

    // MARK: Lines

    private mutating func line(_ text: String) -> [Effect] {
        let isSecret = if case .field(let field) = place { program(field).isSecure } else { false }
        switch DialogueCommand.read(text, behind: prefill, isSecret: isSecret) {
        case .answer(let answer): return self.answer(answer)
        case .unknown: return askAgain([script.unknownCommand])
        case .back: return back(keeping: "")
        case .help: return help()
        case .skip: return skip()
        case .review: return review()
        case .quit: return [.finish(.declined)]
        }
    }

    private mutating func answer(_ text: String) -> [Effect] {
        switch place {
        case .field(let field): answer(text, to: field)
        case .another(let group): anotherAnswer(text, group)
        case .rows(let group): rowsAnswer(text, group)
        case .review: reviewAnswer(text)
        }
    }

    private mutating func answer(_ text: String, to field: FieldPlace) -> [Effect] {
        let program = program(field)
        let path = path(field)
        let typed = program.isSecure ? text : WhiteSpace.trim(text)
        if typed.utf8.isEmpty {
            // Of a secret nothing can be shown to edit, so an empty line keeps it.
            if !program.isSecure || dataSource.value(at: path).isEmpty {
                dataSource.takeDefault(at: field, userInitiated: true)
            }
        } else {
            dataSource.updateValue(
                at: path, to: script.value(typed, for: program), userInitiated: true)
        }
        dataSource.leave(at: path)
        drafts[field] = nil
        mustAsk.remove(field)
        // Whoever gives the same answer again wants a check that failed to be made again.
        dataSource.recheck(at: path)
        let kept = program.isSecure ? "" : text
        let checks = checks(before: .answer(kept, field: field), checkingQuestion(field, kept))
        return checks ?? judged(kept, field)
    }

    private func checkingQuestion(_ field: FieldPlace, _ text: String) -> Question {
        var question = question(for: field)
        question.prefill = text
        question.problems = [script.checking]
        return question
    }

    private mutating func judged(_ text: String, _ field: FieldPlace) -> [Effect] {
        let issues = dataSource.issues(at: path(field)).filter { !$0.waits(for: isStillAsked) }
        guard issues.allSatisfy({ $0.severity != .error }) else {
            mustAsk.insert(field)
            return askAgain(text: text, issues.map { script.problem($0) } + troubles)
        }
        // A warning is said and does not hold up; the review says it again.
        return [.settle(settled(field))]
            + (issues.map { script.problem($0) } + troubles).map(Effect.say) + goOn(from: field)
    }

    private mutating func goOn(from field: FieldPlace) -> [Effect] {
        goOn(behind: .field(field), in: field.field)
    }

    /// Asks the same again, with its choices; what stood there before a command is there again.
    mutating func askAgain(
        text: String? = nil, _ problems: [StyledLine]
    ) -> [Effect] {
        var question: Question
        switch place {
        case .field(let field): question = self.question(for: field)
        case .another(let group): question = anotherQuestion(for: group)
        case .rows(let group): question = script.rowsQuestion(program(group).item)
        case .review: question = script.reviewQuestion
        }
        if let text { question.prefill = text }
        question.problems = problems
        return [.ask(question)]
    }

    // MARK: Moving

    /// Says what stands between, and asks the next field that must be asked.
    mutating func advance(fromItem start: Int) -> [Effect] {
        var effects: [Effect] = []
        let program = dataSource.form.program
        // Said before the first item of the page that is shown.
        var title: [StyledLine] = []
        for index in dataSource.form.items.indices.dropFirst(start) {
            if let start = script.pageTitle(at: index).nonEmpty { title = start }
            guard dataSource.isVisible(item: index) else { continue }
            effects += (title + script.before(item: index)).map(Effect.say)
            title = []
            guard let field = program.fieldIndices[index] else { continue }
            let place = FieldPlace(field)
            guard dataSource.isOpen(field: field) else {
                effects.append(.say(settled(place)))
                continue
            }
            if fields[field].rows != nil {
                let isAsked = askRows(of: place, from: .first, &effects)
                if isAsked { return effects }
                continue
            }
            if mustAsk.contains(place) { return effects + ask(place) }
            effects.append(.say(settled(place)))
        }
        return effects + review()
    }

    mutating func ask(_ field: FieldPlace) -> [Effect] {
        place = .field(field)
        return [.ask(question(for: field))]
    }

    private func question(for field: FieldPlace) -> Question {
        let program = program(field)
        let path = path(field)
        var prefill = drafts[field] ?? ""
        if drafts[field] == nil, dataSource.isEntered(at: path), !program.isSecure {
            prefill = dataSource.displayText(at: path, in: script.wording)
        }
        var question = script.question(
            for: program, isRequired: dataSource.isRequired(at: path),
            initial: dataSource.defaultValue(at: field), prefill: prefill)
        if program.isSecure, !dataSource.value(at: path).isEmpty {
            question.introduction.append(script.emptyKeepsSecret)
        }
        // What was supplied and is wrong is asked with the reason.
        let reported = dataSource.reportedIssues.filter {
            $0.path.steps.starts(with: path.steps)
        }
        question.problems = reported.map { script.problem($0) }
        return question
    }

    private mutating func back(keeping text: String) -> [Effect] {
        if case .field(let field) = place, !program(field).isSecure, !text.isEmpty {
            drafts[field] = text
        }
        // A draft is in the question already, and a secret must be in no effect.
        guard let before = placeBefore(place) else { return askAgain([script.isFirst]) }
        if case .field(let field) = place, isThere(field) { mustAsk.insert(field) }
        return [.settle(script.wentBack)] + ask(before)
    }

    private mutating func help() -> [Effect] {
        switch place {
        case .field(let field), .another(let field), .rows(let field):
            return askAgain(script.help(for: program(field)) + script.commands)
        case .review:
            return askAgain(script.commands)
        }
    }

    private mutating func skip() -> [Effect] {
        if case .another(let group) = place { return anotherAnswer("", group) }
        guard case .field(let field) = place else { return askAgain([]) }
        let program = program(field)
        guard !dataSource.isRequired(at: path(field)) else {
            return askAgain([script.cannotSkip(program.item)])
        }
        dataSource.updateValue(at: path(field), to: .empty, userInitiated: true)
        dataSource.leave(at: path(field))
        drafts[field] = nil
        mustAsk.remove(field)
        return [.settle(settled(field))] + goOn(from: field)
    }

    // MARK: Review

    mutating func review() -> [Effect] {
        place = .review
        returnsToReview = true
        addedRow = nil
        reviewed = Set(openFields)
        let rows = reviewLines()
        let problems = dataSource.reportedIssues.map { script.problem($0) }
        return ([script.reviewTitle] + rows + problems).map(Effect.say)
            + [.ask(script.reviewQuestion)]
    }

    private mutating func reviewAnswer(_ text: String) -> [Effect] {
        let typed = WhiteSpace.trim(text)
        guard typed.utf8.isEmpty else {
            guard let place = reviewed(named: typed) else {
                return askAgain([script.noSuchAnswer])
            }
            return [.settle(script.changing(heading(place)))] + ask(place)
        }
        // Whoever submits wants checks that failed to be made again.
        for field in fields { dataSource.recheck(at: FieldPath(field.name)) }
        var question = script.reviewQuestion
        question.problems = [script.checking]
        let checks = checks(before: .submission, question)
        return checks ?? submit()
    }

    private mutating func submit() -> [Effect] {
        if dataSource.attemptSubmission() {
            return [.submit(script.submitted)]
        }
        let wrong = dataSource.issues.first { issue in
            issue.severity == .error
                && place(of: issue).map { dataSource.isOpen($0) } ?? false
        }
        guard let wrong, let found = place(of: wrong) else {
            return askAgain(dataSource.issues.map { script.problem($0) })
        }
        return [.settle(script.stillWrong)] + troubles.map(Effect.say)
            + ask(program(found).rows == nil ? .field(found) : .rows(found))
    }

    // MARK: Shorthands

    var fields: [FieldProgram] { dataSource.form.program.fields }

    func program(_ field: FieldPlace) -> FieldProgram { dataSource.form.program.field(at: field) }

    /// Whether a field has yet to be asked.
    private func isStillAsked(_ name: FieldName) -> Bool {
        guard let field = dataSource.form.program.index(of: name) else { return false }
        return mustAsk.contains(FieldPlace(field)) && dataSource.isOpen(field: field)
    }

    /// The field that an issue is about, also where it is about an element of its list.
    private func place(of issue: Issue) -> FieldPlace? {
        let program = dataSource.form.program
        return program.place(of: issue.path)?.place
            ?? program.place(of: FieldPath(Array(issue.path.steps.dropLast())))?.place
    }

    func path(_ field: FieldPlace) -> FieldPath { dataSource.form.program.path(of: field) }

    func settled(_ field: FieldPlace) -> StyledLine {
        script.settled(
            program(field).item,
            answer: dataSource.displayText(at: path(field), in: script.wording))
    }
}
