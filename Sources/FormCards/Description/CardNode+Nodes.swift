import FormModel

extension CardNode {
    /// The nodes directly in this one, in order.
    var nodes: [CardNode] {
        switch content {
        case .stack(let stack): stack.nodes
        case .pages(let pages): pages.pages
        case .group(let group): group.rows.flatMap(\.body)
        case .table(let table):
            table.rows.flatMap(\.below) + (table.group?.rows.flatMap(\.body) ?? [])
        default: []
        }
    }

    /// The field that a person fills in here; `nil` for any other node.
    var field: FieldNode? { if case .field(let field) = content { field.value } else { nil } }

    /// The group whose rows a person fills in here; `nil` for any other node.
    var group: GroupNode? {
        switch content {
        case .group(let group): group
        case .table(let table): table.group
        default: nil
        }
    }

    /// The node without the nodes in it, so that comparing it takes no longer for a deep tree.
    var withoutNodes: CardNode {
        var node = self
        switch content {
        case .stack(var stack):
            stack.nodes = []
            node.content = .stack(stack)
        case .pages(var pages):
            pages.pages = []
            node.content = .pages(pages)
        case .group(var group):
            group.removeNodes()
            node.content = .group(group)
        case .table(var table):
            for index in table.rows.indices { table.rows[index].below = [] }
            table.group?.removeNodes()
            node.content = .table(table)
        default: break
        }
        return node
    }
}

extension GroupNode {
    fileprivate mutating func removeNodes() {
        for index in rows.indices { rows[index].body = [] }
    }
}

extension CardDescription {
    /// All nodes of the card: each before the nodes in it.
    ///
    /// - Complexity: O(*n*).
    var nodes: [CardNode] {
        var found: [CardNode] = []
        var rest = [body]
        while let node = rest.popLast() {
            found.append(node)
            rest += node.nodes.reversed()
        }
        return found
    }
}
