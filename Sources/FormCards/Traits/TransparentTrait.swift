/// A card without border and background.
public struct TransparentTrait: CardTrait {
    /// Makes the trait.
    public init() {}

    /// Removes border and background.
    public func apply(to look: inout CardLook) { look.isTransparent = true }
}
