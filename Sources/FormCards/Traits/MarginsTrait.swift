/// Space around a card.
struct MarginsTrait: CardTrait {
    /// The space.
    let margin: CardBox.Edges

    /// Sets the space around the card.
    func apply(to look: inout CardLook) { look.margin = margin }
}
