import FormModel

/// The parts of a view that change only with a question.
struct SessionSurroundings {
    var title: DisplayText = ""
    var cardNumber = 0
    var cardCount = 0
    var questionNumber: Int?
    var questionCount = 0
    var card = SessionCard()
    /// The fields that can be answered.
    var openFields: Set<FieldPlace> = []
}

// What a person sees.
extension FormSession {
    /// What the person sees at present.
    ///
    /// - Complexity: O(1); the fields around a question are found when it is asked.
    public var view: SessionView {
        var view = SessionView(question)
        view.question.editor = editor
        view.question.editorKeys = editorKeys
        if let hint = question.defaultHint, takesDefault { view.question.hints.append(hint) }
        if case .secret(let secret) = editor {
            view.question.isConfirmation = secret.stage == .confirmation
        }
        view.title = surroundings.title
        view.cardNumber = surroundings.cardNumber
        view.cardCount = surroundings.cardCount
        view.questionNumber = surroundings.questionNumber
        view.questionCount = surroundings.questionCount
        view.before = surroundings.card.before
        view.after = surroundings.card.after
        view.look = surroundings.card.look
        view.notices = notices
        view.keys = keys
        if place == .review, let focus = reviewFocus { view.reviewFocus = focus }
        view.rowFocus = rowFocus
        view.isCarryingRow = isCarrying
        return view
    }

    /// Finds the fields around the present question.
    func refresh() {
        var found = SessionSurroundings()
        let open = questionnaire.openFields
        found.openFields = Set(open)
        found.questionCount = open.count
        found.cardCount = dataSource.visiblePageCount
        guard let page = questionnaire.page(of: place) else {
            found.title = DisplayText(texts.words(.review))
            surroundings = found
            return
        }
        found.questionNumber = place.field.flatMap(open.firstIndex).map { $0 + 1 }
        found.cardNumber = dataSource.number(ofPage: page) ?? 0
        found.title = title(ofPage: page)
        let stop: FormWalk.Stop? =
            if case .another(let group) = place { .end(group) } else {
                place.field.map(questionnaire.walk.stop)
            }
        found.card = card(ofPage: page, around: stop)
        surroundings = found
    }

    func title(ofPage page: Int) -> DisplayText {
        DisplayText(texts.text(dataSource.form.pages[page].title ?? dataSource.form.title))
    }

    /// The fields and texts of a page before and after a stop, in the order of the form.
    func fields(
        ofPage page: Int, around present: FormWalk.Stop?
    ) -> (before: [SessionField], after: [SessionField]) {
        var before: [SessionField] = []
        var after: [SessionField] = []
        var isBefore = true
        let walk = questionnaire.walk
        let wrong = wrongPaths
        var stop = walk.next(after: questionnaire.stop(before: page))
        while let at = stop {
            if questionnaire.page(of: at) != page { break }
            if at == present {
                isBefore = false
            } else if let present, case .row(let row) = at, !present.isIn(row) {
                // The question about the rows of a group shows them itself.
                if present != .end(row.group) {
                    let field = summary(of: row, wrong)
                    if isBefore { before.append(field) } else { after.append(field) }
                }
                stop = walk.stop(after: row)
                continue
            } else if let field = field(at: at, wrong), !isOf(present, at) {
                if isBefore { before.append(field) } else { after.append(field) }
            }
            stop = walk.next(after: at)
        }
        return (before, after)
    }

    /// Whether a stop is the group whose rows are in question.
    private func isOf(_ present: FormWalk.Stop?, _ stop: FormWalk.Stop) -> Bool {
        guard case .end(let group) = present else { return false }
        return questionnaire.walk.stop(at: group) == stop && questionnaire.count(group) > 0
    }

    private func field(at stop: FormWalk.Stop, _ wrong: Set<FieldPath>) -> SessionField? {
        switch stop {
        case .end: return nil
        case .row(let row):
            return SessionField(
                path: nil, label: DisplayText(texts.heading(of: row)), value: "", mark: .heading,
                isRequired: false, depth: row.group.inner.count + 1)
        case .item(let index, let row):
            guard let field = questionnaire.walk.field(index, of: row) else {
                return text(questionnaire.walk.items(of: row)[index], index, row)
            }
            guard item(field).isShown else { return nil }
            return self.field(field, isWrong: wrong.contains(path(field)))
        }
    }

