/// Entering of values into the worksheet, and the steps that they touch.
extension Worksheet {
    /// Sets a field to a canonical value that differs from its present one.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - place: The field, in a row that exists.
    ///   - setter: The setter of the value; `nil` for the default.
    ///   - origin: The origin of the change.
    ///   - agenda: The agenda to which the touched steps are added.
    mutating func enter(
        _ value: FieldValue, at place: FieldPlace, by setter: ChangeOrigin?,
        _ origin: ChangeOrigin, _ agenda: inout Agenda
    ) {
        let new = Cell(value, compiled.field(at: place), by: origin)
        var state = record.root.state(at: place)
        state.setter = setter
        state.origin = origin
        state.entered = new.state.entered
        state.refusal = nil
        if state.takesEntered { state.effective = state.entered }
        var isOther = set(state, at: place)
        if replaceRows(of: place, with: new.rows) { isOther = true }
        noteOrigin(origin, around: place)
        agenda.insert(place.field, place.inner[...], compiled, isOther: isOther) {
            agenda, field, compiled in
            if compiled.fields[field].rows != nil { agenda.insert(row: nil, of: field, compiled) }
        }
    }

    /// Sets a field to a value that it could not read, which is kept as it was sent.
    ///
    /// - Parameters:
    ///   - sent: The value and the reasons; another value was entered at its place in the same round.
    ///   - origin: The origin of the change.
    ///   - agenda: The agenda to which the touched steps are added.
    mutating func enter(
        _ sent: Round.Refused, _ origin: ChangeOrigin, _ agenda: inout Agenda
    ) {
        guard compiled.field(at: sent.place).item.computed == nil else { return }
        var state = record.root.state(at: sent.place)
        state.origin = origin
        state.entered = sent.value
        state.refusal = sent.refusal
        if state.takesEntered { state.effective = state.entered }
        set(state, at: sent.place)
        agenda.insert(sent.place.field, sent.place.inner[...], compiled, isOther: true) {
            agenda, field, compiled in
            if compiled.fields[field].rows != nil { agenda.insert(row: nil, of: field, compiled) }
        }
    }

    /// Records an entry that equals the present value of a field, so that the field no longer follows its default.
    mutating func confirm(_ place: FieldPlace, by setter: ChangeOrigin?) {
        _ = update(place) { cell in
            cell.state.setter = setter
            if let setter { cell.setRows(by: setter) }
        }
    }

    /// Makes a field follow its default expression again.
    mutating func restore(
        _ place: FieldPlace, by origin: ChangeOrigin, _ agenda: inout Agenda
    ) {
        var state = record.root.state(at: place)
        state.setter = nil
        state.origin = nil
        state.refusal = nil
        set(state, at: place)
        noteOrigin(origin, around: place)
        agenda.insert(place.field, place.inner[...], compiled, isOther: false) {
            agenda, field, compiled in agenda.insert(stepOf: field, compiled)
        }
    }

    /// Reads the entered value of a field and of its rows again, after choices were fetched.
    mutating func reread(_ place: FieldPlace) {
        guard let cell = record.root.find(place)?.cell else { return }
        var state = cell.state
        if state.refusal == nil {
            state.entered = canonical(state.entered, at: place)
        }
        if state.takesEntered { state.effective = state.entered }
        set(state, at: place)
        for (number, row) in cell.rows.enumerated() {
            for field in row.cells.indices { reread(place.cell(field, ofRow: number)) }
        }
    }

    // MARK: Rows

    /// Adds, removes or moves a row of a group.
    ///
    /// - Returns: Whether the row exists, or can be added.
    mutating func make(
        _ change: RowChange, by origin: ChangeOrigin, _ agenda: inout Agenda
    ) -> Bool {
        let place = change.row
        let group = compiled.field(at: place.group)
        guard let rows = group.rows, let count = record.root.find(place.group)?.cell.rows.count
        else { return false }
        let root = place.group.field
        let wasLimited = compiled.fields[root].exceedsLimits(
            record.root.cells[root].rows, cells: compiled.layout.limits.groupCells)
        switch change.kind {
        case .insert(let given):
            guard place.index <= count, count < group.item.maximumRows else { return false }
            let row: RecordNode?
            if let given {
                let values = canonical(.rows([given]), at: place.group, isTyped: true)
                row = RecordNode(values.rowList.first ?? FormRow(), rows, by: origin)
            } else {
                row = blankRow(of: place.group)
            }
            guard let row else { return false }
            apply(.insert(place, row))
        case .remove:
            guard place.index < count else { return false }
            apply(.remove(place))
        case .move(let target):
            // Rows may have been removed while the move was queued.
            let target = min(target, count - 1)
            guard place.index < count, place.index != target else { return false }
            apply(.move(place, to: target))
        }
        // A row belongs to the entry at its new index.
        if group.rowList != nil { _ = update(place.group) { $0.forgetEntries() } }
        var state = record.root.state(at: place.group)
        state.origin = origin
        // The first row replaces a text that was given for the group.
        state.entered = .empty
        state.refusal = nil
        if state.status == .open { state.effective = .empty }
        set(state, at: place.group)
        noteOrigin(origin, around: place.group)
        let left = record.root.find(place.group)?.cell.rows.count ?? 0
        agenda.insert(place.group.field, place.group.inner[...], compiled, isOther: true) {
            agenda, field, compiled in agenda.insert(change, count: left, of: field, compiled)
        }
        // The change may bring rows within the limits, or out of them.
        if wasLimited { agenda.insert(row: nil, of: root, compiled) }
        return true
    }

    /// Replaces the rows of a group; each row keeps the left fields of the row that it replaces.
    ///
    /// - Returns: Whether the group had rows or has rows now.
    private mutating func replaceRows(of place: FieldPlace, with rows: [RecordNode]) -> Bool {
        let old = record.root.find(place)?.cell.rows ?? []
        guard !old.isEmpty || !rows.isEmpty else { return false }
        var rows = rows
        for (index, row) in old.prefix(rows.count).enumerated() {
            for cell in row.cells.indices {
                rows[index].cells[cell].state.isLeft = row.cells[cell].state.isLeft
            }
        }
        apply(.rows(place, rows))
        return true
    }

    /// Records the setter of an entry in the rows of a group of the form.
    private mutating func noteOrigin(_ origin: ChangeOrigin, around place: FieldPlace) {
        guard !place.inner.isEmpty else { return }
        var state = record.root.state(at: FieldPlace(place.field))
        state.origin = origin
        set(state, at: FieldPlace(place.field))
    }
}
