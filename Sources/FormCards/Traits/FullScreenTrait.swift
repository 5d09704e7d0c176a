/// A card that is as wide and high as the terminal.
struct FullScreenTrait: CardTrait {
    /// Makes the card fill the screen.
    func apply(to look: inout CardLook) { look.fillsScreen = true }
}
