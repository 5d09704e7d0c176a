/// The values of one filling-in of a form: updates, issues, changes.
///
/// It belongs to whoever made it and is not shared between tasks; any number can live at once and none
/// hears another. Reading never changes anything.
///
/// ```swift
/// let source = FormDataSource(form: signUp)
/// source.updateValue(of: "email", to: .text("ada@example.com"), userInitiated: true)
/// source.attemptSubmission()   // false: the password is missing
/// source.reportedIssues        // what a person should be shown
/// ```
public final class FormDataSource {
    /// How often one field may be changed in answer to one update before it stops with an issue.
    public static let maximumRounds = 100

    /// The form.
    public let form: Form

    /// Who is told of the changes that a screen does not show yet.
    public weak var delegate: (any FormDataSourceDelegate)?

    /// What `today` and `now` stand for.
    public let clock: FormClock

    var states: [FieldState]
    var judge: FieldJudge
    private var lastRowID = 0
    private var visible: VisibleItems
    private var hiddenPages: Set<Int> = []
    private var disabledItems: Set<Int> = []
    private var isAttempted = false
    private var unsettled: Issue?

    private var isTelling = false
    private var queue: [Round] = []
    private var observers = ChangeObservers()

    struct Update {
        let field: Int
        /// What it is to hold; `nil` is its default, which it goes with from then on.
        let value: FieldValue?
    }

    /// Updates made at once, or one change of a row, or answers of asynchronous checks.
    struct Round {
        var updates: [Update] = []
        var edit: RowEdit?
        let origin: ChangeOrigin
        /// Whether every field goes back to its default, which no screen shows yet.
        var isReset = false
        /// What becomes of asynchronous checks, by the number of the question: an answer, or `nil` where they
        /// are asked again.
        var answers: [Int: RemoteAnswer?] = [:]
        /// The fields of those checks.
        var checkedFields: Set<Int> = []
    }

    /// What an update comes to, worked out before anything changes.
    struct Plan {
        /// The fields that change, in whatever way.
        var states: [Int: FieldState] = [:]
        var hiddenPages: Set<Int>
        var disabledItems: Set<Int>
        var visible: VisibleItems
        /// The items that come into view or go out of it, or can be pressed or no longer.
        var items: Set<Int> = []
        /// The fields that somebody changed, rather than what depends on them.
        var updated: Set<Int> = []
        /// The fields that go with the expressions that are their defaults again.
        var restored: Set<Int> = []
        var told: [FormChange] = []
        var toldItems: [FormItem] = []
        /// Told or not, in order.
        var all: [FormChange] = []

        mutating func add(_ change: FormChange, of item: FormItem, isTold: Bool) {
            all.append(change)
            guard isTold else { return }
            told.append(change)
            toldItems.append(item)
        }
    }

    /// Starts to fill in a form; every field holds its default.
    ///
    /// A default that is an expression is worked out then, and again whenever what it looks at changes, until
    /// somebody sets the field: were it to the value that it holds.
    ///
    /// - Parameters:
    ///   - form: The form.
    ///   - clock: What `today` and `now` stand for; it is read when a field is judged, which is when it or one
    ///     that it depends on changes.
    ///   - checks: The names of the asynchronous checks that whoever owns the data source answers; see
    ///     ``pendingChecks``. A value that asks for another is refused with `remoteUnknown`.
    public init(form: Form, clock: FormClock = .none, checks: Set<String> = []) {
        self.form = form
        self.clock = clock
        let program = form.program
        states = [FieldState](repeating: FieldState(), count: program.fields.count)
        judge = FieldJudge(program: program, clock: clock, answeredChecks: checks)
        visible = VisibleItems(count: form.items.count)
        for (index, field) in program.fields.enumerated() {
            states[index].value = judge.canonical(field.item.defaultValue, at: index)
            states[index].held = states[index].value
        }
        var plan = emptyPlan
        var queue = StepQueue()
        for step in program.conditions.steps.indices { queue.insert(step) }
        workOut(&queue, &plan)
        for (field, state) in plan.states { states[field] = state }
        (visible, hiddenPages, disabledItems) =
            (plan.visible, plan.hiddenPages, plan.disabledItems)
        for verdict in judge.judge(Array(states.indices), { states[$0] }) {
            states[verdict.field].issues = verdict.issues
            states[verdict.field].checks = verdict.checks
        }
    }

