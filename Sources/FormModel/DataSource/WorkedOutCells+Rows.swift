/// The state of rows during a filling-in, which the results of their calculations are combined with.
extension WorkedOutCells {
    /// Notes which fields of a row go with their defaults.
    ///
    /// - Parameters:
    ///   - row: What is known of the row.
    ///   - number: Its index among those that are worked out.
    ///   - group: Its group.
    ///   - program: The fields of the group.
    mutating func note(
        _ row: RowState, _ number: Int, of group: FieldPlace, _ program: FormProgram
    ) {
        guard program.conditions.hasDefaults else { return }
        for (cell, field) in program.fields.enumerated() {
            let place = group.cell(cell, ofRow: number)
            if let inner = field.rows {
                for (index, row) in row.cells[cell].rows.enumerated() {
                    note(row, index, of: place, inner)
                }
            } else if field.item.defaultExpression != nil, row.cells[cell].followsDefault {
                following.insert(place)
            }
        }
    }

    /// What is kept of a row when its defaults have come to something.
    ///
    /// - Parameters:
    ///   - row: What was kept of it.
    ///   - state: What is known of it.
    ///   - number: Its index among those that were worked out.
    ///   - group: Its group.
    ///   - program: The fields of the group.
    /// - Returns: The row, in form order.
    mutating func meet(
        _ row: FormRow, _ state: inout RowState, _ number: Int, of group: FieldPlace,
        _ program: FormProgram
    ) -> FormRow {
        guard program.conditions.hasDefaults else { return row }
        var met = FormRow()
        for (cell, value) in row.cells(of: program.fields).enumerated() {
            let place = group.cell(cell, ofRow: number)
            met.append(
                program.fields[cell].name,
                meet(value, &state.cells[cell], place, program.fields[cell]))
        }
        return met
    }

    private mutating func meet(
        _ value: FieldValue, _ state: inout CellState, _ place: FieldPlace, _ field: FieldProgram
    ) -> FieldValue {
        if let initial = defaults[place] {
            let origin = state.origin
            let met = state.meet(default: initial, holding: value)
            if state.origin != origin { isChanged = true }
            return met
        }
        guard case .rows(var rows) = value, let inner = field.rows else { return value }
        for index in rows.indices where state.rows.indices.contains(index) {
            rows[index] = meet(rows[index], &state.rows[index], index, of: place, inner)
        }
        return .rows(rows)
    }
}
