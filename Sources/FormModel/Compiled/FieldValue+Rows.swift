extension FieldValue {
    /// The rows of a group; none for another value.
    package var rowList: [FormRow] {
        if case .rows(let rows) = self { rows } else { [] }
    }

    /// The value of a field of a row; empty if there is no such row.
    package func value(
        at inner: some Collection<FieldPlace.Step>, of field: CompiledField
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
}

extension CompiledField {
    /// The value without fields of rows that are not for output.
    package func output(of value: FieldValue) -> FieldValue {
        keeping(value) { $0.item.isOutput }
    }

    /// The value with only the wanted fields of rows, on every level of rows.
    package func keeping(
        _ value: FieldValue, where isWanted: (CompiledField) -> Bool
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

    /// Whether the field or a field of its rows is secret.
    package var holdsSecrets: Bool {
        isSecure || rows?.fields.contains(where: \.holdsSecrets) ?? false
    }
}

extension FormRow {
    /// The value of each field of a row, in form order.
    ///
    /// - Complexity: O(*n*) in the fields if the row is in form order.
    func cells(of fields: [CompiledField]) -> [FieldValue] {
        var next = 0
        let cells = fields.map { field -> FieldValue in
            guard next < values.count, values[next].name == field.name else { return .empty }
            next += 1
            return values[next - 1].value
        }
        return next == values.count ? cells : fields.map { self[$0.name] }
    }
}
