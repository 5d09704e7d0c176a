/// A mark `[edit]` on a card, with an action.
struct EditableTrait: CardTrait {
    /// The name of the action.
    let action: String

    /// Sets the action of the mark.
    func apply(to look: inout CardLook) { look.edit = action }
}
