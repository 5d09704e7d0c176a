/// A field of a form, or of a row of one of its groups, by indices.
package struct FieldPlace: Sendable, Hashable {
    /// One step into a group: which row, and which of its fields.
    package struct Step: Sendable, Hashable {
        package var row: Int
        package let field: Int

        package init(row: Int, field: Int) {
            self.row = row
            self.field = field
        }
    }

    /// The index of the field among those of the form.
    package let field: Int

    /// The way from there into the rows of groups.
    package var inner: [Step]

    package init(_ field: Int, inner: [Step] = []) {
        self.field = field
        self.inner = inner
    }

    /// The place of a field of a row of the group that stands here.
    package func cell(_ field: Int, ofRow row: Int) -> FieldPlace {
        FieldPlace(self.field, inner: inner + [Step(row: row, field: field)])
    }

    /// The group in whose row the field stands, and that row; `nil` for a field of the form itself.
    package var group: (place: FieldPlace, row: Int)? {
        guard let last = inner.last else { return nil }
        return (FieldPlace(field, inner: inner.dropLast()), last.row)
    }
}

extension FormProgram {
    /// The field at a place.
    package func field(at place: FieldPlace) -> FieldProgram {
        var field = fields[place.field]
        for step in place.inner {
            guard let rows = field.rows else { return field }
            field = rows.fields[step.field]
        }
        return field
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

    /// The place that a path leads to, and the row of it where the path ends in one.
    ///
    /// It is `nil` where the form has no such field. Whether there is such a row is not looked at.
    package func place(of path: FieldPath) -> (place: FieldPlace, row: Int?)? {
        var program: FormProgram? = self
        var place: FieldPlace?
        var row: Int?
        for step in path.steps {
            switch step {
            case .index(let index):
                guard row == nil, program != nil, place != nil, index >= 0 else { return nil }
                row = index
            case .key(let key):
                guard let within = program, let name = FieldName(key),
                    let index = within.index(of: name)
                else { return nil }
                if let group = place {
                    guard let number = row else { return nil }
                    place = group.cell(index, ofRow: number)
                } else {
                    place = FieldPlace(index)
                }
                row = nil
                program = within.fields[index].rows
            }
        }
        return place.map { ($0, row) }
    }
}
