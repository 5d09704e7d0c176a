/// The indices of the items of rows among those that are visible; those of the last row are kept.
struct RowIndices {
    private var row: RowPlace?
    private var ofItems: [Int] = []

    /// A change of a field of a row.
    mutating func change(
        of place: FieldPlace, _ kind: FormChange.Kind = .update, by origin: ChangeOrigin,
        replaces: Bool = false, in filling: Filling
    ) -> FormChange {
        let compiled = filling.form.compiled
        return FormChange(
            kind: kind, name: compiled.field(at: place).name, path: compiled.path(of: place),
            index: index(of: place, in: filling), origin: origin, replacesUserInput: replaces)
    }

    /// The index of a field among the visible items of its row.
    ///
    /// - Complexity: O(1) for a further field of the same row, and otherwise O(*n*) in the fields of the row.
    private mutating func index(of place: FieldPlace, in filling: Filling) -> Int {
        guard let position = place.row,
            let compiled = filling.form.compiled.field(at: position.group).rows
        else { return 0 }
        let item = compiled.fields[place.lastField].itemIndex
        guard
            !compiled.conditions.steps.isEmpty
                || compiled.fields.contains(where: { !$0.item.isShown })
        else { return item }
        if row == position { return ofItems[item] }
        guard let record = filling.sheet.record.root.record(at: position) else { return item }
        var count = 0
        ofItems = compiled.fieldIndices.enumerated().map { item, field in
            let isHidden =
                field.map {
                    record.cells[$0].state.status == .hidden || !compiled.fields[$0].item.isShown
                }
                ?? record.hiddenLabels.contains(item)
            defer { count += isHidden ? 0 : 1 }
            return count
        }
        row = position
        return ofItems[item]
    }
}
