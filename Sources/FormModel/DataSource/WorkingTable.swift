/// The value table of a filling-in: the values that expressions and validators read, each staged from the record when
/// it is first read.
///
/// A row that is entered is in the table without the other rows of its group, so that the cost of a condition in a row
/// depends only on the fields that it reads. In one run every field is settled before it is read, so a staged value
/// remains valid. A group of the form stays in the table from one round to the next, and only the changed cells of its
/// rows are staged again; a list stays until it changes.
struct WorkingTable {
    /// A record whose fields can be read: the form, or a row that was entered.
    private struct Frame {
        let compiled: CompiledForm
        let scope: ValueTable.Scope
        /// The row; `nil` for the form.
        let place: RowPlace?
        /// The extent of the table before the row, and the number of fields staged by then.
        let extent: ValueTable.Extent
        let enclosingCount: Int
        var staged: Set<Int> = []
        /// The group whose rows are being settled while they read each other; −1 for none.
        var openGroup = -1
        /// The group of the record around the row of which only the row before is staged, with the row; −1 for none.
        var groupBefore = -1
    }

    private var values: ValueTable
    private var frames: [Frame]
    /// The fields that were staged, with their frames.
    private var log: [(frame: Int, field: Int)] = []
    private var totals: RememberedTotals?
    /// The groups and lists of the form that stay in the table, by field.
    private var groups: [Int: StagedGroup] = [:]
    /// The part of the table that they need.
    private var groupExtent: ValueTable.Extent

    /// The choices that were fetched for values.
    private let sets: ChoiceSets

    /// The work of the expressions of a round.
    ///
    /// Some results are calculated more often than in one validation, so that it is larger than what that may need.
    let budget = WorkBudget(limit: 4 * WorkBudget.maximum)

    init(_ compiled: CompiledForm, _ reader: TypedReader, _ sets: ChoiceSets) {
        self.sets = sets
        values = ValueTable(layout: compiled.layout)
        values.reading.typed = reader.ofSentTexts
        frames = [
            Frame(
                compiled: compiled, scope: values.scope, place: nil, extent: values.extent,
                enclosingCount: 0)
        ]
        values.reading.scratchLimit = Int(Int32.max)
        totals = .whereNeeded(by: compiled, sets, budget)
        groupExtent = values.extent
    }

    private var isOverspent = false
    /// How many rows and bytes were read for results over enclosing scopes, for tests.
    private(set) var work = 0
    /// How often a group of the form with all its rows, or a list of it, was staged, for tests.
    private(set) var stagings = 0
    /// How many values, rows and bytes were staged, for tests.
    private(set) var staged = 0

    /// Forgets all values but the groups and lists of the form.
    mutating func clear() {
        while frames.count > 1 { leave() }
        values.scope = frames[0].scope
        let needed = groups.values.reduce(0) { $0 + $1.size }
        // Values that were replaced stay in the table until they are too many.
        if groupExtent.size > 2 * needed + 10_000 {
            for field in groups.keys { values.slots[field] = ValueSlot() }
            groups = [:]
        }
        if groups.isEmpty {
            values.clear(frames[0].staged)
            groupExtent = values.extent
        } else {
            values.clear(frames[0].staged, to: groupExtent)
        }
        frames[0].staged = []
        log = []
        forgetTotals()
    }

    /// Notes that results are missing in the record, so that every condition is to be applied again.
    mutating func noteOverspent() { isOverspent = true }

    /// Whether results are missing since the last call, because the choices of too many rows were examined or too much was
    /// calculated: then every condition is to be applied again.
    mutating func takeOverspent() -> Bool {
        defer { isOverspent = false }
        return isOverspent
    }

    private mutating func forgetTotals() {
        work += totals?.work ?? 0
        if totals?.isOverspent == true || budget.isExhausted { isOverspent = true }
        totals = .whereNeeded(by: frames[0].compiled, sets, budget)
    }

    // MARK: Changes

    /// Notes a change that is about to be made, so that it is staged when it is next read.
    mutating func note(_ edit: RecordEdit, in record: RecordNode) {
        guard !groups.isEmpty else { return }
        func count(_ group: FieldPlace) -> Int { record.find(group)?.cell.rows.count ?? 0 }
        switch edit {
        case .state(let place, _): groups[place.field]?.note(place)
        case .labels: break
        case .rows(let place, _): groups[place.field]?.noteRows(of: place)
        case .insert(let row, _): groups[row.group.field]?.note(row, last: count(row.group))
        case .remove(let row): groups[row.group.field]?.note(row, last: count(row.group) - 1)
        case .move(let row, _): groups[row.group.field]?.noteRows(of: row.group)
        }
    }

