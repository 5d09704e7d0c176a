/// Space around a card.
public struct MarginsTrait: CardTrait {
    /// The space.
    public let margin: CardBox.Edges

    /// Makes the trait.
    public init(margin: CardBox.Edges) { self.margin = margin }

    /// Sets the space around the card.
    public func apply(to look: inout CardLook) { look.margin = margin }
}
