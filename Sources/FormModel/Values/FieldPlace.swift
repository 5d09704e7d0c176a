/// The position of a field of the form, or of a cell in a row of a group, as indices.
package struct FieldPlace: Sendable, Hashable {
    /// One step into a group: the index of the row, and the index of the field in that row.
    package struct Step: Sendable, Hashable {
        package var row: Int
        package let field: Int

        package init(row: Int, field: Int) {
            self.row = row
            self.field = field
        }
    }

    /// The index of the field among the fields of the form.
    package let field: Int

    /// The steps from that field into the rows of nested groups; empty for a field of the form.
    package var inner: [Step]

    package init(_ field: Int, inner: [Step] = []) {
        self.field = field
        self.inner = inner
    }

    /// The cell of a field in a row of the group at this position.
    package func cell(_ field: Int, ofRow row: Int) -> FieldPlace {
        FieldPlace(self.field, inner: inner + [Step(row: row, field: field)])
    }

    /// The row that contains this cell; `nil` for a field of the form.
    package var row: RowPlace? {
        guard let last = inner.last else { return nil }
        return RowPlace(group: FieldPlace(field, inner: inner.dropLast()), index: last.row)
    }

    /// The field of a row, or of the form.
    package static func cell(_ field: Int, of row: RowPlace?) -> FieldPlace {
        row?.cell(field) ?? FieldPlace(field)
    }

    /// Whether it is before another one in form order; a group is before its rows.
    func precedes(_ other: FieldPlace) -> Bool {
        guard field == other.field else { return field < other.field }
        return inner.lexicographicallyPrecedes(other.inner) {
            ($0.row, $0.field) < ($1.row, $1.field)
        }
    }
}
