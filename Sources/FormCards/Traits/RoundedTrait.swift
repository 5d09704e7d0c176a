/// A card with rounded corners.
public struct RoundedTrait: CardTrait {
    /// Makes the trait.
    public init() {}

    /// Rounds the corners.
    public func apply(to look: inout CardLook) { look.border.isRounded = true }
}
