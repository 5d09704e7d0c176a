/// The buttons of the page that no other part places, beside each other.
struct ButtonsPart: CardPart {
    func body(in context: CardContext) -> CardNode {
        let buttons = context.otherButtons.map { CardNode.button($0) }
        return buttons.isEmpty
            ? .nothing : .stack(StackNode(buttons, axis: .wrapping, spacing: 2))
    }
}
