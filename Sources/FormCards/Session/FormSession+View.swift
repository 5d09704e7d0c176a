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
        var question = question
        question.window = { [editor] in editor.window(fitting: $0, glyphs: $1) }
        question.stepKeys = keyHints(editor.stepKeys)
        if let hint = question.defaultHint, takesDefault { question.hints.append(hint) }
        question.isConfirmation = isConfirming
        return SessionView(
            title: surroundings.title, cardNumber: surroundings.cardNumber,
            cardCount: surroundings.cardCount, questionNumber: surroundings.questionNumber,
            questionCount: surroundings.questionCount, before: surroundings.card.before,
            question: question, after: surroundings.card.after, notices: recorded.notices,
            look: surroundings.card.look, reviewFocus: place == .review ? focus.number : nil,
            rowFocus: place == .review ? nil : focus.number, isCarryingRow: focus.isCarrying,
            keys: keyHints(keys))
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
        let value = texts.shown(dataSource.displayText(at: field), of: item)
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
            isRequired: dataSource.isRequired(field), depth: field.inner.count,
            number: number)
    }

    /// The keys that work now, the most important first.
    private var keys: [InterfaceWords.Word] {
        guard case .asking = mode else { return [] }
        if place == .review {
            return dataSource.offersSubmission
                ? [.keySubmit, .keyChange, .keyBack, .keyStop]
                : [.keyChange, .keyBack, .keyStop]
        }
        if case .page = place { return [.keyGoesOn, .keyBack, .keyStop] }
        if !question.rows.isEmpty {
            guard !focus.isCarrying else { return [.keyCarry, .keyDrop] }
            return [.keyAddRow, .keyEditRow, .keyDeleteRow]
                + (question.rows.count > 1 ? [.keyMoveRow] : []) + [.keyGoesOn]
                + (focus.number == nil ? [.keyChooseRow] : [])
        }
        return editor.keys
    }
}

/// The keys as they are shown, in the language of the person; made once, since they are shown again with each key.
struct KeyHints {
    private let words: InterfaceWords
    private var known: [InterfaceWords.Word: KeyHint] = [:]

    init(_ words: InterfaceWords) { self.words = words }

    mutating func callAsFunction(_ keys: [InterfaceWords.Word]) -> [KeyHint] {
        keys.map { key in
            if let hint = known[key] { return hint }
            let hint = KeyHint(words(key))
            known[key] = hint
            return hint
        }
    }
}
