import FormModel

/// The parts of a view that change only with a question.
struct SessionSurroundings {
    /// The card, without the question.
    var card: CardDescription
    /// The number of the nodes of the card before the question.
    var index = 0
    /// The entries of the review.
    var entries: [CardNode] = []
    var position: CardFocus.Position?
    /// The fields that can be answered.
    var openFields: Set<FieldPlace> = []

    /// Nothing, before the first question.
    init(_ words: InterfaceWords) {
        card = CardDescription(
            id: "", number: 0, count: 0, title: "", state: .hasData, isValid: false,
            body: .nothing, words: words, numbersNodes: false)
    }
}

// What a person sees.
extension FormSession {
    /// What the person sees at present: the card of the page with the question, for ``TextRenderer`` and
    /// ``AccessibleRenderer``.
    ///
    /// It has a line for each field, and neither the values nor the validity of the card: a page or an Adaptive Card is
    /// made of what a ``DescriptionBuilder`` describes.
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
        focus.position = surroundings.position
        focus.news = recorded.notices.map {
            CardFocus.News(lines: $0.lines, isField: $0.kind == .appeared)
        }
        focus.mark = mark
        focus.keys = keyHints(keys)
        return focus
    }

    /// Finds the fields around the present question.
    func refresh() {
        var found = SessionSurroundings(texts.words)
        let open = navigator.openFields
        found.openFields = Set(open)
        let filled = filled
        guard let page = navigator.page(of: place) else {
            found.card = filled.review
            found.entries = filled.reviewEntries
            surroundings = found
            return
        }
        found.position = place.field.flatMap(open.firstIndex).map {
            CardFocus.Position(number: $0 + 1, count: open.count)
        }
        (found.card, found.index) = filled.card(ofPage: page, asking: place)
        surroundings = found
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
