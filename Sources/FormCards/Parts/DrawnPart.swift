/// A part of a card that draws itself into a given width.
protocol DrawnPart {
    /// The lines, none wider than the space.
    func lines(in space: CardSpace) -> [StyledLine]
}