    deinit {
        observers.finish()
    }

    // MARK: Items

    /// The visible items, in order.
    ///
    /// - Complexity: O(*n*) in the items of the form.
    public var items: [FormItem] {
        visible.count == form.items.count
            ? form.items : form.items.indices.filter { visible[$0] }.map { form.items[$0] }
    }

    /// How many items are visible.
    public var count: Int { visible.count }

    /// The visible item at an index, 0 to ``count`` − 1.
    ///
    /// - Complexity: O(log *n*) in the items of the form.
    public func item(at index: Int) -> FormItem { form.items[visible.item(at: index)] }

    /// Whether an item is shown; `false` where there is no such item.
    public func isVisible(_ name: FieldName) -> Bool {
        item(named: name).map { visible[$0] } ?? false
    }

    /// Whether an input can be changed, or a button pressed, as far as it is shown; `false` for one that is
    /// calculated, and where there is no such item.
    public func isEnabled(_ name: FieldName) -> Bool {
        if let field = field(name) {
            let standing = states[field].standing
            return standing == .open || standing.isHidden
        }
        return item(named: name).map { !disabledItems.contains($0) } ?? false
    }

    /// Whether an answer is needed at present.
    public func isRequired(_ name: FieldName) -> Bool {
        guard let field = field(name), states[field].standing == .open else { return false }
        return form.program.fields[field].item.isRequired
            || judge.isRequired(field) { states[$0] }
    }

    /// Whether the items of a page are shown, as far as they have no conditions of their own.
    public func isVisible(page: Int) -> Bool { !hiddenPages.contains(page) }

    /// The index of an item among the visible ones.
    func visibleIndex(of item: Int) -> Int { visible.index(of: item) }

    /// Whether the item at that index of the form is shown.
    package func isVisible(item: Int) -> Bool { visible[item] }

    /// Whether a person can be asked for a field.
    package func isOpen(field: Int) -> Bool { states[field].standing == .open }

    private func item(named name: FieldName) -> Int? {
        field(name).map { form.program.itemIndices[$0] }
            ?? form.items.firstIndex { $0.name == name }
    }

    /// The input of that name.
    public func item(withFieldName name: FieldName) -> FormItem? { form.input(name) }

    // MARK: Values

    /// What a field holds; empty where there is no such field.
    ///
    /// A typed text that could not be read is held as text. A hidden field tells what it keeps in case it
    /// comes back; it counts as empty meanwhile.
    public func value(of name: FieldName) -> FieldValue {
        field(name).map { shown(states[$0]) } ?? .empty
    }

    /// What a screen shows of a field: of a hidden one, what it keeps.
    func shown(_ state: FieldState) -> FieldValue {
        state.standing.isHidden ? state.value : state.held
    }

    /// The text that shows what a field holds; secrets are masked.
    ///
    /// The words are English, and titles of choices in the form's own language.
    public func displayText(of name: FieldName) -> String {
        displayText(of: name, in: ValueWording())
    }

    /// The text that shows what a field holds to a reader of a language; secrets are masked.
    ///
    /// - Parameters:
    ///   - name: The field.
    ///   - wording: The language of the reader and its words.
    /// - Returns: The text; empty where the field holds nothing, or there is no such field.
    public func displayText(of name: FieldName, in wording: ValueWording) -> String {
        guard let field = field(name) else { return "" }
        return DisplayValue.text(
            of: shown(states[field]), for: form.program.fields[field], locale: form.locale,
            in: wording)
    }

    /// The answers: every field that holds a value and is for output, in form order; hidden fields hold none.
    public var values: [(name: FieldName, value: FieldValue)] {
        zip(form.program.fields, states).compactMap { field, state in
            state.held.isEmpty || !field.item.isOutput
                ? nil : (field.name, field.output(of: state.held))
        }
    }

