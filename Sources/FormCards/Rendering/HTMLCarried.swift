import FormModel

/// The answers in nodes that are not shown, which the page sends all the same.
struct HTMLCarried {
    private let node: CardNode

    init(_ node: CardNode) {
        self.node = node
    }

    func write(to page: inout HTMLPage) {
        var rest = [node]
        while let node = rest.popLast() {
            guard node.condition?.isMet ?? true else { continue }
            switch node.content {
            case .field(let field): write(field.value, to: &page)
            case .group(let group): write(group, to: &page)
            case .table(let table): if let group = table.group { write(group, to: &page) }
            default: break
            }
            rest += node.nodes.reversed()
        }
    }

    private func write(_ field: FieldNode, to page: inout HTMLPage) {
        let name = field.path.dotted
        guard field.isSent, !field.isSecure, page.names.claims(page.names.id(of: field.path)) else {
            return
        }
        if field.entered.isEmpty { page.hidden(name, "") }
        for value in field.entered { page.hidden(name, value) }
    }

    private func write(_ group: GroupNode, to page: inout HTMLPage) {
        guard group.isEnabled else { return }
        page.hidden(group.path.dotted, "")
        for row in group.rows { HTMLGroup.writeEntry(of: row, to: &page) }
    }
}