    private func text(_ item: FormItem, _ index: Int, _ row: RowPlace?) -> SessionField? {
        let isHeading = item.kind == .section
        guard isHeading || item.kind == .label else { return nil }
        if isHeading, !questionnaire.walk.hasVisibleItems(inSection: index, of: row) { return nil }
        let title = texts.text(item.title, of: row)
        guard !title.isEmpty else { return nil }
        return SessionField(
            path: nil, label: isHeading ? DisplayText(title) : "", value: "",
            mark: isHeading ? .heading : .text, isRequired: false,
            depth: row.map { $0.group.inner.count + 1 } ?? 0,
            lines: isHeading ? [] : texts.lines(of: item.title, row, .dim))
    }

    /// A field as it is shown beside the present question.
    func field(_ field: FieldPlace, isWrong: Bool, number: Int? = nil) -> SessionField {
        let item = item(field)
        let value = texts.shown(dataSource.displayText(at: path(field)), of: item)
        let mark: SessionField.Mark =
            if isWrong { .wrong } else if !dataSource.isOpen(field) {
                .unasked
            } else if questionnaire.fieldsToAsk.contains(field),
                // An answer that the person went back over is still one.
                value.string.isEmpty || !dataSource.isLeft(field)
            { .open } else if compiled(field).rows != nil, value.string.isEmpty { .open } else {
                .answered
            }
        return SessionField(
            path: path(field), label: DisplayText(texts.text(item.title, of: field.row)),
            value: value, mark: mark,
            isRequired: dataSource.isRequired(at: path(field)), depth: field.inner.count,
            number: number)
    }

    /// The keys that work now, the most important first.
    private var keys: [KeyHint] {
        guard case .asking = mode else { return [] }
        if place == .review {
            return dataSource.offersSubmission
                ? hints(.keySubmit, .keyChange, .keyBack, .keyStop)
                : hints(.keyChange, .keyBack, .keyStop)
        }
        if case .page = place { return hints(.keyGoesOn, .keyBack, .keyStop) }
        if !question.rows.isEmpty {
            guard !isCarrying else { return hints(.keyCarry, .keyDrop) }
            return hints(.keyAddRow, .keyEditRow, .keyDeleteRow)
                + (question.rows.count > 1 ? hints(.keyMoveRow) : []) + hints(.keyGoesOn)
                + (rowFocus == nil ? hints(.keyChooseRow) : [])
        }
        switch editor {
        case .none: return []
        case .secret: return hints(.keyAccepts, .keyReveal, .keyBack)
        case .steps(let steps) where steps.isCalendarOpen:
            return hints(.keyTakeDay, .keyArrowDay, .keyWeek, .keyMonth, .keyCloses)
        case .line, .steps: return hints(.keyAccepts, .keyBack, .keyHelp)
        case .area:
            return question.path.map { _ in compiledType == .texts } == true
                ? hints(.keyEndList, .keyAcceptLines, .keyBack)
                : hints(.keyNewLine, .keyAcceptLines, .keyEditor, .keyBack)
        case .choices(let choices) where !choices.typed.isEmpty:
            return hints(.keyAccepts, .keyUnfilter, .keyChoose)
        case .choices(let choices) where choices.mode == .several:
            return hints(.keyMark, .keyAccepts, .keyAll, .keyBack)
        case .choices: return hints(.keyChoose, .keyAccepts, .keyBack, .keyHelp)
        }
    }

    private func hints(_ words: InterfaceWords.Word...) -> [KeyHint] { words.map(hint) }

    private func hint(_ word: InterfaceWords.Word) -> KeyHint {
        if let known = knownHints[word] { return known }
        let hint = KeyHint(texts.words(word))
        knownHints[word] = hint
        return hint
    }

    /// The keys that step the answer.
    private var editorKeys: [KeyHint] {
        guard case .steps(let steps) = editor, !steps.isCalendarOpen else { return [] }
        return switch steps.kind {
        case .number: hints(.keyStep)
        case .date: hints(.keyDay, .keyPart, .keyMonth, .keyCalendar)
        case .time: hints(.keyMinute, .keyPart, .keyHour)
        case .localDateTime, .dateTime: hints(.keyMinute, .keyPart, .keyPageDay, .keyCalendar)
        }
    }

    private var compiledType: ValueType? { place.field.map { compiled($0).valueType } }
}
