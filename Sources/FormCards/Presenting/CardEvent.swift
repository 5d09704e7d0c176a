public import FormModel

/// What happens to the cards of a presenter; cards are named by their ids.
public enum CardEvent: Sendable, Hashable {
    /// Values, issues or texts changed: descriptions of cards must be made again.
    case dataChanged
    /// The list of cards changed.
    case list(CardListChange)
    /// The stack of cards changed, or refused to.
    case stack(CardStackEvent)
    /// The state of a visible card changed.
    case state(String, old: CardState, new: CardState)
    /// A visible card became valid or invalid, whether its issues are reported or not.
    case validity(String, old: Bool, new: Bool)
    /// A button of a card was pressed; its consequences follow.
    case pressed(ButtonAction, name: FieldName?, card: String)
    /// An action of a card is to be performed by the program.
    case action(FieldName, card: String)
    /// The answers are valid and were submitted, with the ending that they reach.
    case submitted(ending: FieldName?)
    /// All fields were reset to their defaults.
    case reset
    /// An operation was refused with a reason.
    case refused(CardRefusal)
}

/// The events of one operation of a presenter, and the reason if it was refused.
public struct CardResponse: Sendable, Hashable {
    /// The events, in order.
    public let events: [CardEvent]

    /// The reason why the operation was refused; `nil` where it was carried out.
    public let refusal: CardRefusal?
}
