import FormModel

// Tables. A person fills in the rows of a group where they are shown: the field whose value a cell is has its control there,
// and the other fields of the row are below it.
extension HTMLComposer {
    /// A table that is written, and the group whose rows a person fills in there.
    struct OpenTable {
        let table: TableNode
        /// The group whose fields are inputs in the table; `nil` for a table without inputs, such as a second one of a group.
        let group: GroupNode?

        var removesRows: Bool { group?.remove != nil }

        /// Whether a row has a mark, so that there is a column for marks.
        var hasMarks: Bool { table.rows.contains { !$0.mark.isEmpty } }

        /// The number of columns.
        var width: Int { table.columns.count + (hasMarks ? 1 : 0) + (removesRows ? 1 : 0) }

        /// The row of the group that is shown at an index; `nil` for a table without inputs.
        func row(at index: Int) -> GroupNode.Row? {
            guard let group, group.rows.indices.contains(index) else { return nil }
            return group.rows[index]
        }
    }

    mutating func begin(_ table: TableNode) {
        let id = table.group.map { self.id(of: $0.path) }
        let isFirst = id.map { claims($0) } ?? true
        let group = isFirst ? table.group.flatMap { $0.isEnabled ? $0 : nil } : nil
        let open = OpenTable(table: table, group: group)
        writer.markup("<div class=\"fr-table")
        writer.markup(group == nil ? "\"" : " fr-filled\"")
        if let id, isFirst {
            writer.markup(" tabindex=\"-1\"")
            writer.attribute("id", id)
        }
        writer.markup(">\n")
        // Without this, a group whose last row was removed would be one that was not on the page.
        if let group { hidden(name(of: group.path), "") }
        caption(table, isFirst ? id : nil)
        head(open)
        writer.markup("<tbody>\n")
        if table.rows.isEmpty {
            beginWide(open)
            writer.text(table.empty)
            writer.markup("</td></tr>\n")
        }
        waiting.append(.markup("</div>\n"))
        if let group {
            waiting.append(.addButton(group))
            // Rows that the table does not show are filled in behind it.
            for row in group.rows.dropFirst(table.rows.count).reversed() {
                waiting.append(.row(row, of: group))
            }
        }
        waiting.append(.endTable(open))
        for index in table.rows.indices.reversed() {
            waiting.append(.tableRow(index, of: open))
        }
    }

    mutating func end(_ open: OpenTable) {
        writer.markup("</tbody>\n")
        foot(open)
        writer.markup("</table>\n")
    }

    /// The cells of a row, and what is below it: its issues, the fields that are in no cell, and further nodes.
    mutating func begin(_ index: Int, of open: OpenTable) {
        let row = open.table.rows[index]
        let entered = open.row(at: index)
        let fields = RowFields(entered?.body ?? [], in: row.cellFields)
        begin(row, entered)
        cells(of: row, entered, fields, open)
        writer.markup("</tr>\n")
        // Issues of fields that are below the row are at these.
        let issues = entered.map { $0.issues + fields.inCells.flatMap(\.issues) } ?? row.issues
        let below = entered == nil ? row.fields.map { .field($0) } : fields.others
        guard !issues.isEmpty || !row.below.isEmpty || !below.isEmpty else { return }
        beginWide(open)
        self.issues(entered?.issues ?? row.issues, row.path.map { id(of: $0) })
        for node in fields.inCells {
            guard case .field(let field) = node.content else { continue }
            self.issues(field.value.issues, id(of: field.value.path))
        }
        waiting.append(.markup("</td></tr>\n"))
        for node in row.below.reversed() { waiting.append(.node(node)) }
        guard let entered, !below.isEmpty else { return wait(for: below) }
        writer.markup("<fieldset class=\"fr-group-row\">\n<legend>")
        writer.text(entered.title)
        writer.markup("</legend>\n")
        waiting.append(.markup("</fieldset>\n"))
        wait(for: below)
    }

    private mutating func begin(_ row: TableNode.Row, _ entered: GroupNode.Row?) {
        writer.markup("<tr")
        if let entered {
            let id = id(of: entered.path)
            if claims(id) {
                writer.markup(" tabindex=\"-1\"")
                writer.attribute("id", id)
                described(by: id, help: false, issues: !entered.issues.isEmpty)
            }
        }
        writer.markup(">")
    }

