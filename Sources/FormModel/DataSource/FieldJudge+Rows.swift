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

/// The rows of a group as they were settled before.
private struct SettledRows {
    private let entered: [FormRow]
    private let held: [FormRow]
    private let places: [Int: Int]

    init(_ group: FieldState, _ most: Int) {
        entered = group.value.rowList
        held = group.held.rowList
        let isSettled = entered.count == held.count && entered.count == group.rows.count
        places = [Int: Int](
            (isSettled ? group.rows : []).prefix(most).enumerated().map { ($1.id, $0) },
            uniquingKeysWith: { first, _ in first })
    }

    /// What a row came to; `nil` where another was entered.
    func held(of row: FormRow, _ id: Int) -> FormRow? {
        guard let place = places[id], entered[place] == row else { return nil }
        return held[place]
    }
}

/// Reads rows that were settled.
private struct RowReading {
    let now: DateTime?
    var isChanged = false

    /// What the rows of a group in a row come to.
    private mutating func held(
        _ view: borrowing StagedValuesView, _ field: Int, _ program: FormProgram,
        _ entered: FieldValue, _ states: inout [RowState]
    ) -> FieldValue {
        guard case .rows(let rows) = entered, let inner = program.fields[field].rows else {
            return entered
        }
        let count = view.rowCount(at: field)
        return .rows(
            rows.indices.map { index in
                // Rows beyond the most that the group may have are not judged either.
                guard index < count, states.indices.contains(index) else { return rows[index] }
                return held(view.row(index, at: field), inner, rows[index], &states[index])
            })
    }

    mutating func held(
        _ view: borrowing StagedValuesView, _ program: FormProgram, _ entered: FormRow,
        _ state: inout RowState
    ) -> FormRow {
        var row = FormRow()
        for (cell, value) in entered.cells(of: program.fields).enumerated() {
            let standing = view.slot(at: cell).standing.settled
            if state.cells[cell].standing != standing {
                state.cells[cell].standing = standing
                isChanged = true
            }
            let held: FieldValue =
                switch standing {
                case .open where program.hasConditions(inRowsOf: cell):
                    self.held(view, cell, program, value, &state.cells[cell].rows)
                case .open: value
                default: view.value(at: cell, of: program)
                }
            row.append(program.fields[cell].name, held)
        }
        let hidden = hiddenLabels(view, program)
        if state.hiddenLabels != hidden {
            state.hiddenLabels = hidden
            isChanged = true
        }
        return row
    }

    private func hiddenLabels(
        _ view: borrowing StagedValuesView, _ program: FormProgram
    ) -> Set<Int> {
        var hidden: Set<Int> = []
        for step in program.conditions.steps where step.field < 0 {
            let context = JudgingContext(values: copy view, program: program, now: now)
            if case .hidden = step.verdict(in: context, isPageHidden: false) {
                hidden.insert(step.item)
            }
        }
        return hidden
    }
}

/// What a condition in a row looks at, without the other rows and fields, so that asking it of each row costs
/// no more than the rows.
private struct RowExcerpt {
    let place: FieldPlace
    let reads: [FieldReference]
    /// Those of the form and of the rows on the way.
    let programs: [FormProgram]
    /// Where each row on the way stands in the excerpt.
    private(set) var rows: [Int] = []

    init(place: FieldPlace, reads: [FieldReference], programs: [FormProgram]) {
        self.place = place
        self.reads = reads
        self.programs = programs
    }

    /// The excerpt of a group of the form.
    mutating func value(of group: FieldValue) -> FieldValue {
        value(of: group, place.field, level: 0)
    }

    private mutating func value(of group: FieldValue, _ field: Int, level: Int) -> FieldValue {
        let depth = place.inner.count
        guard level < depth else { return group }
        let step = place.inner[level]
        let list = group.rowList
        guard list.indices.contains(step.row) else { return .empty }
        // A condition may count the rows among which its own stands.
        guard !reads.contains(FieldReference(up: depth - level, field: field)) else {
            rows = rows + place.inner[level...].map(\.row)
            return group
        }
        rows.append(0)
        let program = programs[level + 1]
        let cells = list[step.row].cells(of: program.fields)
        var wanted = Set(reads.filter { $0.up == depth - level - 1 }.map(\.field))
        var row = FormRow()
        if level + 1 < depth { wanted.insert(step.field) }
        for cell in wanted.sorted() {
            let isOnWay = level + 1 < depth && cell == step.field
            row.append(
                program.fields[cell].name,
                isOnWay ? value(of: cells[cell], cell, level: level + 1) : cells[cell])
        }
        return .rows([row])
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
