// The conditions and calculations in the rows of groups.

extension FieldJudge {
    /// Works out what the rows of a group come to: which of their fields are there, and what they hold.
    ///
    /// Rows look at themselves and at what stands around the group, never at each other, so those that are as
    /// they were come to what they came to.
    ///
    /// - Parameters:
    ///   - group: What is known of the group, whose rows are told how their fields stand.
    ///   - step: The step of the group.
    ///   - before: What was known of it, where what its conditions look at around it has not changed since.
    ///   - state: What the fields beside it hold.
    /// - Returns: The rows as they count, and whether a field of them stands otherwise than it did.
    /// - Complexity: O(*n*) in the group and in what its conditions look at; conditions are worked out of rows
    ///   that changed.
    mutating func settleRows(
        of group: inout FieldState, _ step: ConditionStep, since before: FieldState?,
        _ state: (Int) -> FieldState
    ) -> (held: FieldValue, isChanged: Bool) {
        let field = program.fields[step.field]
        guard case .rows(var held) = group.value, let rows = field.rows else {
            return (group.value, false)
        }
        // Rows beyond the most that the group may have are not judged either.
        let most = max(0, field.item.maximumRows)
        let known = before.map { SettledRows($0, most) }
        var changed: [Int] = []
        for index in held.indices.prefix(most) where group.rows.indices.contains(index) {
            if let row = known?.held(of: held[index], group.rows[index].id) {
                held[index] = row
            } else {
                changed.append(index)
            }
        }
        stage(step.reads, state)
        values.stage(.rows(changed.map { held[$0] }), at: step.field)
        values.settleRows(at: step.field, now: clock.now)
        defer { values.clear(step.reads + [step.field]) }
        let view = values.view(submission: Span())
        // Rows that are too many to be judged are not worked out either.
        guard view.isReadable(at: step.field) else { return (group.value, false) }
        var reading = RowReading(now: clock.now)
        for (place, index) in changed.enumerated() {
            held[index] = reading.held(
                view.row(place, at: step.field), rows, held[index], &group.rows[index])
        }
        return (.rows(held), reading.isChanged)
    }

    /// Whether a field of a row is required besides always.
    ///
    /// - Complexity: O(*n*) in what its condition looks at.
    mutating func isRequired(_ place: FieldPlace, _ state: (Int) -> FieldState) -> Bool {
        guard let last = place.inner.last else { return isRequired(place.field, state) }
        var programs = [program]
        var field = program.fields[place.field]
        for step in place.inner {
            guard let rows = field.rows else { return false }
            programs.append(rows)
            field = rows.fields[step.field]
        }
        guard let condition = programs[programs.count - 1].requirements[last.field],
            let code = condition.code
        else { return false }
        let depth = place.inner.count
        let around = code.reads.filter { $0.up == depth }.map(\.field)
        stage(around, state)
        var excerpt = RowExcerpt(place: place, reads: code.reads, programs: programs)
        values.stage(excerpt.value(of: state(place.field).held), at: place.field)
        defer { values.clear(around + [place.field]) }
        var view = values.view(submission: Span())
        var group = place.field
        for (step, row) in zip(place.inner, excerpt.rows) {
            guard row < view.rowCount(at: group) else { return false }
            view = view.row(row, at: group)
            group = step.field
        }
        let context = JudgingContext(
            values: view, program: programs[programs.count - 1], now: clock.now)
        return condition.holds(in: context) == true
    }
}

extension StagedValues {
    /// Says how the fields of staged rows stand, whose values are known to follow from that.
    mutating func stand(_ states: [RowState], at field: Int) {
        guard self[field].kind == .rows, case .rows(let staged) = scalars[scope.base + field] else {
            return
        }
        let outer = scope
        for number in 0..<min(staged.count, states.count) {
            enter(number, of: staged)
            for (cell, state) in states[number].cells.enumerated() {
                rowSlots[scope.slot + cell].standing = state.standing
                if scope.program.hasConditions(inRowsOf: cell) { stand(state.rows, at: cell) }
            }
            scope = outer
        }
    }
}
