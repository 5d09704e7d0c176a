/// A card that is left out, and comes back at its own place.
public struct HiddenTrait: CardTrait {
    /// Makes the trait.
    public init() {}

    /// Leaves the card out.
    public func apply(to look: inout CardLook) { look.isHidden = true }
}
