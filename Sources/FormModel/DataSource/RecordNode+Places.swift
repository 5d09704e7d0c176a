/// Access to a cell at any depth.
extension RecordNode {
    /// A cell and the status of the groups that contain it.
    struct Found {
        let cell: Cell
        /// Whether all groups that contain it are open.
        var isInOpenRows = true
        /// Whether no group that contains it is hidden.
        var isInVisibleRows = true

        /// Whether the cell and all groups that contain it are shown.
        var isVisible: Bool { isInVisibleRows && cell.state.status != .hidden }
        /// Whether the cell and all groups that contain it are open.
        var isOpen: Bool { isInOpenRows && cell.state.status == .open }

        /// The value that a screen shows; for a hidden field, the entered value, which counts again when the field is
        /// shown.
        ///
        /// - Complexity: O(*n*) in the rows of a group.
        func shown(_ field: CompiledField) -> FieldValue {
            guard isVisible else { return cell.entered(field) }
            return isInOpenRows ? cell.effective(field) : .empty
        }

        /// The number of visible rows of a group.
        var shownRowCount: Int {
            !isVisible || isOpen ? cell.rows.count : 0
        }
    }

    /// The cell at a place; `nil` where there is no such row.
    ///
    /// The copy must be released before the record is changed; otherwise all rows of the group are copied.
    func find(_ place: FieldPlace) -> Found? {
        var found = Found(cell: cells[place.field])
        for step in place.inner {
            guard found.cell.rows.indices.contains(step.row) else { return nil }
            let status = found.cell.state.status
            found = Found(
                cell: found.cell.rows[step.row].cells[step.field],
                isInOpenRows: found.isInOpenRows && status == .open,
                isInVisibleRows: found.isInVisibleRows && status != .hidden)
        }
        return found
    }

    /// The state of a cell of a row that exists.
    func state(at place: FieldPlace) -> CellState { find(place)?.cell.state ?? CellState() }

    /// Whether all rows that contain a place are visible.
    func contains(_ place: FieldPlace) -> Bool {
        var enclosing = place
        while let row = enclosing.row {
            guard row.index < find(row.group)?.shownRowCount ?? 0 else { return false }
            enclosing = row.group
        }
        return true
    }

    // All fields of the form are asked about after each answer, and `find` would copy the cell of each.

    func isVisible(_ place: FieldPlace) -> Bool {
        guard place.inner.isEmpty else { return find(place)?.isVisible ?? false }
        return cells[place.field].state.status != .hidden
    }

    func isOpen(_ place: FieldPlace) -> Bool {
        guard place.inner.isEmpty else { return find(place)?.isOpen ?? false }
        return cells[place.field].state.status == .open
    }

    func isLeft(_ place: FieldPlace) -> Bool {
        guard place.inner.isEmpty else { return find(place)?.cell.state.isLeft ?? false }
        return cells[place.field].state.isLeft
    }

    /// The value that a screen shows of a field; see ``Found/shown(_:)``.
    func shown(_ place: FieldPlace, _ field: CompiledField) -> FieldValue {
        guard place.inner.isEmpty, field.rows == nil else {
            return find(place)?.shown(field) ?? .empty
        }
        return isVisible(place)
            ? cells[place.field].state.effective : cells[place.field].state.entered
    }

    /// The fields of the record and of its rows that can be answered, in form order.
    ///
    /// - Parameters:
    ///   - compiled: The form, or the rows, to which the record belongs.
    ///   - row: The row that the record is; `nil` for the form.
    /// - Returns: The fields, without groups.
    func openFields(of compiled: CompiledForm, in row: RowPlace? = nil) -> [FieldPlace] {
        var open: [FieldPlace] = []
        for (index, field) in compiled.fields.enumerated()
        where cells[index].state.status == .open && field.item.isShown {
            let place = FieldPlace.cell(index, of: row)
            guard let rows = field.rows else {
                open.append(place)
                continue
            }
            for (number, record) in cells[index].rows.enumerated() {
                open += record.openFields(of: rows, in: RowPlace(group: place, index: number))
            }
        }
        return open
    }

    /// Changes a cell in place.
    ///
    /// - Returns: The result of the body; `nil` where there is no such row.
    mutating func update<Result>(
        _ place: FieldPlace, _ body: (inout Cell) -> Result
    ) -> Result? {
        update(place.field, place.inner[...], body)
    }

    private mutating func update<Result>(
        _ field: Int, _ inner: ArraySlice<FieldPlace.Step>, _ body: (inout Cell) -> Result
    ) -> Result? {
        guard let step = inner.first else { return body(&cells[field]) }
        guard cells[field].rows.indices.contains(step.row) else { return nil }
        return cells[field].rows[step.row].update(step.field, inner.dropFirst(), body)
    }
}
