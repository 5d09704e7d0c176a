import FormModel

/// The buttons of a page that is shown alone: those of the form, and those that it lacks to go on and back.
struct PageButtons {
    private let page: Page
    private let source: FormDataSource
    /// Whether the page shows a button of the form that goes on or submits.
    private let goesOn: Bool
    /// The actions of the buttons that are added, in order.
    private var added: [ButtonAction] = []

    /// - Parameters:
    ///   - index: The index of the page, which is shown.
    ///   - form: The form.
    ///   - isShown: For each page, whether it is shown.
    ///   - source: The answers.
    init(of index: Int, in form: Form, _ isShown: [Bool], _ source: FormDataSource) {
        page = form.pages[index]
        self.source = source
        goesOn = page.items.contains { item in
            (item.action == .next || item.action == .submit)
                && item.name.map(source.isVisible) ?? true
        }
        if isShown[..<index].contains(true), !form.items.contains(where: { $0.action == .back }) {
            added.append(.back)
        }
        guard !goesOn else { return }
        if isShown[(index + 1)...].contains(true) {
            added.append(.next)
        } else if source.offersSubmission {
            added.append(.submit)
        }
    }

    /// What the button that a post names does; `nil` where the page never has such a button.
    ///
    /// A button that an answer of the post has hidden or disabled only draws the page again. The answers decide, too, whether
    /// the button that was added goes on or submits, whichever it was when the page was drawn. A button that submits can be
    /// pressed even while it is disabled: the report says why the answers are not accepted.
    func action(of name: FieldName) -> ButtonAction? {
        for item in page.items where item.kind == .button {
            guard (item.name?.text ?? item.action?.name) == name.text else { continue }
            let action = item.action ?? .custom(name)
            guard let own = item.name else { return action }
            return source.canPress(own) || action == .submit && source.isVisible(own)
                ? action : .custom(name)
        }
        switch ButtonAction(name.text) {
        case .back: return added.contains(.back) ? .back : nil
        case .next, .submit: return goesOn ? nil : .next
        case .reset, .custom, nil: return nil
        }
    }

    /// The buttons that are added, as nodes of the card.
    func nodes(_ words: InterfaceWords) -> [CardNode] {
        added.map { action in
            let word: InterfaceWords.Word =
                switch action {
                case .back: .goBack
                case .next: .goOn
                case .submit, .reset, .custom: .submit
                }
            return .button(ActionNode(words[word], action: action, isPrimary: action != .back))
        }
    }
}

extension CardDescription {
    /// Adds buttons below all else, beside each other.
    mutating func add(_ buttons: [CardNode]) {
        guard !buttons.isEmpty, excess == nil, case .stack(var stack) = body.content else { return }
        stack.nodes.append(.stack(StackNode(buttons, axis: .wrapping, spacing: 2)))
        body.content = .stack(stack)
        body = NodeNumbering.numbered(body, ofCard: id)
    }
}
