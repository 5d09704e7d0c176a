extension CompiledForm {
    /// The field at a place.
    package func field(at place: FieldPlace) -> CompiledField {
        let (compiled, field) = find(place)
        return compiled.fields[field]
    }

    /// The compiled form of the record in which a field is: the form itself, or the rows of a group.
    func compiled(of place: FieldPlace) -> CompiledForm { find(place).compiled }

    /// The compiled form of the record in which a field is, and the index of the field in it.
    private func find(_ place: FieldPlace) -> (compiled: CompiledForm, field: Int) {
        var (compiled, field) = (self, place.field)
        for step in place.inner {
            guard let rows = compiled.fields[field].rows else { break }
            (compiled, field) = (rows, step.field)
        }
        return (compiled, field)
    }

    /// The path of a place.
    package func path(of place: FieldPlace) -> FieldPath {
        var field = fields[place.field]
        var steps: [FieldPath.Step] = [.key(field.name.text)]
        for step in place.inner {
            guard let rows = field.rows else { break }
            field = rows.fields[step.field]
            steps += [.index(step.row), .key(field.name.text)]
        }
        return FieldPath(steps)
    }

    /// The place at a path, and its row if the path ends in a row.
    ///
    /// It is `nil` if the form has no such field. The row need not exist.
    package func place(of path: FieldPath) -> (place: FieldPlace, row: Int?)? {
        var rest = fields(along: path)[...]
        var rows: CompiledForm?
        var place: FieldPlace?
        var row: Int?
        for step in path.steps {
            switch step {
            case .index(let index):
                guard row == nil, rows != nil, index >= 0 else { return nil }
                row = index
            case .key:
                guard let (record, field) = rest.popFirst() else { return nil }
                if let group = place {
                    guard let number = row else { return nil }
                    place = group.cell(field, ofRow: number)
                } else {
                    place = FieldPlace(field)
                }
                row = nil
                rows = record.fields[field].rows
            }
        }
        return place.map { ($0, row) }
    }

    /// The groups and the field that the names in a path lead to, from the outermost inwards, up to the first unknown
    /// name; each is an index in the compiled form of its record.
    ///
    /// - Complexity: O(*n*) in the steps.
    func fields(along path: FieldPath) -> [(record: CompiledForm, field: Int)] {
        var fields: [(record: CompiledForm, field: Int)] = []
        var record: CompiledForm? = self
        for case .key(let key) in path.steps {
            guard let present = record,
                let index = FieldName(key).flatMap({ present.index(of: $0) })
            else { break }
            fields.append((present, index))
            record = present.fields[index].rows
        }
        return fields
    }
}

extension FieldPlace {
    /// The index of the field among those of its row, or of the form.
    var lastField: Int { inner.last?.field ?? field }
}
