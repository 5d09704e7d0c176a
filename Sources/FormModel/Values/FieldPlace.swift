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
