import FormModel

/// A table on a page.
///
/// A person fills in the rows of a group where they are shown: the field whose value a cell is has its control there, and
/// the other fields of the row are below it.
struct HTMLTable {
    private let table: TableNode
    /// The group whose fields are inputs in the table; `nil` for a table without inputs, such as a second one of a group.
    private let group: GroupNode?
    /// The id of the table; `nil` for a table without a group, and for a second one of a group.
    private let id: String?
    /// Whether a row has a mark, so that there is a column for marks.
    private let hasMarks: Bool

    init(_ table: TableNode, names: inout HTMLNames) {
        let id = table.group.map { names.id(of: $0.path) }
        let isFirst = id.map { names.claims($0) } ?? true
        self.table = table
        self.id = isFirst ? id : nil
        group = isFirst ? table.group.flatMap { $0.isEnabled ? $0 : nil } : nil
        hasMarks = table.rows.contains { !$0.mark.isEmpty }
    }

    private var removesRows: Bool { group?.remove != nil }

    /// The number of columns.
    private var width: Int { table.columns.count + (hasMarks ? 1 : 0) + (removesRows ? 1 : 0) }

    /// The row of the group that is shown at an index; `nil` for a table without inputs.
    private func enteredRow(at index: Int) -> GroupNode.Row? {
        guard let group, group.rows.indices.contains(index) else { return nil }
        return group.rows[index]
    }

    /// Begins the table; its rows and its end are written afterwards.
    func begin(to page: inout HTMLPage, then steps: inout HTMLSteps) {
        page.writer.markup("<div class=\"fr-table")
        page.writer.markup(group == nil ? "\"" : " fr-filled\"")
        if let id {
            page.writer.markup(" tabindex=\"-1\"")
            page.writer.attribute("id", id)
        }
        page.writer.markup(">\n")
        if let group { HTMLGroup(group).writeEntry(to: &page) }
        caption(to: &page)
        head(to: &page)
        page.writer.markup("<tbody>\n")
        if table.rows.isEmpty {
            beginWide(to: &page)
            page.writer.text(table.empty)
            page.writer.markup("</td></tr>\n")
        }
        steps.push(.markup("</div>\n"))
        if let group {
            steps.push(.addButton(HTMLGroup(group)))
            // Rows that the table does not show are filled in behind it.
            for row in group.rowsOfPage.dropFirst(table.rows.count).reversed() {
                steps.push(.row(row, of: HTMLGroup(group)))
            }
        }
        steps.push(.endTable(self))
        let drawn = table.rows.indices.prefix(table.group?.maximumRows ?? .max)
        for index in drawn.reversed() { steps.push(.tableRow(index, of: self)) }
    }

    func end(to page: inout HTMLPage) {
        page.writer.markup("</tbody>\n")
        foot(to: &page)
        page.writer.markup("</table>\n")
    }

    // MARK: Head and foot

    /// Writes the title, the help and the issues, and the tag with which the table begins.
    private func caption(to page: inout HTMLPage) {
        let labelID = id.map { $0 + "-label" }
        if !table.title.isEmpty {
            page.writer.markup("<p class=\"fr-caption\"")
            if let labelID { page.writer.attribute("id", labelID) }
            page.writer.markup(">")
            page.writer.text(table.title)
            if let group = table.group, group.isRequired { page.requiredWord() }
            page.writer.markup("</p>\n")
        }
        if let help = table.group?.help { page.writer.block(help, "fr-help") }
        HTMLIssues.write(table.issues, at: id, to: &page)
        page.writer.markup("<table")
        if !table.title.isEmpty {
            if let labelID {
                page.writer.attribute("aria-labelledby", labelID)
            } else {
                page.writer.attribute("aria-label", table.title)
            }
        }
        page.writer.markup(">\n")
    }

    private func head(to page: inout HTMLPage) {
        guard !table.columns.isEmpty, !table.rows.isEmpty else { return }
        page.writer.markup("<thead><tr>")
        if hasMarks { page.writer.markup("<td></td>") }
        for (index, column) in table.columns.enumerated() {
            // A heading without a text tells a screen reader nothing.
            let isHeading = !column.title.isEmpty
            page.writer.markup(isHeading ? "<th scope=\"col\"" : "<td")
            begin(column.alignment, fills: column.width == .fill, to: &page)
            page.writer.text(column.title)
            if isRequired(index) { page.requiredMark() }
            page.writer.markup(isHeading ? "</th>" : "</td>")
        }
        if removesRows { page.writer.markup("<td></td>") }
        page.writer.markup("</tr></thead>\n")
    }

    /// Whether the controls of a column require an answer in each row.
    private func isRequired(_ column: Int) -> Bool {
        let fields = table.rows.indices.compactMap { index -> FieldNode? in
            guard let path = table.rows[index].field(at: column),
                let row = enteredRow(at: index)
            else { return nil }
            return RowFields(row.body, in: [path]).cell(at: path)?.field
        }
        return !fields.isEmpty && fields.allSatisfy { $0.isRequired && $0.isEnabled }
    }

    private func foot(to page: inout HTMLPage) {
        guard !table.foot.isEmpty else { return }
        page.writer.markup("<tfoot><tr>")
        if hasMarks { page.writer.markup("<td></td>") }
        for (index, column) in table.columns.enumerated() {
            page.writer.markup("<td")
            begin(column.alignment, to: &page)
            if table.foot.indices.contains(index) { page.writer.inline(table.foot[index]) }
            page.writer.markup("</td>")
        }
        if removesRows { page.writer.markup("<td></td>") }
        page.writer.markup("</tr></tfoot>\n")
    }

