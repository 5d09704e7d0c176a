import FormModel

/// The parts of a view that change only with a question.
struct SessionSurroundings {
    /// The card, without the question.
    var card = CardDescription(
        id: "", number: 0, count: 0, title: "", state: .hasData, isValid: false, body: .nothing)
    /// The number of the nodes of the card before the question.
    var index = 0
    /// The entries of the review.
    var entries: [CardNode] = []
    var questionNumber: Int?
    var questionCount = 0
    /// The fields that can be answered.
    var openFields: Set<FieldPlace> = []
}

// What a person sees.
extension FormSession {
    /// What the person sees at present: the card of the page with the question.
    ///
    /// - Complexity: O(1); the fields around a question are found when it is asked.
    public var view: CardDescription {
        var view = surroundings.card
        if question.kind == .review { view.body = .stack(surroundings.entries) }
        view.focus = focus
        return view
    }

    /// The present question, with what is shown of its editor.
    package var focus: CardFocus {
        var focus = question
        focus.window = FocusWindow { [editor] in editor.window(fitting: $0, glyphs: $1) }
        focus.stepKeys = keyHints(editor.stepKeys)
        if let hint = question.defaultHint, takesDefault { focus.hints.append(hint) }
        focus.isConfirmation = isConfirming
        focus.index = surroundings.index
        focus.number = surroundings.questionNumber
        focus.questionCount = surroundings.questionCount
        focus.news = recorded.notices.map {
            CardFocus.News(lines: $0.lines, isField: $0.kind == .appeared)
        }
        focus.marked = mark.number
        focus.isCarrying = mark.isCarrying
        focus.keys = keyHints(keys)
        return focus
    }

    /// Finds the fields around the present question.
    func refresh() {
        var found = SessionSurroundings()
        let open = questionnaire.openFields
        found.openFields = Set(open)
        found.questionCount = open.count
        guard let page = questionnaire.page(of: place) else {
            found.card = CardDescription(
                id: "review", number: 0, count: dataSource.visiblePageCount,
                title: texts.words(.review), state: .hasData, isValid: false, body: .nothing,
                words: texts.words, numbersNodes: false)
            found.entries = reviewEntries()
            surroundings = found
            return
        }
        found.questionNumber = place.field.flatMap(open.firstIndex).map { $0 + 1 }
        let stop: FormWalk.Stop? =
            if case .another(let group) = place { .end(group) } else {
                place.field.map(questionnaire.walk.stop)
            }
        let (nodes, index, look) = card(ofPage: page, around: stop)
        found.card = description(
            ofPage: page, dataSource.number(ofPage: page) ?? 0, nodes, look)
        found.index = index
        surroundings = found
    }

    /// The card of a page with some nodes.
    func description(
        ofPage page: Int, _ number: Int, _ nodes: [CardNode], _ look: CardLook
    ) -> CardDescription {
        CardDescription(
            id: cards[page].id, number: number, count: dataSource.visiblePageCount,
            title: title(ofPage: page), state: .hasData, isValid: false, look: look,
            body: .stack(nodes), words: texts.words, numbersNodes: false)
    }

    func title(ofPage page: Int) -> String {
        texts.text(dataSource.form.pages[page].title ?? dataSource.form.title)
    }

    /// The fields and texts of a page before and after a stop, in the order of the form.
    func fields(
        ofPage page: Int, around present: FormWalk.Stop?
    ) -> (before: [CardNode], after: [CardNode]) {
        var before: [CardNode] = []
        var after: [CardNode] = []
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

    private func field(at stop: FormWalk.Stop, _ wrong: Set<FieldPath>) -> CardNode? {
        switch stop {
        case .end: return nil
        case .row(let row):
            return .text(texts.heading(of: row), role: .header).indented(in: row)
        case .item(let index, let row):
            guard let field = questionnaire.walk.field(index, of: row) else {
                return text(questionnaire.walk.items(of: row)[index], index, row)
            }
            guard item(field).isShown else { return nil }
            return self.field(field, isWrong: wrong.contains(path(field)))
        }
    }

    private func text(_ item: FormItem, _ index: Int, _ row: RowPlace?) -> CardNode? {
        let isHeading = item.kind == .section
        guard isHeading || item.kind == .label else { return nil }
        if isHeading, !questionnaire.walk.hasVisibleItems(inSection: index, of: row) { return nil }
        let title = texts.text(item.title, of: row)
        guard !title.isEmpty else { return nil }
        let node: CardNode =
            isHeading
            ? .text(title, role: .header) : .text(texts.markup(item.title, row), role: .muted)
        return node.indented(in: row)
    }

    /// A field as it is shown beside the present question.
    func field(_ field: FieldPlace, isWrong: Bool, number: Int? = nil) -> CardNode {
        let item = item(field)
        let control: FieldNode.Control =
            switch item.valueType {
            case .multiline: .lines
            case .texts: .texts
            default: .line
            }
        var node = FieldNode(
            path: path(field), label: texts.text(item.title, of: field.row), control: control)
        node.text = dataSource.displayText(at: field)
        node.isSecure = item.isSecure
        node.isRequired = dataSource.isRequired(field)
        node.number = number
        node.progress =
            if isWrong { .wrong } else if !dataSource.isOpen(field) {
                .unasked
            } else if questionnaire.fieldsToAsk.contains(field),
                // An answer that the person went back over is still one.
                node.text.isEmpty || !dataSource.isLeft(field)
            { .open } else if compiled(field).rows != nil, node.text.isEmpty { .open } else {
                .answered
            }
        return .field(node).indented(by: field.inner.count)
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
            guard !mark.isCarrying else { return [.keyCarry, .keyDrop] }
            return [.keyAddRow, .keyEditRow, .keyDeleteRow]
                + (question.rows.count > 1 ? [.keyMoveRow] : []) + [.keyGoesOn]
                + (mark.number == nil ? [.keyChooseRow] : [])
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
