import FormModel

/// Parts below or beside each other.
struct StackPart: CardPart {
    let parts: [CardWord]
    let axis: StackNode.Axis
    let distribution: StackNode.Distribution
    let alignment: Alignment
    let spacing: Int

    init(_ word: CardWord) {
        parts = word.parts("parts") ?? []
        axis = word.choice("axis") ?? .vertical
        distribution = word.choice("distribution") ?? .fill
        alignment = word.alignment("align") ?? .leading
        spacing = word.integer("spacing") ?? (axis == .vertical ? 0 : 2)
    }

    func body(in context: CardContext) -> CardNode {
        let nodes = context.nodes(of: parts)
        return nodes.isEmpty
            ? .nothing
            : .stack(
                StackNode(
                    nodes, axis: axis, distribution: distribution, alignment: alignment,
                    spacing: spacing))
    }
}
