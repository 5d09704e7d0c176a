/// A group of the form whose rows stay in the table between two rounds, and what has changed in them since; or a list,
/// which has no rows and is staged again when it changes.
struct StagedGroup {
    /// How many rows have a place in the table.
    let capacity: Int
    /// How much of the table its rows took when they were staged.
    let size: Int
    /// How many more fields its rows may have.
    var rowBudget: RowBudget
    /// Whether anything changed in the group.
    private(set) var isChanged = false
    /// Whether rows moved, so that all of them are staged again.
    private(set) var isStale = false
    /// The rows that were added or removed at the end.
    private(set) var rows: Set<Int> = []
    /// The fields of rows that changed.
    private(set) var cells: Set<FieldPlace> = []

    init(capacity: Int, size: Int, rowBudget: RowBudget) {
        self.capacity = capacity
        self.size = size
        self.rowBudget = rowBudget
    }

    /// Notes a change of a field of the form or of a row, or of the rows of a group in a row.
    mutating func note(_ place: FieldPlace) {
        isChanged = true
        if !place.inner.isEmpty { cells.insert(place) }
    }

    /// Notes that the rows of a group are others.
    mutating func noteRows(of place: FieldPlace) {
        note(place)
        if place.inner.isEmpty { isStale = true }
    }

    /// Notes that a row was added or removed.
    ///
    /// - Parameters:
    ///   - row: The row.
    ///   - last: The index of the last row, with it.
    mutating func note(_ row: RowPlace, last: Int) {
        guard row.group.inner.isEmpty, row.index == last else { return noteRows(of: row.group) }
        isChanged = true
        rows.insert(row.index)
    }

    /// Notes that the table has the present values of the group.
    mutating func markStaged(_ rowBudget: RowBudget) {
        self.rowBudget = rowBudget
        isChanged = false
        rows = []
        cells = []
    }
}

extension ValueTable {
    /// Stages what changed in the rows of a group of the form, which is open.
    ///
    /// - Parameters:
    ///   - group: The group, and what changed.
    ///   - field: Its index.
    ///   - record: The form.
    /// - Returns: Whether the table has the present values; otherwise the group must be staged again.
    /// - Complexity: O(*n*) in the cells that changed.
    mutating func restage(_ group: StagedGroup, at field: Int, from record: RecordNode) -> Bool {
        let nodes = record.cells[field].rows
        guard !group.isStale, slots[field].isSound, var staged = stagedRows(at: field),
            record.cells[field].state.status == .open,
            !nodes.isEmpty, nodes.count <= group.capacity
        else { return false }
        let root = scope
        defer { scope = root }
        rowBudget = group.rowBudget
        let kept = min(staged.count, nodes.count)
        for number in kept..<max(kept, staged.count) { release(number, of: staged) }
        let replaced = group.rows.filter { $0 < kept }
        for number in replaced { release(number, of: staged) }
        staged.count = nodes.count
        staged.given = nodes.count
        reading.set(staged, at: field)
        for number in replaced.sorted() + Array(kept..<nodes.count) {
            enter(number, of: staged)
            rowBudget.cells -= scope.layout.traits.count
            for cell in nodes[number].cells.indices { restage(nodes[number], cell) }
            scope = root
        }
        var done: Set<FieldPlace> = []
        for place in group.cells.sorted(by: { $0.inner.count < $1.inner.count }) {
            guard let row = place.inner.first?.row, row < kept, !replaced.contains(row),
                !place.isIn(done)
            else { continue }
            guard restage(place, from: record) else { return false }
            scope = root
            done.insert(place)
        }
        return rowBudget.cells >= 0
    }

    /// Stages a field of a row, unless a group around it is not open.
    private mutating func restage(_ place: FieldPlace, from record: RecordNode) -> Bool {
        var node = record
        var field = place.field
        for step in place.inner {
            let cell = node.cells[field]
            guard cell.state.status == .open, cell.rows.indices.contains(step.row) else {
                return true
            }
            guard self[field].isSound, let staged = stagedRows(at: field),
                step.row < staged.count
            else { return false }
            enter(step.row, of: staged)
            (node, field) = (cell.rows[step.row], step.field)
        }
        rowBudget.cells += cellCount(ofRowsAt: field)
        restage(node, field)
        return true
    }

    private mutating func restage(_ node: RecordNode, _ field: Int) {
        stage(
            RecordSource.Value(record: node, field: field), of: RecordSource(), Span(), at: field)
    }

    /// Counts the fields of a row that is removed as free.
    private mutating func release(_ number: Int, of staged: TableRows) {
        let enclosing = scope
        enter(number, of: staged)
        rowBudget.cells += scope.layout.traits.count
        for field in scope.layout.traits.indices { rowBudget.cells += cellCount(ofRowsAt: field) }
        scope = enclosing
    }

    /// How many fields the staged rows of a group of the present scope have together, those of groups in them too.
    private mutating func cellCount(ofRowsAt field: Int) -> Int {
        guard scope.layout.traits[field].valueType == .group,
            let staged = stagedRows(at: field),
            let inner = scope.layout.fields[field].rows
        else { return 0 }
        var count = staged.count * inner.traits.count
        guard inner.traits.contains(where: { $0.valueType == .group }) else { return count }
        let enclosing = scope
        for number in 0..<staged.count {
            enter(number, of: staged)
            for field in inner.traits.indices { count += cellCount(ofRowsAt: field) }
            scope = enclosing
        }
        return count
    }
}

extension FieldPlace {
    /// Whether it is in a row of one of some groups.
    fileprivate func isIn(_ groups: Set<FieldPlace>) -> Bool {
        inner.indices.dropFirst().contains { depth in
            groups.contains(FieldPlace(field, inner: Array(inner[..<depth])))
        }
    }
}
