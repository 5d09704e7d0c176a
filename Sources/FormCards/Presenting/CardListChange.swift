/// A change of a list of cards, by id.
///
/// It has no index, because an index is stale after the next change: ``CardList/number(of:)`` has the present number.
public enum CardListChange: Sendable, Hashable {
    /// A card was inserted.
    case inserted(String)
    /// A card was removed.
    case removed(String)
    /// A card was replaced at its place; its id is the same.
    case replaced(String)
    /// A card was moved to another place.
    case moved(String)
    /// A visible card was hidden.
    case hidden(String)
    /// A hidden card is visible again, at its own place.
    case shown(String)
    /// All cards were replaced.
    case loaded
    /// Cards must be drawn again.
    case reloaded([String])
}

/// A place in a list of cards, by the ids of its neighbours.
public enum CardPlace: Sendable, Hashable {
    /// Before all cards.
    case first
    /// Behind all cards.
    case last
    /// Before a card.
    case before(String)
    /// Behind a card.
    case after(String)
}
