/// The lines and the colour of the border of a card.
struct BorderTrait: CardTrait {
    /// The kind of line.
    let line: CardBox.Border.Line
    /// The colour; `nil` for that of frames.
    let color: CardColor?

    /// Makes the trait.
    init(line: CardBox.Border.Line, color: CardColor? = nil) {
        self.line = line
        self.color = color
    }

    /// Sets the lines and the colour, and leaves the corners.
    func apply(to look: inout CardLook) {
        look.border.line = line
        look.border.color = color
    }
}
