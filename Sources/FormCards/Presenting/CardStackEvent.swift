/// What happens on a stack of cards; a depth is the number of cards below the card, 0 for the root.
public enum CardStackEvent: Sendable, Hashable {
    /// A hook runs, by its number.
    case hook(Int, CardStack.Moment)
    /// A card was the top card, and will not be.
    case willDisappear(String, depth: Int)
    /// A card will be the top card.
    case willAppear(String, depth: Int)
    /// A card is no longer the top card; it may still be on the stack.
    case didDisappear(String, depth: Int)
    /// A card is the top card.
    case didAppear(String, depth: Int)
    /// A card left the stack.
    case dismissed(String, depth: Int, CardDismissal)
    /// The command was carried out, or refused with a reason; always the last event.
    case finished(CardStackRefusal?)
}

/// How a card left a stack.
public enum CardDismissal: String, Sendable, Hashable, CaseIterable {
    /// By a button of the card that accepts its contents.
    case submitted
    /// By a person who went back or closed it; a card can refuse that.
    case cancelled
    /// By the program.
    case byProgram
    /// By another card that took its place.
    case replaced
}

/// Why a stack did not carry out a command.
public enum CardStackRefusal: Error, Sendable, Hashable {
    /// There is no card.
    case empty
    /// The only card is the root.
    case root(String)
    /// A card cannot be dismissed by a person.
    case notDismissible(String)
    /// A card is not on the stack.
    case notOnStack(String)
    /// A card is on the stack, where each card is once.
    case alreadyOnStack(String)
}

extension CardStackRefusal: CustomStringConvertible {
    /// The reason, and what to do; control characters of an id are escaped as in JSON.
    public var description: String {
        switch self {
        case .empty: "There is no card on the stack. Push one first."
        case .root(let id):
            "The card \(jsonQuoted(id)) is the root of the stack and is never popped. Replace it instead."
        case .notDismissible(let id):
            "The card \(jsonQuoted(id)) cannot be dismissed at present. Fill it in, or let the program dismiss it."
        case .notOnStack(let id): "The card \(jsonQuoted(id)) is not on the stack. Push it first."
        case .alreadyOnStack(let id):
            "The card \(jsonQuoted(id)) is already on the stack, where each card is once. Pop to it instead."
        }
    }
}
