/// The values of one filling-in of a form: updates, issues, changes.
///
/// It belongs to its maker and is not shared between tasks; any number can exist at once, independent of each other.
/// Reading changes nothing.
///
/// ```swift
/// let source = FormDataSource(form: signUp)
/// try source.updateValue(of: "email", to: .text("ada@example.com"), userInitiated: true)
/// source.attemptSubmission()   // false: the password is missing
/// source.reportedIssues        // the issues to report to a person
/// ```
public final class FormDataSource {
    /// The limit of changes of one field after one update; beyond it, the updates stop with an issue.
    package static let maximumRounds = 100

    /// The form; ``receive(choices:)`` replaces it by a form with the same items and the choices.
    public internal(set) var form: Form { didSet { fresh = nil } }

    /// The delegate that is notified of changes that a screen does not show yet.
    public weak var delegate: (any FormDataSourceDelegate)?

    /// The clock for `today` and `now`.
    public let clock: FormClock

    /// The locale in which typed texts are read and values are shown.
    public let locale: ReaderLocale

    /// The values of the fields, with evaluation and validation.
    var sheet: Worksheet
    /// The report on each field of the form and its rows.
    var reports: [FieldReport]
    /// The fields of the form with pending checks, in their rows too.
    var waitingFields: Set<Int> = []
    /// For each rule over several fields, its owner.
    var owners: [Int?]
    /// The given names that are no field that the program sets.
    let unknownGiven: [FieldName]
    /// The items with a name that are no fields, such as buttons.
    private lazy var otherItems = Dictionary(
        form.items.indices.compactMap { index in
            form.compiled.fieldIndices[index] == nil
                ? form.items[index].name.map { ($0, index) } : nil
        }, uniquingKeysWith: { first, _ in first })
    var isAttempted = false
    var unsettled: FormIssue?
    /// The issues of a report on a submission that belong to no shown field; none once a value changes.
    private(set) var unplaced: [FormIssue] = []
    /// The issue of answers whose expressions would do too much work.
    private(set) var overwork: FormIssue?
    /// The work of the last validation of all values, and that of the rounds since.
    private var work = (validation: 0, rounds: 0)

    /// Whether rows that an expression or a list asks for are made as soon as their number is known; a dialogue that asks
    /// for one row after the other makes them itself.
    package var makesAskedRows = true

    private var fresh: FormDataSource?

    var isNotifying = false
    var queue = RoundQueue()
    var observers = ChangeObservers()

    /// Starts to fill in a form; every field has its default.
    ///
    /// A default expression is evaluated immediately, and again whenever a field that it reads changes, until the field
    /// is set, even to its present value.
    ///
    /// - Parameters:
    ///   - form: The form.
    ///   - clock: The clock for `today` and `now`; it is read when a field is validated, which happens when that field
    ///     or a field that it depends on changes.
    ///   - checks: The names of the asynchronous checks that the owner of the data source answers; see
    ///     ``pendingChecks``. A value that needs another check has the issue `remoteUnknown`.
    ///   - given: The values of the fields that the program sets; others of them are empty until the program sets them
    ///     by ``updateValue(of:to:userInitiated:)``. A name that is no such field has the issue
    ///     ``IssueCode/unknownField``.
    ///   - locale: The locale of the person who fills in the form, in which typed texts are read and values are shown;
    ///     the default is the locale of the form.
    public init(
        form: Form, clock: FormClock = .none, checks: Set<String> = [],
        given: [FieldName: FieldValue] = [:], locale: ReaderLocale? = nil
    ) {
        self.form = form
        self.clock = clock
        self.locale = locale ?? ReaderLocale(form.locale)
        let compiled = form.compiled
        let given = compiled.givenValues(given)
        unknownGiven = given.unknown
        let isShown = form.items.map(\.isShown) + compiled.layout.helpers.map { _ in false }
        sheet = Worksheet(
            compiled: compiled, isShown: isShown, given: given.known, clock: clock,
            answeredChecks: checks,
            reader: TypedReader(self.locale, formLanguage: form.locale))
        var agenda = Agenda(allOf: compiled)
        sheet.settle(&agenda)
        owners = []
        reports = []
        _ = makeAskedRows()
        let owners = sheet.owners(of: compiled.rules.indices)
        let found = sheet.validate(
            Array(compiled.fields.indices), owner: { owners[$0] ?? nil }, known: { _ in [] })
        sheet.commit()
        self.owners = compiled.rules.indices.map { owners[$0] ?? nil }
        reports = found.map { FieldReport(issues: $0.issues, checks: $0.checks) }
        for field in reports.indices { noteWaiting(field) }
        countWork()
    }

