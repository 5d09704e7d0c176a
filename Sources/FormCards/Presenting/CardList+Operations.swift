// The operations that change a list.
extension CardList {
    /// Inserts a card.
    ///
    /// - Parameters:
    ///   - element: The card.
    ///   - id: Its id, which no other card of the list has.
    ///   - place: Where it is inserted; without it, behind all others.
    /// - Throws: The id, if a card has it already, and the id of the place, if no card has it.
    /// - Complexity: O(1) at the end, O(*n*) in the cards anywhere else.
    public func insert(
        _ element: Element, id: String, at place: CardPlace = .last
    ) throws(CardListError) {
        var problems: [CardListError.Problem] = []
        if contains(id) { problems.append(.duplicate(id)) }
        let index = find(place, &problems)
        guard problems.isEmpty else { throw CardListError(problems) }
        let slot = Slot(id: id, element: element)
        slots[id] = slot
        order.insert(slot, at: index)
        note(.inserted(id))
    }

    /// Removes a card.
    ///
    /// - Returns: The removed card.
    /// - Throws: The id, if no card has it.
    /// - Complexity: O(*n*) in the cards.
    @discardableResult
    public func remove(_ id: String) throws(CardListError) -> Element {
        let slot = try existing(id)
        order.removeAll { $0 === slot }
        slots[id] = nil
        note(.removed(id))
        return slot.element
    }

    /// Replaces a card at its place; its id and whether it is hidden stay as they are.
    ///
    /// - Throws: The id, if no card has it.
    public func replace(_ id: String, with element: Element) throws(CardListError) {
        try existing(id).element = element
        note(.replaced(id))
    }

    /// Replaces a card by one with another id at the same place, which is visible.
    ///
    /// - Throws: The id, if no card has it, and the new id, if another card has it.
    /// - Complexity: O(*n*) in the cards.
    public func replace(
        _ id: String, with element: Element, id newID: String
    ) throws(CardListError) {
        var problems: [CardListError.Problem] = []
        if !contains(id) { problems.append(unknown(id)) }
        if newID != id, contains(newID) { problems.append(.duplicate(newID)) }
        guard problems.isEmpty, let index = index(of: id) else { throw CardListError(problems) }
        guard newID != id else { return try replace(id, with: element) }
        update {
            let slot = Slot(id: newID, element: element)
            slots[id] = nil
            slots[newID] = slot
            order[index] = slot
            note(.removed(id))
            note(.inserted(newID))
        }
    }

    /// Moves a card to another place; a move to its own place changes nothing.
    ///
    /// - Throws: The id, and the id of the place, if no card has them.
    /// - Complexity: O(*n*) in the cards.
    public func move(_ id: String, to place: CardPlace) throws(CardListError) {
        var problems: [CardListError.Problem] = []
        if !contains(id) { problems.append(unknown(id)) }
        var index = find(place, &problems)
        guard problems.isEmpty, let old = self.index(of: id) else { throw CardListError(problems) }
        if index > old { index -= 1 }
        guard index != old, place != .before(id), place != .after(id) else { return }
        order.insert(order.remove(at: old), at: index)
        note(.moved(id))
    }

    /// Hides a card, which keeps its place; a hidden card stays hidden.
    ///
    /// - Throws: The id, if no card has it.
    public func hide(_ id: String) throws(CardListError) {
        set(\.isHidden, of: try existing(id), true)
    }

    /// Shows a hidden card at its own place.
    ///
    /// A card whose page is hidden by a condition of the form is shown when the condition holds.
    ///
    /// - Throws: The id, if no card has it.
    public func show(_ id: String) throws(CardListError) {
        set(\.isHidden, of: try existing(id), false)
    }

    /// Hides or shows a card because of a condition, apart from ``hide(_:)`` and ``show(_:)``.
    func leaveOut(_ id: String, _ isLeftOut: Bool) {
        if let slot = slots[id] { set(\.isLeftOut, of: slot, isLeftOut) }
    }

    private func set(_ reason: ReferenceWritableKeyPath<Slot, Bool>, of slot: Slot, _ value: Bool) {
        let before = slot.isVisible
        slot[keyPath: reason] = value
        if slot.isVisible != before { note(before ? .hidden(slot.id) : .shown(slot.id)) }
    }

    /// Replaces all cards; none of the new ones is hidden.
    ///
    /// - Throws: All ids that two of the cards have; then the list stays as it is.
    /// - Complexity: O(*n*) in the cards.
    public func load(_ cards: [(id: String, element: Element)]) throws(CardListError) {
        var loaded: [String: Slot] = [:]
        var problems: [CardListError.Problem] = []
        var new: [Slot] = []
        for card in cards {
            let slot = Slot(id: card.id, element: card.element)
            if loaded.updateValue(slot, forKey: card.id) != nil {
                problems.append(.duplicate(card.id))
            }
            new.append(slot)
        }
        guard problems.isEmpty else { throw CardListError(problems) }
        slots = loaded
        order = new
        note(.loaded)
    }

    /// Notifies the observers that all cards must be drawn again.
    public func reload() { note(.reloaded(ids)) }

    /// Notifies the observers that some cards must be drawn again.
    ///
    /// - Throws: All ids that no card has; then no observer is notified.
    public func reload(_ ids: [String]) throws(CardListError) {
        let problems = ids.filter { !contains($0) }.map(unknown)
        guard problems.isEmpty else { throw CardListError(problems) }
        if !ids.isEmpty { note(.reloaded(ids)) }
    }

    // MARK: Places

    private func existing(_ id: String) throws(CardListError) -> Slot {
        guard let slot = slots[id] else { throw CardListError([unknown(id)]) }
        return slot
    }

    private func find(_ place: CardPlace, _ problems: inout [CardListError.Problem]) -> Int {
        switch place {
        case .first: return 0
        case .last: return order.count
        case .before(let id), .after(let id):
            guard let index = index(of: id) else {
                problems.append(unknown(id))
                return 0
            }
            if case .after = place { return index + 1 }
            return index
        }
    }

    private func unknown(_ id: String) -> CardListError.Problem {
        .unknown(id, in: order.lazy.map(\.id))
    }
}
