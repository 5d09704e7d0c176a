// Refusal of values for hidden, disabled and computed fields.

extension FormDataSource {
    /// The issues of a value for a field, or for fields of its rows, that accept no value; a submission has the same
    /// issues.
    package func strayIssues(of name: FieldName, given value: FieldValue) -> [FormIssue] {
        guard let field = field(name) else { return [] }
        return refusals(
            of: value, at: FieldPlace(field), sheet.record.cells[field], form.compiled
        ).map(withTexts)
    }

    private func refusals(
        of value: FieldValue, at place: FieldPlace, _ cell: Cell, _ compiled: CompiledForm
    ) -> [FormIssue] {
        let (index, status) = (place.lastField, cell.state.status)
        guard !value.isEmpty else { return [] }
        guard status != .open else {
            guard let rows = compiled.fields[index].rows, !rows.conditions.steps.isEmpty else {
                return []
            }
            return zip(cell.rows, value.rowList).enumerated().flatMap { number, pair in
                zip(pair.0.cells, pair.1.cells(of: rows.fields)).enumerated().flatMap {
                    refusals(of: $1.1, at: place.cell($0, ofRow: number), $1.0, rows)
                }
            }
        }
        let given = sheet.canonicals.canonical(value, of: index, in: compiled, isTyped: true)
        let isRefused = status.refuses(
            given, effective: cell.state.effective, refusesHidden: form.unknownFields == .reject)
        guard isRefused, let code = status.refusalCode else { return [] }
        return [FormIssue(code, at: form.compiled.path(of: place))]
    }
}
