/// Reads rows that were settled.
struct RowReading {
    let now: DateTime?
    /// What the program puts into fields whose types cannot read it.
    let unread: [FieldPlace: FieldValue]
    private let totals: RememberedTotals?
    private(set) var isChanged = false

    init(now: DateTime?, unread: [FieldPlace: FieldValue], totals: RememberedTotals?) {
        self.now = now
        self.unread = unread
        self.totals = totals
    }

    /// What the rows of a group in a row come to.
    private mutating func held(
        _ view: borrowing StagedValuesView, _ field: Int, _ program: FormProgram,
        _ entered: FieldValue, _ states: inout [RowState], _ place: FieldPlace
    ) -> FieldValue {
        guard case .rows(let rows) = entered, let inner = program.fields[field].rows else {
            return entered
        }
        let count = view.rowCount(at: field)
        return .rows(
            rows.indices.map { index in
                // Rows beyond the most that the group may have are not judged either.
                guard index < count, states.indices.contains(index) else { return rows[index] }
                return held(
                    view.row(index, at: field), inner, rows[index], &states[index], index,
                    of: place)
            })
    }

    /// What a row comes to.
    ///
    /// - Parameters:
    ///   - view: What was settled of it.
    ///   - program: The fields of its group.
    ///   - entered: What is kept of it.
    ///   - state: What is known of it, which is told how its fields stand.
    ///   - number: Its index among those that were settled.
    ///   - group: Its group.
    /// - Returns: The row as it counts.
    mutating func held(
        _ view: borrowing StagedValuesView, _ program: FormProgram, _ entered: FormRow,
        _ state: inout RowState, _ number: Int, of group: FieldPlace
    ) -> FormRow {
        var row = FormRow()
        for (cell, value) in entered.cells(of: program.fields).enumerated() {
            let status = view.slot(at: cell).status.field
            if state.cells[cell].status != status {
                state.cells[cell].status = status
                isChanged = true
            }
            let held: FieldValue =
                switch status {
                case .open where program.hasConditions(inRowsOf: cell):
                    self.held(
                        view, cell, program, value, &state.cells[cell].rows,
                        group.cell(cell, ofRow: number))
                case .open: value
                case .hidden, .disabled, .computed:
                    view.isReadable(at: cell)
                        ? view.value(at: cell, of: program.layout)
                        : unread[group.cell(cell, ofRow: number)] ?? .empty
                }
            row.append(program.fields[cell].name, held)
        }
        let hidden = hiddenLabels(view, program)
        if state.hiddenLabels != hidden {
            state.hiddenLabels = hidden
            isChanged = true
        }
        return row
    }

    private func hiddenLabels(
        _ view: borrowing StagedValuesView, _ program: FormProgram
    ) -> Set<Int> {
        var hidden: Set<Int> = []
        for step in program.conditions.steps where step.field < 0 {
            let context = JudgingContext(
                values: copy view, program: program, now: now, totals: totals)
            if case .hidden = step.settlement(in: context, isPageHidden: false) {
                hidden.insert(step.item)
            }
        }
        return hidden
    }
}
