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
        case answer(String, field: Int)
        case submission
    }

    private enum Place {
        case field(Int)
        case review
    }

    private let dataSource: FormDataSource
    private let script: DialogueScript
    private var mustAsk: Set<Int>
    private var place = Place.review
    /// What stood in the line of a field when the person went back from it.
    private var drafts: [Int: String] = [:]
    private var returnsToReview = false
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
        mustAsk = Set(fields.indices.filter { !supplied.contains(fields[$0].name) })
    }

    /// The title and the first question.
    mutating func start() -> [Effect] {
        script.opening.map(Effect.say)
            + (checks(before: .opening, Question(prompt: script.checkingAlone)) ?? open())
    }

    private mutating func open() -> [Effect] {
        for field in fields.indices where isWrong(field) { mustAsk.insert(field) }
        return advance(fromItem: 0)
    }

    /// Asks for the checks that are awaited, where there are any.
    private mutating func checks(
        before next: Awaited, _ question: @autoclosure () -> Question
    ) -> [Effect]? {
        let pending = dataSource.pendingChecks
        guard !pending.isEmpty else { return nil }
        awaited = next
        return [.check(pending, question())]
    }

    private mutating func goOn(with outcomes: [CheckOutcome]) -> [Effect] {
        for outcome in outcomes { dataSource.receive(outcome.answer, to: outcome.question) }
        troubles = outcomes.compactMap(\.trouble).map { script.trouble($0) }
        defer { troubles = [] }
        switch awaited {
        case .opening: return open()
        case .answer(let text, let field): return judged(text, field)
        case .submission: return submit()
        }
    }

    mutating func handle(_ event: Event) -> [Effect] {
        let effects = react(to: event)
        for case .ask(let question) in effects { prefill = question.prefill }
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

    // MARK: Lines

    private mutating func line(_ text: String) -> [Effect] {
        let isSecret = if case .field(let field) = place { fields[field].isSecure } else { false }
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
        case .review: reviewAnswer(text)
        }
    }

    private mutating func answer(_ text: String, to field: Int) -> [Effect] {
        let program = fields[field]
        let typed = program.isSecure ? text : WhiteSpace.trim(text)
        if typed.utf8.isEmpty {
            // Of a secret nothing can be shown to edit, so an empty line keeps it.
            if !program.isSecure || dataSource.value(of: program.name).isEmpty {
                dataSource.updateValue(
                    of: program.name, to: program.item.defaultValue, userInitiated: true)
            }
        } else {
            dataSource.updateValue(
                of: program.name, to: script.value(typed, for: program), userInitiated: true)
        }
        dataSource.leave(program.name)
        drafts[field] = nil
        mustAsk.remove(field)
        // Whoever gives the same answer again wants a check that failed to be made again.
        dataSource.recheck(program.name)
        let kept = program.isSecure ? "" : text
        return checks(before: .answer(kept, field: field), checkingQuestion(field, kept))
            ?? judged(kept, field)
    }

    private func checkingQuestion(_ field: Int, _ text: String) -> Question {
        var question = question(for: field)
        question.prefill = text
        question.problems = [script.checking]
        return question
    }

    private mutating func judged(_ text: String, _ field: Int) -> [Effect] {
        let program = fields[field]
        let issues = dataSource.issues(of: program.name).filter { !$0.waits(for: isStillAsked) }
        guard issues.allSatisfy({ $0.severity != .error }) else {
            mustAsk.insert(field)
            return askAgain(text: text, issues.map { script.problem($0) } + troubles)
        }
        // A warning is said and does not hold up; the review says it again.
        return [.settle(settled(field))] + issues.map { .say(script.problem($0)) }
            + goOn(from: field)
    }

    private mutating func goOn(from field: Int) -> [Effect] {
        if returnsToReview {
            // What an answer brought into view was never asked.
            let new = fields.indices.first { mustAsk.contains($0) && dataSource.isOpen(field: $0) }
            return new.map { ask($0) } ?? review()
        }
        return advance(fromItem: dataSource.form.program.itemIndices[field] + 1)
    }

    /// Asks the same again, with its choices; what stood there before a command is there again.
    private mutating func askAgain(
        text: String? = nil, _ problems: [StyledLine]
    ) -> [Effect] {
        var question: Question
        switch place {
        case .field(let field): question = self.question(for: field)
        case .review: question = script.reviewQuestion
        }
        if let text { question.prefill = text }
        question.problems = problems
        return [.ask(question)]
    }

    // MARK: Moving

    /// Says what stands between, and asks the next field that must be asked.
    private mutating func advance(fromItem start: Int) -> [Effect] {
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
            if mustAsk.contains(field), dataSource.isOpen(field: field) {
                return effects + ask(field)
            }
            effects.append(.say(settled(field)))
        }
        return effects + review()
    }

    private mutating func ask(_ field: Int) -> [Effect] {
        place = .field(field)
        return [.ask(question(for: field))]
    }

    private func question(for field: Int) -> Question {
        let program = fields[field]
        var prefill = drafts[field] ?? ""
        if drafts[field] == nil, dataSource.isEntered(program.name), !program.isSecure {
            prefill = dataSource.displayText(of: program.name, in: script.wording)
        }
        var question = script.question(
            for: program, isRequired: dataSource.isRequired(program.name), prefill: prefill)
        if program.isSecure, !dataSource.value(of: program.name).isEmpty {
            question.introduction.append(script.emptyKeepsSecret)
        }
        // What was supplied and is wrong is asked with the reason.
        let reported = dataSource.reportedIssues.filter {
            $0.path.steps.first == .key(program.name.text)
        }
        question.problems = reported.map { script.problem($0) }
        return question
    }

    private mutating func back(keeping text: String) -> [Effect] {
        let last: Int
        switch place {
        case .review: last = fields.count
        case .field(let field):
            last = field
            if !fields[field].isSecure, !text.isEmpty { drafts[field] = text }
        }
        // A draft is in the question already, and a secret must be in no effect.
        guard let earlier = fields.indices.prefix(last).last(where: dataSource.isOpen(field:))
        else { return askAgain([script.isFirst]) }
        if case .field(let field) = place { mustAsk.insert(field) }
        return [.settle(script.wentBack)] + ask(earlier)
    }

    private mutating func help() -> [Effect] {
        guard case .field(let field) = place else {
            return askAgain(script.commands)
        }
        return askAgain(script.help(for: fields[field]) + script.commands)
    }

    private mutating func skip() -> [Effect] {
        guard case .field(let field) = place else { return askAgain([]) }
        let program = fields[field]
        guard !dataSource.isRequired(program.name) else {
            return askAgain([script.cannotSkip(program.item)])
        }
        dataSource.updateValue(of: program.name, to: .empty, userInitiated: true)
        dataSource.leave(program.name)
        drafts[field] = nil
        mustAsk.remove(field)
        return [.settle(settled(field))] + goOn(from: field)
    }

    // MARK: Review

    private mutating func review() -> [Effect] {
        place = .review
        returnsToReview = true
        let rows = fields.indices.filter(isShown).map {
            script.reviewRow($0, answer: display($0))
        }
        let problems = dataSource.reportedIssues.map { script.problem($0) }
        return ([script.reviewTitle] + rows + problems).map(Effect.say)
            + [.ask(script.reviewQuestion)]
    }

    private mutating func reviewAnswer(_ text: String) -> [Effect] {
        let typed = WhiteSpace.trim(text)
        guard typed.utf8.isEmpty else {
            guard let field = script.field(named: typed), dataSource.isOpen(field: field) else {
                return askAgain([script.noSuchAnswer])
            }
            return [.settle(script.changing(fields[field].item))] + ask(field)
        }
        var question = script.reviewQuestion
        question.problems = [script.checking]
        return checks(before: .submission, question) ?? submit()
    }

    private mutating func submit() -> [Effect] {
        if dataSource.attemptSubmission() {
            return [.submit(script.submitted)]
        }
        let wrong = fields.indices.first { dataSource.isOpen(field: $0) && isWrong($0) }
        guard let wrong else {
            return askAgain(dataSource.issues.map { script.problem($0) })
        }
        return [.settle(script.stillWrong)] + ask(wrong)
    }

    // MARK: Shorthands

    private var fields: [FieldProgram] { dataSource.form.program.fields }

    private func isShown(_ field: Int) -> Bool {
        dataSource.isVisible(item: dataSource.form.program.itemIndices[field])
    }

    private func isWrong(_ field: Int) -> Bool {
        dataSource.issues(of: fields[field].name).contains { $0.severity == .error }
    }

    /// Whether a field has yet to be asked.
    private func isStillAsked(_ name: FieldName) -> Bool {
        guard let field = dataSource.form.program.index(of: name) else { return false }
        return mustAsk.contains(field) && dataSource.isOpen(field: field)
    }

    private func display(_ field: Int) -> String {
        dataSource.displayText(of: fields[field].name, in: script.wording)
    }

    private func settled(_ field: Int) -> StyledLine {
        script.settled(fields[field].item, answer: display(field))
    }
}
