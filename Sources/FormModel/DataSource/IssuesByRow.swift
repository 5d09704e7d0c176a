/// The issues of a group by the rows that they are about, wherever these stand now, so that the same
/// issue is known again after rows were added, removed or moved.
struct IssuesByRow {
    /// Where issues stand: the indices of fields and the ids of rows, by turns.
    private typealias Key = [Int]

    private var issues: [Key: [FormIssue]] = [:]
    private var order: [Key] = []
    private let field: Int
    private let states: [RowState]

    /// - Parameters:
    ///   - list: The issues of the group.
    ///   - states: The rows as they stand now.
    ///   - field: The index of the group among the fields of the form.
    ///   - program: The form.
    init(_ list: [FormIssue], _ states: [RowState], of field: Int, in program: FormProgram) {
        self.field = field
        self.states = states
        for issue in list {
            guard let (place, row) = program.place(of: issue.path),
                let key = IssuesByRow.key(place, row, states)
            else { continue }
            if issues[key] == nil { order.append(key) }
            // Without its place, which may have changed.
            issues[key, default: []].append(
                FormIssue(
                    issue.code, at: FieldPath(), parameters: issue.parameters,
                    severity: issue.severity))
        }
    }

    /// The places as they are now whose issues are others than they were, in form order.
    func places(differingFrom old: IssuesByRow) -> [(place: FieldPlace, row: Int?)] {
        var places: [(place: FieldPlace, row: Int?)] = []
        for key in order + old.order.filter({ issues[$0] == nil })
        where issues[key] != old.issues[key] {
            if let place = place(of: key) { places.append(place) }
        }
        return places.sorted {
            IssuesByRow.indices($0).lexicographicallyPrecedes(IssuesByRow.indices($1))
        }
    }

    static func indices(_ place: (place: FieldPlace, row: Int?)) -> [Int] {
        [place.place.field] + place.place.inner.flatMap { [$0.row, $0.field] }
            + (place.row.map { [$0] } ?? [])
    }

    private static func key(_ place: FieldPlace, _ row: Int?, _ states: [RowState]) -> Key? {
        var key: Key = []
        var rows = states
        for step in place.inner {
            guard rows.indices.contains(step.row) else { return nil }
            key += [rows[step.row].id, step.field]
            rows = rows[step.row].cells[step.field].rows
        }
        guard let row else { return key }
        guard rows.indices.contains(row) else { return nil }
        return key + [rows[row].id]
    }

    /// Where a key stands now; `nil` where its row is gone.
    private func place(of key: Key) -> (place: FieldPlace, row: Int?)? {
        var place = FieldPlace(field)
        var rows = states
        var at = 0
        while at < key.count {
            guard let row = rows.firstIndex(where: { $0.id == key[at] }) else { return nil }
            guard at + 1 < key.count else { return (place, row) }
            place = place.cell(key[at + 1], ofRow: row)
            rows = rows[row].cells[key[at + 1]].rows
            at += 2
        }
        return (place, nil)
    }
}
