/// A mark `[edit]` on a card, with an action.
public struct EditableTrait: CardTrait {
    /// The name of the action.
    public let action: String

    /// Makes the trait.
    public init(action: String) { self.action = action }

    /// Sets the action of the mark.
    public func apply(to look: inout CardLook) { look.edit = action }
}
