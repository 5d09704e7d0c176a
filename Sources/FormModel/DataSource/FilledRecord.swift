/// The values of one filling-in, and what has changed in them since the last round.
///
/// A change is applied in place, so that its cost depends only on the changed parts, and is recorded, so that the former
/// values can be read until the changes are committed.
struct FilledRecord {
    /// The form as a record.
    private(set) var root: RecordNode
    /// Which items of the form are shown and enabled.
    private(set) var items: ItemStates

    /// The edits that undo the changes, in the order of these changes.
    private var undo: [RecordEdit] = []
    /// The item states before the changes.
    private(set) var itemsBefore: ItemStates
    /// The changed cells in their former state.
    private(set) var cellsBefore: [FieldPlace: CellState] = [:]
    /// The rows in which the set of hidden labels changed.
    private(set) var rowsWithOtherLabels: Set<RowPlace> = []
    /// The items of the form whose visibility or enablement changed.
    private(set) var changedItems: Set<Int> = []
    /// The fields of the form that changed, or in whose rows a cell changed.
    private(set) var changedFields: Set<Int> = []
    /// The rows that were added behind all others of their groups.
    private(set) var addedRows: [RowPlace] = []
    /// The groups whose rows are others in another way.
    private(set) var groupsWithOtherRows: [FieldPlace] = []

    init(cells: [Cell], items: ItemStates) {
        root = RecordNode(cells: cells)
        self.items = items
        itemsBefore = items
    }

    // MARK: Reading

    /// Whether nothing changed.
    var isUnchanged: Bool { changedFields.isEmpty && changedItems.isEmpty }

    /// Whether the effective value or the status of a cell was another one before the changes.
    func isOther(_ before: CellState, at place: FieldPlace) -> Bool {
        let now = root.state(at: place)
        return before.effective != now.effective || before.status != now.status
    }

    // MARK: Changes

    /// Applies a change, which can be undone until it is committed.
    ///
    /// - Parameters:
    ///   - edit: The change.
    ///   - table: The table, which stages the changed values when they are next read.
    mutating func apply(_ edit: RecordEdit, _ table: inout WorkingTable) {
        table.note(edit, in: root)
        let opposite = root.apply(edit)
        undo.append(opposite)
        switch edit {
        case .state(let place, _):
            if case .state(_, let before) = opposite, cellsBefore[place] == nil {
                cellsBefore[place] = before
            }
            changedFields.insert(place.field)
        case .rows(let place, _):
            changedFields.insert(place.field)
            groupsWithOtherRows.append(place)
        case .labels(let place, _):
            changedFields.insert(place.group.field)
            rowsWithOtherLabels.insert(place)
        case .insert(let place, _):
            changedFields.insert(place.group.field)
            if root.find(place.group)?.cell.rows.count == place.index + 1 {
                addedRows.append(place)
            } else {
                groupsWithOtherRows.append(place.group)
            }
        case .remove(let place), .move(let place, _):
            changedFields.insert(place.group.field)
            groupsWithOtherRows.append(place.group)
        }
    }

    /// Replaces the state of a cell.
    ///
    /// - Returns: Whether the effective value changed.
    @discardableResult
    mutating func set(
        _ state: CellState, at place: FieldPlace, _ table: inout WorkingTable
    ) -> Bool {
        guard let (before, hasRows) = root.update(place, { ($0.state, !$0.rows.isEmpty) }),
            before != state
        else { return false }
        apply(.state(place, state), &table)
        return before.reads(differentFrom: state)
            || hasRows && (before.status == .open) != (state.status == .open)
    }

    /// Shows a page that is hidden, or hides one that is shown.
    mutating func toggle(page: Int) { items.hiddenPages.formSymmetricDifference([page]) }

    /// Shows or hides an item of the form.
    mutating func show(_ item: Int, _ isShown: Bool) {
        items.visible[item] = isShown
        changedItems.insert(item)
    }

    /// Disables an item without a value, or enables it.
    mutating func disable(_ item: Int, _ isDisabled: Bool) {
        guard isDisabled != items.disabled.contains(item) else { return }
        items.disabled.formSymmetricDifference([item])
        changedItems.insert(item)
    }

    /// Exchanges the values and the item states with those before the changes.
    mutating func exchange(_ table: inout WorkingTable) {
        undo = undo.reversed().map { edit in
            table.note(edit, in: root)
            return root.apply(edit)
        }
        swap(&items, &itemsBefore)
    }

    /// Commits the changes, which can no longer be undone.
    mutating func commit() {
        undo = []
        itemsBefore = items
        cellsBefore = [:]
        rowsWithOtherLabels = []
        changedFields = []
        addedRows = []
        groupsWithOtherRows = []
        changedItems = []
    }

    // MARK: Facts that belong to no round

    /// Changes the setters of values, the left fields or the entries of rows.
    mutating func update<Result>(
        _ place: FieldPlace, _ body: (inout Cell) -> Result
    ) -> Result? {
        root.update(place, body)
    }

    /// Removes the setters of the values of the form and of its rows, and the marks of left fields.
    mutating func forgetEntering() { root.forgetEntering() }
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