    /// Whether a value was entered or set, rather than being the default.
    public func isEntered(_ name: FieldName) -> Bool {
        guard let field = field(name) else { return false }
        return states[field].origin != nil && !states[field].held.isEmpty
    }

    // MARK: Updates

    /// Sets what a field holds: the one way in.
    ///
    /// A text for a field of another type is what was typed, and is read by the field's type and
    /// formatter; where that fails the text is kept, with an issue. An equal value changes nothing and
    /// tells nobody. Inside a delegate's callback the update is queued.
    ///
    /// - Parameters:
    ///   - name: The field.
    ///   - value: The new value.
    ///   - userInitiated: Whether a person made it on the screen.
    /// - Returns: Whether there is such a field.
    /// - Complexity: O(what depends on the field).
    @discardableResult
    public func updateValue(of name: FieldName, to value: FieldValue, userInitiated: Bool) -> Bool {
        updateValues([(name, value)], userInitiated: userInitiated)
    }

    /// Sets several fields at once; the delegate is told once, in item order.
    ///
    /// - Returns: Whether all fields exist; those that do are set.
    @discardableResult
    public func updateValues(
        _ values: [(name: FieldName, value: FieldValue)], userInitiated: Bool
    ) -> Bool {
        let updates = values.compactMap { name, value in
            field(name).map { Update(field: $0, value: value) }
        }
        perform(Round(updates: updates, origin: userInitiated ? .user : .program))
        return updates.count == values.count
    }

    /// Puts every field back to its default, and shows no issues until they come up again.
    ///
    /// The delegate is told even where a person asked for it: the fields on the screen still show what
    /// was entered. Inside a delegate's callback the reset is queued.
    public func reset(userInitiated: Bool) {
        let updates = form.program.fields.indices.map { Update(field: $0, value: nil) }
        perform(
            Round(updates: updates, origin: userInitiated ? .user : .program, isReset: true))
    }

    func perform(_ round: Round) {
        queue.append(round)
        guard !isTelling else { return }
        // An answer settles no quarrel between updates.
        if round.answers.isEmpty { unsettled = nil }
        drainQueue()
    }

    private func drainQueue() {
        // Counted by field: many fields set in one answer are no sign that two contradict each other.
        var rounds: [FieldPath: Int] = [:]
        while !queue.isEmpty {
            let round = queue.removeFirst()
            let paths = paths(of: round)
            for path in Set(paths) { rounds[path, default: 0] += 1 }
            let restless = paths.first {
                rounds[$0, default: 0] > FormDataSource.maximumRounds
            }
            if let restless {
                queue.removeAll()
                unsettled = Issue(
                    .unsettled, at: restless,
                    parameters: ["max": .integer(FormDataSource.maximumRounds)])
                return tell([])
            }
            carryOut(round)
        }
    }

    /// What a round changes.
    private func paths(of round: Round) -> [FieldPath] {
        if let edit = round.edit { return [form.program.path(of: edit)] }
        return round.updates.map { FieldPath(form.program.fields[$0.field].name) }
    }

    private func carryOut(_ round: Round) {
        let plan = plan(round)
        let isIdle = plan.states.isEmpty && plan.items.isEmpty && plan.told.isEmpty
        guard !isIdle || round.isReset || !plan.restored.isEmpty else { return }
        isTelling = true
        defer { isTelling = false }
        if !plan.told.isEmpty { delegate?.formDataSourceWillChange(self) }
        for (field, state) in plan.states { states[field] = state }
        (visible, hiddenPages, disabledItems) =
            (plan.visible, plan.hiddenPages, plan.disabledItems)
        for field in plan.restored { states[field].origin = nil }
        if round.isReset { forgetEntering() }
        for (item, change) in zip(plan.toldItems, plan.told) {
            delegate?.formDataSource(
                self, didChange: item, at: change.index, for: change)
        }
        if !plan.told.isEmpty { delegate?.formDataSourceDidChange(self) }
        tell(plan.all)
    }

    private func forgetEntering() {
        isAttempted = false
        for index in states.indices {
            states[index].origin = nil
            states[index].isLeft = false
        }
    }

