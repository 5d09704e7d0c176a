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

    var states: [FieldState]
    var judge: FieldJudge
    private var lastRowID = 0
    private var isAttempted = false
    private var unsettled: Issue?

    private var isTelling = false
    private var queue: [Round] = []
    private var observers = ChangeObservers()

    struct Update {
        let field: Int
        let value: FieldValue
    }

    /// Updates made at once, or one change of a row.
    struct Round {
        var updates: [Update] = []
        var edit: RowEdit?
        let origin: ChangeOrigin
        /// Whether every field goes back to its default, which no screen shows yet.
        var isReset = false
    }

    /// What a round comes to.
    struct Plan {
        var updates: [(field: Int, value: FieldValue)] = []
        var rows: [(field: Int, rows: [RowState])] = []
        var issues: [(field: Int, issues: [Issue])] = []
        var told: [FormChange] = []
        /// Told or not, in order.
        var all: [FormChange] = []
    }

    /// Starts to fill in a form; every field holds its default.
    ///
    /// - Parameters:
    ///   - form: The form.
    ///   - clock: What `today` and `now` stand for; it is read when a field is judged, which is when it or one
    ///     that it depends on changes.
    public init(form: Form, clock: FormClock = .none) {
        self.form = form
        states = [FieldState](repeating: FieldState(), count: form.program.fields.count)
        judge = FieldJudge(program: form.program, clock: clock)
        for (index, field) in form.program.fields.enumerated() {
            states[index].value = judge.canonical(field.item.defaultValue, at: index)
        }
        for index in states.indices {
            states[index].issues = judge.issues(at: index) { states[$0].value }
        }
    }

    deinit {
        observers.finish()
    }

    // MARK: Items

    /// The visible items, in order.
    public var items: [FormItem] { form.items }

    /// How many items are visible.
    public var count: Int { items.count }

    /// The visible item at an index, 0 to ``count`` − 1.
    public func item(at index: Int) -> FormItem { items[index] }

    /// The input of that name.
    public func item(withFieldName name: FieldName) -> FormItem? { form.input(name) }

    // MARK: Values

    /// What a field holds; empty where there is no such field.
    ///
    /// A typed text that could not be read is held as text.
    public func value(of name: FieldName) -> FieldValue {
        field(name).map { states[$0].value } ?? .empty
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
            of: states[field].value, for: form.program.fields[field], locale: form.locale,
            in: wording)
    }

    /// The answers: every field that holds a value and is for output, in form order.
    public var values: [(name: FieldName, value: FieldValue)] {
        zip(form.program.fields, states).compactMap { field, state in
            state.value.isEmpty || !field.item.isOutput
                ? nil : (field.name, field.output(of: state.value))
        }
    }

    /// Whether a value was entered or set, rather than being the default.
    public func isEntered(_ name: FieldName) -> Bool {
        guard let field = field(name) else { return false }
        return states[field].origin != nil && !states[field].value.isEmpty
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
        let updates = form.program.fields.enumerated().map {
            Update(field: $0.offset, value: $0.element.item.defaultValue)
        }
        perform(
            Round(updates: updates, origin: userInitiated ? .user : .program, isReset: true))
    }

    func perform(_ round: Round) {
        queue.append(round)
        guard !isTelling else { return }
        unsettled = nil
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
        let plan = round.edit.map { self.plan($0, by: round.origin) } ?? plan(round)
        guard !plan.updates.isEmpty || round.isReset else { return }
        isTelling = true
        defer { isTelling = false }
        if !plan.told.isEmpty { delegate?.formDataSourceWillChange(self) }
        for (field, value) in plan.updates {
            states[field].value = value
            states[field].origin = round.origin
        }
        for (field, rows) in plan.rows { states[field].rows = rows }
        if round.isReset { forgetEntering() }
        for (field, issues) in plan.issues { states[field].issues = issues }
        for change in plan.told {
            guard let item = form.input(at: change.path) else { continue }
            delegate?.formDataSource(self, didChange: item, at: change.index, for: change)
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

    /// What an update comes to, worked out before anything changes.
    private func plan(_ round: Round) -> Plan {
        let origin = round.origin
        var values: [Int: FieldValue] = [:]
        var typed: [Int: String] = [:]
        for update in round.updates {
            values[update.field] = judge.canonical(update.value, at: update.field)
            if case .text(let text) = update.value {
                typed[update.field] = text
            } else {
                typed[update.field] = nil
            }
        }
        values = values.filter { states[$0.key].value != $0.value }
        var judged = Set(values.keys)
        for field in values.keys { judged.formUnion(form.program.dependents[field]) }
        let issues = judged.sorted().map { field in
            (field, judge.issues(at: field) { values[$0] ?? states[$0].value })
        }
        var told: [FormChange] = []
        var untold: [FormChange] = []
        for (field, newIssues) in issues {
            guard let value = values[field] else {
                // Judged only because of another field: the screen must follow where that shows.
                if newIssues != states[field].issues {
                    told.append(change(of: field, by: .program, replaces: false))
                }
                continue
            }
            let replaces =
                origin == .program && states[field].origin == .user && !states[field].value.isEmpty
            let change = change(of: field, by: origin, replaces: replaces)
            let program = form.program.fields[field]
            let isShown =
                origin == .user && !round.isReset && !reformats(round, field, value)
                && typed[field].map {
                    program.isSecure
                        || $0.hasSameBytes(
                            as: DisplayValue.text(of: value, for: program, locale: form.locale))
                } ?? true
            if isShown { untold.append(change) } else { told.append(change) }
        }
        let updates = values.sorted { $0.key < $1.key }.map { (field: $0.key, value: $0.value) }
        return Plan(
            updates: updates, rows: rows(of: updates, by: origin), issues: issues, told: told,
            all: (untold + told).sorted { $0.index < $1.index })
    }

    /// Whether rows are shown otherwise than they were given.
    private func reformats(_ round: Round, _ field: Int, _ value: FieldValue) -> Bool {
        guard form.program.fields[field].rows != nil else { return false }
        return round.updates.last { $0.field == field }?.value != value
    }

    /// A number that no other row of this data source ever had.
    func nextRowID() -> Int {
        lastRowID += 1
        return lastRowID
    }

    func change(of field: Int, by origin: ChangeOrigin, replaces: Bool) -> FormChange {
        FormChange(
            kind: .update, name: form.program.fields[field].name,
            index: form.program.itemIndices[field], origin: origin, replacesUserInput: replaces)
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

    /// Whether the form could be submitted as it is.
    public var isValid: Bool { issues.allSatisfy { $0.severity != .error } }

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
        guard let field = field(name) else { return }
        states[field].issues = issues
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

    func tell(_ changes: [FormChange]) {
        for callback in observers.tell(changes) { callback() }
    }

    private func field(_ name: FieldName) -> Int? { form.program.index(of: name) }
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