    /// Counts the work of a round, and finds out whether the present values need more than is allowed.
    ///
    /// Only a validation of all values decides, because the work of rounds depends on their order. A validation may share
    /// fewer results, so that it needs up to twice the work of the rounds.
    func countWork() {
        work.rounds += sheet.table.budget.used
        sheet.table.budget.reset()
        guard overwork != nil || work.validation + 2 * work.rounds > WorkBudget.most else { return }
        var validator = SubmissionValidator(form: form, limits: .submission, now: clock.now)
        validator.set(given: givenValues)
        var values: [FieldName: FieldValue] = [:]
        for (field, cell) in zip(form.compiled.fields, sheet.record.cells) where cell.holdsEffective
        {
            values[field.name] = cell.effective(field)
        }
        _ = validator.validate(values)
        work = (validator.work, 0)
        overwork =
            validator.didTooMuchWork
            ? FormIssue(
                .tooMuchWork, at: FieldPath(), parameters: ["max": .integer(WorkBudget.most)])
            : nil
    }

    // MARK: A report on a submission

    /// Reports the issues of a submission with the present values: each at its field until the value of the field changes,
    /// and those of no shown field as issues of the data source as a whole until any value changes.
    ///
    /// No check is pending then, because the submission was validated with the answers to all of them.
    package func report(_ issues: [FormIssue]) {
        var placed: [Int: [FormIssue]] = [:]
        unplaced = []
        for issue in issues {
            if shownPath(of: issue) != nil,
                let field = form.compiled.place(about: issue.path)?.place.field
            {
                placed[field, default: []].append(issue)
            } else {
                unplaced.append(issue)
            }
        }
        for field in reports.indices {
            if let issues = placed[field] {
                reports[field] = FieldReport(issues: issues, isReported: true)
                _ = sheet.update(FieldPlace(field)) { $0.leave() }
            } else {
                reports[field].checks = []
            }
            noteWaiting(field)
        }
        notifyObservers()
    }

    /// Forgets the issues of a report that belong to no shown field, because a value changed.
    func forgetUnplaced() { unplaced = [] }

    deinit {
        observers.finish()
    }

    /// A data source with the defaults of the form only; it must not be changed.
    ///
    /// - Complexity: O(*n*) in the form for the first access, then O(1).
    package var untouched: FormDataSource {
        if let fresh { return fresh }
        let made = FormDataSource(form: form, clock: clock, given: givenValues)
        fresh = made
        return made
    }

    // MARK: Items

    private var visible: VisibleItems { sheet.items.visible }

    /// The visible items, in order.
    ///
    /// - Complexity: O(*n*) in the items of the form.
    public var items: [FormItem] {
        visible.count == form.items.count
            ? form.items : form.items.indices.filter { visible[$0] }.map { form.items[$0] }
    }

    /// The number of visible items.
    public var count: Int { visible.count }

    /// The visible item at an index, 0 to ``count`` − 1.
    ///
    /// - Complexity: O(log *n*) in the items of the form.
    public func item(at index: Int) -> FormItem { form.items[visible.item(at: index)] }

    /// Whether an item is shown; `false` if there is no such item.
    public func isVisible(_ name: FieldName) -> Bool {
        item(named: name).map { visible[$0] } ?? false
    }

    /// Whether an input can be changed or a button pressed, regardless of whether it is shown; `false` for a computed
    /// field, and if there is no such item.
    public func isEnabled(_ name: FieldName) -> Bool {
        if field(name) != nil { return isEnabled(at: FieldPath(name)) }
        return item(named: name).map { !sheet.items.disabled.contains($0) } ?? false
    }

    /// Whether an answer is required at present.
    public func isRequired(_ name: FieldName) -> Bool {
        field(name).map { isRequired(FieldPlace($0)) } ?? false
    }

