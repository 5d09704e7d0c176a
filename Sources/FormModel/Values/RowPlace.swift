/// The position of a row: its group, and its index from 0.
package struct RowPlace: Sendable, Hashable {
    package let group: FieldPlace
    package let index: Int

    package init(group: FieldPlace, index: Int) {
        self.group = group
        self.index = index
    }

    /// The cell of a field in the row.
    package func cell(_ field: Int) -> FieldPlace { group.cell(field, ofRow: index) }
}
