/// The groups of a record that have a row for each entry of a list, or fixed rows, and those with such groups in their rows.
struct ListedGroups: Sendable {
    struct Group: Sendable {
        let field: Int
        /// The field whose entries the rows belong to; `nil` for a group that only has such groups in its rows.
        let list: FieldReference?
        /// The number of fixed rows; `nil` for other groups.
        let fixedRows: Int?
        /// Whether the rows are an object.
        let hasKeys: Bool
        let inner: ListedGroups
    }

    let groups: [Group]

    init(_ compiled: CompiledForm) {
        groups = compiled.groups.compactMap { index in
            let field = compiled.fields[index]
            guard let rows = field.rows else { return nil }
            let inner = ListedGroups(rows)
            guard
                field.rowList != nil || field.layout.fixedRows != nil || !inner.groups.isEmpty
            else { return nil }
            return Group(
                field: index, list: field.rowList, fixedRows: field.layout.fixedRows,
                hasKeys: field.layout.rowKeys != nil, inner: inner)
        }
    }

    /// Whether the rows of a group belong to the entries of a list.
    ///
    /// - Parameters:
    ///   - field: The field of the form in which the group is.
    ///   - inner: The steps from there to a row of the group.
    /// - Returns: Whether there is such a list.
    func hasList(_ field: Int, _ inner: [Int]) -> Bool {
        var present = groups.first { $0.field == field }
        for step in stride(from: 1, to: inner.count, by: 2) {
            present = present?.inner.groups.first { $0.field == inner[step] }
        }
        return present?.list != nil
    }
}
