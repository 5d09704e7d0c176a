import FormModel

/// The buttons of a page that is shown alone: those of the form, and those that it lacks to go on and back.
struct PageButtons {
    private let page: Page
    private let source: FormDataSource
    /// Whether the post of the page is the last one, whichever page it is.
    private let isLast: Bool
    /// The first button of the form on the page, if it is shown, that goes on or submits.
    private let goingOn: FormItem?
    /// The actions of the buttons that are added, in order.
    private var added: [ButtonAction] = []

    /// - Parameters:
    ///   - index: The index of the page, which is shown.
    ///   - form: The form.
    ///   - isShown: For each page, whether it is shown.
    ///   - source: The answers.
    ///   - isLast: Whether the post of the page is the last one, since it asks for secrets again.
    init(
        of index: Int, in form: Form, _ isShown: [Bool], _ source: FormDataSource, isLast: Bool
    ) {
        page = form.pages[index]
        self.source = source
        self.isLast = isLast
        goingOn = page.items.first { item in
            (item.action == .next || item.action == .submit)
                && item.name.map(source.isVisible) ?? true
        }
        if isShown[..<index].contains(true), !form.items.contains(where: { $0.action == .back }) {
            added.append(.back)
        }
        guard goingOn == nil else { return }
        if isLast {
            added.append(.submit)
        } else if isShown[(index + 1)...].contains(true) {
            added.append(.next)
        } else if source.offersSubmission {
            added.append(.submit)
        }
    }

    /// What the button that a post names does; `nil` where the page never has such a button.
    ///
    /// A button that an answer of the post has hidden or disabled only draws the page again, and so do the actions of the
    /// program, which it finds in the post. The answers decide, too, whether the button that was added goes on or submits,
    /// whichever it was when the page was drawn; where they show a button of the form for that now, it is as if that one were
    /// pressed. A button that submits can be pressed even while it is disabled: the report says why the answers are not accepted.
    func action(of name: FieldName) -> ButtonAction? {
        for item in page.items where item.kind == .button {
            guard (item.name?.text ?? item.action?.name) == name.text else { continue }
            return action(of: item, else: name)
        }
        let isOfProgram = page.card.hasAction(name.text)
        switch ButtonAction(name.text) {
        case .back where added.contains(.back): return .back
        case .next, .submit:
            guard let goingOn, !isLast else { return .next }
            return isOfProgram ? .custom(name) : action(of: goingOn, else: name)
        case .back, .reset, .custom, nil: return isOfProgram ? .custom(name) : nil
        }
    }

    /// What a button of the form does at present.
    private func action(of item: FormItem, else name: FieldName) -> ButtonAction {
        let action = item.action ?? .custom(name)
        guard let own = item.name else { return action }
        return source.canPress(own) || action == .submit && source.isVisible(own)
            ? action : .custom(name)
    }

    /// Adds the buttons that the page lacks, below all else; those of a page that is the last one say that they submit.
    func add(to description: inout CardDescription) {
        guard description.excess == nil, case .stack(var stack) = description.body.content else {
            return
        }
        let nodes = added.map { CardNode.button(node($0, description)) }
        if isLast {
            let submit = node(.submit, description)
            for index in stack.nodes.indices { stack.nodes[index].replaceNext(by: submit) }
        } else if nodes.isEmpty {
            return
        }
        if !nodes.isEmpty {
            stack.nodes.append(.stack(StackNode(nodes, axis: .wrapping, spacing: 2)))
        }
        description.body.content = .stack(stack)
        description.body = NodeNumbering.numbered(description.body, ofCard: description.id)
    }

    private func node(_ action: ButtonAction, _ description: CardDescription) -> ActionNode {
        let words = description.words
        let title =
            switch action {
            case .back: words[.goBack]
            case .next: words[.goOn]
            case .submit: isLast ? ownSubmission ?? words[.submit] : words[.submit]
            case .reset, .custom: words[.submit]
            }
        return ActionNode(title, action: action, isPrimary: action != .back)
    }

    /// The title of the button of the form that submits, on whichever page it is.
    private var ownSubmission: String? {
        let form = source.form
        let index = form.items.indices.first {
            form.items[$0].action == .submit && source.isVisible(item: $0)
        }
        return index.map { source.text(form.items[$0].title) }
    }
}

extension CardNode {
    /// Puts another button in the place of each that goes on to the next page.
    fileprivate mutating func replaceNext(by button: ActionNode) {
        switch content {
        case .button(let own) where own.action == .next: content = .button(button)
        case .stack(var stack):
            for index in stack.nodes.indices { stack.nodes[index].replaceNext(by: button) }
            content = .stack(stack)
        case .button, .text, .field, .group, .issues, .pair, .link, .picture, .rule, .space, .table,
            .gauge, .pages:
            break
        }
    }
}
