/// A card without border and background.
struct TransparentTrait: CardTrait {
    /// Removes border and background.
    func apply(to look: inout CardLook) { look.isTransparent = true }
}
