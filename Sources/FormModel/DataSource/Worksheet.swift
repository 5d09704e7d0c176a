/// The record of one filling-in with the table from which its expressions and validators read.
///
/// The table follows each change of the record. What changes the record touches steps of conditions, which are collected
/// in an agenda until the worksheet settles them.
struct Worksheet {
    private(set) var compiled: CompiledForm
    let clock: FormClock
    private(set) var record: FilledRecord
    private(set) var canonicals: CanonicalValues
    var table: WorkingTable
    /// The size of all calculated texts.
    private var texts = CalculatedTexts()
    /// The choices that were fetched for values.
    let sets = ChoiceSets(ofSubmissions: false)
    /// How many steps were settled, for tests.
    private(set) var settledSteps = 0
    /// Whether the expressions of several texts that are shown do the work of one validation together.
    var sharesWork = false

    init(
        compiled: CompiledForm, isShown: [Bool], given: [Int: FieldValue] = [:], clock: FormClock,
        reader: TypedReader
    ) {
        self.compiled = compiled
        self.clock = clock
        var canonicals = CanonicalValues(reader, clock)
        table = WorkingTable(compiled, reader, sets)
        let cells = compiled.fields.enumerated().map { index, field in
            let value = canonicals.canonical(
                given[index] ?? field.item.defaultValue, of: index, in: compiled)
            return Cell(value, field, by: nil)
        }
        self.canonicals = canonicals
        record = FilledRecord(cells: cells, items: ItemStates(isShown: isShown))
    }

    /// Replaces the form by one with the same fields and other choices.
    mutating func adopt(_ compiled: CompiledForm) {
        self.compiled = compiled
        canonicals = CanonicalValues(canonicals.reader, clock)
        sets.forgetMade()
        table = WorkingTable(compiled, canonicals.reader, sets)
    }

    // MARK: Changes

    /// Applies a change, which can be undone until it is committed.
    mutating func apply(_ edit: RecordEdit) { record.apply(edit, &table) }

    /// Replaces the state of a cell.
    ///
    /// - Returns: Whether the effective value changed.
    @discardableResult
    mutating func set(_ state: CellState, at place: FieldPlace) -> Bool {
        record.set(state, at: place, &table)
    }

    /// Changes facts that belong to no round: the setters of values, the left fields and the entries of rows.
    mutating func update<Result>(
        _ place: FieldPlace, _ body: (inout Cell) -> Result
    ) -> Result? {
        record.update(place, body)
    }

    /// Removes the setters of the values of the form and of its rows, and the marks of left fields.
    mutating func forgetEntering() { record.forgetEntering() }

    /// Exchanges the values and the item states with those before the changes.
    mutating func exchange() { record.exchange(&table) }

    /// Commits a round of changes, which can no longer be undone.
    mutating func commit() {
        record.commit()
        table.clear()
    }

    // MARK: Canonical values

    /// The canonical form of a value for a field; a value that cannot be read is returned unchanged.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - place: The field.
    ///   - isTyped: Whether a person may have typed the texts in it, in the notation of the locale.
    /// - Returns: The value, read by the type and the formatter of the field.
    /// - Complexity: O(*n*) in the value.
    mutating func canonical(
        _ value: FieldValue, at place: FieldPlace, isTyped: Bool = false
    ) -> FieldValue {
        canonicals.canonical(
            value, of: place.lastField, in: compiled.compiled(of: place), isTyped: isTyped)
    }

    /// A row of a group with the defaults of its fields; `nil` where the field is no group.
    mutating func blankRow(of group: FieldPlace) -> RecordNode? {
        guard let rows = compiled.field(at: group).rows else { return nil }
        let defaults = FormRow(rows.fields.map { ($0.name, $0.item.defaultValue) })
        let row = canonical(.rows([defaults]), at: group).rowList.first
        return RecordNode(row ?? FormRow(), rows, by: nil)
    }

    // MARK: Expressions of cells

    /// Evaluates an expression of the form, or of a field of the form or of a row.
    ///
    /// - Returns: The result; `nil` where there is no such row, or the expression was not compiled.
    /// - Complexity: O(*n*) in the fields that the expression reads.
    mutating func evaluate<Result>(
        _ expression: FormExpression?, at place: FieldPlace?,
        _ body: (FormExpression, borrowing JudgingContext) -> Result?
    ) -> Result? {
        guard let expression, let code = expression.code else { return nil }
        if let place, record.root.find(place) == nil { return nil }
        let previous = place?.row.flatMap {
            RowReads.onlyPrevious(in: code, of: $0.group.lastField)
        }
        return evaluate(reading: code.reads, at: place, previous) { body(expression, $0) }
    }