    /// Whether a page is shown; its items may have conditions of their own.
    public func isVisible(page: Int) -> Bool { !sheet.items.hiddenPages.contains(page) }

    /// The number of visible pages.
    public var visiblePageCount: Int { form.pages.count - sheet.items.hiddenPages.count }

    /// The number of a page among the visible pages, from 1; `nil` if the page is hidden or does not exist.
    ///
    /// - Complexity: O(*n*) in the hidden pages.
    public func number(ofPage page: Int) -> Int? {
        guard form.pages.indices.contains(page), isVisible(page: page) else { return nil }
        return page + 1 - sheet.items.hiddenPages.count { $0 < page }
    }

    /// Whether the item at that index of the form is disabled by its condition, although it is shown.
    func isDisabled(item: Int) -> Bool { sheet.items.disabled.contains(item) }

    /// Whether the item at that index of the form is shown.
    package func isVisible(item: Int) -> Bool { visible[item] }

    private func item(named name: FieldName) -> Int? {
        field(name).map { form.compiled.fields[$0].itemIndex }
            ?? otherItems[name]
    }

    /// The visible item of that name: an input, a group, a section or a button; `nil` if there is none, or it is hidden.
    ///
    /// - Complexity: O(1) for an input or a group, and O(*n*) in the items of the form for another item.
    public func item(withFieldName name: FieldName) -> FormItem? {
        item(named: name).flatMap { visible[$0] ? form.items[$0] : nil }
    }

    // MARK: Values

    /// The value of a field; empty where there is no such field.
    ///
    /// A typed text that could not be read is kept as text. A hidden field keeps its value, which counts again when the
    /// field is shown; until then the effective value is empty.
    public func value(of name: FieldName) -> FieldValue {
        field(name).map { value(at: FieldPlace($0)) } ?? .empty
    }

    /// The text that shows the value of a field of the form; see ``displayText(at:in:)``.
    public func displayText(of name: FieldName, in locale: ReaderLocale? = nil) -> String {
        displayText(at: FieldPath(name), in: locale)
    }

    /// The text that shows a value as a field would.
    package func displayText(
        of value: FieldValue, at place: FieldPlace, in locale: ReaderLocale
    ) -> String {
        let field = form.compiled.field(at: place)
        return DisplayValue.text(
            of: value, for: field, formLanguage: form.locale, in: locale,
            reader: reader(of: place, in: locale))
    }

    /// Whether a typed number is canonical text with another meaning in ``locale``, so that the person who typed it
    /// should see how it was read.
    package func hasTwoReadings(_ typed: String, at place: FieldPlace) -> Bool {
        sheet.canonicals.reader.hasTwoReadings(typed, for: form.compiled.field(at: place).layout)
    }

    /// The answers: every field that has a value and is for output, in form order; hidden fields have none.
    public var values: [(name: FieldName, value: FieldValue)] {
        zip(form.compiled.fields, sheet.record.cells).compactMap { field, cell in
            cell.holdsEffective && field.item.isOutput
                ? (field.name, field.output(of: cell.effective(field))) : nil
        }
    }

    /// Whether a value was entered or set; `false` for a default.
    public func isEntered(_ name: FieldName) -> Bool {
        field(name).map { isEntered(FieldPlace($0)) } ?? false
    }

    func field(_ name: FieldName) -> Int? { form.compiled.index(of: name) }

    /// The present values of the fields that the program sets.
    private var givenValues: [FieldName: FieldValue] {
        var values: [FieldName: FieldValue] = [:]
        for (field, cell) in zip(form.compiled.fields, sheet.record.cells)
        where field.item.setBy == .program && !cell.state.entered.isEmpty {
            values[field.name] = cell.state.entered
        }
        return values
    }
}

@available(*, unavailable)
extension FormDataSource: @unchecked Sendable {}

extension FormDataSource: CustomStringConvertible, CustomReflectable {
    /// The form's id and the names of its fields; no value, since values may be secrets.
    public var description: String {
        "FormDataSource(\(form.id): \(form.compiled.sentFields.map(\.name.text).joined(separator: ", ")))"
    }

    /// No children, because values may be secrets.
    public var customMirror: Mirror { Mirror(self, children: [:]) }
}
