/// The values of one filling-in of a form: updates, issues, changes.
///
/// It belongs to its maker and is not shared between tasks; any number can live at once, and none is notified of the
/// changes of another. Reading never changes anything.
///
/// ```swift
/// let source = FormDataSource(form: signUp)
/// try source.updateValue(of: "email", to: .text("ada@example.com"), userInitiated: true)
/// source.attemptSubmission()   // false: the password is missing
/// source.reportedIssues        // what a person should be shown
/// ```
public final class FormDataSource {
    /// How often one field may be changed in answer to one update before it stops with an issue.
    public static let maximumRounds = 100

    /// The form; another one with the same items once ``receive(choices:)`` has filled in choices.
    public internal(set) var form: Form { didSet { fresh = nil } }

    /// Who is notified of the changes that a screen does not show yet.
    public weak var delegate: (any FormDataSourceDelegate)?

    /// What `today` and `now` stand for.
    public let clock: FormClock

    /// How texts are read that are typed into fields of other types, and how values are shown.
    public let locale: ReaderLocale

    /// The values of the fields, and the tools that evaluate and validate them.
    var sheet: Worksheet
    /// What was found in each field of the form, and in its rows.
    var reports: [FieldReport]
    /// The fields of the form that await the answers of asynchronous checks, of their rows too.
    var waitingFields: Set<Int> = []
    /// For each rule over several fields, its owner.
    var owners: [Int?]
    var isAttempted = false
    var unsettled: FormIssue?

    private var fresh: FormDataSource?

    var isNotifying = false
    var queue: [Round] = []
    var observers = ChangeObservers()

    /// Starts to fill in a form; every field has its default.
    ///
    /// A default expression is evaluated then, and again whenever a field that it reads changes, until somebody sets
    /// the field, even to the value that it has.
    ///
    /// - Parameters:
    ///   - form: The form.
    ///   - clock: What `today` and `now` stand for; it is read when a field is validated, which is when it or a field
    ///     that it depends on changes.
    ///   - checks: The names of the asynchronous checks that the owner of the data source answers; see
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
        let compiled = form.compiled
        sheet = Worksheet(
            compiled: compiled, items: form.items.count, clock: clock, answeredChecks: checks,
            reader: TypedReader(self.locale, formLanguage: form.locale))
        var agenda = Agenda(allOf: compiled)
        sheet.settle(&agenda)
        let owners = sheet.owners(of: compiled.rules.indices)
        let found = sheet.validate(
            Array(compiled.fields.indices), owner: { owners[$0] ?? nil }, known: { _ in [] })
        sheet.commit()
        self.owners = compiled.rules.indices.map { owners[$0] ?? nil }
        reports = found.map { FieldReport(issues: $0.issues, checks: $0.checks) }
        for field in reports.indices { noteWaiting(field) }
    }

    deinit {
        observers.finish()
    }

    /// The form before anybody fills it in, with its defaults; it must not be changed.
    ///
    /// - Complexity: O(*n*) in the form where it is asked for the first time, then O(1).
    package var untouched: FormDataSource {
        if let fresh { return fresh }
        let made = FormDataSource(form: form, clock: clock)
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

    /// Whether an input can be changed, or a button pressed, as far as it is shown; `false` for a computed field, and
    /// where there is no such item.
    public func isEnabled(_ name: FieldName) -> Bool {
        if let field = field(name) {
            let status = sheet.record.cells[field].state.status
            return status == .open || status == .hidden
        }
        return item(named: name).map { !sheet.items.disabled.contains($0) } ?? false
    }

    /// Whether an answer is needed at present.
    public func isRequired(_ name: FieldName) -> Bool {
        field(name).map { isRequired(FieldPlace($0)) } ?? false
    }

    /// Whether the items of a page are shown, as far as they have no conditions of their own.
    public func isVisible(page: Int) -> Bool { !sheet.items.hiddenPages.contains(page) }

    /// Whether the item at that index of the form is shown.
    package func isVisible(item: Int) -> Bool { visible[item] }

    /// Whether a person can be asked for a field.
    package func isOpen(field: Int) -> Bool { sheet.record.cells[field].state.status == .open }

    private func item(named name: FieldName) -> Int? {
        field(name).map { form.compiled.fields[$0].itemIndex }
            ?? form.items.firstIndex { $0.name == name }
    }

    /// The input of that name.
    public func item(withFieldName name: FieldName) -> FormItem? { form.input(name) }

    // MARK: Values

    /// The value of a field; empty where there is no such field.
    ///
    /// A typed text that could not be read is kept as text. A hidden field shows the value that it keeps in case it
    /// comes back; meanwhile it counts as empty.
    public func value(of name: FieldName) -> FieldValue {
        field(name).map { value(at: FieldPlace($0)) } ?? .empty
    }

    /// The text that shows the value of a field; secrets are masked.
    ///
    /// It is written in ``locale``.
    public func displayText(of name: FieldName) -> String {
        displayText(of: name, in: locale)
    }

    /// The text that shows the value of a field to a reader of a locale; secrets are masked.
    ///
    /// - Parameters:
    ///   - name: The field.
    ///   - locale: The locale of the reader.
    /// - Returns: The text; empty where the field has no value, or there is no such field.
    public func displayText(of name: FieldName, in locale: ReaderLocale) -> String {
        guard let field = field(name) else { return "" }
        return displayText(of: value(of: name), for: form.compiled.fields[field], in: locale)
    }

    func displayText(
        of value: FieldValue, for field: CompiledField, in locale: ReaderLocale
    ) -> String {
        DisplayValue.text(of: value, for: field, formLanguage: form.locale, in: locale)
    }

    /// Whether a typed number is canonical text and means something else in ``locale``, so that the person
    /// who typed it should see how it was read.
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

    /// Whether a value was entered or set, rather than being the default.
    public func isEntered(_ name: FieldName) -> Bool {
        field(name).map { isEntered(FieldPlace($0)) } ?? false
    }

    func field(_ name: FieldName) -> Int? { form.compiled.index(of: name) }
}

@available(*, unavailable)
extension FormDataSource: @unchecked Sendable {}

extension FormDataSource: CustomStringConvertible, CustomReflectable {
    /// The form's id and the names of its fields; no value, since values may be secrets.
    public var description: String {
        "FormDataSource(\(form.id): \(form.compiled.fields.map(\.name.text).joined(separator: ", ")))"
    }

    /// Nothing: values may be secrets.
    public var customMirror: Mirror { Mirror(self, children: [:]) }
}
