/// The lines and the colour of the border of a card.
public struct BorderTrait: CardTrait {
    /// The kind of line.
    public let line: CardBox.Border.Line
    /// The colour; `nil` for that of frames.
    public let color: CardColor?

    /// Makes the trait.
    public init(line: CardBox.Border.Line, color: CardColor? = nil) {
        self.line = line
        self.color = color
    }

    /// Sets the lines and the colour, and leaves the corners.
    public func apply(to look: inout CardLook) {
        look.border.line = line
        look.border.color = color
    }
}
