import FormModel

/// A line across the card, or between the columns of a horizontal stack.
struct RulePart: CardPart {
    let axis: StackNode.Axis
    let color: CardColor?

    init(_ word: CardWord) {
        axis = word.choice("axis") ?? .horizontal
        color = word.color("color")
    }

    func body(in context: CardContext) -> CardNode { .rule(axis, color: color) }
}
