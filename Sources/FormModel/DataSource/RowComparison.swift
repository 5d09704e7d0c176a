/// Compares the rows of a group with what they were, each with itself wherever it stands now.
struct RowComparison {
    /// Whether the fields that are calculated, or start with what is worked out, are told of rows that are new: a
    /// screen that added one itself cannot know them.
    let tellsNewRows: Bool
    private(set) var found: [(place: FieldPlace, row: Int?, kind: FormChange.Kind)] = []

    init(tellsNewRows: Bool) {
        self.tellsNewRows = tellsNewRows
    }

    typealias Rows = (states: [RowState], held: [FormRow])

    mutating func compare(
        _ before: Rows, _ now: Rows, _ group: FieldProgram, _ place: FieldPlace
    ) {
        guard let program = group.rows, !program.conditions.steps.isEmpty else { return }
        let known = [Int: Int](
            before.states.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
        for (index, state) in now.states.enumerated() where now.held.indices.contains(index) {
            let row = now.held[index].cells(of: program.fields)
            guard let old = known[state.id], before.held.indices.contains(old) else {
                if tellsNewRows { addNew(state, row, program, place, index) }
                continue
            }
            let was = before.states[old]
            // A label has no path to be told by.
            guard was.hiddenLabels == state.hiddenLabels else {
                found.append((place, index, .update))
                continue
            }
            let held = before.held[old].cells(of: program.fields)
            for cell in program.fields.indices {
                compare(
                    (was.cells[cell], held[cell]), (state.cells[cell], row[cell]),
                    program.fields[cell], place.cell(cell, ofRow: index))
            }
        }
    }

    private mutating func compare(
        _ before: (state: CellState, held: FieldValue), _ now: (state: CellState, held: FieldValue),
        _ field: FieldProgram, _ place: FieldPlace
    ) {
        let isHidden = now.state.status == .hidden
        if isHidden != (before.state.status == .hidden) {
            found.append((place, nil, isHidden ? .delete : .insert))
        } else if isHidden {
            return
        } else if now.state.status != before.state.status {
            found.append((place, nil, .update))
        } else if field.rows != nil {
            compare(
                (before.state.rows, before.held.rowList), (now.state.rows, now.held.rowList),
                field, place)
        } else if now.held != before.held || now.state.isEntered != before.state.isEntered {
            found.append((place, nil, .update))
        }
    }

    private mutating func addNew(
        _ state: RowState, _ held: [FieldValue], _ program: FormProgram, _ place: FieldPlace,
        _ row: Int
    ) {
        for (cell, value) in held.enumerated()
        where isOfProgram(state.cells[cell], program.fields[cell]) && !value.isEmpty {
            found.append((place.cell(cell, ofRow: row), nil, .update))
        }
    }

    /// Whether nobody else puts into a field what it holds.
    private func isOfProgram(_ state: CellState, _ field: FieldProgram) -> Bool {
        switch state.status {
        case .computed: true
        case .open: field.item.defaultExpression != nil && state.followsDefault
        case .disabled: field.item.defaultExpression != nil
        default: false
        }
    }
}

extension CellState {
    fileprivate var isEntered: Bool { origin != nil }
}