    /// Fills in a text of the form, or of the items of a row.
    ///
    /// - Returns: The text; `nil` where there is no such row.
    /// - Complexity: O(*n*) in the fields that the text reads.
    mutating func fill(
        _ text: LocalizedText, _ compiled: CompiledText, at place: FieldPlace?,
        _ records: [CompiledForm]
    ) -> FilledText? {
        if let place, record.root.find(place) == nil { return nil }
        return evaluate(reading: compiled.reads, at: place) {
            FilledText(text, compiled, in: $0, records)
        }
    }

    /// An issue with the texts that its message needs.
    mutating func withTexts(_ issue: FormIssue) -> FormIssue {
        let compiled = compiled
        let reads: [FieldReference]
        if issue.path.steps.isEmpty {
            let ending = compiled.conditions.ending(of: issue)
            let button = compiled.conditions.button(of: issue)
            reads = [compiled.texts.title, ending?.title, ending?.text, button?.title]
                .compactMap(\.self)
                .flatMap { compiled.texts[$0]?.reads ?? [] }
        } else {
            guard let field = compiled.fields(along: issue.path).first?.field else { return issue }
            reads = ([field] + compiled.fields[field].reads).map {
                FieldReference(up: 0, field: $0)
            }
        }
        return evaluate(reading: reads, at: nil) {
            compiled.issue(issue, in: $0)
        }
    }

    /// Calls a body with the values of some fields, seen from the form or from the record of a field that exists, and with those of
    /// the row before it, if no other row of its group is read.
    ///
    /// - Complexity: O(*n*) in the fields.
    mutating func evaluate<Result>(
        reading reads: [FieldReference], at place: FieldPlace?, _ previous: [Int]? = nil,
        _ body: (borrowing JudgingContext) -> Result
    ) -> Result {
        defer { table.clear() }
        table.enter(place?.row, reading: [], reads, previous, from: record.root)
        guard !sharesWork else { return table.evaluate(at: clock.now) { body($0) } }
        // A text that is shown does not share the work of a round.
        return table.budget.apart { table.evaluate(at: clock.now) { body($0) } }
    }

    /// Whether a condition requires a value of a field.
    mutating func requiresValue(at place: FieldPlace) -> Bool {
        let condition = compiled.compiled(of: place).fields[place.lastField].requirement
        return evaluate(condition, at: place) { $0.holds(in: $1) } ?? false
    }

    /// Whether a condition of the form is true.
    mutating func holds(_ condition: FormExpression) -> Bool {
        evaluate(condition, at: nil) { $0.holds(in: $1) } ?? false
    }

    /// The default of a field, in canonical form; empty where its row does not exist.
    mutating func defaultValue(at place: FieldPlace) -> FieldValue {
        let (rows, field) = (compiled.compiled(of: place), place.lastField)
        let item = rows.fields[field].item
        let own = record.root.start(of: rows.fields[field].name, in: place.row)
        var value = own ?? item.defaultValue
        if item.defaultExpression != nil, value.isEmpty {
            value =
                evaluate(rows.step(of: field)?.initial, at: place) { $0.value(in: $1) }
                ?? .empty
        }
        return canonical(value, at: place)
    }
}

/// The facts of one run over the conditions of a filling-in.
struct SettlingRun {
    /// Whether all conditions are applied, so that every text is calculated anew.
    let isOfAll: Bool
    /// The row that is being settled; `nil` for the form.
    fileprivate var row: RowPlace?
    /// The fields of the present record whose effective value changed.
    fileprivate var changed: [Int] = []

    fileprivate init(isOfAll: Bool) { self.isOfAll = isOfAll }

    /// Touches the steps that read a changed field of the present record.
    fileprivate mutating func noteChange(
        of field: Int, _ compiled: CompiledForm, _ agenda: inout Agenda
    ) {
        changed.append(field)
        agenda.insert(readersOf: field, compiled, isSettled: true)
    }
}