    private var emptyPlan: Plan {
        Plan(hiddenPages: hiddenPages, disabledItems: disabledItems, visible: visible)
    }

    /// What an update comes to, worked out before anything changes.
    private func plan(_ round: Round) -> Plan {
        var plan = emptyPlan
        var queue = StepQueue()
        let typed = enter(round, &plan, &queue)
        restore(round, &plan, &queue)
        for field in round.checkedFields {
            plan.states[field] = states[field].answered(round.answers)
        }
        let edited = round.edit.flatMap { enter($0, by: round.origin, &plan) }
        if let edit = round.edit {
            guard edited != nil else { return emptyPlan }
            noteEntry(edit.place.field, plan, &queue)
        }
        workOut(&queue, &plan)
        for field in plan.restored {
            guard let new = plan.states[field], new.value != states[field].value else { continue }
            plan.updated.insert(field)
        }
        judgeAnew(&plan)
        var judged = Set(plan.states.keys)
        for item in plan.items { judged.insert(form.program.fieldIndices[item] ?? -1 - item) }
        for field in plan.updated { judged.insert(field) }
        let items = judged.map { $0 < 0 ? -1 - $0 : form.program.itemIndices[$0] }.sorted()
        if let edit = round.edit, let edited { tell(of: edited, edit, &plan) }
        for item in items where !isToldByRow(item, round, plan) {
            tell(of: item, round, typed, &plan)
        }
        return plan
    }

    /// Whether all that can be told of an item is told by the row that changed.
    private func isToldByRow(_ item: Int, _ round: Round, _ plan: Plan) -> Bool {
        guard let field = round.edit?.place.field else { return false }
        return form.program.itemIndices[field] == item && plan.visible[item] == visible[item]
    }

    /// Puts what was given into the fields.
    ///
    /// - Returns: What was typed, by field.
    private func enter(
        _ round: Round, _ plan: inout Plan, _ queue: inout StepQueue
    ) -> [Int: String] {
        var typed: [Int: String] = [:]
        var values: [Int: FieldValue] = [:]
        for update in round.updates {
            let item = form.program.fields[update.field].item
            states[update.field].setter = update.value == nil ? nil : round.origin
            guard update.value != nil || item.defaultExpression == nil else {
                values[update.field] = nil
                typed[update.field] = nil
                continue
            }
            let value = update.value ?? item.defaultValue
            values[update.field] = judge.canonical(value, at: update.field)
            if case .text(let text) = value {
                typed[update.field] = text
            } else {
                typed[update.field] = nil
            }
        }
        for (field, value) in values where states[field].value != value {
            // What is calculated stays; a screen that shows something else must follow.
            plan.updated.insert(field)
            guard form.program.fields[field].item.computed == nil else { continue }
            var state = states[field]
            state.value = value
            state.rows = rowStates(of: value, at: field, by: round.origin)
            state.origin = round.origin
            if state.standing == .open, !form.program.hasConditions(inRowsOf: field) {
                state.held = value
            }
            plan.states[field] = state
            noteEntry(field, plan, &queue)
        }
        return typed
    }

    /// Has what depends on a field that was entered worked out: what its own rows come to, and what looks at it.
    private func noteEntry(_ field: Int, _ plan: Plan, _ queue: inout StepQueue) {
        guard let state = plan.states[field] else { return }
        if form.program.hasConditions(inRowsOf: field) {
            let step = form.program.conditions.stepOfItem[form.program.itemIndices[field]]
            return queue.insert(step)
        }
        if states[field].held != state.held { note(field, &queue) }
    }

