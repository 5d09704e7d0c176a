/// The steps of a record of a filling-in that a change touches, and those of its rows.
struct Agenda: StepAgenda {
    /// The steps of rows that are settled in addition to the listed ones.
    enum Breadth: Int {
        case none
        /// The steps that read enclosing scopes.
        case enclosing
        case all
    }

    /// The rows of a group.
    private struct Rows {
        var breadth = Breadth.none
        /// The steps of all rows that are settled in addition, because they read a field of all rows.
        var steps: [Int] = []
        var agendas: [Int: Agenda] = [:]
    }

    private var steps = IndexQueue()
    private var breadth = Breadth.none
    private var groups: [Int: Rows] = [:]
    /// The end of the steps that are settled in the present pass over rows.
    var end = Int.max

    init() {}

    /// Whether all steps are settled, of the record and of its rows.
    var isOfAll: Bool { breadth == .all }

    /// All steps of a record and of its rows.
    init(allOf compiled: CompiledForm) {
        widen(to: .all, compiled)
    }

    mutating func popFirst() -> Int? { steps.popFirst(before: end) }

    /// Whether there are steps before an end.
    func hasSteps(before end: Int) -> Bool { steps.first.map { $0 < end } ?? false }

    /// Whether any step before an end is one of some.
    func hasSteps(before end: Int, where isWanted: [Bool]) -> Bool {
        steps.contains { $0 < end && isWanted[$0] }
    }

    mutating func insert(_ step: Int) {
        if step >= 0 { steps.insert(step) }
    }

    /// Adds the step of a field.
    mutating func insert(stepOf field: Int, _ compiled: CompiledForm) {
        insert(compiled.conditions.stepOfItem[compiled.fields[field].itemIndex])
    }

    /// Adds the steps that read a field, of the record and of rows in it.
    ///
    /// - Parameters:
    ///   - field: The field.
    ///   - compiled: The compiled form, or that of the rows.
    ///   - isSettled: Whether the step of the field is being settled, which a group that reads its own rows does not repeat.
    mutating func insert(
        readersOf field: Int, _ compiled: CompiledForm, isSettled: Bool = false
    ) {
        for index in compiled.conditions.readers[field] {
            let step = compiled.conditions.steps[index]
            if !isSettled || step.field != field { insert(index) }
            // What rows read of each other depends on what changed in them.
            if step.field != field, step.rowReads.contains(field) {
                widen(rowsOf: step.field, to: .enclosing)
            }
        }
    }

    /// Adds the steps that the change of a cell touches.
    ///
    /// - Parameters:
    ///   - field: The field of the record in which the cell is, or in whose rows it is.
    ///   - inner: The path from that field into its rows.
    ///   - compiled: The compiled form, or that of the rows.
    ///   - isOther: Whether the effective value changed, so that its readers are touched.
    ///   - own: Adds the own steps of the cell.
    mutating func insert(
        _ field: Int, _ inner: ArraySlice<FieldPlace.Step>, _ compiled: CompiledForm, isOther: Bool,
        _ own: (inout Agenda, Int, CompiledForm) -> Void
    ) {
        if isOther { insert(readersOf: field, compiled) }
        guard let step = inner.first, let rows = compiled.fields[field].rows else {
            return own(&self, field, compiled)
        }
        insert(stepOf: field, compiled)
        if isOther { insert(rowsReading: step.field, ofRow: step.row, of: field, rows) }
        groups[field, default: Rows()].agendas[step.row, default: Agenda()].insert(
            step.field, inner.dropFirst(), rows, isOther: isOther, own)
    }

    /// Adds all steps of a row, or of all rows, of a group.
    mutating func insert(row: Int?, of field: Int, _ compiled: CompiledForm) {
        guard let rows = compiled.fields[field].rows else { return }
        insert(stepOf: field, compiled)
        if let row {
            groups[field, default: Rows()].agendas[row] = Agenda(allOf: rows)
        } else {
            widen(rowsOf: field, to: .all)
        }
    }

