// How commands change the state.
extension CardStack {
    /// Carries out a command.
    ///
    /// A command that asks for what is already so, such as `popToRoot` with the root on top, is finished without a
    /// transition.
    ///
    /// - Returns: The events, or the reason why the command was refused.
    /// - Complexity: O(*n*) in the cards.
    @discardableResult
    public mutating func apply(_ command: Command) -> CardTransition {
        switch command {
        case .push(let id, let canBeDismissed):
            guard !contains(id) else { return refuse(.alreadyOnStack(id)) }
            return change(to: entries + [Entry(id, canBeDismissed: canBeDismissed)], .byProgram)
        case .pop(let dismissal):
            guard let top else { return refuse(.empty) }
            guard count > 1 else { return refuse(.root(top)) }
            return pop(to: count - 2, dismissal)
        case .popTo(let id, let dismissal):
            guard let index = entries.firstIndex(where: { $0.id == id }) else {
                return refuse(.notOnStack(id))
            }
            return pop(to: index, dismissal)
        case .popToRoot(let dismissal):
            guard count > 0 else { return refuse(.empty) }
            return pop(to: 0, dismissal)
        case .replaceTop(let id, let canBeDismissed):
            guard let top else { return refuse(.empty) }
            guard id == top || !contains(id) else { return refuse(.alreadyOnStack(id)) }
            guard id != top else {
                setCanBeDismissed(id, canBeDismissed)
                return CardTransition(events: [.finished(nil)])
            }
            let entry = Entry(id, canBeDismissed: canBeDismissed)
            return change(to: entries.dropLast() + [entry], .replaced)
        case .set(let ids, let dismissal):
            return set(ids, dismissal)
        }
    }

    private func refuse(_ refusal: CardStackRefusal) -> CardTransition {
        CardTransition(events: [.finished(refusal)])
    }

    /// Removes the cards above an index.
    private mutating func pop(to index: Int, _ dismissal: CardDismissal) -> CardTransition {
        if let refusal = refusal(of: entries[(index + 1)...], dismissal) { return refuse(refusal) }
        return change(to: Array(entries[...index]), dismissal)
    }

    private mutating func set(_ ids: [String], _ dismissal: CardDismissal) -> CardTransition {
        guard !ids.isEmpty else {
            return root.map { refuse(.root($0)) } ?? CardTransition(events: [.finished(nil)])
        }
        let known = Dictionary(entries.map { ($0.id, $0) }) { first, _ in first }
        var new: [Entry] = []
        var seen: Set<String> = []
        for id in ids {
            guard seen.insert(id).inserted else { return refuse(.alreadyOnStack(id)) }
            new.append(known[id] ?? Entry(id))
        }
        if let refusal = refusal(of: entries.filter { !seen.contains($0.id) }, dismissal) {
            return refuse(refusal)
        }
        return change(to: new, dismissal)
    }

    /// The refusal of the uppermost card that a person cannot cancel.
    private func refusal(
        of leaving: some BidirectionalCollection<Entry>, _ dismissal: CardDismissal
    ) -> CardStackRefusal? {
        guard dismissal == .cancelled else { return nil }
        return leaving.last { !$0.canBeDismissed }.map { .notDismissible($0.id) }
    }

    /// Puts other cards on the stack.
    private mutating func change(to new: [Entry], _ dismissal: CardDismissal) -> CardTransition {
        let old = entries
        guard new != old else { return CardTransition(events: [.finished(nil)]) }
        var events = takeHooks(.before)
        let (oldTop, newTop) = (old.last?.id, new.last?.id)
        if oldTop != newTop {
            if let oldTop { events.append(.willDisappear(oldTop, depth: old.count - 1)) }
            if let newTop { events.append(.willAppear(newTop, depth: new.count - 1)) }
            if let oldTop { events.append(.didDisappear(oldTop, depth: old.count - 1)) }
            if let newTop { events.append(.didAppear(newTop, depth: new.count - 1)) }
        }
        entries = new
        let staying = Set(new.map(\.id))
        for (depth, entry) in old.enumerated().reversed() where !staying.contains(entry.id) {
            dismissals[entry.id] = dismissal
            events.append(.dismissed(entry.id, depth: depth, dismissal))
        }
        for entry in new { dismissals[entry.id] = nil }
        events += takeHooks(.after)
        events.append(.finished(nil))
        return CardTransition(events: events)
    }

    private mutating func takeHooks(_ moment: Moment) -> [CardStackEvent] {
        defer { hooks.removeAll { $0.moment == moment } }
        return hooks.filter { $0.moment == moment }.map { .hook($0.number, moment) }
    }
}
