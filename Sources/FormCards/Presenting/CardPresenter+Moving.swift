// Moving among the cards.
extension CardPresenter {
    /// Makes the next visible card the current one; it is pushed onto the stack.
    ///
    /// The values of the current card may be invalid; a button `next` is stricter, see ``requiresValidCards``.
    @discardableResult
    public func next() -> CardResponse { respond { moveToNext() } }

    /// Makes the previous visible card the current one.
    ///
    /// - Parameter dismissal: How the current card is left; a card can refuse `cancelled`.
    /// - Returns: The events, or the reason why there is no previous card.
    @discardableResult
    public func previous(_ dismissal: CardDismissal = .cancelled) -> CardResponse {
        respond { moveToPrevious(dismissal) }
    }

    /// Makes a visible card the current one.
    ///
    /// Cards on the stack that are behind it, and presented ones, are dismissed.
    ///
    /// - Parameters:
    ///   - id: The card.
    ///   - dismissal: How other cards are left; a card can refuse `cancelled`.
    /// - Returns: The events, or the reason why the card cannot be shown.
    @discardableResult
    public func go(to id: String, _ dismissal: CardDismissal = .cancelled) -> CardResponse {
        respond { move(to: id, dismissal) }
    }

    /// Presents a card over the current one until it is dismissed.
    ///
    /// The program may have hidden it in the list, so that it is not among the numbered cards; a condition of the form
    /// may not hide it.
    ///
    /// - Parameters:
    ///   - id: The card.
    ///   - canBeDismissed: Whether a person may dismiss it without submitting it.
    /// - Returns: The events, or the reason why the card cannot be presented.
    @discardableResult
    public func present(_ id: String, canBeDismissed: Bool = true) -> CardResponse {
        respond {
            if let refusal = unknown(id) { return refusal }
            guard currentID != nil else { return .noCard }
            guard cards.slots[id]?.isLeftOut == false else { return .hiddenCard(id) }
            let refusal = apply(.push(id, canBeDismissed: canBeDismissed))
            if refusal == nil { presented.insert(id) }
            return refusal
        }
    }

    /// Dismisses the current card; the stack keeps how, see ``CardStack/dismissals``.
    ///
    /// - Returns: The events, or the reason why it cannot be dismissed.
    @discardableResult
    public func dismiss(_ dismissal: CardDismissal = .cancelled) -> CardResponse {
        respond { apply(.pop(dismissal)) }
    }

    /// Puts another visible card in the place of the current one.
    ///
    /// - Returns: The events, or the reason why the card cannot be shown.
    @discardableResult
    public func replaceCurrent(with id: String) -> CardResponse {
        respond { unknown(id) ?? hidden(id) ?? apply(.replaceTop(with: id)) }
    }

    /// Lets a person leave a card of the stack backwards, or refuses that from now on.
    ///
    /// - Returns: Whether the card is on the stack.
    @discardableResult
    public func setCanBeDismissed(_ id: String, _ canBeDismissed: Bool) -> Bool {
        stack.setCanBeDismissed(id, canBeDismissed)
    }

    // MARK: Steps

    func moveToNext() -> CardRefusal? {
        guard let top = currentID else { return .noCard }
        if presented.contains(top) { return .isPresented(top) }
        guard let number = cards.number(of: top), number < cards.visibleIDs.count else {
            return .noNextCard(top)
        }
        return move(to: cards.visibleIDs[number], .byProgram)
    }

    func moveToPrevious(_ dismissal: CardDismissal) -> CardRefusal? {
        guard let top = currentID else { return .noCard }
        if presented.contains(top) { return .isPresented(top) }
        guard let number = cards.number(of: top), number > 1 else { return .noPreviousCard(top) }
        return move(to: cards.visibleIDs[number - 2], dismissal)
    }

    func move(to id: String, _ dismissal: CardDismissal) -> CardRefusal? {
        if let refusal = unknown(id) ?? hidden(id) { return refusal }
        let number = cards.number(of: id) ?? 0
        // The stack has the visible cards in the order of the list.
        let below = stack.ids.filter {
            !presented.contains($0) && cards.number(of: $0).map { $0 < number } ?? false
        }
        return apply(.set(below + [id], dismissal))
    }

    private func unknown(_ id: String) -> CardRefusal? {
        cards.contains(id)
            ? nil : .unknownCard(.unknown(id, in: cards.order.lazy.map(\.id)))
    }

    private func hidden(_ id: String) -> CardRefusal? {
        cards.isVisible(id) ? nil : .hiddenCard(id)
    }
}
