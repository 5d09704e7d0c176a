/// The values of one filling-in, with the evaluation of conditions and validators.
///
/// A change is applied in place, so that its cost depends only on the changed parts, and is recorded, so that it can be
/// undone.
struct Worksheet {
    private(set) var compiled: CompiledForm
    let clock: FormClock
    let answeredChecks: Set<String>
    /// The form as a record.
    private(set) var record: RecordNode
    /// The item states: which items of the form are shown and enabled.
    var items: ItemStates
    var canonicals: CanonicalValues
    var table: WorkingTable
    var lastQuestion = 0
    /// The size of all calculated texts.
    var texts = CalculatedTexts()
    /// The choices that were fetched for values.
    let sets = ChoiceSets(ofSubmissions: false)

    // MARK: Changes that are not committed

    /// The edits that undo the uncommitted changes, in the order of these changes.
    private var undo: [RecordEdit] = []
    /// The item states before the changes.
    private(set) var itemsBefore: ItemStates
    /// The changed cells in their former state.
    private(set) var cellsBefore: [FieldPlace: CellState] = [:]
    /// The rows in which the set of hidden labels changed.
    private(set) var rowsWithOtherLabels: Set<RowPlace> = []
    /// The items of the form whose visibility or enablement changed.
    var changedItems: Set<Int> = []
    /// The fields of the form that changed, or in whose rows a cell changed.
    private(set) var changedFields: Set<Int> = []
    /// For the present record and each enclosing one, whether an effective value changed in a run of the settler.
    var isChanged = [false]
    /// Whether the expressions of several texts that are shown do the work of one validation together.
    var sharesWork = false
    /// Whether rows beyond the number that is asked for go if nothing was entered in them, whoever made them.
    var dropsBlankRows = false
    /// Whether all conditions are being applied, so that every text is calculated anew.
    var isSettlingAll = false
    /// The row that is being settled.
    var row: RowPlace?

    init(
        compiled: CompiledForm, isShown: [Bool], given: [Int: FieldValue] = [:], clock: FormClock,
        answeredChecks: Set<String>,
        reader: TypedReader
    ) {
        self.compiled = compiled
        self.clock = clock
        self.answeredChecks = answeredChecks
        self.items = ItemStates(isShown: isShown)
        itemsBefore = self.items
        canonicals = CanonicalValues(reader, clock)
        table = WorkingTable(compiled, reader, sets)
        record = RecordNode(
            cells: [Cell](repeating: Cell(), count: compiled.fields.count))
        for (index, field) in compiled.fields.enumerated() {
            let value = canonicals.canonical(
                given[index] ?? field.item.defaultValue, of: index, in: compiled)
            record.cells[index] = Worksheet.cell(value, field, by: nil)
        }
    }

    /// Replaces the form by one with the same fields and other choices.
    mutating func adopt(_ compiled: CompiledForm) {
        self.compiled = compiled
        canonicals = CanonicalValues(canonicals.reader, clock)
        sets.forgetMade()
        table = WorkingTable(compiled, canonicals.reader, sets)
    }

    // MARK: Changes

    /// Applies a change, which can be undone until it is committed.
    mutating func apply(_ edit: RecordEdit) {
        table.note(edit, in: record)
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

    /// Replaces the state of a cell.
    ///
    /// - Returns: Whether the effective value changed.
    @discardableResult
    mutating func set(_ state: CellState, at place: FieldPlace) -> Bool {
        guard let (before, hasRows) = record.update(place, { ($0.state, !$0.rows.isEmpty) }),
            before != state
        else { return false }
        if cellsBefore[place] == nil { cellsBefore[place] = before }
        apply(.state(place, state))
        return before.reads(differentFrom: state)
            || hasRows && (before.status == .open) != (state.status == .open)
    }

    /// The state of a cell of a row that exists.
    func state(at place: FieldPlace) -> CellState { record.find(place)?.cell.state ?? CellState() }

    /// Exchanges the values and the item states with those before the changes.
    mutating func exchange() {
        undo = undo.reversed().map { edit in
            table.note(edit, in: record)
            return record.apply(edit)
        }
        swap(&items, &itemsBefore)
    }

    /// Commits a round of changes, which can no longer be undone.
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

    /// Changes facts that belong to no round: the setters of values, and the left fields.
    mutating func update<Result>(
        _ place: FieldPlace, _ body: (inout Cell) -> Result
    ) -> Result? {
        record.update(place, body)
    }

    /// Removes the setters of the values of the form and of its rows, and the marks of left fields.
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
            }, defaults: origin == nil ? row : nil)
    }
}

/// The item states of a form: which items are shown and enabled.
struct ItemStates {
    var visible: VisibleItems
    var hiddenPages: Set<Int> = []
    var disabled: Set<Int> = []

    init(isShown: [Bool]) {
        visible = VisibleItems(isShown)
    }
}
