extension FormDataSource {
    /// A change of a row, or of a field of one, on its way.
    struct EditedRow {
        let change: FormChange
        /// What was given for a field; `nil` for a row that was added, removed or moved.
        var given: FieldValue?
        /// Whether nothing changes: another writing was typed of what the field holds.
        var isIdle = false
        /// Whether a field goes with its default again, so that only then is known what it holds.
        var isRestored = false
    }

    /// Puts a change of a row into the group of the form that it happens in.
    ///
    /// By then the row may be gone: a change that was queued is passed over where it has nothing to change.
    ///
    /// - Returns: The change; `nil` where nothing changes.
    func enter(_ edit: RowEdit, by origin: ChangeOrigin, _ plan: inout Plan) -> EditedRow? {
        let field = edit.place.field
        var state = states[field]
        var new = (value: state.value, cell: state.cell)
        let program = form.program.fields[field]
        guard let edited = carryOut(edit, by: origin, on: &new, program) else { return nil }
        guard !edited.isIdle else { return edited }
        state.cell = new.cell
        state.value = new.value
        state.origin = origin
        if state.status == .open, !form.program.hasConditions(inRowsOf: field) {
            state.held = new.value
        }
        plan.states[field] = state
        return edited
    }

    /// Adds what is told of a change of a row and of what follows from it in the same group.
    func tell(of edited: EditedRow, _ edit: RowEdit, _ plan: inout Plan) {
        let field = edit.place.field
        // What is not shown is no news for a screen.
        guard plan.visible[form.program.itemIndices[field]] else { return }
        let state = plan.states[field] ?? states[field]
        let inner = edit.place.inner
        let isNews =
            !edited.isRestored
            || shown(state, at: inner, of: field) != shown(states[field], at: inner, of: field)
        if isNews, state.cell.isVisible(inner[...]) {
            let isShown = edited.change.origin == .user && shows(edited, edit.place, state)
            tell(edited.change, isTold: !isShown, &plan)
        }
        for change in consequences(in: field, state, of: edited.change, plan) {
            tell(change, isTold: true, &plan)
        }
    }

    /// Adds what is told of the rows of a group to which something happened around them.
    ///
    /// - Returns: Whether that is all that is to be told of the group.
    func tellOfRows(of field: Int, _ plan: inout Plan) -> Bool {
        guard form.program.hasConditions(inRowsOf: field), let state = plan.states[field],
            state.status == states[field].status
        else { return false }
        let changes = consequences(in: field, state, of: nil, plan)
        for change in changes { tell(change, isTold: true, &plan) }
        return !changes.isEmpty
    }

    private func tell(_ change: FormChange, isTold: Bool, _ plan: inout Plan) {
        guard let item = form.input(at: change.path) else { return }
        plan.add(change, of: item, isTold: isTold)
    }

    /// Makes the change to the value and the state of a group of the form.
    ///
    /// - Returns: The change; `nil` where nothing changes.
    private func carryOut(
        _ edit: RowEdit, by origin: ChangeOrigin,
        on new: inout (value: FieldValue, cell: CellState),
        _ program: FieldProgram
    ) -> EditedRow? {
        let inner = edit.place.inner[...]
        let target = form.program.field(at: edit.place)
        var rows = new.value.value(at: inner, of: program).rowList
        var cell = new.cell[inner]
        let kind: FormChange.Kind
        switch edit.kind {
        case .set(let value):
            return set(value, at: edit.place, by: origin, on: &new, program)
        case .takeDefault:
            return restore(edit.place, by: origin, on: &new, program)
        case .insert(let row, let isGiven):
            guard edit.row <= rows.count, rows.count < target.item.maximumRows else { return nil }
            let canonical =
                judge.canonical(.rows([row]), at: edit.place, isTyped: isGiven).rowList.first
                ?? FormRow()
            rows.insert(canonical, at: edit.row)
            cell.rows.insert(
                rowState(of: canonical, target.rows, isGiven ? origin : nil), at: edit.row)
            kind = .insert
        case .remove:
            guard rows.indices.contains(edit.row) else { return nil }
            rows.remove(at: edit.row)
            cell.rows.remove(at: edit.row)
            kind = .delete
        case .move(let index):
            guard rows.indices.contains(edit.row), rows.indices.contains(index) else { return nil }
            rows.insert(rows.remove(at: edit.row), at: index)
            cell.rows.insert(cell.rows.remove(at: edit.row), at: index)
            kind = .move(from: edit.row)
        }
        cell.origin = origin
        new.cell[inner] = cell
        new.value = new.value.replacing(
            at: inner, of: program, with: rows.isEmpty ? .empty : .rows(rows))
        let path = form.program.path(of: edit)
        var index = edit.row
        if case .move(let target) = edit.kind { index = target }
        return EditedRow(
            change: FormChange(
                kind: kind, name: target.name, path: path, index: index, origin: origin))
    }

