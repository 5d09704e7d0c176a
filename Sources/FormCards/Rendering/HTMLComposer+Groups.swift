import FormModel

// Groups and tables.
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
        // Nothing is sent of a row whose boxes are not ticked; this says that there is a row.
        if group.isEnabled { hidden(name(of: row.path), "") }
        waiting.append(.endRow(row, of: group))
        wait(for: row.body)
    }

    mutating func end(_ row: GroupNode.Row, of group: GroupNode) {
        if let remove = group.remove, group.isEnabled {
            rowButton(remove, .remove, row.path, row.title)
        }
        writer.markup("</fieldset>\n")
    }

    private mutating func described(by id: String, help: Bool, issues: Bool) {
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

    // MARK: Tables

    mutating func begin(_ table: TableNode) {
        let group = table.group
        let id = group.map { self.id(of: $0.path) }
        let isFirst = id.map { claims($0) } ?? true
        if let id, isFirst {
            writer.markup("<div class=\"fr-table\" tabindex=\"-1\"")
            writer.attribute("id", id)
            writer.markup(">\n")
        } else {
            writer.markup("<div class=\"fr-table\">\n")
        }
        if let group, group.isEnabled, isFirst { hidden(name(of: group.path), "") }
        caption(table, isFirst ? id : nil)
        head(table)
        writer.markup("<tbody>\n")
        if table.rows.isEmpty {
            beginWide(table)
            writer.text(table.empty)
            writer.markup("</td></tr>\n")
        }
        waiting.append(.markup("</div>\n"))
        let rows = isFirst ? group?.rows ?? [] : []
        if let group, isFirst {
            waiting.append(.addButton(group))
            // Rows that the table does not show are filled in behind it.
            for row in rows.dropFirst(table.rows.count).reversed() {
                waiting.append(.row(row, of: group))
            }
        }
        waiting.append(.endTable(table))
        for (index, row) in table.rows.enumerated().reversed() {
            let entered = rows.indices.contains(index) ? rows[index] : nil
            waiting.append(.tableRow(row, of: table, entered: entered))
        }
    }

    mutating func end(_ table: TableNode) {
        writer.markup("</tbody>\n")
        foot(table)
        writer.markup("</table>\n")
    }

    /// The cells of a row, its issues, what is shown below it, and the fields in which a person fills it in.
    mutating func begin(_ row: TableNode.Row, of table: TableNode, _ entered: GroupNode.Row?) {
        cells(row, table)
        // The issues of a row that a person fills in are at its fields.
        let issues = entered == nil ? row.issues : []
        guard !issues.isEmpty || !row.below.isEmpty || !row.fields.isEmpty || entered != nil
        else { return }
        beginWide(table)
        self.issues(issues, row.path.map { self.id(of: $0) })
        waiting.append(.markup("</td></tr>\n"))
        if let group = table.group, let entered {
            waiting.append(.row(entered, of: group))
        } else {
            for field in row.fields.reversed() { waiting.append(.node(.field(field))) }
        }
        wait(for: row.below)
    }

    /// The title, the help and the issues of a table, and the tag with which it begins.
    private mutating func caption(_ table: TableNode, _ id: String?) {
        let labelID = id.map { $0 + "-label" }
        if !table.title.isEmpty {
            writer.markup("<p class=\"fr-caption\"")
            if let labelID { writer.attribute("id", labelID) }
            writer.markup(">")
            writer.text(table.title)
            if let group = table.group, group.isRequired { requiredWord() }
            writer.markup("</p>\n")
        }
        if let help = table.group?.help { block(help, "fr-help") }
        issues(table.issues, id)
        writer.markup("<table")
        if !table.title.isEmpty {
            if let labelID {
                writer.attribute("aria-labelledby", labelID)
            } else {
                writer.attribute("aria-label", table.title)
            }
        }
        writer.markup(">\n")
    }

    private mutating func head(_ table: TableNode) {
        guard !table.columns.isEmpty else { return }
        writer.markup("<thead><tr>")
        if table.hasMarks { writer.markup("<td></td>") }
        for column in table.columns {
            writer.markup("<th scope=\"col\"")
            alignment(column.alignment)
            writer.markup(">")
            writer.text(column.title)
            writer.markup("</th>")
        }
        writer.markup("</tr></thead>\n")
    }

    private mutating func cells(
        _ row: TableNode.Row, _ table: TableNode
    ) {
        writer.markup("<tr>")
        if table.hasMarks {
            writer.markup("<th scope=\"row\">")
            writer.text(row.mark)
            writer.markup("</th>")
        }
        self.cells(row.cells, table.columns)
        writer.markup("</tr>\n")
    }

    private mutating func cells(_ cells: [TextMarkup], _ columns: [TableNode.Column]) {
        for (column, cell) in zip(columns, cells) {
            writer.markup("<td")
            alignment(column.alignment)
            writer.markup(">")
            inline(cell)
            writer.markup("</td>")
        }
    }

    private mutating func foot(_ table: TableNode) {
        guard !table.foot.isEmpty else { return }
        writer.markup("<tfoot><tr>")
        if table.hasMarks { writer.markup("<td></td>") }
        cells(table.foot, table.columns)
        writer.markup("</tr></tfoot>\n")
    }

    private mutating func beginWide(_ table: TableNode) {
        let width = table.columns.count + (table.hasMarks ? 1 : 0)
        writer.markup("<tr><td")
        if width > 1 { writer.attribute("colspan", width) }
        writer.markup(">")
    }

    private mutating func alignment(_ alignment: Alignment) {
        switch alignment {
        case .leading: break
        case .center: writer.markup(" class=\"fr-center\"")
        case .trailing: writer.markup(" class=\"fr-end\"")
        }
    }
}

extension TableNode {
    /// Whether a row has a mark, so that there is a column for marks.
    fileprivate var hasMarks: Bool { rows.contains { !$0.mark.isEmpty } }
}
