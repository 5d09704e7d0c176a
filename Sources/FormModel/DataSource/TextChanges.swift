/// The items whose texts changed in a round, because fields that they name did.
struct TextChanges {
    /// The items of the form whose own texts name a field that changed.
    private(set) var items: Set<Int> = []
    /// The groups of the form in whose rows a text names a field of the form that changed.
    private(set) var groups: Set<Int> = []
    /// Whether the title or help of the form or of a page, a text of an ending, or a card names a field that changed.
    private(set) var areTitles = false

    private let filling: Filling
    /// The fields of the form whose effective values changed, and the groups in whose rows something did.
    private var fields: Set<Int> = []

    init(in filling: Filling) {
        self.filling = filling
        let (compiled, record) = (filling.form.compiled, filling.sheet.record)
        let groups = compiled.groups.filter { compiled.fields[$0].rows?.texts.isShown == true }
        guard compiled.texts.isShown || !groups.isEmpty else { return }
        for field in record.changedFields where compiled.fields[field].rows != nil {
            fields.insert(field)
        }
        for (place, before) in record.cellsBefore where place.inner.isEmpty {
            if record.isOther(before, at: place) { fields.insert(place.field) }
        }
        guard compiled.texts.isShown else { return }
        for field in fields {
            for item in compiled.texts.readers[field] ?? [] {
                if item >= 0 { items.insert(item) } else { areTitles = true }
            }
        }
        addItems(offeringListsOf: compiled)
        for group in groups {
            let reads = compiled.fields[group].rows?.texts.enclosingReads
            if reads?.contains(where: { $0.up == 1 && fields.contains($0.field) }) == true {
                self.groups.insert(compiled.fields[group].itemIndex)
            }
        }
    }

    /// Adds the items with choices of lists whose texts name fields that changed.
    private mutating func addItems(offeringListsOf compiled: CompiledForm) {
        let readers = compiled.texts.readersInLists
        guard !readers.isEmpty else { return }
        var lists: Set<String> = []
        for field in fields { lists.formUnion(readers[field] ?? []) }
        guard !lists.isEmpty else { return }
        for field in compiled.fields where field.item.offers(oneOf: lists) {
            items.insert(field.itemIndex)
        }
    }

    // MARK: Rows

    /// The places in the rows of a group of the form whose texts name fields that changed.
    ///
    /// - Complexity: O(*n*) in the cells that changed, and in the rows if their texts name fields outside of them.
    func spots(ofRowsOf field: Int) -> [Spot] {
        let (form, record) = (filling.form, filling.sheet.record)
        guard let rows = form.compiled.fields[field].rows, rows.texts.isShown else { return [] }
        var spots: [Spot] = []
        add(rowsOf: FieldPlace(field), rows, to: &spots) {
            $0.up == 1 && fields.contains($0.field)
        }
        for (place, before) in record.cellsBefore where place.field == field {
            guard let row = place.row, let rows = form.compiled.field(at: row.group).rows,
                record.isOther(before, at: place)
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
    func spots(numberedBy change: RowChange) -> [Spot] {
        let group = change.row.group
        guard let rows = filling.form.compiled.field(at: group).rows,
            !rows.texts.numberReaders.isEmpty,
            let found = filling.sheet.record.root.find(group)
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
        guard rows.texts.enclosingReads.contains(where: isChanged) else { return }
        let items = rows.texts.enclosingReaders.filter { isChanged($0.key) }.flatMap(\.value)
        for number in 0..<filling.rowCount(of: group) {
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

extension FormItem {
    /// Whether the choices of the item, or of an item in its rows, are those of one of some lists.
    fileprivate func offers(oneOf lists: Set<String>) -> Bool {
        choicesOf?.listName.map(lists.contains) == true
            || items.contains { $0.offers(oneOf: lists) }
    }
}