    // MARK: Rows

    /// Makes a row of a group of the present record the present one.
    mutating func enter(_ row: Int, of field: Int, _ rows: CompiledForm) {
        push(row, of: field, rows, values.extent)
    }

    private mutating func push(
        _ row: Int, of field: Int, _ rows: CompiledForm, _ extent: ValueTable.Extent
    ) {
        let enclosing = frames[frames.count - 1]
        values.scope = enclosing.scope
        values.append(row: row, of: field, rows.layout)
        frames.append(
            Frame(
                compiled: rows, scope: values.scope,
                place: RowPlace(group: FieldPlace.cell(field, of: enclosing.place), index: row),
                extent: extent, enclosingCount: log.count))
    }

    /// Makes a row of a group the present one.
    ///
    /// - Parameters:
    ///   - row: The row.
    ///   - field: The group, in the present record.
    ///   - rows: The compiled form of its rows.
    ///   - previous: The fields that are read in the row before, of a group in a row of which no other row is read.
    ///   - record: The form.
    mutating func enter(
        _ row: Int, of field: Int, _ rows: CompiledForm, reading previous: [Int]?,
        from record: RecordNode
    ) {
        guard let previous else { return enter(row, of: field, rows) }
        let enclosing = frames[frames.count - 1]
        let extent = values.extent
        values.scope = enclosing.scope
        var group = ValueSlot()
        if row > 0, let cell = record.record(at: enclosing.place)?.cells[field],
            cell.state.status == .open, row <= cell.rows.count
        {
            values.append(row: row - 1, of: field, rows.layout)
            let before = values.scope.row
            for field in previous {
                values.stage(
                    RecordSource.Value(record: cell.rows[row - 1], field: field),
                    of: RecordSource(), Span(), at: field)
            }
            values.scope = enclosing.scope
            // The rows before that one are not in the table, and are not read.
            let staged = TableRows(
                field: Int32(field), first: Int32(before - (row - 1)), count: row, given: row)
            values.reading.set(.rows, .rows(staged), field, &group)
        }
        values[field] = group
        let frame = frames.count - 1
        frames[frame].staged.remove(field)
        frames[frame].openGroup = field
        push(row, of: field, rows, extent)
        frames[frame + 1].groupBefore = field
        staged += values.extent.size - extent.size
    }

    /// Enters a row and the rows around it, and stages what is read from it.
    ///
    /// - Parameters:
    ///   - row: A row that exists; `nil` for the form.
    ///   - fields: Fields of the row.
    ///   - reads: Fields of the row, and of the records around it.
    ///   - previous: The fields of the row before, if no other row of its group is read.
    ///   - record: The form.
    mutating func enter(
        _ row: RowPlace?, reading fields: [Int], _ reads: [FieldReference], _ previous: [Int]?,
        from record: RecordNode
    ) {
        if let row {
            let depth = row.group.inner.count + 1
            // Before the row is entered, so that groups stay in the table.
            stage(reads.filter { $0.up == depth }.map(\.field), from: record)
            enter(rowsTo: row.group)
            let field = row.group.lastField
            guard let rows = frames[depth - 1].compiled.fields[field].rows else { return }
            enter(
                row.index, of: field, rows, reading: depth > 1 ? previous : nil, from: record)
        }
        stage(fields, reads, from: record)
    }

    /// Enters the row of a field, and before it every row that contains it.
    mutating func enter(rowsTo place: FieldPlace) {
        var field = place.field
        for step in place.inner {
            guard let rows = frames[frames.count - 1].compiled.fields[field].rows else { return }
            enter(step.row, of: field, rows)
            field = step.field
        }
    }

    /// Leaves the present row.
    mutating func leave() {
        let row = frames.removeLast()
        // The memory of enclosing fields that were staged after the row is released, too.
        for (frame, field) in log[row.enclosingCount...] where frame < frames.count {
            frames[frame].staged.remove(field)
            values.scope = frames[frame].scope
            values[field] = ValueSlot()
        }
        log.removeSubrange(row.enclosingCount...)
        if row.groupBefore >= 0 {
            frames[frames.count - 1].openGroup = -1
            values.scope = frames[frames.count - 1].scope
            values[row.groupBefore] = ValueSlot()
        }
        values.cut(to: row.extent)
        // The next row has the same index in the table but other values.
        totals?.forget(rowsFrom: row.scope.row)
    }

    // MARK: Reading

    /// Stages fields of the present record, and of its enclosing scopes.
    mutating func stage(
        _ fields: some Sequence<Int>, _ enclosing: [FieldReference] = [], from record: RecordNode
    ) {
        for field in fields { stage(field, frames.count - 1, from: record) }
        for read in enclosing where read.up < frames.count {
            stage(read.field, frames.count - 1 - read.up, from: record)
        }
    }

