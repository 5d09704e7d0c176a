/// A piece of a card that draws itself into the width it is given.
protocol CardPart {
    /// The lines, none wider than the space.
    func lines(in space: CardSpace) -> [StyledLine]
}