    // MARK: Head and foot

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

    private mutating func head(_ open: OpenTable) {
        guard !open.table.columns.isEmpty, !open.table.rows.isEmpty else { return }
        writer.markup("<thead><tr>")
        if open.hasMarks { writer.markup("<td></td>") }
        for (index, column) in open.table.columns.enumerated() {
            writer.markup("<th scope=\"col\"")
            begin(column.alignment, fills: column.width == .fill)
            writer.text(column.title)
            if isRequired(index, open) { requiredMark() }
            writer.markup("</th>")
        }
        if open.removesRows { writer.markup("<td></td>") }
        writer.markup("</tr></thead>\n")
    }

    /// Whether the controls of a column require an answer in each row.
    private func isRequired(_ column: Int, _ open: OpenTable) -> Bool {
        let fields = open.table.rows.indices.compactMap { index -> FieldNode? in
            guard let path = open.table.rows[index].field(at: column),
                let row = open.row(at: index)
            else { return nil }
            return RowFields(row.body, in: [path]).cell(at: path)?.field
        }
        return !fields.isEmpty && fields.allSatisfy { $0.isRequired && $0.isEnabled }
    }

    private mutating func foot(_ open: OpenTable) {
        guard !open.table.foot.isEmpty else { return }
        writer.markup("<tfoot><tr>")
        if open.hasMarks { writer.markup("<td></td>") }
        for (index, column) in open.table.columns.enumerated() {
            writer.markup("<td")
            begin(column.alignment)
            if open.table.foot.indices.contains(index) { inline(open.table.foot[index]) }
            writer.markup("</td>")
        }
        if open.removesRows { writer.markup("<td></td>") }
        writer.markup("</tr></tfoot>\n")
    }

    private mutating func beginWide(_ open: OpenTable) {
        writer.markup("<tr class=\"fr-below\"><td")
        if open.width > 1 { writer.attribute("colspan", open.width) }
        writer.markup(">")
    }

    private mutating func begin(_ alignment: Alignment, fills: Bool = false) {
        switch alignment {
        case .leading: writer.markup(fills ? " class=\"fr-fills\">" : ">")
        case .center:
            writer.markup(fills ? " class=\"fr-center fr-fills\">" : " class=\"fr-center\">")
        case .trailing:
            writer.markup(fills ? " class=\"fr-end fr-fills\">" : " class=\"fr-end\">")
        }
    }

    // MARK: Cells

    private mutating func cells(
        of row: TableNode.Row, _ entered: GroupNode.Row?, _ fields: RowFields, _ open: OpenTable
    ) {
        if open.hasMarks {
            writer.markup("<th scope=\"row\">")
            writer.text(row.mark)
            writer.markup("</th>")
        }
        var unsent = entered
        for (index, column) in open.table.columns.enumerated() {
            let cell = row.cells.indices.contains(index) ? row.cells[index] : TextMarkup(plain: "")
            writer.markup("<td")
            begin(column.alignment)
            if let row = unsent {
                sent(row)
                unsent = nil
            }
            let own = row.field(at: index).flatMap { fields.cell(at: $0) }
            if let entered, let own, claims(id(of: own.field.path)),
                let count = beginElements(following: own.node.condition)
            {
                field(own.field, in: entered.title)
                for _ in 0..<count { writer.markup("</div>\n") }
            } else {
                text(cell, under: column, isFilled: entered != nil)
            }
            writer.markup("</td>")
        }
        if let group = open.group, let remove = group.remove {
            writer.markup("<td class=\"fr-remove\">")
            if let entered { rowButton(remove, .remove, entered.path, entered.title) }
            writer.markup("</td>")
        }
    }

    /// The text of a cell; an empty one is marked, so that it is not taken for a mistake of the table.
    private mutating func text(
        _ cell: TextMarkup, under column: TableNode.Column, isFilled: Bool
    ) {
        if isFilled, !column.title.isEmpty {
            // On a narrow page each cell is a line of its own, with the title of its column.
            writer.markup("<span class=\"fr-cell-title\" aria-hidden=\"true\">")
            writer.text(column.title)
            writer.markup("</span>")
        }
        if cell.plainText.isEmpty { nothing() } else { inline(cell) }
    }
}