    /// Stages the fields that an expression of the present record reads.
    mutating func stage(_ reads: ExpressionReads, from record: RecordNode) {
        stage(reads.fields, reads.enclosing, from: record)
    }

    /// Stages the fields of the present record, and of its enclosing scopes, that the rows of a group read.
    ///
    /// - Parameters:
    ///   - reads: The fields, as the rows refer to them.
    ///   - own: The group itself, which is staged otherwise where its rows read each other; −1 for none.
    ///   - record: The form.
    mutating func stage(
        readsOfRows reads: some Sequence<FieldReference>, except own: Int, from record: RecordNode
    ) {
        for read in reads
        where read.up > 0 && read.up <= frames.count && !(read.up == 1 && read.field == own) {
            stage(read.field, frames.count - read.up, from: record)
        }
    }

    private mutating func stage(_ field: Int, _ frame: Int, from record: RecordNode) {
        if frames[frame].openGroup == field { return }
        if frame == 0, !groups.isEmpty, keeps(field, from: record) { return }
        guard frames[frame].staged.insert(field).inserted else { return }
        guard let node = record.record(at: frames[frame].place) else { return }
        values.scope = frames[frame].scope
        let size = values.extent.size
        values.stage(
            RecordSource.Value(record: node, field: field), of: RecordSource(), Span(), at: field)
        staged += 1 + values.extent.size - size
        let slot = values[field]
        guard frame == 0, slot.kind == .rows || slot.kind == .list, slot.isSound else {
            return log.append((frame, field))
        }
        stagings += 1
        // Memory behind a row that was entered is released with the row, so the group cannot stay.
        guard frames.count == 1 else { return log.append((frame, field)) }
        frames[0].staged.remove(field)
        var capacity = 0
        if slot.kind == .rows, let rows = values.reading.rows(at: field) {
            let spare = RecordSource().spareRows(behind: rows.given)
            capacity = values.rowCapacity(of: field, rows.count, spare: spare)
        }
        groups[field] = StagedGroup(
            capacity: capacity, size: values.extent.size - size, rowBudget: values.rowBudget)
        groupExtent = values.extent
    }

    // MARK: Rows that read each other

    /// Stages a group of the present record with the present values of its rows, and keeps it so until it is closed or
    /// staged again.
    mutating func stage(openGroup field: Int, from record: RecordNode) {
        let frame = frames.count - 1
        frames[frame].openGroup = -1
        // A group of a row is not followed as one of the form is.
        frames[frame].staged.remove(field)
        stage(field, frame, from: record)
        frames[frame].openGroup = field
    }

    /// Stages fields of a row of the open group again.
    mutating func restage(
        _ fields: [Int], ofRow number: Int, of group: Int, from record: RecordNode
    ) {
        guard !fields.isEmpty else { return }
        let frame = frames[frames.count - 1]
        values.scope = frame.scope
        guard let cell = record.record(at: frame.place)?.cells[group], values[group].isSound,
            let staged = values.stagedRows(at: group), number < staged.count
        else { return }
        values.enter(number, of: staged)
        self.staged += fields.count
        for field in fields {
            values.stage(
                RecordSource.Value(record: cell.rows[number], field: field), of: RecordSource(),
                Span(), at: field)
        }
        values.scope = frame.scope
        if frames.count == 1 { groupExtent = values.extent }
    }

    /// Ends the settling of the rows of the open group.
    mutating func closeGroup() {
        let frame = frames.count - 1
        let field = frames[frame].openGroup
        frames[frame].openGroup = -1
        frames[frame].staged.remove(field)
    }

    /// Whether a group or a list of the form is in the table, where the changes since are staged.
    private mutating func keeps(_ field: Int, from record: RecordNode) -> Bool {
        guard let group = groups[field] else { return false }
        guard group.isChanged else { return true }
        staged += group.cells.count + group.rows.count
        forgetTotals()
        if frames.count == 1 {
            values.scope = frames[0].scope
            if values.restage(group, at: field, from: record) {
                groups[field]?.markStaged(values.rowBudget)
                groupExtent = values.extent
                return true
            }
        }
        groups[field] = nil
        return false
    }

    /// Calls a body with the context of the present record.
    func evaluate<Result>(
        at now: DateTime?, _ body: (borrowing JudgingContext) -> Result
    ) -> Result {
        let frame = frames[frames.count - 1]
        let context = JudgingContext(
            values: values.view(submission: Span()).row(frame.scope.row), compiled: frame.compiled,
            now: now, totals: totals)
        return body(context)
    }
}
