// The rows of groups whose number the form decides, by an expression, a list or fixed choices, exist as soon as the number is known.

extension Worksheet {
    /// The number of rows that a group must have, if the form decides it.
    mutating func rowNumber(of group: FieldPlace) -> Int? {
        evaluate(compiled.field(at: group).rowNumber, at: group) { $0.rowNumber(in: $1) }
    }

    /// Adds the rows that are asked for and missing, and removes those that are no longer asked for and in which nothing was
    /// entered.
    ///
    /// Rows that are added may have values on which further numbers depend.
    ///
    /// - Parameters:
    ///   - dropsBlankRows: Whether rows that a person made go, too.
    ///   - onlyFixed: Whether only groups with fixed rows are looked at.
    /// - Returns: The changes, in order.
    /// - Complexity: O(*n*) in the groups with such numbers, in what these read, and in the rows that change.
    mutating func makeAskedRows(dropsBlankRows: Bool, onlyFixed: Bool = false) -> [RowChange] {
        guard compiled.fields.askForRows else { return [] }
        var changes: [RowChange] = []
        for _ in 0..<FormDataSource.maximumRounds {
            var agenda = Agenda()
            let known = changes.count
            addAskedRows(
                compiled, of: nil, dropsBlankRows: dropsBlankRows, onlyFixed: onlyFixed, &agenda,
                to: &changes)
            guard changes.count > known else { break }
            // Values that were read before may be others now.
            table.clear()
            settle(&agenda)
        }
        return changes
    }

    private mutating func addAskedRows(
        _ compiled: CompiledForm, of row: RowPlace?, dropsBlankRows: Bool, onlyFixed: Bool,
        _ agenda: inout Agenda, to changes: inout [RowChange]
    ) {
        for index in compiled.groups {
            let field = compiled.fields[index]
            let group = FieldPlace.cell(index, of: row)
            guard record.root.isOpen(group) else { continue }
            if field.rowNumber != nil, !onlyFixed || field.layout.fixedRows != nil,
                let number = rowNumber(of: group),
                number <= field.item.maximumRows
            {
                changes += makeAskedRows(
                    of: group, number, dropsBlankRows: dropsBlankRows, &agenda)
            }
            guard let rows = field.rows, rows.fields.askForRows else { continue }
            for number in 0..<(record.root.find(group)?.shownRowCount ?? 0) {
                addAskedRows(
                    rows, of: RowPlace(group: group, index: number),
                    dropsBlankRows: dropsBlankRows, onlyFixed: onlyFixed, &agenda, to: &changes)
            }
        }
    }

    /// Adds rows of defaults to a group up to a number, or removes untouched ones down to it.
    private mutating func makeAskedRows(
        of group: FieldPlace, _ number: Int, dropsBlankRows: Bool, _ agenda: inout Agenda
    ) -> [RowChange] {
        let field = compiled.field(at: group)
        guard let rows = record.root.find(group)?.cell.rows, let fields = field.rows else {
            return []
        }
        var changes: [RowChange] = []
        var count = rows.count
        while count > number, rows[count - 1].isMade || dropsBlankRows,
            !rows[count - 1].isEntered
        {
            count -= 1
            let row = RowPlace(group: group, index: count)
            apply(.remove(row))
            changes.append(RowChange(row: row, kind: .remove))
        }
        let root = compiled.fields[group.field]
        let cells = root.cellCount(of: record.root.cells[group.field].rows)
        if count < number,
            cells + (number - count) * fields.fields.count <= compiled.layout.limits.groupCells
        {
            guard var new = blankRow(of: group) else { return changes }
            new.isMade = true
            for index in count..<number {
                let row = RowPlace(group: group, index: index)
                apply(.insert(row, new))
                changes.append(RowChange(row: row, kind: .insert(nil)))
            }
        }
        guard !changes.isEmpty else { return [] }
        agenda.insert(group.field, group.inner[...], compiled, isOther: true) {
            agenda, field, compiled in
            for change in changes {
                let index = change.row.index
                let count = change.isNew ? index + 1 : index
                agenda.insert(change, count: count, of: field, compiled)
            }
        }
        return changes
    }
}

extension [CompiledField] {
    /// Whether the number of rows of a group, or of one in its rows, is decided by the form.
    fileprivate var askForRows: Bool {
        contains { $0.rowNumber != nil || $0.rows?.fields.askForRows == true }
    }
}

extension RowChange {
    fileprivate var isNew: Bool { if case .insert = kind { true } else { false } }
}
