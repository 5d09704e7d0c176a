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

    /// The form; another one with the same items once ``receive(choices:)`` has filled in choices.
    public internal(set) var form: Form { didSet { fresh = nil } }

    /// Who is told of the changes that a screen does not show yet.
    public weak var delegate: (any FormDataSourceDelegate)?

    /// What `today` and `now` stand for.
    public let clock: FormClock

    /// How texts are read that are typed into fields of other types, and how values are shown.
    public let locale: ReaderLocale

    var states: [FieldState]
    /// The fields of the form that wait for the answers of asynchronous checks, were it in a row of theirs.
    var waitingFields: Set<Int> = []
    var judge: FieldJudge
    /// For each rule over several fields, the one that judges it: its issue stands there.
    var judgesOfRules: [Int?]
    var lastRowID = 0
    var visible: VisibleItems
    var hiddenPages: Set<Int> = []
    var disabledItems: Set<Int> = []
    var isAttempted = false
    var unsettled: FormIssue?

    private var fresh: FormDataSource?

    var isTelling = false
    var queue: [Round] = []
    var observers = ChangeObservers()

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
    ///   - locale: How typed texts are read and values shown: that of the person who fills in the form. Unless given,
    ///     that of the form.
    public init(
        form: Form, clock: FormClock = .none, checks: Set<String> = [],
        locale: ReaderLocale? = nil
    ) {
        self.form = form
        self.clock = clock
        self.locale = locale ?? ReaderLocale(form.locale)
        let program = form.program
        states = [FieldState](repeating: FieldState(), count: program.fields.count)
        judge = FieldJudge(
            program: program, clock: clock, answeredChecks: checks,
            reader: TypedReader(self.locale, formLanguage: form.locale))
        judgesOfRules = [Int?](repeating: nil, count: program.rules.count)
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
        for (rule, field) in judge.judges(of: program.rules.indices, { states[$0] }) {
            judgesOfRules[rule] = field
        }
        let verdicts = judge.judge(Array(states.indices), judges: { judgesOfRules[$0] }) {
            states[$0]
        }
        for verdict in verdicts {
            states[verdict.field].issues = verdict.issues
            states[verdict.field].checks = verdict.checks
            noteWaiting(verdict.field)
        }
    }

    deinit {
        observers.finish()
    }

    /// The form as nobody has filled it in yet, with its defaults; it must not be changed.
    ///
    /// - Complexity: O(*n*) in the form where it is asked for the first time, then O(1).
    package var untouched: FormDataSource {
        if let fresh { return fresh }
        let made = FormDataSource(form: form, clock: clock)
        fresh = made
        return made
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
            let status = states[field].status
            return status == .open || status == .hidden
        }
        return item(named: name).map { !disabledItems.contains($0) } ?? false
    }

    /// Whether an answer is needed at present.
    public func isRequired(_ name: FieldName) -> Bool {
        guard let field = field(name), states[field].status == .open else { return false }
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
    package func isOpen(field: Int) -> Bool { states[field].status == .open }

    func item(named name: FieldName) -> Int? {
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
        state.status == .hidden ? state.value : state.held
    }

    /// The text that shows what a field holds; secrets are masked.
    ///
    /// It is written in ``locale``.
    public func displayText(of name: FieldName) -> String {
        displayText(of: name, in: locale)
    }

    /// The text that shows what a field holds to a reader of a locale; secrets are masked.
    ///
    /// - Parameters:
    ///   - name: The field.
    ///   - locale: The locale of the reader.
    /// - Returns: The text; empty where the field holds nothing, or there is no such field.
    public func displayText(of name: FieldName, in locale: ReaderLocale) -> String {
        guard let field = field(name) else { return "" }
        return displayText(
            of: shown(states[field]), for: form.program.fields[field], in: locale)
    }

    func displayText(
        of value: FieldValue, for field: FieldProgram, in locale: ReaderLocale
    ) -> String {
        DisplayValue.text(of: value, for: field, formLanguage: form.locale, in: locale)
    }

    /// Whether a typed number is canonical text and means something else in ``locale``, so that whoever typed it
    /// should see how it was read.
    package func hasTwoReadings(_ typed: String, at place: FieldPlace) -> Bool {
        judge.reader.hasTwoReadings(typed, for: form.program.field(at: place).layout)
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

    /// A number that no other row of this data source ever had.
    func nextRowID() -> Int {
        lastRowID += 1
        return lastRowID
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
