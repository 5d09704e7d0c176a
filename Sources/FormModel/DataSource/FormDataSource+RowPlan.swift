extension FormDataSource {
    /// Puts a change of a row into the group of the form that it happens in.
    ///
    /// By then the row may be gone: a change that was queued is passed over where it has nothing to change.
    ///
    /// - Returns: The change and whether the screen shows it already; `nil` where nothing changes.
    func enter(
        _ edit: RowEdit, by origin: ChangeOrigin, _ plan: inout Plan
    ) -> (change: FormChange, isShown: Bool)? {
        let field = edit.place.field
        var state = states[field]
        var new = (value: state.value, cell: state.cell)
        guard let change = carryOut(edit, by: origin, on: &new, form.program.fields[field]) else {
            return nil
        }
        state.cell = new.cell
        state.value = new.value
        state.origin = origin
        if state.standing == .open { state.held = new.value }
        plan.states[field] = state
        return change
    }

    /// Adds what is told of a change of a row and of what follows from it in the same group.
    func tell(
        of edited: (change: FormChange, isShown: Bool), _ edit: RowEdit, _ plan: inout Plan
    ) {
        let field = edit.place.field
        // What is not shown is no news for a screen.
        guard plan.visible[form.program.itemIndices[field]], let state = plan.states[field] else {
            return
        }
        let others = consequences(of: edit, edited.change, state.issues, state.rows)
        if edited.isShown { plan.untold.append(edited.change) }
        for change in (edited.isShown ? [] : [edited.change]) + others {
            guard let item = form.input(at: change.path) else { continue }
            plan.told.append(change)
            plan.toldItems.append(item)
        }
    }

    /// Makes the change to the value and the state of a group of the form.
    ///
    /// - Returns: The change and whether the screen shows it already; `nil` where nothing changes.
    private func carryOut(
        _ edit: RowEdit, by origin: ChangeOrigin,
        on new: inout (value: FieldValue, cell: CellState),
        _ program: FieldProgram
    ) -> (change: FormChange, isShown: Bool)? {
        let inner = edit.place.inner[...]
        let target = form.program.field(at: edit.place)
        var rows = new.value.value(at: inner, of: program).rowList
        var cell = new.cell[inner]
        let kind: FormChange.Kind
        switch edit.kind {
        case .set(let value):
            return set(value, at: edit.place, by: origin, on: &new, program)
        case .insert(let row, let isGiven):
            guard edit.row <= rows.count, rows.count < target.item.maximumRows else { return nil }
            let canonical =
                judge.canonical(.rows([row]), at: edit.place).rowList.first ?? FormRow()
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
        return (
            FormChange(kind: kind, name: target.name, path: path, index: index, origin: origin),
            origin == .user
        )
    }

    private func set(
        _ value: FieldValue, at place: FieldPlace, by origin: ChangeOrigin,
        on new: inout (value: FieldValue, cell: CellState), _ program: FieldProgram
    ) -> (change: FormChange, isShown: Bool)? {
        guard let (group, row) = place.group, let last = place.inner.last else { return nil }
        let inner = place.inner[...]
        let rows = new.value.value(at: group.inner, of: program).rowList
        let target = form.program.field(at: place)
        guard rows.indices.contains(row) else { return nil }
        let old = rows[row][target.name]
        let canonical = judge.canonical(value, at: place)
        guard canonical != old else { return nil }
        var cell = new.cell[inner]
        let replaces = origin == .program && cell.origin == .user && !old.isEmpty
        cell.origin = origin
        cell.rows = rowStates(of: canonical, target.rows, cell.rows, origin)
        new.cell[inner] = cell
        new.cell.origin = origin
        new.value = new.value.replacing(at: inner, of: program, with: canonical)
        let items = form.program.field(at: group).rows?.itemIndices ?? []
        let change = FormChange(
            kind: .update, name: target.name, path: form.program.path(of: place),
            index: items[last.field], origin: origin, replacesUserInput: replaces)
        return (change, origin == .user && shows(value, canonical, target))
    }

    /// Whether the screen on which a value was typed shows what it came to.
    private func shows(
        _ given: FieldValue, _ value: FieldValue, _ field: FieldProgram
    ) -> Bool {
        guard field.rows == nil else { return given == value }
        guard case .text(let typed) = given, !field.isSecure else { return true }
        return typed.hasSameBytes(as: DisplayValue.text(of: value, for: field, locale: form.locale))
    }

    // MARK: Consequences

    /// What a change means for the other fields of the group: where what is wrong with them is not what it was,
    /// the screen must follow.
    private func consequences(
        of edit: RowEdit, _ change: FormChange, _ issues: [Issue], _ rows: [RowState]
    ) -> [FormChange] {
        let field = edit.place.field
        let old = IssuesByRow(
            states[field].issues, states[field].rows, of: field, in: form.program)
        let new = IssuesByRow(issues, rows, of: field, in: form.program)
        return new.places(differingFrom: old).compactMap { place, row -> FormChange? in
            var path = form.program.path(of: place)
            if let row { path = path.appending(.index(row)) }
            // The screen was told of what happened there, or did it itself.
            guard path != change.path, !isNew(path, by: change) else { return nil }
            if place.inner.isEmpty, row == nil {
                let field = form.program.fields[place.field]
                return FormChange(
                    kind: .update, name: field.name,
                    index: visibleIndex(of: form.program.itemIndices[place.field]),
                    origin: .program)
            }
            let target = form.program.field(at: place)
            return FormChange(
                kind: .update, name: target.name, path: path,
                index: row ?? index(of: place), origin: .program)
        }
    }

    /// Whether a path leads into the row that was just added.
    private func isNew(_ path: FieldPath, by change: FormChange) -> Bool {
        change.kind == .insert && path.steps.starts(with: change.path.steps)
    }

    private func index(of place: FieldPlace) -> Int {
        guard let group = place.group?.place, let last = place.inner.last else { return 0 }
        return form.program.field(at: group).rows?.itemIndices[last.field] ?? 0
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
                origin: value.isEmpty ? nil : origin,
                rows: value.rowList.map { rowState(of: $0, field.rows, origin) })
        }
        return RowState(id: nextRowID(), cells: cells)
    }
}