    private func beginWide(to page: inout HTMLPage) {
        page.writer.markup("<tr class=\"fr-below\"><td")
        if width > 1 { page.writer.attribute("colspan", width) }
        page.writer.markup(">")
    }

    private func begin(_ alignment: Alignment, fills: Bool = false, to page: inout HTMLPage) {
        switch alignment {
        case .leading: page.writer.markup(fills ? " class=\"fr-fills\">" : ">")
        case .center:
            page.writer.markup(
                fills ? " class=\"fr-center fr-fills\">" : " class=\"fr-center\">")
        case .trailing:
            page.writer.markup(fills ? " class=\"fr-end fr-fills\">" : " class=\"fr-end\">")
        }
    }

    // MARK: Rows

    /// Writes the cells of a row, and begins what is below it: its issues, the fields that are in no cell, and further nodes.
    func begin(_ index: Int, to page: inout HTMLPage, then steps: inout HTMLSteps) {
        let row = table.rows[index]
        let entered = enteredRow(at: index)
        let fields = RowFields(entered?.body ?? [], in: row.cellFields)
        begin(entered, to: &page)
        cells(of: row, entered, fields, to: &page)
        page.writer.markup("</tr>\n")
        // Issues of fields that are below the row are at these.
        let issues = entered.map { $0.issues + fields.inCells.flatMap(\.issues) } ?? row.issues
        let below = entered == nil ? row.fields.map { .field($0) } : fields.others
        guard !issues.isEmpty || !row.below.isEmpty || !below.isEmpty else { return }
        beginWide(to: &page)
        HTMLIssues.write(
            entered?.issues ?? row.issues, at: row.path.map { page.names.id(of: $0) }, to: &page)
        for node in fields.inCells {
            guard case .field(let field) = node.content else { continue }
            HTMLIssues.write(
                field.value.issues, at: page.names.id(of: field.value.path), to: &page)
        }
        steps.push(.markup("</td></tr>\n"))
        steps.push(row.below)
        guard let entered, !below.isEmpty else { return steps.push(below) }
        page.writer.markup("<fieldset class=\"fr-group-row\">\n<legend>")
        page.writer.text(entered.title)
        page.writer.markup("</legend>\n")
        steps.push(.markup("</fieldset>\n"))
        steps.push(below)
    }

    private func begin(_ entered: GroupNode.Row?, to page: inout HTMLPage) {
        page.writer.markup("<tr")
        if let entered {
            let id = page.names.id(of: entered.path)
            if page.names.claims(id) {
                page.writer.markup(" tabindex=\"-1\"")
                page.writer.attribute("id", id)
                page.described(by: id, issues: !entered.issues.isEmpty)
            }
        }
        page.writer.markup(">")
    }

    private func cells(
        of row: TableNode.Row, _ entered: GroupNode.Row?, _ fields: RowFields,
        to page: inout HTMLPage
    ) {
        if hasMarks {
            page.writer.markup("<th scope=\"row\">")
            page.writer.text(row.mark)
            page.writer.markup("</th>")
        }
        var unsent = entered
        for (index, column) in table.columns.enumerated() {
            let isHeading = table.headsRows && index == 0
            page.writer.markup(isHeading ? "<th scope=\"row\"" : "<td")
            begin(column.alignment, to: &page)
            if let row = unsent {
                HTMLGroup.writeEntry(of: row, to: &page)
                unsent = nil
            }
            let node = row.field(at: index).flatMap { fields.cell(at: $0) }?.node
            let isControl =
                if let entered, let node {
                    control(node, in: entered.title, to: &page)
                } else {
                    false
                }
            if !isControl {
                let cell =
                    row.cells.indices.contains(index) ? row.cells[index] : TextMarkup(plain: "")
                text(cell, under: column, isFilled: entered != nil, to: &page)
            }
            page.writer.markup(isHeading ? "</th>" : "</td>")
        }
        if let group, group.remove != nil {
            page.writer.markup("<td class=\"fr-remove\">")
            if let entered { HTMLGroup(group).writeRemoveButton(of: entered, to: &page) }
            page.writer.markup("</td>")
        }
    }

    /// Writes the control of a field whose value is a cell.
    ///
    /// - Returns: Whether the page has it here: it may have it already, or show it under no condition.
    private func control(
        _ node: CardNode, in title: String, to page: inout HTMLPage
    ) -> Bool {
        guard case .field(let shared) = node.content else { return false }
        let field = HTMLField(shared, in: title, page.names)
        guard page.names.claims(field.id), let count = page.begin(node.condition) else {
            return false
        }
        field.writeControl(to: &page)
        for _ in 0..<count { page.writer.markup("</div>\n") }
        return true
    }

    /// Writes the text of a cell; an empty one is marked, so that it is not taken for a mistake of the table.
    private func text(
        _ cell: TextMarkup, under column: TableNode.Column, isFilled: Bool,
        to page: inout HTMLPage
    ) {
        if isFilled, !column.title.isEmpty {
            // On a narrow page each cell is a line of its own, with the title of its column.
            page.writer.markup("<span class=\"fr-cell-title\" aria-hidden=\"true\">")
            page.writer.text(column.title)
            page.writer.markup("</span>")
        }
        if cell.plainText.isEmpty { page.nothing() } else { page.writer.inline(cell) }
    }
}
