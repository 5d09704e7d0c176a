import FormModel

// Groups and tables.
extension HTMLComposer {
    mutating func group(_ group: GroupNode) {
        let id = id(of: group.path)
        guard claims(id) else { return }
        writer.markup("<fieldset class=\"fr-group")
        if !group.isEnabled { writer.markup(" fr-disabled") }
        writer.markup("\" tabindex=\"-1\"")
        writer.attribute("id", id)
        described(by: id, help: group.help != nil, issues: !group.issues.isEmpty)
        writer.markup(">\n<legend>")
        writer.text(group.label)
        if group.isRequired { requiredWord() }
        writer.markup("</legend>\n")
        if let help = group.help { block(help, "fr-help", id: id, "-help") }
        issues(group.issues, id)
        for row in group.rows { self.row(row, of: group) }
        addButton(of: group)
        writer.markup("</fieldset>\n")
    }

    private mutating func addButton(of group: GroupNode) {
        guard let add = group.add, group.isEnabled else { return }
        rowButton(add, .add, group.path, group.label)
    }

    private mutating func row(_ row: GroupNode.Row, of group: GroupNode) {
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
        nodes(row.body)
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

    mutating func table(_ table: TableNode) {
        let group = table.group
        let id = group.map { self.id(of: $0.path) }
        let isFirst = id.map { claims($0) } ?? true
        let hasMarks = table.rows.contains { !$0.mark.isEmpty }
        if let id, isFirst {
            writer.markup("<div class=\"fr-table\" tabindex=\"-1\"")
            writer.attribute("id", id)
            writer.markup(">\n")
        } else {
            writer.markup("<div class=\"fr-table\">\n")
        }
        writer.markup("<table>\n")
        if !table.title.isEmpty {
            writer.markup("<caption>")
            writer.text(table.title)
            writer.markup("</caption>\n")
        }
        head(table, hasMarks)
        writer.markup("<tbody>\n")
        let width = table.columns.count + (hasMarks ? 1 : 0)
        if table.rows.isEmpty {
            beginWide(width)
            writer.text(table.empty)
            writer.markup("</td></tr>\n")
        }
        let rows = isFirst ? group?.rows ?? [] : []
        for (index, row) in table.rows.enumerated() {
            cells(row, table.columns, hasMarks)
            let entered = rows.indices.contains(index) ? rows[index] : nil
            below(row, group, entered, width)
        }
        // Rows that the table does not show are sent too.
        writer.markup("</tbody>\n")
        foot(table, hasMarks)
        writer.markup("</table>\n")
        issues(table.issues, isFirst ? id : nil)
        if let group, isFirst {
            for row in rows.dropFirst(table.rows.count) { self.row(row, of: group) }
            addButton(of: group)
        }
        writer.markup("</div>\n")
    }

    private mutating func head(_ table: TableNode, _ hasMarks: Bool) {
        guard !table.columns.isEmpty else { return }
        writer.markup("<thead><tr>")
        if hasMarks { writer.markup("<td></td>") }
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
        _ row: TableNode.Row, _ columns: [TableNode.Column], _ hasMarks: Bool
    ) {
        writer.markup("<tr>")
        if hasMarks {
            writer.markup("<th scope=\"row\">")
            writer.text(row.mark)
            writer.markup("</th>")
        }
        self.cells(row.cells, columns)
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

    /// The issues of a row, what is shown below it, and the fields in which a person fills it in.
    private mutating func below(
        _ row: TableNode.Row, _ group: GroupNode?, _ entered: GroupNode.Row?, _ width: Int
    ) {
        // The issues of a row that a person fills in are at its fields.
        let issues = entered == nil ? row.issues : []
        guard !issues.isEmpty || !row.below.isEmpty || !row.fields.isEmpty || entered != nil
        else { return }
        beginWide(width)
        if let path = row.path, !issues.isEmpty { self.issues(issues, id(of: path)) }
        nodes(row.below)
        if let group, let entered {
            self.row(entered, of: group)
        } else {
            for field in row.fields { self.field(field) }
        }
        writer.markup("</td></tr>\n")
    }

    private mutating func foot(_ table: TableNode, _ hasMarks: Bool) {
        guard !table.foot.isEmpty else { return }
        writer.markup("<tfoot><tr>")
        if hasMarks { writer.markup("<td></td>") }
        cells(table.foot, table.columns)
        writer.markup("</tr></tfoot>\n")
    }

    private mutating func beginWide(_ width: Int) {
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
