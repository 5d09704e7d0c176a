// The items whose texts changed because fields that they name did.

extension FormDataSource {
    /// The fields of the form whose effective values changed in a round, and the groups in whose rows something did.
    private var fieldsWithOtherValues: Set<Int> {
        var fields: Set<Int> = []
        for field in sheet.changedFields where form.compiled.fields[field].rows != nil {
            fields.insert(field)
        }
        for (place, before) in sheet.cellsBefore where place.inner.isEmpty {
            if isOther(before, at: place) { fields.insert(place.field) }
        }
        return fields
    }

    private func isOther(_ before: CellState, at place: FieldPlace) -> Bool {
        let now = sheet.state(at: place)
        return before.effective != now.effective || before.status != now.status
    }

    /// The items of the form whose texts name fields that changed.
    func itemsWithOtherTexts() -> TextChanges {
        var changes = TextChanges()
        guard form.compiled.texts.isShown else { return changes }
        changes.fields = fieldsWithOtherValues
        for field in changes.fields {
            for item in form.compiled.texts.readers[field] ?? [] {
                if item >= 0 { changes.items.insert(item) } else { changes.areTitles = true }
            }
        }
        addItems(offeringListsThatRead: changes.fields, to: &changes)
        for group in form.compiled.groups {
            guard let rows = form.compiled.fields[group].rows, rows.texts.isShown,
                rows.outerTextReads.contains(where: {
                    $0.up == 1 && changes.fields.contains($0.field)
                })
            else { continue }
            changes.groups.insert(form.compiled.fields[group].itemIndex)
        }
        return changes
    }

    /// Adds the items with choices of lists whose texts name fields that changed.
    private func addItems(
        offeringListsThatRead fields: Set<Int>, to changes: inout TextChanges
    ) {
        let readers = form.compiled.texts.readersInLists
        guard !readers.isEmpty else { return }
        var lists: Set<String> = []
        for field in fields { lists.formUnion(readers[field] ?? []) }
        guard !lists.isEmpty else { return }
        for field in form.compiled.fields where field.item.offers(oneOf: lists) {
            changes.items.insert(field.itemIndex)
        }
    }

    /// The places in the rows of a group of the form whose texts name fields that changed.
    ///
    /// - Complexity: O(*n*) in the cells that changed, and in the rows if their texts name fields outside of them.
    func spotsWithOtherTexts(_ field: Int) -> [Spot] {
        guard let rows = form.compiled.fields[field].rows, rows.texts.isShown else { return [] }
        var spots: [Spot] = []
        let changed = fieldsWithOtherValues
        add(rowsOf: FieldPlace(field), rows, to: &spots) {
            $0.up == 1 && changed.contains($0.field)
        }
        for (place, before) in sheet.cellsBefore where place.field == field {
            guard let row = place.row, let rows = form.compiled.field(at: row.group).rows,
                isOther(before, at: place)
            else { continue }
            add(rows.texts.readers[place.lastField] ?? [], of: rows, row, to: &spots)
            for group in rows.groups {
                guard let inner = rows.fields[group].rows else { continue }
                add(rowsOf: row.cell(group), inner, to: &spots) {
                    $0.up == 1 && $0.field == place.lastField
                }
            }
        }
        return spots
    }

    /// The places in rows that have another number since a row was added, removed or moved, and whose texts name it.
    ///
    /// - Complexity: O(*n*) in the rows of the group.
    func spotsWithOtherNumbers(_ change: RowChange) -> [Spot] {
        let group = change.row.group
        guard let rows = form.compiled.field(at: group).rows, !rows.texts.numberReaders.isEmpty,
            let found = sheet.record.find(group)
        else { return [] }
        var count = found.cell.rows.count
        switch change.kind {
        case .insert: count -= 1
        case .remove: count += 1
        case .move: break
        }
        var spots: [Spot] = []
        for former in 0..<max(count, 0) {
            guard let index = change.newIndex(of: former), index != former,
                index < found.shownRowCount
            else { continue }
            let row = RowPlace(group: group, index: index)
            add(rows.texts.numberReaders, of: rows, row, to: &spots)
        }
        return spots
    }

    /// Adds the items of all rows of a group whose texts name fields outside of the rows that changed.
    private func add(
        rowsOf group: FieldPlace, _ rows: CompiledForm, to spots: inout [Spot],
        where isChanged: (FieldReference) -> Bool
    ) {
        guard rows.outerTextReads.contains(where: isChanged) else { return }
        let items = rows.texts.outerReaders.filter { isChanged($0.key) }.flatMap(\.value)
        let count = sheet.record.find(group)?.shownRowCount ?? 0
        for number in 0..<count {
            let row = RowPlace(group: group, index: number)
            add(items, of: rows, row, to: &spots)
            for nested in rows.groups {
                guard let inner = rows.fields[nested].rows else { continue }
                add(rowsOf: row.cell(nested), inner, to: &spots) {
                    $0.up > 1 && isChanged(FieldReference(up: $0.up - 1, field: $0.field))
                }
            }
        }
    }

    private func add(
        _ items: [Int], of rows: CompiledForm, _ row: RowPlace, to spots: inout [Spot]
    ) {
        for item in items {
            // A label has no path, so the whole row is read again.
            if item >= 0, let field = rows.fieldIndices[item] {
                spots.append(Spot(place: row.cell(field), row: nil))
            } else {
                spots.append(Spot(place: row.group, row: row.index))
            }
        }
    }
}

/// The items whose texts changed in a round.
struct TextChanges {
    /// The fields whose values changed.
    var fields: Set<Int> = []
    /// The items of the form whose own texts name one of them.
    var items: Set<Int> = []
    /// The groups of the form in whose rows a text names one of them.
    var groups: Set<Int> = []
    /// Whether the title or help of the form, the title of a page, a text of an ending, or a card names one of them.
    var areTitles = false
}

extension FormItem {
    /// Whether the choices of the item, or of an item in its rows, are those of one of some lists.
    fileprivate func offers(oneOf lists: Set<String>) -> Bool {
        choicesOf?.listName.map(lists.contains) == true
            || items.contains { $0.offers(oneOf: lists) }
    }
}

extension CompiledForm {
    /// The fields of enclosing scopes that texts of the rows, or of rows in them, name.
    fileprivate var outerTextReads: FieldReferences { texts.outerReads }
}
