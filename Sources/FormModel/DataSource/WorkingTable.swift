/// The value table of a filling-in: the values that expressions and validators read, each staged from the record when
/// it is first read.
///
/// A row that is entered is in the table without the other rows of its group, so that the cost of a condition in a row
/// depends only on the fields that it reads. In one run every field is settled before it is read, so a staged value
/// remains valid.
struct WorkingTable {
    /// A record whose fields can be read: the form, or a row that was entered.
    private struct Frame {
        let compiled: CompiledForm
        let scope: ValueTable.Scope
        /// The row; `nil` for the form.
        let place: RowPlace?
        /// The extent of the table before the row, and the number of fields staged by then.
        let extent: ValueTable.Extent
        let outerCount: Int
        var staged: Set<Int> = []
    }

    private var values: ValueTable
    private var frames: [Frame]
    /// The fields that were staged, with their frames.
    private var log: [(frame: Int, field: Int)] = []
    private var totals: RememberedTotals?

    init(_ compiled: CompiledForm, _ reader: TypedReader) {
        values = ValueTable(layout: compiled.layout)
        values.reader = reader.ofSentTexts
        frames = [
            Frame(
                compiled: compiled, scope: values.scope, place: nil, extent: values.extent,
                outerCount: 0)
        ]
        totals = .whereNeeded(by: compiled)
    }

    /// How many rows and bytes were read for results over enclosing scopes, for tests.
    private(set) var work = 0

    /// Forgets all values.
    mutating func clear() {
        work += totals?.work ?? 0
        values.clear(frames[0].staged)
        values.scope = frames[0].scope
        frames.removeLast(frames.count - 1)
        frames[0].staged = []
        log = []
        totals = .whereNeeded(by: frames[0].compiled)
    }

    // MARK: Rows

    /// Makes a row of a group of the present record the present one.
    mutating func enter(_ row: Int, of field: Int, _ rows: CompiledForm) {
        let outer = frames[frames.count - 1]
        let extent = values.extent
        values.scope = outer.scope
        values.append(row: row, of: field, rows.layout)
        frames.append(
            Frame(
                compiled: rows, scope: values.scope,
                place: RowPlace(group: FieldPlace.cell(field, of: outer.place), index: row),
                extent: extent, outerCount: log.count))
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
        for (frame, field) in log[row.outerCount...] where frame < frames.count {
            frames[frame].staged.remove(field)
            values.scope = frames[frame].scope
            values[field] = ValueSlot()
        }
        log.removeSubrange(row.outerCount...)
        values.cut(to: row.extent)
        // The next row has the same index in the table but other values.
        totals?.forget(rowsFrom: row.scope.row)
    }

    // MARK: Reading

    /// Stages fields of the present record, and of its enclosing scopes.
    mutating func stage(
        _ fields: some Sequence<Int>, _ outer: [FieldReference] = [], from record: RecordNode
    ) {
        for field in fields { stage(field, frames.count - 1, from: record) }
        for read in outer where read.up < frames.count {
            stage(read.field, frames.count - 1 - read.up, from: record)
        }
    }

    /// Stages the fields that an expression of the present record reads.
    mutating func stage(_ reads: ExpressionReads, from record: RecordNode) {
        stage(reads.fields, reads.outer, from: record)
    }

    /// Stages the fields of the present record, and of its enclosing scopes, that the rows of a group read.
    mutating func stage(readsOfRows reads: some Sequence<FieldReference>, from record: RecordNode) {
        for read in reads where read.up > 0 && read.up <= frames.count {
            stage(read.field, frames.count - read.up, from: record)
        }
    }

    private mutating func stage(_ field: Int, _ frame: Int, from record: RecordNode) {
        guard frames[frame].staged.insert(field).inserted else { return }
        log.append((frame, field))
        let (compiled, scope) = (frames[frame].compiled, frames[frame].scope)
        let place = FieldPlace.cell(field, of: frames[frame].place)
        guard let cell = record.find(place)?.cell else { return }
        values.scope = scope
        var value = ValueSlot()
        values.stage(
            cell.effective(compiled.fields[field]), scope.layout.plans[field], field, &value)
        value.status = SlotStatus(cell.state.status)
        values[field] = value
        if compiled.hasConditions(inRowsOf: field) {
            values.setStatuses(of: cell.rows, at: field, compiled)
        }
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

extension ValueTable {
    /// Copies the statuses of cells to the fields of staged rows.
    fileprivate mutating func setStatuses(
        of nodes: [RecordNode], at field: Int, _ compiled: CompiledForm
    ) {
        guard let inner = compiled.fields[field].rows, self[field].kind == .rows,
            case .rows(let staged) = scalars[scope.base + field]
        else { return }
        let outer = scope
        for (number, node) in nodes.prefix(staged.count).enumerated() {
            enter(number, of: staged)
            for cell in node.cells.indices {
                self[cell].status = SlotStatus(node.cells[cell].state.status)
                if inner.hasConditions(inRowsOf: cell) {
                    setStatuses(of: node.cells[cell].rows, at: cell, inner)
                }
            }
            scope = outer
        }
    }
}
