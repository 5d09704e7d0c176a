/// A text to read.
struct TextPart: DrawnPart {
    let text: DisplayText
    let style: StyledLine.Style

    func lines(in space: CardSpace) -> [StyledLine] {
        space.wrap([text], to: space.width).map { StyledLine($0, style) }
    }
}
