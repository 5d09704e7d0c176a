// Groups with a row for each entry of a list: rows follow their entries when the list changes.

extension Worksheet {
    /// Moves the rows of groups to the entries to which they belong, after a list was entered.
    ///
    /// A row belongs to the entry at its index before the change. A row without an entry is taken for the next entry that
    /// has no row. Between rows that exist, an entry without a row gets one of defaults. A row whose entry is no longer
    /// chosen comes last, and belongs to the entry again when that is chosen again; if nothing was entered in it, it is
    /// removed.
    ///
    /// - Parameters:
    ///   - list: The field whose entries changed.
    ///   - replaced: The places that were entered in the same round, whose rows belong to the new entries.
    ///   - agenda: The agenda to which the touched steps are added.
    /// - Returns: The changes of rows, in order.
    /// - Complexity: O(*n*) in the groups of the record of the list and in their rows.
    mutating func alignRows(
        with list: FieldPlace, except replaced: Set<FieldPlace>, _ agenda: inout Agenda
    ) -> [RowChange] {
        guard let old = record.cellsBefore[list]?.entered,
            compiled.field(at: list).valueType == .choices
        else { return [] }
        let new = record.root.state(at: list).entered
        var groups: [FieldPlace] = []
        add(
            groupsOf: list.lastField, up: 0, in: compiled.compiled(of: list), of: list.row,
            to: &groups)
        var changes: [RowChange] = []
        for group in groups {
            if isReplaced(group, replaced) {
                _ = update(group) { $0.forgetEntries() }
            } else {
                changes += align(group, from: old.entries, to: new, &agenda)
            }
        }
        return changes
    }

    /// Adds the groups that have a row for each entry of a field of an enclosing record, `up` levels away.
    private func add(
        groupsOf list: Int, up: Int, in compiled: CompiledForm, of row: RowPlace?,
        to groups: inout [FieldPlace]
    ) {
        for index in compiled.groups {
            let field = compiled.fields[index]
            let place = FieldPlace.cell(index, of: row)
            if field.rowList == FieldReference(up: up, field: list) { groups.append(place) }
            guard let rows = field.rows, !rows.groups.isEmpty else { continue }
            for number in 0..<(record.root.find(place)?.cell.rows.count ?? 0) {
                let inner = RowPlace(group: place, index: number)
                add(groupsOf: list, up: up + 1, in: rows, of: inner, to: &groups)
            }
        }
    }

    /// Whether a group or one around it is among some places.
    private func isReplaced(_ group: FieldPlace, _ replaced: Set<FieldPlace>) -> Bool {
        var place: FieldPlace? = group
        while let present = place {
            if replaced.contains(present) { return true }
            place = present.row?.group
        }
        return false
    }

    private mutating func align(
        _ place: FieldPlace, from old: [String], to new: FieldValue, _ agenda: inout Agenda
    ) -> [RowChange] {
        let group = compiled.field(at: place)
        guard var rows = record.root.find(place)?.cell.rows, !rows.isEmpty else { return [] }
        for index in rows.indices where rows[index].entry == nil && old.indices.contains(index) {
            rows[index].entry = old[index]
        }
        // A text that cannot be read is no other list, but the entries of the rows must be known afterwards.
        let entries: [String]? = if case .text = new { nil } else { new.entries }
        let order: [Int?] =
            entries.map { RowOrder(rows, $0).order } ?? rows.indices.map { $0 }
        guard
            order.count(where: { $0 == nil }) + rows.count <= group.item.maximumRows
                || order.allSatisfy({ $0 != nil })
        else { return [] }
        guard let blank = blankRow(of: place) else { return [] }
        let aligned = order.enumerated().map { position, index in
            var row = index.map { rows[$0] } ?? blank
            if let entries, entries.indices.contains(position) { row.entry = entries[position] }
            return row
        }
        let isSame = order.elementsEqual(rows.indices.map { $0 })
        guard !isSame else {
            // The entries of rows are no part of the state that can be undone.
            _ = update(place) { $0.rows = aligned }
            return []
        }
        apply(.rows(place, aligned))
        agenda.insert(place.field, place.inner[...], compiled, isOther: true) {
            agenda, field, compiled in agenda.insert(row: nil, of: field, compiled)
        }
        return RowOrder.changes(from: rows.count, to: order, of: place)
    }
}

extension Cell {
    /// Makes each row of a group belong to the entry at its index.
    mutating func forgetEntries() {
        for index in rows.indices { rows[index].entry = nil }
    }
}

extension FieldValue {
    /// The entries of a list; none of another value.
    fileprivate var entries: [String] { if case .choices(let list) = self { list } else { [] } }
}
