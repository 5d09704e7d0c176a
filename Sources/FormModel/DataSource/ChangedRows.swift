/// The parts of a group of the form that are validated again after changes in it: the rows that changed, and those whose
/// validators read what changed, and the groups around them.
///
/// A row around a changed one is validated without the rows of its groups, and a group without its rows, so that the work does
/// not depend on how many of these there are.
struct ChangedRows {
    private let compiled: CompiledForm
    private let record: FilledRecord
    /// The rows that are validated without the rows of their groups.
    private var alone: Set<RowPlace> = []
    /// The rows that are validated with the rows of their groups.
    private var whole: Set<RowPlace> = []
    /// The groups that are validated without their rows.
    private var groups: Set<FieldPlace>
    /// Whether all rows of the group of the form are validated.
    private var areAll = false

    /// Finds the parts; `nil` where all of the group must be validated.
    ///
    /// - Parameters:
    ///   - field: The group of the form.
    ///   - record: The values, and what changed in them.
    ///   - compiled: The compiled form.
    ///   - answered: The fields of the group with checks that were answered.
    /// - Complexity: O(*n*) in the cells that changed and in the fields of their rows.
    init?(
        of field: Int, in record: FilledRecord, _ compiled: CompiledForm, answered: [FieldPlace]
    ) {
        (self.record, self.compiled) = (record, compiled)
        let group = FieldPlace(field)
        groups = [group]
        guard validatedAlone(group) != nil else { return nil }
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
        for place in answered { noteAnswered(place) }
        if areAll { return nil }
    }

    /// The rows to validate, in form order, each with whether the rows of its groups are validated, too.
    var rows: [(row: RowPlace, isWhole: Bool)] {
        let outermost = whole.filter { !isInRow($0.group) }
        let others = alone.filter { !whole.contains($0) && !isInRow($0.group) }
        return (outermost.map { ($0, true) } + others.map { ($0, false) })
            .sorted { $0.0.cell(0).precedes($1.0.cell(0)) }
    }

    /// The groups to validate without their rows, in form order.
    var groupsAlone: [FieldPlace] {
        groups.filter { !isInRow($0) }.sorted { $0.precedes($1) }
    }

    /// Whether the validators of a field are called again.
    func contains(_ place: FieldPlace) -> Bool {
        if groups.contains(place) || isInRow(place) { return true }
        guard let row = place.row, compiled.field(at: place).rows == nil else { return false }
        return alone.contains(row)
    }

    /// Whether a field is in a row that is validated as a whole.
    private func isInRow(_ place: FieldPlace) -> Bool {
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
        groups.insert(row.group)
        insert(row, [field] + rows.fields[field].readers, changed: field, rows)
        guard let readers = group.rowReaders else { return }
        if !readers.ofAll[field].isEmpty { return noteRows(of: row.group) }
        let next = RowPlace(group: row.group, index: row.index + 1)
        if next.index < count { insert(next, readers.ofPrevious[field], rows) }
    }

    /// Adds a row of which some fields are validated; the rows of a group among them only with all of the row.
    private mutating func insert(
        _ row: RowPlace, _ fields: [Int], changed: Int? = nil, _ rows: CompiledForm
    ) {
        if fields.contains(where: { $0 != changed && rows.fields[$0].rows != nil }) {
            whole.insert(row)
        } else if !fields.isEmpty {
            alone.insert(row)
        }
    }

    /// Notes that a row is new and the last one of its group.
    private mutating func noteAdded(_ row: RowPlace) {
        guard let (group, _, count) = validatedAlone(row.group), row.index < count,
            group.rowReaders?.ofEveryRow.isEmpty ?? true
        else { return noteRows(of: row.group) }
        whole.insert(row)
        groups.insert(row.group)
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

    /// Notes that a check of a field was answered, whose value and whose readers stay as they are.
    private mutating func noteAnswered(_ place: FieldPlace) {
        let isGroup = compiled.field(at: place).rows != nil
        guard let group = isGroup ? place : place.row?.group else { return }
        guard validatedAlone(group) != nil else { return noteRows(of: group) }
        if isGroup {
            groups.insert(group)
        } else if let row = place.row {
            alone.insert(row)
        }
    }

    /// A group whose rows are validated independently of other validators of the group, with the number of rows; `nil` for
    /// another one.
    private func validatedAlone(
        _ place: FieldPlace
    ) -> (group: CompiledField, rows: CompiledForm, count: Int)? {
        let group = compiled.field(at: place)
        guard let rows = group.rows, group.validatesRowsAlone,
            let found = record.root.find(place), found.isOpen,
            found.cell.rows.count <= group.item.maximumRows
        else { return nil }
        return (group, rows, found.cell.rows.count)
    }
}