    private func set(
        _ value: FieldValue, at place: FieldPlace, by origin: ChangeOrigin,
        on new: inout (value: FieldValue, cell: CellState), _ program: FieldProgram
    ) -> EditedRow? {
        guard let (group, row) = place.group else { return nil }
        let inner = place.inner[...]
        let rows = new.value.value(at: group.inner, of: program).rowList
        let target = form.program.field(at: place)
        guard rows.indices.contains(row) else { return nil }
        let canonical = judge.canonical(value, at: place, isTyped: true)
        // What is calculated stays.
        guard target.item.computed == nil else { return nil }
        let old = rows[row][target.name]
        guard canonical != old else {
            // An equal value changes nothing; but whoever gave it means it.
            states[place.field].cell[inner].setter = origin
            states[place.field].cell[inner].rows.set(by: origin)
            guard origin == .user, target.rows == nil else { return nil }
            let edited = EditedRow(
                change: change(of: place, by: origin, states[place.field]), given: value,
                isIdle: true)
            return isShown(edited, place) ? nil : edited
        }
        var cell = new.cell[inner]
        let replaces = origin == .program && cell.origin == .user && !old.isEmpty
        cell.setter = origin
        cell.origin = origin
        cell.rows = rowStates(of: canonical, target.rows, cell.rows, origin)
        new.cell[inner] = cell
        new.cell.origin = origin
        new.value = new.value.replacing(at: inner, of: program, with: canonical)
        let change = change(
            of: place, by: origin, replaces: replaces, states[place.field])
        return EditedRow(change: change, given: value)
    }

    private func restore(
        _ place: FieldPlace, by origin: ChangeOrigin,
        on new: inout (value: FieldValue, cell: CellState), _ program: FieldProgram
    ) -> EditedRow? {
        let inner = place.inner[...]
        var cell = new.cell[inner]
        guard !cell.followsDefault else { return nil }
        let old = new.value.value(at: inner, of: program)
        let replaces = origin == .program && cell.origin == .user && !old.isEmpty
        cell.setter = nil
        cell.origin = nil
        new.cell[inner] = cell
        let change = change(of: place, by: origin, replaces: replaces, states[place.field])
        return EditedRow(change: change, isRestored: true)
    }

    /// Whether the screen on which a value was typed shows what it came to.
    private func shows(_ edited: EditedRow, _ place: FieldPlace, _ state: FieldState) -> Bool {
        guard let given = edited.given else { return !edited.isRestored }
        let field = form.program.field(at: place)
        let value = shown(state, at: place.inner, of: place.field)
        guard field.rows == nil else { return given == value }
        guard case .text(let typed) = given else { return state.cell.isOpen(place.inner[...]) }
        guard !field.isSecure else { return true }
        return typed.hasSameBytes(as: displayText(of: value, for: field, in: locale))
    }

    /// Whether the screen on which nothing new was typed shows what the field holds: always, where no text was typed.
    private func isShown(_ edited: EditedRow, _ place: FieldPlace) -> Bool {
        guard case .text? = edited.given else { return true }
        return shows(edited, place, states[place.field])
    }

    // MARK: The state of rows

    /// The states of the rows of a group whose value is replaced.
    func rowStates(
        of value: FieldValue, at field: Int, by origin: ChangeOrigin
    ) -> [RowState] {
        guard let program = form.program.fields[field].rows else { return [] }
        return rowStates(of: value, program, states[field].rows, origin)
    }

    /// The states of rows that replace others; a row keeps what a person has been in.
    private func rowStates(
        of value: FieldValue, _ program: FormProgram?, _ old: [RowState], _ origin: ChangeOrigin
    ) -> [RowState] {
        value.rowList.enumerated().map { index, row in
            var state = rowState(of: row, program, origin)
            guard old.indices.contains(index) else { return state }
            for cell in state.cells.indices {
                state.cells[cell].isLeft = old[index].cells[cell].isLeft
            }
            return state
        }
    }

    private func rowState(
        of row: FormRow, _ program: FormProgram?, _ origin: ChangeOrigin?
    ) -> RowState {
        let cells = (program?.fields ?? []).map { field in
            let value = row[field.name]
            return CellState(
                setter: origin, origin: value.isEmpty ? nil : origin,
                rows: value.rowList.map { rowState(of: $0, field.rows, origin) })
        }
        return RowState(id: nextRowID(), cells: cells)
    }
}
