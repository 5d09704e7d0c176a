/// A card that is as wide and high as the terminal.
public struct FullScreenTrait: CardTrait {
    /// Makes the trait.
    public init() {}

    /// Makes the card fill the screen.
    public func apply(to look: inout CardLook) { look.fillsScreen = true }
}
