/// The one way to a cell, whatever its depth.
extension RecordNode {
    /// A cell, and how it can be reached.
    struct Found {
        let cell: Cell
        /// Whether all groups around it are open.
        var isInOpenRows = true
        /// Whether none of the groups around it is hidden.
        var isInVisibleRows = true

        /// Whether the cell and all groups around it are shown.
        var isVisible: Bool { isInVisibleRows && cell.state.status != .hidden }
        /// Whether the cell and all groups around it are open.
        var isOpen: Bool { isInOpenRows && cell.state.status == .open }

        /// The value that a screen shows; of a hidden field the entered one, which counts again when the field is shown.
        ///
        /// - Complexity: O(*n*) in the rows of a group.
        func shown(_ field: CompiledField) -> FieldValue {
            guard isVisible else { return cell.entered(field) }
            return isInOpenRows ? cell.effective(field) : .empty
        }

        /// How many rows of a group a screen shows.
        var shownRowCount: Int {
            !isVisible || isOpen ? cell.rows.count : 0
        }
    }

    /// The cell at a place; `nil` where there is no such row.
    ///
    /// The copy must be gone before the record is changed, or all rows of the group are copied.
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

    /// Whether a screen shows all rows on the way to a place.
    func contains(_ place: FieldPlace) -> Bool {
        var outer = place
        while let row = outer.row {
            guard row.index < find(row.group)?.shownRowCount ?? 0 else { return false }
            outer = row.group
        }
        return true
    }

    func isVisible(_ place: FieldPlace) -> Bool { find(place)?.isVisible ?? false }

    func isOpen(_ place: FieldPlace) -> Bool { find(place)?.isOpen ?? false }

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
