/// An entry of a form post whose name leads into a row of a group.
struct RowEntry: Sendable {
    let entry: PostEntry

    /// The index of the group, the number of the row, the index of a field of it, and so on inwards; at last a
    /// field, or ``noField``.
    let way: [Int]

    /// The name of what is no field of the row.
    var unknown = ""

    /// Stands behind all fields.
    static let noField = Int.max

    /// Finds the way of a name; `nil` where it leads into no row.
    ///
    /// - Parameters:
    ///   - name: The name, taken apart.
    ///   - entry: The entry.
    ///   - text: The whole name.
    ///   - group: The index of the field that it begins with.
    ///   - layout: The fields of the form.
    init?(
        _ name: PostName, _ entry: PostEntry, _ text: Span<UInt8>, in group: Int,
        of layout: FormLayout
    ) {
        self.entry = entry
        var way = [group]
        var field = layout.fields[group]
        var steps = name.steps[...]
        while let rows = field.rows, !steps.isEmpty {
            guard case .row(let number) = steps.popFirst(), case .name(let range) = steps.popFirst()
            else { return nil }
            way.append(number)
            let index = rows.table.index(of: text.extracting(range))
            guard index >= 0 else {
                way.append(RowEntry.noField)
                self.way = way
                unknown = String(utf8: text.extracting(range))
                return
            }
            way.append(index)
            field = rows.fields[index]
        }
        guard way.count > 1, steps.isEmpty || steps == [.append] && field.valueType.isList
        else { return nil }
        self.way = way
    }

    /// Whether it comes before another: by their ways, and as they were sent.
    func precedes(_ other: RowEntry) -> Bool {
        guard way == other.way else { return way.lexicographicallyPrecedes(other.way) }
        return entry.name.lowerBound < other.entry.name.lowerBound
    }
}
