/// A card with rounded corners.
struct RoundedTrait: CardTrait {
    /// Rounds the corners.
    func apply(to look: inout CardLook) { look.border.isRounded = true }
}
