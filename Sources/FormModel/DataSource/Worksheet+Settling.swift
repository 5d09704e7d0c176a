/// Applies the conditions of a form to a filling-in: the steps that a change touches.
extension Worksheet: SettlingStore {
    /// Settles the steps of an agenda, and those that their results touch.
    mutating func settle(_ agenda: inout Agenda) {
        var run: Void = ()
        isSettlingAll = agenda.isOfAll
        if isSettlingAll { texts.beginAll() } else { texts.begin() }
        settle(compiled, Span(), &agenda, &run)
        // A refused text may be kept once others are smaller.
        if texts.isAnyRefused { table.noteOverspent() }
    }

    func skips(_ step: ConditionStep, _ run: Void) -> Bool { false }

    // All values are known in a filling-in.
    func evaluable(_ step: ConditionStep, _ run: Void) -> StepExpressions { .all }

    func status(of container: ItemContainer, _ run: Void) -> ContainerStatus {
        switch container {
        case .page(let page): items.hiddenPages.contains(page) ? .hidden : .shown
        case .section(let item): isHidden(item) ? .hidden : .shown
        }
    }

    /// Whether an item without a value of the present record is hidden.
    private func isHidden(_ item: Int) -> Bool {
        guard let row else { return !items.visible[item] }
        return record.find(row.group)?.cell.rows[row.index].hiddenLabels.contains(item) ?? false
    }

    mutating func set(
        _ status: ContainerStatus, of container: ItemContainer, of compiled: CompiledForm,
        _ agenda: inout Agenda, _ run: inout Void
    ) {
        guard status != self.status(of: container, run) else { return }
        switch container {
        case .page(let page): items.hiddenPages.formSymmetricDifference([page])
        case .section(let item):
            if row == nil {
                items.visible[item] = status == .shown
                changedItems.insert(item)
            } else {
                apply(status == .hidden ? .hidden : .open, toLabel: item)
            }
        }
        for step in compiled.conditions.stepsOfContainer[container] ?? [] { agenda.insert(step) }
    }

    mutating func evaluate(
        _ step: ConditionStep, of compiled: CompiledForm, container: ContainerStatus,
        evaluable: StepExpressions, _ submission: Span<UInt8>, _ run: inout Void
    ) -> Settlement {
        table.stage(step.readsOfVisible, from: record)
        table.stage(step.readsOfEnabled, from: record)
        table.stage(step.readsOfComputed, from: record)
        table.stage(step.readsOfOffered, from: record)
        let initial = step.initial == nil ? nil : applyDefault(of: step, compiled)
        let given = step.isGiven ? state(at: .cell(step.field, of: row)).entered : nil
        return table.evaluate(at: clock.now) {
            step.settlement(in: $0, container: container, initial: initial, given: given)
        }
    }

    /// Evaluates the default expression of a field, which the field follows until a value is set.
    ///
    /// - Returns: The result.
    private mutating func applyDefault(
        of step: ConditionStep, _ compiled: CompiledForm
    ) -> FieldValue {
        table.stage(step.readsOfInitial, from: record)
        let initial = table.evaluate(at: clock.now) { step.initialValue(in: $0) } ?? .empty
        let place = FieldPlace.cell(step.field, of: row)
        var state = state(at: place)
        state.follow(canonicals.canonical(initial, of: step.field, in: compiled))
        set(state, at: place)
        return initial
    }

    mutating func apply(
        _ settlement: Settlement, to step: ConditionStep, of compiled: CompiledForm,
        _ submission: Span<UInt8>, _ agenda: inout Agenda, _ run: inout Void
    ) {
        let isHidden = settlement.status == .hidden
        if row == nil, items.visible[step.item] == isHidden {
            items.visible[step.item] = !isHidden
            changedItems.insert(step.item)
        }
        guard step.field >= 0 else { return apply(settlement, toLabel: step.item) }
        let place = FieldPlace.cell(step.field, of: row)
        var state = state(at: place)
        let before =
            state.status == .computed && !isSettlingAll ? state.effective : FieldValue.empty
        state.status = settlement.status
        state.noResult = settlement.noResult
        let own = settlement.ownValue(of: step.field, in: compiled)
        let calculated = settlement.status == .computed ? own ?? .empty : .empty
        state.isTextRefused = !texts.admit(calculated, insteadOf: before, in: record)
        state.effective =
            state.isTextRefused
            ? .empty
            : own.map { canonicals.canonical($0, of: step.field, in: compiled) } ?? state.entered
        // A helper whose result cannot be read has none, as in a submission.
        if case .text = state.effective, compiled.fields[step.field].isHelper,
            !canonicals.isReadable(state.effective, of: step.field, in: compiled)
        {
            state.effective = .empty
        }
        if set(state, at: place) { noteChange(of: step.field, compiled, &agenda) }
    }

