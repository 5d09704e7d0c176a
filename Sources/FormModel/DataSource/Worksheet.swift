/// The values of one filling-in, with the tools that evaluate conditions and validators on them.
///
/// A change is made in place, so that it costs no more than it touches, and is noted, so that it can be taken back.
struct Worksheet {
    private(set) var compiled: CompiledForm
    let clock: FormClock
    let answeredChecks: Set<String>
    /// The form as a record.
    private(set) var record: RecordNode
    /// Which items of the form are shown and enabled.
    var items: ItemStates
    var canonicals: CanonicalValues
    var table: WorkingTable
    var lastQuestion = 0

    // MARK: Changes that are not committed

    /// The edits that take back those that were made, in the order in which those were made.
    private var undo: [RecordEdit] = []
    /// Which items were shown and enabled before.
    private(set) var itemsBefore: ItemStates
    /// The cells that changed, as they were before.
    private(set) var cellsBefore: [FieldPlace: CellState] = [:]
    /// The rows in which other labels are hidden.
    private(set) var rowsWithOtherLabels: Set<RowPlace> = []
    /// The items of the form that are shown, hidden, enabled or disabled now.
    var changedItems: Set<Int> = []
    /// The fields of the form that changed, or whose rows did.
    private(set) var changedFields: Set<Int> = []
    /// For the present record and each around it, whether a value that counts changed in a run of the settler.
    var isChanged = [false]
    /// The row that is being settled.
    var row: RowPlace?

    init(
        compiled: CompiledForm, items: Int, clock: FormClock, answeredChecks: Set<String>,
        reader: TypedReader
    ) {
        self.compiled = compiled
        self.clock = clock
        self.answeredChecks = answeredChecks
        self.items = ItemStates(count: items)
        itemsBefore = self.items
        canonicals = CanonicalValues(reader, clock)
        table = WorkingTable(compiled, reader)
        record = RecordNode(
            cells: [Cell](repeating: Cell(), count: compiled.fields.count))
        for (index, field) in compiled.fields.enumerated() {
            let value = canonicals.canonical(field.item.defaultValue, of: index, in: compiled)
            record.cells[index] = Worksheet.cell(value, field, by: nil)
        }
    }

    /// Goes on with a form that has the same fields and other choices.
    mutating func adopt(_ compiled: CompiledForm) {
        self.compiled = compiled
        canonicals = CanonicalValues(canonicals.reader, clock)
        table = WorkingTable(compiled, canonicals.reader)
    }

    // MARK: Changes

    /// Makes a change, which can be taken back until it is committed.
    mutating func apply(_ edit: RecordEdit) {
        undo.append(record.apply(edit))
        switch edit {
        case .state(let place, _), .rows(let place, _): changedFields.insert(place.field)
        case .labels(let place, _):
            changedFields.insert(place.group.field)
            rowsWithOtherLabels.insert(place)
        case .insert(let place, _), .remove(let place), .move(let place, _):
            changedFields.insert(place.group.field)
        }
    }

    /// Gives a cell another state.
    ///
    /// - Returns: Whether the value that counts is another.
    @discardableResult
    mutating func set(_ state: CellState, at place: FieldPlace) -> Bool {
        guard let (before, hasRows) = record.update(place, { ($0.state, !$0.rows.isEmpty) }),
            before != state
        else { return false }
        if cellsBefore[place] == nil { cellsBefore[place] = before }
        apply(.state(place, state))
        return before.effective != state.effective
            || hasRows && (before.status == .open) != (state.status == .open)
    }

    /// The state of a cell of a row that exists.
    func state(at place: FieldPlace) -> CellState { record.find(place)?.cell.state ?? CellState() }

    /// Exchanges the values and the item states with those before the changes.
    mutating func exchange() {
        undo = undo.reversed().map { record.apply($0) }
        swap(&items, &itemsBefore)
    }

    /// Ends a round of changes, which cannot be taken back from then on.
    mutating func commit() {
        undo = []
        itemsBefore = items
        cellsBefore = [:]
        rowsWithOtherLabels = []
        changedFields = []
        changedItems = []
        isChanged = [false]
        table.clear()
    }

    /// Changes facts that belong to no round: who gave a value, and where a person has been.
    mutating func update<Result>(
        _ place: FieldPlace, _ body: (inout Cell) -> Result
    ) -> Result? {
        record.update(place, body)
    }

    /// Forgets who gave the values of the form and of its rows, and where a person has been.
    mutating func forgetEntering() { record.forgetEntering() }

    // MARK: New cells

    /// Makes a cell of a canonical value.
    static func cell(_ value: FieldValue, _ field: CompiledField, by origin: ChangeOrigin?) -> Cell
    {
        var cell = Cell()
        cell.state.setter = origin
        cell.state.origin = value.isEmpty ? nil : origin
        if case .rows(let rows) = value, let compiled = field.rows {
            cell.rows = rows.map { row($0, compiled, by: origin) }
        } else {
            cell.state.entered = value
            cell.state.effective = value
        }
        return cell
    }

    /// Makes a row of canonical values.
    static func row(
        _ row: FormRow, _ compiled: CompiledForm, by origin: ChangeOrigin?
    ) -> RecordNode {
        RecordNode(
            cells: zip(compiled.fields, row.cells(of: compiled.fields)).map { field, value in
                cell(value, field, by: origin)
            })
    }
}

/// Which items of a form are shown and enabled.
struct ItemStates {
    var visible: VisibleItems
    var hiddenPages: Set<Int> = []
    var disabled: Set<Int> = []

    init(count: Int) {
        visible = VisibleItems(count: count)
    }
}
