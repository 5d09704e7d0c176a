/// What is still to be written of a card: a stack instead of recursion, so that the depth of a card is not limited by the stack
/// of a thread.
struct HTMLSteps {
    enum Step {
        case node(CardNode)
        case markup(StaticString)
        case accessory(CardBox.Accessory)
        case row(GroupNode.Row, of: HTMLGroup)
        case endRow(GroupNode.Row, of: HTMLGroup)
        case addButton(HTMLGroup)
        case tableRow(Int, of: HTMLTable)
        case endTable(HTMLTable)
    }

    /// The steps, the next one last.
    private var waiting: [Step] = []

    /// Puts a step before all others.
    mutating func push(_ step: Step) { waiting.append(step) }

    /// Puts nodes before all steps, in order.
    mutating func push(_ nodes: [CardNode]) {
        for node in nodes.reversed() { waiting.append(.node(node)) }
    }

    /// Removes the next step; `nil` at the end.
    mutating func next() -> Step? { waiting.popLast() }
}
