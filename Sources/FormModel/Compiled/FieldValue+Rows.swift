extension FieldValue {
    /// The rows of a group; none for another value.
    package var rowList: [FormRow] { rows }

    /// The value of a field of a row; empty if there is no such row.
    func value(
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
    func output(of value: FieldValue) -> FieldValue {
        mapping(value) { $0.item.isOutput ? $1 : nil }
    }

    /// The value with replaced fields of rows, on every level of rows.
    ///
    /// - Parameters:
    ///   - value: The value of the field.
    ///   - replacement: The new value of a field of a row; `nil` omits the field.
    /// - Returns: The value; it is unchanged if it has no rows.
    package func mapping(
        _ value: FieldValue, _ replacement: (CompiledField, FieldValue) -> FieldValue?
    ) -> FieldValue {
        guard case .rows(let list) = value, let rows else { return value }
        return .rows(
            list.map { row in
                var mapped = FormRow()
                mapped.key = row.key
                for (name, value) in row.values {
                    guard let field = rows.index(of: name).map({ rows.fields[$0] }),
                        let value = replacement(field, value)
                    else { continue }
                    mapped.append(name, field.mapping(value, replacement))
                }
                return mapped
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