    /// Works out what depends on what changed, in order, each condition once.
    private func workOut(_ queue: inout StepQueue, _ plan: inout Plan) {
        let conditions = form.program.conditions
        while let index = queue.popFirst() {
            let step = conditions.steps[index]
            let isPageHidden = step.item >= 0 && plan.hiddenPages.contains(step.page)
            let verdict = judge.verdict(of: step, isPageHidden: isPageHidden) {
                plan.states[$0] ?? states[$0]
            }
            let isHidden = if case .hidden = verdict { true } else { false }
            guard step.item >= 0 else {
                if isHidden != plan.hiddenPages.contains(step.page) {
                    plan.hiddenPages.formSymmetricDifference([step.page])
                    for dependent in conditions.stepsOfPage[step.page] { queue.insert(dependent) }
                }
                continue
            }
            if plan.visible[step.item] == isHidden {
                plan.visible[step.item] = !isHidden
                plan.items.insert(step.item)
            }
            if step.field >= 0 {
                let initial = judge.initialValue(of: step) { plan.states[$0] ?? states[$0] }
                stand(step, verdict, initial: initial, &plan, &queue)
            } else if !isHidden {
                let isDisabled = if case .disabled = verdict { true } else { false }
                if isDisabled != plan.disabledItems.contains(step.item) {
                    plan.disabledItems.formSymmetricDifference([step.item])
                    plan.items.insert(step.item)
                }
            }
        }
    }

    private func stand(
        _ step: ConditionStep, _ verdict: ConditionStep.Verdict, initial: FieldValue?,
        _ plan: inout Plan, _ queue: inout StepQueue
    ) {
        let field = step.field
        let before = plan.states[field] ?? states[field]
        var state = before
        let initial = initial.map { judge.canonical($0, at: field) }
        if let initial { state = state.meeting(default: initial) }
        var isChanged = false
        switch verdict {
        case .open where step.rows != nil:
            state.standing = .open
            let isAlikeAround = step.reads.allSatisfy {
                (plan.states[$0].map(\.held) ?? states[$0].held) == states[$0].held
            }
            let known = isAlikeAround && states[field].standing == .open ? states[field] : nil
            (state.held, isChanged) = judge.settleRows(of: &state, step, since: known) {
                plan.states[$0] ?? states[$0]
            }
        case .open: (state.standing, state.held) = (.open, state.value)
        case .hidden: (state.standing, state.held) = (.hidden, .empty)
        case .disabled:
            let plain = form.program.fields[field].item.defaultValue
            state.standing = .disabled
            state.held = initial ?? judge.canonical(plain, at: field)
        case .computed(let value):
            (state.standing, state.held) = (.computed, judge.canonical(value, at: field))
        }
        guard
            isChanged || state.standing != before.standing || state.held != before.held
                || state.value != before.value || state.origin != before.origin
        else { return }
        plan.states[field] = state
        if state.held != before.held { note(field, &queue) }
    }

    private func note(_ field: Int, _ queue: inout StepQueue) {
        for step in form.program.conditions.readers[field] { queue.insert(step) }
    }

    /// Judges the fields that changed and those that look at them.
    private func judgeAnew(_ plan: inout Plan) {
        var judged = Set(plan.states.keys)
        for field in plan.states.keys { judged.formUnion(form.program.dependents[field]) }
        for verdict in judge.judge(judged.sorted(), { plan.states[$0] ?? states[$0] }) {
            let field = verdict.field
            let before = plan.states[field] ?? states[field]
            guard verdict.issues != before.issues || verdict.checks != before.checks else {
                continue
            }
            plan.states[field, default: states[field]].issues = verdict.issues
            plan.states[field, default: states[field]].checks = verdict.checks
        }
    }

    // MARK: Telling

    /// Adds what is told of an item, where it is to be told; those before it are told already.
    private func tell(
        of item: Int, _ round: Round, _ typed: [Int: String], _ plan: inout Plan
    ) {
        let field = form.program.fieldIndices[item] ?? -1
        func add(_ kind: FormChange.Kind, _ origin: ChangeOrigin, replaces: Bool, told: Bool) {
            let change = FormChange(
                kind: kind, name: form.items[item].name, index: plan.visible.index(of: item),
                origin: origin, replacesUserInput: replaces)
            plan.add(change, of: form.items[item], isTold: told)
        }
        guard plan.visible[item] == visible[item] else {
            let kind: FormChange.Kind = plan.visible[item] ? .insert : .delete
            return add(kind, .program, replaces: false, told: true)
        }
        // What is not shown is no news for a screen.
        guard plan.visible[item] else { return }
        guard field >= 0, plan.updated.contains(field) else {
            if field >= 0, tellOfRows(of: field, &plan) { return }
            return add(.update, .program, replaces: false, told: true)
        }
        let old = states[field]
        let new = plan.states[field] ?? old
        let replaces = round.origin == .program && old.origin == .user && !old.value.isEmpty
        let program = form.program.fields[field]
        let isShown =
            round.origin == .user && !round.isReset && !plan.restored.contains(field)
            && !reformats(round, field, new)
            && typed[field].map {
                program.isSecure
                    || $0.hasSameBytes(
                        as: DisplayValue.text(of: shown(new), for: program, locale: form.locale))
            } ?? (new.standing == .open)
        add(.update, round.origin, replaces: replaces, told: !isShown)
    }

