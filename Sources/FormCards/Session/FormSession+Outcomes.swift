import FormModel

/// What the record of a session has, and what is to be recorded.
struct SessionRecord {
    /// The lines that are shown with the present question, too.
    private(set) var notices: [SessionLine] = []
    /// The pages that were begun or changed since their cards were recorded.
    private var pages: Set<Int> = []
    /// The cards of the pages as they are in the record.
    private var cards: [Int: SessionLine] = [:]

    /// Notes that a page was begun or changed.
    mutating func note(_ page: Int) { pages.insert(page) }

    /// The cards of the noted pages that are not in the record as they are now.
    ///
    /// - Parameters:
    ///   - beginning: A page that begins, whose card is recorded later.
    ///   - card: The card of a page; `nil` if it is not recorded.
    /// - Returns: The cards in the order of the pages.
    mutating func takeCards(
        before beginning: Int?, card: (Int) -> SessionLine?
    ) -> [SessionLine] {
        var taken: [SessionLine] = []
        for page in pages.sorted() where page != beginning {
            guard let line = card(page), cards.updateValue(line, forKey: page) != line else {
                continue
            }
            taken.append(line)
        }
        pages = beginning.map { [$0] } ?? []
        return taken
    }

    /// Keeps those of some recorded lines that matter at the next question.
    mutating func noteShown(_ lines: [SessionLine]) {
        notices += lines.filter {
            switch $0.kind {
            case .appeared, .problem, .event: true
            default: false
            }
        }
    }

    /// Forgets the lines that are shown with the present question.
    mutating func forgetNotices() { notices = [] }
}

// Outcomes of answers and commands as effects.
extension FormSession {
    func effects(of outcome: Navigator.Outcome) -> [SessionEffect] {
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
        mode = .asking
        let failureLines = failures.map { SessionLine($0, texts.glyphs) }
        switch outcome {
        case .accepted(let warnings): return accepted(warnings, failureLines)
        case .refused(let issues) where lacksOnlyGiven(issues):
            let problems = issues.map { texts.problem($0) } + [texts.error(.giveByGiven)]
            let lines = problems.map { SessionLine(.ending, $0.line(texts.glyphs)) }
            return [.record(lines), .end(.unanswered)]
        case .refused(let issues):
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
            mode = .waiting
            question = CardFocus(.waiting, texts.plain(.writing))
            editor = NoEditor()
            navigator.forgetSecrets()
            return [
                .submit(
                    [texts.submitted] + (dataSource.ending.map(texts.ending) ?? []))
            ]
        // The review has said why.
        case .ended, .unsubmittable: return [.end(.left)]
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
            case .section where isSaidByParts, .label where isSaidByParts: continue
            case .section(let item, let row): lines.append(texts.heading(of: item, of: row))
            case .label(let title, let row):
                lines.append(SessionLine(.text, texts.lines(of: title, row, .plain)))
            case .row(let row):
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

    /// The cards of the pages that were filled in or changed until now, without that of a page that begins.
    func finishedCards(before beginning: Int? = nil) -> [SessionLine] {
        let filled = filled
        return recorded.takeCards(before: beginning, card: filled.finished)
    }

    /// Entries for the fields that became visible since the last answer, in the form or in the present row.
    private func appearedFields() -> [SessionLine] {
        let known = surroundings.openFields
        guard !known.isEmpty else { return [] }
        let row = place.field?.row
        return navigator.openFields.filter {
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
    func record(_ lines: [SessionLine]) -> [SessionEffect] {
        recorded.noteShown(lines)
        return lines.isEmpty ? [] : [.record(lines)]
    }

    /// Shows that the program is busy; the text stays.
    private func wait(_ sentence: String) -> [SessionEffect] {
        mode = .waiting
        switch navigator.remote.awaited {
        case .opening, .asking:
            question = CardFocus(.waiting, DisplayText(sentence))
            editor = NoEditor()
        case .answer, .submission:
            // The line was taken; what was typed stays visible.
            if isLine { editor = makeEditor(typed) }
            question.show([FocusMessage(.progress, sentence)])
        }
        question.ticks = 0
        return [.show]
    }

    /// The names of two choices that a text which names none may mean.
    private func namesThatAreMeant(_ issues: [FormIssue]) -> [FocusMessage] {
        guard issues.contains(where: { $0.code == .notAChoice }),
            let choices = editor as? ChoiceEditor
        else { return [] }
        return choices.ambiguity(of: typed).map { [texts.refusal($0)] } ?? []
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

    private func full(_ group: FieldPlace) -> FocusMessage {
        let maximum = compiled(group).item.maximumRows
        return texts.full(
            item(group), of: group.row,
            maximum: min(maximum, dataSource.rowNumber(of: group) ?? maximum))
    }

    /// The entry that shows a field and its answer.
    private func answerLine(_ kind: SessionLine.Kind, _ field: FieldPlace) -> SessionLine {
        texts.answer(kind, item(field), of: field.row, dataSource.displayText(at: field))
    }
}
