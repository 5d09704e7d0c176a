// Values by the keys of their fields.
extension JSONWriter {
    /// Writes members of an object that has been begun: the values of a record, by the keys of their fields; those of a
    /// named section are an object.
    package mutating func members(
        _ values: [(name: FieldName, value: FieldValue)], of layout: FormLayout
    ) {
        guard layout.hasInnerKeys else { return members(values) }
        members(
            values.map { name, value in
                (layout.path(of: name).keys[...], value, layout.field(name))
            })
    }

    /// Writes the value of a field; an empty one is `null`.
    package mutating func value(_ value: FieldValue, of field: FieldLayout) {
        write(value, field)
    }

    private mutating func write(_ value: FieldValue, _ field: FieldLayout?) {
        guard let field, let layout = field.rows, case .rows(let rows) = value else {
            return self.value(value)
        }
        let areKeyed = field.rowKeys != nil
        if areKeyed { beginObject() } else { beginArray() }
        for (index, row) in rows.enumerated() {
            if areKeyed { key(field.step(toRow: index).text) }
            beginObject()
            members(row.values, of: layout)
            endObject()
        }
        if areKeyed { endObject() } else { endArray() }
    }

    /// The rest of the keys of a value, and its field.
    private typealias Keyed = (keys: ArraySlice<String>, value: FieldValue, field: FieldLayout?)

    /// Writes members of an object by the rest of their keys.
    ///
    /// A section is written at its first value, so that each key is written once in every order of the values.
    private mutating func members(_ values: [Keyed]) {
        var members: [(key: String, values: [Keyed])] = []
        var indices: [String: Int] = [:]
        for value in values {
            guard let key = value.keys.first else { continue }
            let rest = (value.keys.dropFirst(), value.value, value.field)
            if let index = indices[key] {
                members[index].values.append(rest)
            } else {
                indices[key] = members.count
                members.append((key, [rest]))
            }
        }
        for (key, values) in members {
            self.key(key)
            if let only = values.first, only.keys.isEmpty {
                write(only.value, only.field)
            } else {
                beginObject()
                self.members(values)
                endObject()
            }
        }
    }
}
