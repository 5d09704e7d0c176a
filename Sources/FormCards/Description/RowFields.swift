import FormModel

/// What a row of a group has, parted by where a table shows it: the fields whose values are cells, and the rest.
///
/// Fields directly in the row and in its sections are cells; those of deeper sections, and of sections with a condition, are
/// not.
struct RowFields {
    /// The nodes of the fields whose values are cells, in the order of the row.
    private(set) var inCells: [CardNode] = []
    /// The other nodes; a section of which all fields are in cells is none of them.
    private(set) var others: [CardNode] = []

    /// - Parameters:
    ///   - body: What the row has.
    ///   - cells: The paths of the fields whose values are cells.
    init(_ body: [CardNode], in cells: [FieldPath?]) {
        let paths = Set(cells.compactMap(\.self))
        for node in body {
            guard case .stack(let stack) = node.content, node.condition == nil else {
                add(node, paths)
                continue
            }
            let rest = stack.nodes.filter { !$0.isField(of: paths) }
            inCells += stack.nodes.filter { $0.isField(of: paths) }
            if rest.count == stack.nodes.count {
                others.append(node)
            } else if rest.contains(where: \.hasControls) {
                var section = node
                section.content = .stack(stack.with(rest))
                others.append(section)
            }
        }
    }

    private mutating func add(_ node: CardNode, _ paths: Set<FieldPath>) {
        if node.isField(of: paths) { inCells.append(node) } else { others.append(node) }
    }

    /// The node of the field with a path, and that field; `nil` where no cell is its value.
    func cell(at path: FieldPath) -> (node: CardNode, field: FieldNode)? {
        for node in inCells {
            if case .field(let field) = node.content, field.value.path == path {
                return (node, field.value)
            }
        }
        return nil
    }
}

extension CardNode {
    fileprivate func isField(of paths: Set<FieldPath>) -> Bool {
        if case .field(let field) = content { paths.contains(field.value.path) } else { false }
    }

    /// Whether the node is more than the heading of a section.
    fileprivate var hasControls: Bool {
        switch content {
        case .field, .group, .table, .stack, .pages: true
        default: false
        }
    }
}

extension StackNode {
    fileprivate func with(_ nodes: [CardNode]) -> StackNode {
        StackNode(
            nodes, axis: axis, distribution: distribution, alignment: alignment, spacing: spacing)
    }
}
