/// Colours behind a card that run into each other.
struct GradientTrait: CardTrait {
    /// The gradient.
    let gradient: CardLook.Gradient

    /// Sets the background.
    func apply(to look: inout CardLook) { look.gradient = gradient }
}
