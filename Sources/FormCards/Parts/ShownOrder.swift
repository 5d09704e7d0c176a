import FormModel

/// The order in which a card shows fields and rows, which its parts may change.
struct ShownOrder {
    private enum Step {
        case node(CardNode)
        case row(GroupNode.Row)
    }

    private var places: [FieldPath: Int] = [:]

    /// - Complexity: O(*n*) in the nodes.
    init(_ body: CardNode) {
        var rest = [Step.node(body)]
        while let step = rest.popLast() {
            switch step {
            case .row(let row):
                add(row.path)
                rest += row.body.reversed().map(Step.node)
            case .node(let node):
                if let group = node.group {
                    add(group.path)
                    rest += group.rows.reversed().map(Step.row)
                } else {
                    if case .field(let field) = node.content { add(field.value.path) }
                    rest += node.nodes.reversed().map(Step.node)
                }
            }
        }
    }

    private mutating func add(_ path: FieldPath) {
        if places[path] == nil { places[path] = places.count }
    }

    /// Issues in the order in which the card shows what they are about; those of the card as a whole come last.
    func sorted(_ issues: [IssueNode]) -> [IssueNode] {
        func place(_ issue: IssueNode) -> Int { issue.path.flatMap { places[$0] } ?? .max }
        return issues.enumerated().sorted {
            (place($0.element), $0.offset) < (place($1.element), $1.offset)
        }.map(\.element)
    }

    /// A node with the lists of issues in its stacks in this order.
    func sorted(_ node: CardNode, depth: Int = 0) -> CardNode {
        guard depth < CardWord.maximumDepth else { return node }
        var node = node
        switch node.content {
        case .stack(var stack):
            stack.nodes = stack.nodes.map { sorted($0, depth: depth + 1) }
            node.content = .stack(stack)
        case .issues(let list):
            node.content = .issues(
                IssuesNode(
                    issues: sorted(list.issues), style: list.style, heading: list.heading))
        case .text, .field, .group, .button, .pair, .link, .picture, .rule, .space, .table, .gauge,
            .pages:
            break
        }
        return node
    }
}