    /// Shows, hides, enables or disables an item without a value.
    private mutating func apply(_ settlement: Settlement, toLabel item: Int) {
        let isHidden = settlement.status == .hidden
        guard let row else {
            let isDisabled = settlement.status == .disabled
            guard !isHidden, isDisabled != items.disabled.contains(item) else { return }
            items.disabled.formSymmetricDifference([item])
            changedItems.insert(item)
            return
        }
        let known = record.find(row.group)?.cell.rows[row.index].hiddenLabels ?? []
        guard known.contains(item) != isHidden else { return }
        apply(.labels(row, known.symmetricDifference([item])))
    }

    /// Touches the steps that read a field of the present record.
    private mutating func noteChange(
        of field: Int, _ compiled: CompiledForm, _ agenda: inout Agenda
    ) {
        isChanged[isChanged.count - 1] = true
        agenda.insert(readersOf: field, compiled)
    }

    mutating func settleRows(
        _ rows: CompiledForm, of step: ConditionStep, of compiled: CompiledForm,
        _ submission: Span<UInt8>, _ agenda: inout Agenda, _ run: inout Void
    ) {
        let outer = row
        let group = FieldPlace.cell(step.field, of: outer)
        let count = compiled.fields[step.field].settledCount(
            of: record.find(group)?.cell.rows ?? [],
            cells: outer == nil ? compiled.layout.limits.groupCells : .max)
        let numbers = agenda.rows(of: step.field, count: count)
        guard !numbers.isEmpty else { return }
        // The fields are staged once for all rows.
        table.stage(readsOfRows: rows.conditions.outerReads, from: record)
        isChanged.append(false)
        for number in numbers {
            row = RowPlace(group: group, index: number)
            table.enter(number, of: step.field, rows)
            var inner = agenda.agenda(ofRow: number, of: step.field, rows)
            settle(rows, submission, &inner, &run)
            table.leave()
        }
        row = outer
        let isOther = isChanged.removeLast()
        if isOther, state(at: group).status == .open {
            noteChange(of: step.field, compiled, &agenda)
        }
    }
}

extension CompiledField {
    /// The number of rows of a group to settle: as in a submission, at most the maximum, and none if all rows together
    /// have too many fields.
    fileprivate func settledCount(of rows: [RecordNode], cells: Int) -> Int {
        cellCount(of: rows) > cells ? 0 : min(rows.count, max(0, item.maximumRows))
    }

    /// The number of fields in all rows of a group, nested groups included.
    ///
    /// - Complexity: O(1), or O(*n*) in the rows if they contain groups.
    func cellCount(of rows: [RecordNode]) -> Int {
        guard let compiled = self.rows else { return 0 }
        let rows = rows.prefix(max(0, item.maximumRows))
        var count = rows.count * compiled.fields.count
        for index in compiled.groups {
            // One copy, because a call on the element of the array would retain its whole item for each row.
            let group = compiled.fields[index]
            for row in rows { count += group.cellCount(of: row.cells[index].rows) }
        }
        return count
    }

    /// Whether some rows of a group, or of groups nested in it, are not settled.
    func exceedsLimits(_ rows: [RecordNode], cells: Int = .max) -> Bool {
        guard rows.count <= item.maximumRows, cellCount(of: rows) <= cells else { return true }
        guard let compiled = self.rows else { return false }
        return compiled.groups.contains { index in
            let group = compiled.fields[index]
            return rows.contains { group.exceedsLimits($0.cells[index].rows) }
        }
    }
}