    /// Adds the steps of rows that the addition, the removal or a move of a row touches.
    ///
    /// - Parameters:
    ///   - change: The change of the row.
    ///   - count: The number of rows after the change.
    ///   - field: The group.
    ///   - compiled: The compiled form, or that of the rows.
    mutating func insert(
        _ change: RowChange, count: Int, of field: Int, _ compiled: CompiledForm
    ) {
        guard let rows = compiled.fields[field].rows else { return }
        insert(stepOf: field, compiled)
        if case .insert = change.kind { insert(row: change.row.index, of: field, compiled) }
        if rows.readsRowNumber {
            for row in change.renumbered(count: count) { insert(row: row, of: field, compiled) }
        }
        guard rows.conditions.readsOwnRows else { return }
        let readers = rows.conditions.rowReaders
        insert(readers.ofEveryRow, ofRowsOf: field)
        for row in change.followers(count: count) {
            for step in readers.ofRowBefore { insert(step, ofRow: row, of: field, rows) }
        }
    }

    /// Adds the steps of all rows of a group that read other rows.
    mutating func insert(readersOfRowsIn field: Int) { widen(rowsOf: field, to: .enclosing) }

    /// Adds the steps that read a field of a row in other rows of the group.
    private mutating func insert(
        rowsReading changed: Int, ofRow row: Int, of field: Int, _ rows: CompiledForm
    ) {
        guard rows.conditions.readsOwnRows else { return }
        let readers = rows.conditions.rowReaders
        insert(readers.ofAll[changed], ofRowsOf: field)
        for step in readers.ofPrevious[changed] {
            insert(step, ofRow: row + 1, of: field, rows)
        }
    }

    private mutating func insert(_ steps: [Int], ofRowsOf field: Int) {
        for step in steps where groups[field]?.steps.contains(step) != true {
            groups[field, default: Rows()].steps.append(step)
        }
    }

    private mutating func insert(
        _ step: Int, ofRow row: Int, of field: Int, _ rows: CompiledForm
    ) {
        groups[field, default: Rows()].agendas[row, default: Agenda()]
            .insert(readingOtherRows: step, rows)
    }

    /// Adds a step of a row that reads other rows, and the steps in its own rows that do.
    mutating func insert(readingOtherRows index: Int, _ compiled: CompiledForm) {
        insert(index)
        let step = compiled.conditions.steps[index]
        if step.rows?.conditions.enclosingSteps.isEmpty == false {
            widen(rowsOf: step.field, to: .enclosing)
        }
    }

    private mutating func widen(rowsOf field: Int, to breadth: Breadth) {
        let known = groups[field]?.breadth ?? .none
        if breadth.rawValue > known.rawValue { groups[field, default: Rows()].breadth = breadth }
    }

    private mutating func widen(to breadth: Breadth, _ compiled: CompiledForm) {
        if breadth.rawValue > self.breadth.rawValue { self.breadth = breadth }
        switch breadth {
        case .none: break
        case .enclosing: for step in compiled.conditions.enclosingSteps { insert(step) }
        case .all: for step in compiled.conditions.steps.indices { insert(step) }
        }
    }

    // MARK: Rows

    /// The rows of a group that have steps to settle, in order.
    func rows(of field: Int, count: Int) -> [Int] {
        let group = groups[field] ?? Rows()
        guard breadth == .none, group.breadth == .none, group.steps.isEmpty else {
            return Array(0..<count)
        }
        return group.agendas.keys.filter { $0 < count }.sorted()
    }

    /// The steps of a row.
    func agenda(ofRow row: Int, of field: Int, _ rows: CompiledForm) -> Agenda {
        let group = groups[field] ?? Rows()
        var agenda = group.agendas[row] ?? Agenda()
        agenda.widen(to: breadth, rows)
        agenda.widen(to: group.breadth, rows)
        for step in group.steps { agenda.insert(readingOtherRows: step, rows) }
        return agenda
    }
}
