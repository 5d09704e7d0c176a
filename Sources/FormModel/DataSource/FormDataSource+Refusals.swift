// Refusal of values for hidden, disabled and computed fields.

extension FormDataSource {
    /// The issues of what was sent for a field, or for fields of its rows, that accept no value; a submission has the same
    /// issues.
    package func strayIssues(of name: FieldName, given sent: Sent) -> [FormIssue] {
        guard let field = field(name) else { return [] }
        return refusals(
            of: sent, at: FieldPlace(field), sheet.record.cells[field], form.compiled
        ).map(withTexts)
    }

    private func refusals(
        of sent: Sent, at place: FieldPlace, _ cell: Cell, _ compiled: CompiledForm
    ) -> [FormIssue] {
        let (index, status) = (place.lastField, cell.state.status)
        let value = sent.value(of: compiled.fields[index])
        guard !value.isEmpty else { return [] }
        guard status != .open else {
            guard let rows = compiled.fields[index].rows, !rows.conditions.steps.isEmpty else {
                return []
            }
            return zip(cell.rows, sent.rowList).enumerated().flatMap { number, pair in
                pair.0.cells.enumerated().flatMap { index, cell in
                    pair.1[index].map {
                        refusals(of: $0, at: place.cell(index, ofRow: number), cell, rows)
                    } ?? []
                }
            }
        }
        var given: FieldValue?
        if case .refused = sent {
        } else {
            given = sheet.canonicals.canonical(value, of: index, in: compiled, isTyped: true)
        }
        let isRefused = status.refuses(
            given, effective: cell.state.effective, refusesHidden: form.unknownFields == .reject)
        guard isRefused, let code = status.refusalCode else { return [] }
        return [FormIssue(code, at: form.compiled.path(of: place))]
    }
}
