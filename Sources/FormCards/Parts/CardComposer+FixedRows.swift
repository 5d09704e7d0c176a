import FormModel
import FormValidation

// Fixed rows, whose fields are the columns of a table.
extension CardComposer {
    /// The node of a group: a table, where its rows are fixed and have nothing but fields that fit into cells.
    func node(of group: GroupNode, _ item: FormItem) -> CardNode {
        guard item.hasFixedRows, filling == nil, group.isEnabled,
            let table = table(of: group, item)
        else { return .group(group) }
        return .table(table)
    }

    private func table(of group: GroupNode, _ item: FormItem) -> TableNode? {
        let inputs = item.items.filter { $0.isShown && $0.kind != .label }
        guard inputs.count == item.items.count(where: \.isShown), !group.rows.isEmpty,
            inputs.allSatisfy(\.fitsIntoCell)
        else { return nil }
        let form = contents.values.form
        let place = compiled.place(of: group.path)?.place
        guard group.rows.allSatisfy({ $0.body.allSatisfy(\.isField) }),
            let layout = place.flatMap({ compiled.field(at: $0).layout.rows })
        else { return nil }
        let columns = inputs.compactMap { $0.name.map(layout.path) }
        let rows = group.rows.map { row in
            let paths = columns.map { row.path.appending($0) }
            let fields = RowFields(row.body, in: paths)
            let cells = paths.map { fields.cell(at: $0)?.field }
            return TableNode.Row(
                cells: [TextMarkup(plain: row.title)]
                    + cells.map { TextMarkup(plain: $0?.measured ?? "") },
                path: row.path,
                issues: row.issues + cells.flatMap { $0?.issues ?? [] },
                cellFields: [nil] + zip(paths, cells).map { $1 == nil ? nil : $0 })
        }
        return TableNode(
            title: group.label,
            columns: [TableNode.Column("")]
                + inputs.map { TableNode.Column(form.text($0.title, in: catalog.language)) },
            rows: rows, issues: group.issues, group: group, headsRows: true)
    }
}

extension FormItem {
    /// Whether its values, words and issues have room in a cell.
    fileprivate var fitsIntoCell: Bool {
        guard kind == .input || kind == .secureInput, help == nil else { return false }
        return !valueType.hasLines && !valueType.isList && valueType != .group
            && !title.contains(where: TextTemplate.hasBraces)
    }
}

extension CardNode {
    fileprivate var isField: Bool { if case .field = content { true } else { false } }
}
