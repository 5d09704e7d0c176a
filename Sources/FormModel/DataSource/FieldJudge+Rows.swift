// The conditions and calculations in the rows of groups.

extension FieldJudge {
    /// Works out what the rows of a group come to: which of their fields are there, and what they hold and start
    /// with.
    ///
    /// Rows look at themselves and at what stands around the group, never at each other, so those that are as
    /// they were come to what they came to.
    ///
    /// - Parameters:
    ///   - group: What is known of the group, whose rows are told how their fields stand; those that nobody has
    ///     set keep what their defaults come to.
    ///   - step: The step of the group.
    ///   - before: What was known of it, where what its conditions look at around it has not changed since.
    ///   - state: What the fields beside it hold.
    /// - Returns: The rows as they count, and whether a field of them stands or is entered otherwise than it was.
    /// - Complexity: O(*n*) in the group and in what its conditions look at; conditions are worked out of rows
    ///   that changed.
    mutating func settleRows(
        of group: inout FieldState, _ step: ConditionStep, since before: FieldState?,
        _ state: (Int) -> FieldState
    ) -> (held: FieldValue, isChanged: Bool) {
        let field = program.fields[step.field]
        guard case .rows(var entered) = group.value, let rows = field.rows else {
            return (group.value, false)
        }
        var held = entered
        // Rows beyond the most that the group may have are not judged either.
        let most = max(0, field.item.maximumRows)
        let known = before.map { SettledRows($0, most) }
        var changed: [Int] = []
        for index in held.indices.prefix(most) where group.rows.indices.contains(index) {
            if let row = known?.held(of: entered[index], group.rows[index]) {
                held[index] = row
            } else {
                changed.append(index)
            }
        }
        let place = FieldPlace(step.field)
        var cells = WorkedOutCells()
        for (number, index) in changed.enumerated() {
            cells.note(group.rows[index], number, of: place, rows)
        }
        stage(step.reads, state)
        values.stage(.rows(changed.map { entered[$0] }), at: step.field)
        values.settleRows(at: step.field, by: program, now: clock.now, &cells)
        defer { values.clear(step.reads + [step.field]) }
        let view = values.view(submission: Span())
        // Rows that are too many to be judged are not worked out either.
        group.isSettled = view.isReadable(at: step.field)
        guard group.isSettled else { return (group.value, false) }
        var reading = RowReading(
            now: clock.now, unread: cells.unread, totals: .whereNeeded(by: program))
        for (number, index) in changed.enumerated() {
            entered[index] = cells.meet(
                entered[index], &group.rows[index], number, of: place, rows)
            held[index] = reading.held(
                view.row(number, at: step.field), rows, entered[index], &group.rows[index],
                number, of: place)
        }
        group.value = .rows(entered)
        return (.rows(held), reading.isChanged || cells.isChanged)
    }

    /// Whether a field of a row is required besides always.
    ///
    /// - Complexity: O(*n*) in what its condition looks at.
    mutating func isRequired(_ place: FieldPlace, _ state: (Int) -> FieldState) -> Bool {
        guard let last = place.inner.last else { return isRequired(place.field, state) }
        guard let condition = programs(to: place)?.last?.requirements[last.field] else {
            return false
        }
        return ask(condition, at: place, state) { condition.holds(in: $0) } == true
    }

    /// What a field of a row starts with; empty where there is no such row.
    ///
    /// - Complexity: O(*n*) in its default and in what that looks at.
    mutating func initialValue(
        at place: FieldPlace, _ state: (Int) -> FieldState
    ) -> FieldValue {
        guard let last = place.inner.last, let rows = programs(to: place)?.last,
            let initial = rows.step(of: last.field)?.initial
        else { return .empty }
        return ask(initial, at: place, state) { initial.code?.value(in: $0) } ?? .empty
    }

    /// Those of the form and of the rows on the way to a field.
    private func programs(to place: FieldPlace) -> [FormProgram]? {
        var programs = [program]
        var field = program.fields[place.field]
        for step in place.inner {
            guard let rows = field.rows else { return nil }
            programs.append(rows)
            field = rows.fields[step.field]
        }
        return programs
    }

    /// Asks an expression of a field of a row.
    ///
    /// - Returns: What it says; `nil` where there is no such row.
    private mutating func ask<Answer>(
        _ expression: FormExpression, at place: FieldPlace, _ state: (Int) -> FieldState,
        _ answer: (borrowing JudgingContext) -> Answer?
    ) -> Answer? {
        guard let programs = programs(to: place), let code = expression.code else { return nil }
        let depth = place.inner.count
        let around = code.reads.filter { $0.up == depth }.map(\.field)
        stage(around, state)
        var excerpt = RowExcerpt(place: place, reads: code.reads, programs: programs)
        values.stage(excerpt.value(of: state(place.field).held), at: place.field)
        defer { values.clear(around + [place.field]) }
        var view = values.view(submission: Span())
        var group = place.field
        for (step, row) in zip(place.inner, excerpt.rows) {
            guard row < view.rowCount(at: group) else { return nil }
            view = view.row(row, at: group)
            group = step.field
        }
        let context = JudgingContext(
            values: view, program: programs[programs.count - 1], now: clock.now)
        return answer(context)
    }
}

extension StagedValues {
    /// Says how the fields of staged rows stand, whose values are known to follow from that.
    mutating func stand(_ states: [RowState], at field: Int, of program: FormProgram) {
        guard let inner = program.fields[field].rows, self[field].kind == .rows,
            case .rows(let staged) = scalars[scope.base + field]
        else { return }
        let outer = scope
        for number in 0..<min(staged.count, states.count) {
            enter(number, of: staged)
            for (cell, state) in states[number].cells.enumerated() {
                rowSlots[scope.slot + cell].status = SlotStatus(state.status)
                if inner.hasConditions(inRowsOf: cell) {
                    stand(state.rows, at: cell, of: inner)
                }
            }
            scope = outer
        }
    }
}