// MARK: Conditions

extension Worksheet: SettlingStore {
    /// Settles the steps of an agenda, and those that their results touch.
    mutating func settle(_ agenda: inout Agenda) {
        var run = SettlingRun(isOfAll: agenda.isOfAll)
        if run.isOfAll { texts.beginAll() } else { texts.begin() }
        settle(compiled, Span(), &agenda, &run)
        // A refused text may be kept once others are smaller.
        if texts.isAnyRefused { table.noteOverspent() }
    }

    func skips(_ step: ConditionStep, _ run: SettlingRun) -> Bool { false }

    // All values are known in a filling-in.
    func evaluable(_ step: ConditionStep, _ run: SettlingRun) -> StepExpressions { .all }

    func status(of container: ItemContainer, _ run: SettlingRun) -> ContainerStatus {
        switch container {
        case .page(let page): record.items.hiddenPages.contains(page) ? .hidden : .shown
        case .section(let item): isHidden(item, run.row) ? .hidden : .shown
        }
    }

    /// Whether an item without a value of a row, or of the form, is hidden.
    private func isHidden(_ item: Int, _ row: RowPlace?) -> Bool {
        guard let row else { return !record.items.visible[item] }
        return record.root.find(row.group)?.cell.rows[row.index].hiddenLabels.contains(item)
            ?? false
    }

    mutating func set(
        _ status: ContainerStatus, of container: ItemContainer, of compiled: CompiledForm,
        _ agenda: inout Agenda, _ run: inout SettlingRun
    ) {
        guard status != self.status(of: container, run) else { return }
        switch container {
        case .page(let page): record.toggle(page: page)
        case .section(let item):
            if run.row == nil {
                record.show(item, status == .shown)
            } else {
                apply(status == .hidden ? .hidden : .open, toLabel: item, run.row)
            }
        }
        for step in compiled.conditions.stepsOfContainer[container] ?? [] { agenda.insert(step) }
    }

    mutating func evaluate(
        _ step: ConditionStep, of compiled: CompiledForm, container: ContainerStatus,
        evaluable: StepExpressions, _ submission: Span<UInt8>, _ run: inout SettlingRun
    ) -> ConditionResult {
        settledSteps += 1
        table.stage(step.readsOfVisible, from: record.root)
        table.stage(step.readsOfEnabled, from: record.root)
        table.stage(step.readsOfComputed, from: record.root)
        table.stage(step.readsOfOffered, from: record.root)
        let initial = step.initial == nil ? nil : applyDefault(of: step, compiled, run.row)
        let given =
            step.isGiven ? record.root.state(at: .cell(step.field, of: run.row)).entered : nil
        return table.evaluate(at: clock.now) {
            step.result(in: $0, container: container, initial: initial, given: given)
        }
    }

    /// Evaluates the default expression of a field, which follows it until a value is set, unless its row began with one.
    ///
    /// - Returns: The result.
    private mutating func applyDefault(
        of step: ConditionStep, _ compiled: CompiledForm, _ row: RowPlace?
    ) -> FieldValue {
        table.stage(step.readsOfInitial, from: record.root)
        let initial = table.evaluate(at: clock.now) { step.initialValue(in: $0) } ?? .empty
        let place = FieldPlace.cell(step.field, of: row)
        var state = record.root.state(at: place)
        let own = record.root.start(of: compiled.fields[step.field].name, in: row)
        state.follow(own ?? canonicals.canonical(initial, of: step.field, in: compiled))
        set(state, at: place)
        return initial
    }

    mutating func apply(
        _ result: ConditionResult, to step: ConditionStep, of compiled: CompiledForm,
        _ submission: Span<UInt8>, _ agenda: inout Agenda, _ run: inout SettlingRun
    ) {
        let isHidden = result.status == .hidden
        if run.row == nil, record.items.visible[step.item] == isHidden {
            record.show(step.item, !isHidden)
        }
        guard step.field >= 0 else { return apply(result, toLabel: step.item, run.row) }
        let place = FieldPlace.cell(step.field, of: run.row)
        var state = record.root.state(at: place)
        let before =
            state.status == .computed && !run.isOfAll ? state.effective : FieldValue.empty
        state.status = result.status
        state.noResult = result.noResult
        let own = result.ownValue(of: step.field, in: compiled)
        let calculated = result.status == .computed ? own ?? .empty : .empty
        state.isTextRefused = !texts.admit(calculated, insteadOf: before, in: record.root)
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
        guard set(state, at: place) else { return }
        run.noteChange(of: step.field, compiled, &agenda)
        // The rows of a group that is not open have no values for each other.
        if step.rows?.conditions.readsOwnRows == true {
            agenda.insert(readersOfRowsIn: step.field)
        }
    }

