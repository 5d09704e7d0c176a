// What renderers read.
extension CardPresenter {
    /// The description of the current card; `nil` if no card is visible.
    ///
    /// - Complexity: O(*n*) in the items of the card, their texts, choices and issues.
    public var description: CardDescription? { currentID.flatMap(description) }

    /// The descriptions of all visible cards, in order.
    ///
    /// - Complexity: O(*n*) in the items of the cards, their texts, choices and issues.
    public var descriptions: [CardDescription] {
        let ids = cards.visibleIDs
        return ids.isEmpty
            ? builder.endingWithoutPages(of: dataSource) : ids.compactMap(description)
    }

    /// The description of a card, hidden or not; `nil` if there is none of that id.
    public func description(of id: String) -> CardDescription? {
        guard let card = cards[id] else { return nil }
        // A hidden card that is presented is the only one of its kind.
        let number = cards.number(of: id)
        let count = cards.visibleIDs.count
        return builder.description(
            of: card, as: nil,
            CardPosition(
                id: id, number: number ?? 1, count: number == nil ? 1 : count,
                isFirst: number == 1, isLast: number == count))
    }

    /// The visible edges of the cards below the current one, from the top down.
    ///
    /// - Complexity: O(1), because only a few cards are visible.
    public var edges: [CardEdge] {
        stack.appearances.dropFirst().compactMap { id, appearance in
            cards[id].map {
                CardEdge(
                    id: id, title: builder.title(of: $0), number: cards.number(of: id),
                    appearance: appearance)
            }
        }
    }
}

/// The edge of a card below the current one, which is drawn above it.
public struct CardEdge: Sendable, Hashable {
    /// The id of the card.
    public let id: String
    /// The title of the card.
    public let title: String
    /// The number of the card among the visible ones; `nil` for a hidden card.
    public let number: Int?
    /// How the edge is drawn.
    public let appearance: CardAppearance
}
