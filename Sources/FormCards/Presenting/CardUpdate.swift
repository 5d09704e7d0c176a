/// A description of the current card, with what changed since the one before it.
public struct CardUpdate: Sendable, Hashable {
    /// The description.
    public let description: CardDescription

    /// The nodes that changed; `nil` where another card was the current one, so that all of it is new.
    public let changes: CardChanges?
}

extension CardPresenter {
    /// Describes the current card, and names the nodes that changed since the last call, so that only these are drawn
    /// again.
    ///
    /// - Returns: The update; `nil` if no card is visible.
    /// - Complexity: O(*n*) in the items of the card, their texts, choices and issues.
    public func takeUpdate() -> CardUpdate? {
        let last = lastDescription
        lastDescription = description
        return lastDescription.map { new in
            let before = last.flatMap { $0.id == new.id ? $0 : nil }
            return CardUpdate(description: new, changes: before.map(new.changes))
        }
    }
}
