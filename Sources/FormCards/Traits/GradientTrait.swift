/// Colours behind a card that run into each other.
public struct GradientTrait: CardTrait {
    /// The gradient.
    public let gradient: CardLook.Gradient

    /// Makes the trait.
    public init(gradient: CardLook.Gradient) { self.gradient = gradient }

    /// Sets the background.
    public func apply(to look: inout CardLook) { look.gradient = gradient }
}
