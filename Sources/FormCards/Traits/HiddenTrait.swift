/// A card that is left out, and comes back at its own place.
struct HiddenTrait: CardTrait {
    /// Leaves the card out.
    func apply(to look: inout CardLook) { look.isHidden = true }
}
