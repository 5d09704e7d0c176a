/// The rows of a group of the form that are validated again after changes in them: those that changed, and those whose
/// validators read what changed.
///
/// The rows around a changed one are validated without the rows of their groups, so that the work does not depend on how many
/// of these there are.
struct ChangedRows {
    private let compiled: CompiledForm
    private let record: FilledRecord
    /// The rows that are validated without the rows of their groups.
    private var alone: Set<RowPlace> = []
    /// The rows that are validated with the rows of their groups.
    private var whole: Set<RowPlace> = []
    /// The groups that have more rows.
    private var longer: Set<FieldPlace> = []
    /// Whether all rows of the group of the form are validated.
    private var areAll = false

    /// Finds the rows; `nil` where all rows must be validated.
    ///
    /// - Parameters:
    ///   - field: The group of the form.
    ///   - record: The values, and what changed in them.
    ///   - compiled: The compiled form.
    /// - Complexity: O(*n*) in the cells that changed and in the fields of their rows.
    init?(of field: Int, in record: FilledRecord, _ compiled: CompiledForm) {
        (self.record, self.compiled) = (record, compiled)
        for group in record.groupsWithOtherRows where group.field == field { noteRows(of: group) }
        for row in record.addedRows where row.group.field == field { noteAdded(row) }
        for (place, before) in record.cellsBefore where place.field == field {
            guard let row = place.row else { continue }
            let now = record.root.state(at: place)
            // The rows of a group that is opened or closed begin or end to be validated.
            if compiled.field(at: place).rows != nil,
                before.status != now.status || before.reads(differentFrom: now)
            {
                whole.insert(row)
            }
            note(place)
        }
        if areAll { return nil }
    }

    /// The rows to validate, each with whether the rows of its groups are validated, too.
    var list: [(row: RowPlace, isWhole: Bool)] {
        let outermost = whole.filter { !isIn($0.group) }
        let others = alone.filter { !whole.contains($0) && !isIn($0.group) }
        return outermost.map { ($0, true) } + others.map { ($0, false) }
    }

    /// Whether an issue at a place is found again by validation of the rows, or is gone.
    func replaces(issueAt place: FieldPlace) -> Bool {
        if isIn(place) || longer.contains(place) { return true }
        guard let row = place.row, compiled.field(at: place).rows == nil else { return false }
        return alone.contains(row)
    }

    /// Whether a place is in a row that is validated as a whole.
    private func isIn(_ place: FieldPlace) -> Bool {
        var place = place
        while let row = place.row {
            if whole.contains(row) { return true }
            place = row.group
        }
        return false
    }

    // MARK: Changes

    /// Notes that a field of a row changed, or the rows of a group in it, and so the rows around it.
    private mutating func note(_ place: FieldPlace) {
        var place = place
        while let row = place.row, !areAll {
            note(place.lastField, of: row)
            place = row.group
        }
    }

    private mutating func note(_ field: Int, of row: RowPlace) {
        guard let (group, rows, count) = validatedAlone(row.group) else {
            return noteRows(of: row.group)
        }
        alone.insert(row)
        // Groups of the row that read the field.
        if rows.fields[field].readers.contains(where: {
            $0 != field && rows.fields[$0].rows != nil
        }) {
            whole.insert(row)
        }
        guard let readers = group.rowReaders else { return }
        if !readers.ofAll[field].isEmpty { return noteRows(of: row.group) }
        if !readers.ofPrevious[field].isEmpty, row.index + 1 < count {
            alone.insert(RowPlace(group: row.group, index: row.index + 1))
        }
    }

    /// Notes that a row is new and the last one of its group.
    private mutating func noteAdded(_ row: RowPlace) {
        guard let (group, _, count) = validatedAlone(row.group), row.index < count,
            group.rowReaders?.ofEveryRow.isEmpty ?? true
        else { return noteRows(of: row.group) }
        whole.insert(row)
        longer.insert(row.group)
        note(row.group)
    }

    /// Notes that all rows of a group are validated.
    private mutating func noteRows(of group: FieldPlace) {
        guard let row = group.row else {
            areAll = true
            return
        }
        whole.insert(row)
        note(group)
    }

    /// A group whose rows are validated independently of other validators of the group, with the number of rows; `nil` for
    /// another one.
    private func validatedAlone(
        _ place: FieldPlace
    ) -> (group: CompiledField, rows: CompiledForm, count: Int)? {
        let group = compiled.field(at: place)
        guard let rows = group.rows, group.validatesRowsAlone,
            let count = record.root.find(place)?.cell.rows.count,
            group.item.minimumRows <= count, count <= group.item.maximumRows
        else { return nil }
        return (group, rows, count)
    }
}
