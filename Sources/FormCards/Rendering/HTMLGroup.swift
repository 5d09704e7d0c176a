import FormModel

/// A group whose rows are written one below the other.
struct HTMLGroup {
    private let group: GroupNode

    init(_ group: GroupNode) {
        self.group = group
    }

    /// Begins the group, unless the page already has it; its rows and its end are written afterwards.
    func begin(to page: inout HTMLPage, then steps: inout HTMLSteps) {
        let id = page.names.id(of: group.path)
        guard page.names.claims(id) else { return }
        page.writer.markup("<fieldset class=\"fr-group")
        if !group.isEnabled { page.writer.markup(" fr-disabled") }
        page.writer.markup(group.isEnabled ? "\" tabindex=\"-1\"" : "\" disabled")
        page.writer.attribute("id", id)
        page.described(by: id, help: group.help != nil, issues: !group.issues.isEmpty)
        page.writer.markup(">\n<legend>")
        page.writer.text(group.label)
        if group.isRequired { page.requiredWord() }
        page.writer.markup("</legend>\n")
        if let help = group.help { page.writer.block(help, "fr-help", id: id, "-help") }
        HTMLIssues.write(group.issues, at: id, to: &page)
        if group.isEnabled { writeEntry(to: &page) }
        steps.push(.markup("</fieldset>\n"))
        steps.push(.addButton(self))
        for row in group.rowsOfPage.reversed() { steps.push(.row(row, of: self)) }
    }

    /// Writes the entry of the group: without it, one whose last row was removed would be one that was not on the page.
    func writeEntry(to page: inout HTMLPage) {
        page.hidden(group.path.dotted, "")
    }

    func writeAddButton(to page: inout HTMLPage) {
        guard let add = group.add, group.isEnabled else { return }
        HTMLButtons.write(add, .add, group.path, group.label, to: &page)
    }

    // MARK: Rows

    /// Begins a row, unless the page already has it; its nodes and its end are written afterwards.
    func begin(_ row: GroupNode.Row, to page: inout HTMLPage, then steps: inout HTMLSteps) {
        let id = page.names.id(of: row.path)
        guard page.names.claims(id) else { return }
        page.writer.markup("<fieldset class=\"fr-group-row\" tabindex=\"-1\"")
        page.writer.attribute("id", id)
        page.described(by: id, issues: !row.issues.isEmpty)
        page.writer.markup(">\n<legend>")
        page.writer.text(row.title)
        page.writer.markup("</legend>\n")
        HTMLIssues.write(row.issues, at: id, to: &page)
        if group.isEnabled { HTMLGroup.writeEntry(of: row, to: &page) }
        steps.push(.endRow(row, of: self))
        steps.push(row.body)
    }

    func end(_ row: GroupNode.Row, to page: inout HTMLPage) {
        if group.isEnabled { writeRemoveButton(of: row, to: &page) }
        page.writer.markup("</fieldset>\n")
    }

    func writeRemoveButton(of row: GroupNode.Row, to page: inout HTMLPage) {
        guard let remove = group.remove else { return }
        HTMLButtons.write(remove, .remove, row.path, row.title, to: &page)
    }

    /// Writes the entry that says that there is a row, since nothing is sent of a row whose boxes are not ticked, and to which
    /// entry of a list it belongs.
    static func writeEntry(of row: GroupNode.Row, to page: inout HTMLPage) {
        page.hidden(row.path.dotted, row.entry ?? "")
    }
}
