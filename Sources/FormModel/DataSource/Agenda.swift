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
        var agendas: [Int: Agenda] = [:]
    }

    private var steps = StepQueue()
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
            if step.rowReads.contains(field) { widen(rowsOf: step.field, to: .enclosing) }
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

    /// Adds the steps of all rows of a group that read other rows.
    mutating func insert(readersOfRowsIn field: Int) { widen(rowsOf: field, to: .enclosing) }

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
        guard breadth == .none, group.breadth == .none else { return Array(0..<count) }
        return group.agendas.keys.filter { $0 < count }.sorted()
    }

    /// The steps of a row.
    func agenda(ofRow row: Int, of field: Int, _ rows: CompiledForm) -> Agenda {
        let group = groups[field] ?? Rows()
        var agenda = group.agendas[row] ?? Agenda()
        agenda.widen(to: breadth, rows)
        agenda.widen(to: group.breadth, rows)
        return agenda
    }
}
