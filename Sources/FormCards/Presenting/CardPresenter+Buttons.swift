public import FormModel

// Buttons and named actions.
extension CardPresenter {
    /// Presses a button that the current card shows.
    ///
    /// `submit` reports all issues, submits valid answers, and goes to the first invalid card otherwise; on a presented
    /// card it dismisses the card as submitted once its fields are valid. `next` and `back` move, `reset` resets all
    /// fields and goes to the root, and any other action is performed by the program: see ``CardEvent/action(_:card:)``.
    ///
    /// - Parameter name: The name of the button.
    /// - Returns: The events, or the reason why it cannot be pressed or has no effect.
    /// - Complexity: O(*n*) in the items of the current card, and for `submit` in the cards.
    @discardableResult
    public func press(_ name: FieldName) -> CardResponse {
        respond {
            guard let id = currentID, let description else { return .noCard }
            let buttons = description.buttons
            guard let button = buttons.first(where: { $0.name == name }) else {
                let names = buttons.compactMap(\.name)
                return .unknownButton(
                    name,
                    suggestion: Spelling.nearest(to: name.text, in: names.map(\.text))
                        .flatMap { FieldName($0) })
            }
            guard button.isEnabled else { return .disabledButton(name, reason: button.reason) }
            guard let action = button.action else { return nil }
            return carryOut(action, name, id)
        }
    }

    /// Performs an action of the current card that no named button has, such as an entry of a menu or a second action.
    ///
    /// - Returns: The events, or the reason why the card has no such action in its state.
    @discardableResult
    public func perform(_ action: ButtonAction) -> CardResponse {
        respond {
            guard let id = currentID, let description else { return .noCard }
            if let button = description.buttons.first(where: { $0.action == action && $0.isEnabled }
            ) {
                return carryOut(action, button.name, id)
            }
            guard case .custom(let name) = action else {
                guard let name = FieldName(action.name) else { return nil }
                return .unknownButton(name, suggestion: nil)
            }
            return act(name, id)
        }
    }

    /// Opens the current card by the action of its present state.
    ///
    /// - Returns: The events, or the reason: the card has no such action in its state.
    @discardableResult
    public func open() -> CardResponse { respond { act(current?.openAction ?? "open", currentID) } }

    /// Edits the current card by the action of its trait `editable`.
    ///
    /// - Returns: The events, or the reason: the card has no such action in its state.
    @discardableResult
    public func edit() -> CardResponse { respond { act(current?.editAction ?? "edit", currentID) } }

    /// Submits the answers: reports all issues, and goes to the first invalid card if there is one.
    ///
    /// - Returns: The events, with ``CardEvent/submitted(ending:)``, or the reason why the answers cannot be submitted.
    /// - Complexity: O(*n*) in the cards and issues.
    @discardableResult
    public func submit() -> CardResponse { respond { submitAnswers() } }

    /// Resets every field to its default, and goes to the root.
    @discardableResult
    public func reset() -> CardResponse { respond { resetAnswers() } }

    // MARK: Actions

    private func carryOut(_ action: ButtonAction, _ name: FieldName?, _ id: String) -> CardRefusal?
    {
        emit(.pressed(action, name: name, card: id))
        switch action {
        case .submit: return isPresenting ? submitPresented(id) : submitAnswers()
        case .reset: return resetAnswers()
        case .back:
            return isPresenting ? apply(.pop(.cancelled)) : moveToPrevious(.cancelled)
        case .next:
            if requiresValidCards, let refusal = reportErrors(of: id) { return refusal }
            return moveToNext()
        case .custom(let custom):
            if case .performed? = current?.perform(custom) { return nil }
            emit(.action(custom, card: id))
            return nil
        }
    }

    private func act(_ action: FieldName, _ id: String?) -> CardRefusal? {
        guard let id, let card = current else { return .noCard }
        switch card.perform(action) {
        case .performed: return nil
        case .passedOn(let name):
            emit(.action(name, card: id))
            return nil
        case .noAction(let state): return .noAction(action, state)
        }
    }

    private func resetAnswers() -> CardRefusal? {
        guard currentID != nil else { return .noCard }
        dataSource.reset(userInitiated: true)
        followData()
        emit(.reset)
        return apply(.popToRoot(.byProgram))
    }

    /// Reports the issues of the fields of a card, as after leaving all of them.
    private func reportErrors(of id: String) -> CardRefusal? {
        guard let card = cards[id] else { return nil }
        for name in card.fields where dataSource.isVisible(name) { try? dataSource.leave(name) }
        followData()
        return card.hasErrors ? .invalidCard(id) : nil
    }

    private func submitPresented(_ id: String) -> CardRefusal? {
        reportErrors(of: id) ?? apply(.pop(.submitted))
    }

    private func submitAnswers() -> CardRefusal? {
        let isValid = dataSource.attemptSubmission()
        followData()
        guard !isValid else {
            emit(.submitted(ending: dataSource.ending?.name))
            return nil
        }
        let errors = dataSource.issues.filter { $0.severity == .error }
        guard !errors.isEmpty else { return .pendingChecks }
        let form = dataSource.form.compiled
        let fields = Set(errors.compactMap { form.fieldName(along: $0.path) })
        let invalid = cards.order.filter { $0.element.fields.contains(where: fields.contains) }
        if let first = invalid.first(where: \.isVisible) {
            return move(to: first.id, .byProgram) ?? .invalidForm(first.id)
        }
        if let first = invalid.first { return .invalidHiddenCard(first.id) }
        if let ending = dataSource.reachedEnding, !ending.isAccepted { return .ended(ending.name) }
        if let button = dataSource.disabledSubmit?.name {
            return .disabledButton(button, reason: nil)
        }
        return .invalidAnswers
    }
}
