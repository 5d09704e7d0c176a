/// A part of a card that draws itself into a given width.
protocol CardPart {
    /// The lines, none wider than the space.
    func lines(in space: CardSpace) -> [StyledLine]
}
