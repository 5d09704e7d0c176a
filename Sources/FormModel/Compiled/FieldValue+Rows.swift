extension FieldValue {
    /// The rows of a group; none where it holds nothing.
    package var rowList: [FormRow] {
        if case .rows(let rows) = self { rows } else { [] }
    }

    /// What stands at the end of a way into rows; empty where there is no such row.
    package func value(
        at inner: some Collection<FieldPlace.Step>, of field: FieldProgram
    ) -> FieldValue {
        var value = self
        var field = field
        for step in inner {
            guard let rows = field.rows, value.rowList.indices.contains(step.row) else {
                return .empty
            }
            field = rows.fields[step.field]
            value = value.rowList[step.row][field.name]
        }
        return value
    }

    /// The same with something else at the end of a way into rows; unchanged where there is no such row.
    func replacing(
        at inner: ArraySlice<FieldPlace.Step>, of field: FieldProgram, with value: FieldValue
    ) -> FieldValue {
        guard let step = inner.first else { return value }
        var rows = rowList
        guard let program = field.rows, rows.indices.contains(step.row) else { return self }
        let cell = program.fields[step.field]
        let old = rows[step.row][cell.name]
        let new = old.replacing(at: inner.dropFirst(), of: cell, with: value)
        // Put in form order, wherever it was before.
        var row = FormRow()
        for field in program.fields {
            row.append(field.name, field.name == cell.name ? new : rows[step.row][field.name])
        }
        rows[step.row] = row
        return .rows(rows)
    }
}

extension FieldProgram {
    /// A value without the fields of rows that are not among the answers.
    package func output(of value: FieldValue) -> FieldValue {
        keeping(value) { $0.item.isOutput }
    }

    /// A value without the fields of rows that are not wanted, in the rows of rows too.
    package func keeping(
        _ value: FieldValue, where isWanted: (FieldProgram) -> Bool
    ) -> FieldValue {
        guard case .rows(let list) = value, let rows else { return value }
        return .rows(
            list.map { row in
                var kept = FormRow()
                for (name, value) in row.values {
                    guard let index = rows.index(of: name), isWanted(rows.fields[index]) else {
                        continue
                    }
                    kept.append(name, rows.fields[index].keeping(value, where: isWanted))
                }
                return kept
            })
    }

    /// Whether it is secret, or a field of its rows is.
    package var holdsSecrets: Bool {
        isSecure || rows?.fields.contains(where: \.holdsSecrets) ?? false
    }
}

extension FormRow {
    /// What each field of a row holds, in form order.
    ///
    /// - Complexity: O(*n*) in the fields where the row is in form order.
    func cells(of fields: [FieldProgram]) -> [FieldValue] {
        var next = 0
        let cells = fields.map { field -> FieldValue in
            guard next < values.count, values[next].name == field.name else { return .empty }
            next += 1
            return values[next - 1].value
        }
        return next == values.count ? cells : fields.map { self[$0.name] }
    }
}