    /// Shows, hides, enables or disables an item without a value.
    private mutating func apply(
        _ result: ConditionResult, toLabel item: Int, _ row: RowPlace?
    ) {
        let isHidden = result.status == .hidden
        guard let row else {
            if !isHidden { record.disable(item, result.status == .disabled) }
            return
        }
        let known = record.root.find(row.group)?.cell.rows[row.index].hiddenLabels ?? []
        guard known.contains(item) != isHidden else { return }
        apply(.labels(row, known.symmetricDifference([item])))
    }

    mutating func settleRows(
        _ rows: CompiledForm, of step: ConditionStep, of compiled: CompiledForm,
        _ submission: Span<UInt8>, _ agenda: inout Agenda, _ run: inout SettlingRun
    ) {
        let (enclosing, changed) = (run.row, run.changed)
        let group = FieldPlace.cell(step.field, of: enclosing)
        let count = compiled.fields[step.field].settledCount(
            of: record.root.find(group)?.cell.rows ?? [],
            cells: enclosing == nil ? compiled.layout.limits.groupCells : .max)
        let numbers = agenda.rows(of: step.field, count: count)
        guard !numbers.isEmpty else { return }
        // The fields are staged once for all rows.
        let own = rows.conditions.readsOwnRows ? step.field : -1
        table.stage(readsOfRows: rows.conditions.enclosingReads, except: own, from: record.root)
        var isOther = false
        if rows.conditions.readsOwnRows {
            var passes = RowPasses(rows, count: count, touched: numbers) {
                agenda.agenda(ofRow: $0, of: step.field, rows)
            }
            isOther = settle(rows, &passes, of: group, submission, &run)
        } else {
            for number in numbers {
                var inner = agenda.agenda(ofRow: number, of: step.field, rows)
                settle(rows, number, of: group, submission, &inner, &run)
                isOther = isOther || !run.changed.isEmpty
            }
        }
        (run.row, run.changed) = (enclosing, changed)
        if isOther, record.root.state(at: group).status == .open {
            run.noteChange(of: step.field, compiled, &agenda)
        }
    }

    private mutating func settle(
        _ rows: CompiledForm, _ number: Int, of group: FieldPlace, reading previous: [Int]? = nil,
        _ submission: Span<UInt8>, _ agenda: inout Agenda, _ run: inout SettlingRun
    ) {
        run.row = RowPlace(group: group, index: number)
        run.changed = []
        table.enter(number, of: group.lastField, rows, reading: previous, from: record.root)
        settle(rows, submission, &agenda, &run)
        table.leave()
    }

    /// Settles rows that read each other, in passes over the rows that have steps to settle.
    ///
    /// The group is staged before each pass, and the values of one row that the next one reads again in it, so that the work is
    /// linear. A group in a row, which does not stay in the table, is staged only where all rows are read, not the one before.
    ///
    /// - Returns: Whether an effective value changed.
    private mutating func settle(
        _ rows: CompiledForm, _ passes: inout RowPasses, of group: FieldPlace,
        _ submission: Span<UInt8>, _ run: inout SettlingRun
    ) -> Bool {
        let field = group.lastField
        var isOther = false
        for end in rows.conditions.passes where passes.begin(before: end) {
            let previous = rows.conditions.previousFields
            let isStaged = group.inner.isEmpty || passes.readAllRows
            if isStaged { table.stage(openGroup: field, from: record.root) }
            while let (number, left) = passes.popFirst() {
                var agenda = left
                settle(
                    rows, number, of: group, reading: isStaged ? nil : previous, submission,
                    &agenda, &run)
                if isStaged {
                    table.restage(previous, ofRow: number, of: field, from: record.root)
                }
                passes.note(run.changed, in: number, leaving: agenda)
                isOther = isOther || !run.changed.isEmpty
            }
            if isStaged { table.closeGroup() }
        }
        return isOther
    }
}
