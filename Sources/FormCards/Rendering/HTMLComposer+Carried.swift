import FormModel

// Values that are sent and not shown.
extension HTMLComposer {
    /// The answers in nodes that are not shown, so that they are sent all the same.
    mutating func carry(_ node: CardNode) {
        var rest = [node]
        while let node = rest.popLast() {
            guard node.condition?.isMet ?? true else { continue }
            switch node.content {
            case .field(let field): carry(field.value)
            case .group(let group): carry(group)
            case .table(let table): if let group = table.group { carry(group) }
            default: break
            }
            rest += node.nodes.reversed()
        }
    }

    private mutating func carry(_ field: FieldNode) {
        let name = name(of: field.path)
        guard field.isSent, !field.isSecure,
            claims(HTMLComposer.identifier(options.idPrefix + name))
        else { return }
        if field.entered.isEmpty { hidden(name, "") }
        for value in field.entered { hidden(name, value) }
    }

    private mutating func carry(_ group: GroupNode) {
        guard group.isEnabled else { return }
        hidden(name(of: group.path), "")
        for row in group.rows { sent(row) }
    }

    /// A value that is sent and not shown.
    mutating func hidden(_ name: String, _ value: String) {
        writer.markup("<input type=\"hidden\"")
        writer.attribute("name", kept: name)
        writer.attribute("value", kept: value)
        writer.markup(">\n")
    }
}
