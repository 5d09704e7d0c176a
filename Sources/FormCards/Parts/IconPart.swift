import FormModel

/// A glyph at one side of a text.
struct IconPart: CardPart {
    /// The side of the glyph.
    enum Side: String {
        case left
        case right
    }

    let icon: LocalizedText
    let text: LocalizedText?
    let side: Side

    init?(_ word: CardWord) {
        guard let icon = word.text("icon") else { return nil }
        self.icon = icon
        text = word.text("text")
        side = word.choice("side") ?? .left
    }

    func body(in context: CardContext) -> CardNode {
        guard let text else {
            return boxed(.text(context.text(icon), role: .accent))
        }
        return body(beside: .text(context.text(text)), in: context)
    }

    /// The glyph beside another node.
    func body(beside node: CardNode, in context: CardContext) -> CardNode {
        let glyph = boxed(.decoration(context.text(icon)))
        let neighbour = boxed(node)
        return .stack(
            StackNode(
                side == .left ? [glyph, neighbour] : [neighbour, glyph], axis: .horizontal,
                spacing: 1))
    }

    private func boxed(_ node: CardNode) -> CardNode {
        var node = node
        node.box.width = .intrinsic
        return node
    }
}
