// Values that were given to fields which do not take them.

extension FormDataSource {
    /// What is wrong with giving a value to fields that do not take it, as a submission would be told: to the
    /// field itself, or to fields of the rows that were given.
    package func strayIssues(of name: FieldName, given value: FieldValue) -> [FormIssue] {
        guard let field = field(name) else { return [] }
        let state = states[field]
        return strayIssues(
            of: FieldPlace(field), given: value, state.cell, state.held, form.program.fields[field])
    }

    private func strayIssues(
        of place: FieldPlace, given value: FieldValue, _ state: CellState, _ held: FieldValue,
        _ field: FieldProgram
    ) -> [FormIssue] {
        guard !value.isEmpty else { return [] }
        guard state.status != .open else {
            guard let program = field.rows, !program.conditions.steps.isEmpty else { return [] }
            var issues: [FormIssue] = []
            for (index, row) in zip(state.rows.indices, value.rowList) {
                let given = row.cells(of: program.fields)
                let rows = held.rowList
                let held = rows.indices.contains(index) ? rows[index] : FormRow()
                for (cell, value) in held.cells(of: program.fields).enumerated() {
                    issues += strayIssues(
                        of: place.cell(cell, ofRow: index), given: given[cell],
                        state.rows[index].cells[cell], value, program.fields[cell])
                }
            }
            return issues
        }
        let given = judge.canonical(value, at: place, isTyped: true)
        guard
            state.status.refuses(
                given, effective: held, refusesHidden: form.unknownFields == .reject),
            let code = state.status.refusalCode
        else { return [] }
        return [FormIssue(code, at: form.program.path(of: place))]
    }
}
