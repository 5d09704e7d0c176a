import FormModel

// Groups.
extension HTMLComposer {
    mutating func begin(_ group: GroupNode) {
        let id = id(of: group.path)
        guard claims(id) else { return }
        writer.markup("<fieldset class=\"fr-group")
        if !group.isEnabled { writer.markup(" fr-disabled") }
        writer.markup(group.isEnabled ? "\" tabindex=\"-1\"" : "\" disabled")
        writer.attribute("id", id)
        described(by: id, help: group.help != nil, issues: !group.issues.isEmpty)
        writer.markup(">\n<legend>")
        writer.text(group.label)
        if group.isRequired { requiredWord() }
        writer.markup("</legend>\n")
        if let help = group.help { block(help, "fr-help", id: id, "-help") }
        issues(group.issues, id)
        // Without this, a group whose last row was removed would be one that was not on the page.
        if group.isEnabled { hidden(name(of: group.path), "") }
        waiting.append(.markup("</fieldset>\n"))
        waiting.append(.addButton(group))
        for row in group.rows.reversed() { waiting.append(.row(row, of: group)) }
    }

    mutating func addButton(of group: GroupNode) {
        guard let add = group.add, group.isEnabled else { return }
        rowButton(add, .add, group.path, group.label)
    }

    mutating func begin(_ row: GroupNode.Row, of group: GroupNode) {
        let id = id(of: row.path)
        guard claims(id) else { return }
        writer.markup("<fieldset class=\"fr-group-row\" tabindex=\"-1\"")
        writer.attribute("id", id)
        described(by: id, help: false, issues: !row.issues.isEmpty)
        writer.markup(">\n<legend>")
        writer.text(row.title)
        writer.markup("</legend>\n")
        issues(row.issues, id)
        if group.isEnabled { sent(row) }
        waiting.append(.endRow(row, of: group))
        wait(for: row.body)
    }

    /// The entry that says that there is a row, since nothing is sent of a row whose boxes are not ticked, and to which
    /// entry of a list it belongs.
    mutating func sent(_ row: GroupNode.Row) { hidden(name(of: row.path), row.entry ?? "") }

    mutating func end(_ row: GroupNode.Row, of group: GroupNode) {
        if let remove = group.remove, group.isEnabled {
            rowButton(remove, .remove, row.path, row.title)
        }
        writer.markup("</fieldset>\n")
    }

    mutating func described(by id: String, help: Bool, issues: Bool) {
        guard help || issues else { return }
        writer.begin("aria-describedby")
        if help {
            writer.value(id)
            writer.markup("-help")
        }
        if issues {
            if help { writer.markup(" ") }
            writer.value(id)
            writer.markup("-issues")
        }
        writer.end()
    }
}
