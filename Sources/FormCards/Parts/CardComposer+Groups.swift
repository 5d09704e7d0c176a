import FormModel
import FormValidation

// The nodes of groups.
extension CardComposer {
    /// The node of a group of the form or of a row.
    func group(
        _ item: FormItem, at path: FieldPath, _ place: FieldPlace, isTable: Bool
    ) -> GroupNode {
        let row = place.row
        let values = contents.values
        let count = contents.rowCount(of: item, at: path)
        let entries = values.rowEntries(of: place)
        // A page draws no rows above the maximum, however many are sent.
        let drawn = contents.describesHidden ? min(count, item.maximumRows) : count
        let rows = (0..<drawn).compactMap { number -> GroupNode.Row? in
            guard contents.size.excess == nil else { return nil }
            let own = RowPlace(group: place, index: number)
            let at = compiled.path(of: own)
            // The line of a table has the messages of all that is in its row.
            let isWhole =
                isTable || !contents.issues.isEmpty || filling?.showsFields(ofRow: at) ?? true
            var node = GroupNode.Row(
                path: at,
                title: filling == nil ? caption(of: own, count) : caption(of: own),
                issues: issues(contents.issues(at: at), isAway: false),
                body: isWhole
                    ? nodes(of: contents.items(of: item, in: own), row: own, skipsPlaced: false)
                    : [])
            node.summary = filling?.summary(own)
            if entries.indices.contains(number) { node.entry = entries[number] }
            return node
        }
        var node = GroupNode(path: path, label: text(item.title, of: row), rows: rows)
        node.maximumRows = item.maximumRows
        node.line = filling?.line(place).field
        node.help = help(item.help, of: row)
        node.isRequired = values.isRequired(at: path)
        node.isEnabled = values.isEnabled(at: path)
        node.issues = issues(contents.issues(at: path), isAway: false)
        if node.isEnabled, item.rowSource == nil, values.canAddRow(to: path) {
            node.add = ActionNode(words[.add])
        }
        // Of rows that are asked for, only those beyond the number can go.
        let least = item.rowSource == nil ? 0 : values.rowNumber(of: path) ?? 0
        if node.isEnabled, count > least { node.remove = ActionNode(words[.remove]) }
        return node
    }

    /// The caption of a row, with the number of rows where the group has no captions of its own.
    private func caption(of row: RowPlace, _ count: Int) -> String {
        let item = compiled.field(at: row.group).item
        let own =
            hasCaption(row)
            ? contents.values.caption(of: row, in: catalog.locale)
            : "\(text(item.title, of: row.group.row)) \(row.index + 1)/\(count)"
        return row.group.row.map { "\(caption(of: $0)), \(own)" } ?? own
    }
}