    /// Whether rows are shown otherwise than they were given.
    private func reformats(_ round: Round, _ field: Int, _ state: FieldState) -> Bool {
        guard form.program.fields[field].rows != nil else { return false }
        let given = round.updates.last { $0.field == field }?.value
        return given != state.value || given != shown(state)
    }

    /// A number that no other row of this data source ever had.
    func nextRowID() -> Int {
        lastRowID += 1
        return lastRowID
    }

    // MARK: Issues

    /// Everything that is wrong at present, in form order; known silently, whatever is shown.
    public var issues: [Issue] {
        states.flatMap(\.issues) + (unsettled.map { [$0] } ?? [])
    }

    /// Everything that is wrong with one field.
    public func issues(of name: FieldName) -> [Issue] {
        field(name).map { states[$0].issues } ?? []
    }

    /// Whether the form could be submitted as it is; not while an asynchronous check is awaited.
    public var isValid: Bool {
        issues.allSatisfy { $0.severity != .error } && !states.contains(where: \.awaitsVerdict)
    }

    /// What a person should be shown: the issues of fields already left, or of all after an attempt to
    /// submit.
    public var reportedIssues: [Issue] {
        states.flatMap { isAttempted ? $0.issues : $0.reportedIssues(in: form.program) }
            + (unsettled.map { [$0] } ?? [])
    }

    /// Says that a person has been in a field and gone on, so that its issues are shown.
    public func leave(_ name: FieldName) {
        guard let field = field(name), states[field].leave() else { return }
        tell([])
    }

    /// Puts what was found where a value came from in the place of the field's own issues, until the value
    /// changes; a file may be stricter about types than typing is.
    package func report(_ issues: [Issue], of name: FieldName) {
        guard let field = field(name), states[field].standing == .open else { return }
        states[field].issues = issues.filter { issue in
            guard let place = form.program.place(of: issue.path)?.place else { return true }
            return states[field].cell.isVisible(place.inner[...])
        }
        states[field].checks = []
        states[field].leave()
        tell([])
    }

    /// Says that a person tried to submit, so that all issues are shown.
    ///
    /// - Returns: Whether the form is valid.
    @discardableResult
    public func attemptSubmission() -> Bool {
        isAttempted = true
        tell([])
        return isValid
    }

    // MARK: Observers

    /// A stream of all changes from now on, told or not, with their origin; it ends when the data
    /// source goes.
    ///
    /// It holds the last 1,000 changes that were not yet read.
    public func changes() -> AsyncStream<FormChange> { observers.stream() }

    /// Calls back after every round of changes and whenever what is reported may differ.
    package func observe(_ body: @escaping () -> Void) { observers.add(body) }

    /// The same until the body returns `false`; it must make no updates.
    package func watch(_ body: @escaping () -> Bool) { observers.add(watcher: body) }

    func tell(_ changes: [FormChange]) {
        for callback in observers.tell(changes) { callback() }
    }

    func field(_ name: FieldName) -> Int? { form.program.index(of: name) }
}

@available(*, unavailable)
extension FormDataSource: @unchecked Sendable {}

extension FormDataSource: CustomStringConvertible, CustomReflectable {
    /// The form's id and the names of its fields; no value, since values may be secrets.
    public var description: String {
        "FormDataSource(\(form.id): \(form.program.fields.map(\.name.text).joined(separator: ", ")))"
    }

    /// Nothing: values may be secrets.
    public var customMirror: Mirror { Mirror(self, children: [:]) }
}
