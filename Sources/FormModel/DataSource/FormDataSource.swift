// large: it is the face of a filling-in, more than half of which is documentation; its state is in Filling, RoundQueue and
// ChangeObservers.
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
    static let maximumRounds = 100

    // It is that of the filling-in, stored here too because a getter would copy it each time.
    /// The form; ``receive(choices:)`` replaces it by a form with the same items and the choices.
    public private(set) var form: Form { didSet { fresh = nil } }
    /// What was compiled of the form, without a copy of the form.
    package var compiled: CompiledForm { form.compiled }

    /// The clock for `today` and `now`.
    public let clock: FormClock

    /// The locale in which typed texts are read and values are shown.
    public let locale: ReaderLocale

    /// The values, and what they mean at present.
    let filling: Filling

    /// The delegate that is notified of changes that a screen does not show yet.
    public weak var delegate: (any FormDataSourceDelegate)?

    /// The rounds of changes that wait until the delegate has been notified of the present one.
    private var queue = RoundQueue()
    private var isNotifying = false
    private var observers = ChangeObservers()
    private var fresh: FormDataSource?
    /// The items with a name that are no fields, such as buttons.
    private lazy var otherItems = Dictionary(
        form.items.indices.compactMap { index in
            form.compiled.fieldIndices[index] == nil
                ? form.items[index].name.map { ($0, index) } : nil
        }, uniquingKeysWith: { first, _ in first })

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
    public convenience init(
        form: Form, clock: FormClock = .none, checks: Set<String> = [],
        given: [FieldName: FieldValue] = [:], locale: ReaderLocale? = nil
    ) {
        self.init(
            form: form, clock: clock, checks: checks, given: given, locale: locale, files: nil)
    }

    /// Makes a data source in which a text for a file is the path of one: `files` returns the facts of the file at a path,
    /// or `nil` if there is none.
    package init(
        form: Form, clock: FormClock, checks: Set<String>, given: [FieldName: FieldValue],
        locale: ReaderLocale?, files: (@Sendable (_ path: String) -> FileFacts?)?
    ) {
        self.form = form
        self.clock = clock
        self.locale = locale ?? ReaderLocale(form.locale)
        filling = Filling(
            form: form, clock: clock, checks: checks, given: given, locale: self.locale,
            files: files)
    }

    deinit {
        observers.finish()
    }

    /// Whether rows that an expression or a list asks for are made as soon as their number is known; a dialogue that asks
    /// for one row after the other makes them itself.
    package var makesAskedRows: Bool {
        get { filling.makesAskedRows }
        set { filling.makesAskedRows = newValue }
    }

    /// A data source with the defaults of the form only; it must not be changed.
    ///
    /// - Complexity: O(*n*) in the form for the first access, then O(1).
    package var untouched: FormDataSource {
        if let fresh { return fresh }
        let made = FormDataSource(form: form, clock: clock, given: filling.givenValues)
        fresh = made
        return made
    }

    // MARK: Rounds

    /// Carries out a round of changes; one that is asked for inside a notification waits until the delegate and the
    /// observers have been notified of the present one.
    func perform(_ round: Round) {
        queue.append(round)
        guard !isNotifying else { return }
        // Answers and choices do not resolve a contradiction between updates.
        if round.answers.isEmpty, round.choices == nil, round.choiceSets.isEmpty {
            filling.noteUnsettled(nil)
        }
        // The changes are counted per field, because many changed fields are no contradiction; those of a round only when
        // another one follows, since its paths are those of places in the form, whatever it has changed.
        var counts: [FieldPath: Int] = [:]
        var before: Round?
        while let round = queue.popFirst() {
            if let before {
                for path in Set(filling.paths(of: before)) { counts[path, default: 0] += 1 }
            }
            before = round
            let restless =
                counts.isEmpty
                ? nil
                : filling.paths(of: round).first {
                    counts[$0, default: 0] >= FormDataSource.maximumRounds
                }
            guard let restless else {
                carryOut(round)
                continue
            }
            queue.removeUpdates()
            filling.noteUnsettled(restless)
            notifyObservers()
        }
    }

    private func carryOut(_ round: Round) {
        let result = filling.carryOut(round)
        if round.choices != nil { form = filling.form }
        let isObserved = delegate != nil || !observers.isEmpty
        let list = isObserved ? ChangeList(of: round, result, in: filling) : nil
        filling.sheet.table.clear()
        defer { filling.sheet.commit() }
        let isIdle =
            filling.sheet.record.isUnchanged && result.reports.byField.isEmpty
            && result.offered.isEmpty
            && list?.entries.isEmpty ?? (result.updated.isEmpty && result.edited == nil)
        guard !isIdle || round.isReset || !result.restored.isEmpty else { return }
        isNotifying = true
        defer { isNotifying = false }
        if list?.isNotified == true, let delegate {
            // The old values are still readable during this call.
            filling.showingFormerValues { delegate.formDataSourceWillChange(self) }
        }
        filling.commit(round, result)
        // Updates that were asked for until now name rows by their former indices.
        for change in result.rowChanges { queue.follow(change) }
        if let list { notify(of: list) }
    }

    // MARK: Notifications

    /// Notifies the delegate and the observers of the changes of a round.
    private func notify(of list: ChangeList) {
        for entry in list.entries where entry.isNotified {
            let change = entry.change
            delegate?.formDataSource(self, didChange: entry.item, at: change.index, for: change)
        }
        if list.hasOtherTitles { delegate?.formDataSourceDidChangeTitles(self) }
        if list.isNotified { delegate?.formDataSourceDidChange(self) }
        notifyObservers(list.changes) { list.fields }
    }

    /// Notifies the observers without changes, of fields whose reported issues may have changed; `nil` for all.
    func notifyObservers(of fields: Set<FieldName>? = nil) { notifyObservers([]) { fields } }

    private func notifyObservers(_ changes: [FormChange], _ fields: () -> Set<FieldName>?) {
        let (watchers, callbacks) = observers.notify(changes, fields: fields)
        let ended = watchers.filter { !$0.isWatching() }
        if !ended.isEmpty { observers.remove(ended) }
        for callback in callbacks { callback() }
    }

    /// A stream of all changes from now on, with their origin, also those of which the delegate is not notified; it ends
    /// with the data source.
    ///
    /// It keeps the last 1,000 changes that were not read yet.
    public func changes() -> AsyncStream<FormChange> { observers.stream() }

    /// Calls the body after every round of changes, and whenever the reported issues may have changed.
    package func observe(_ body: @escaping () -> Void) { observers.add(body) }

    /// Calls the body as ``observe(_:)`` does, with the fields whose values, state or reported issues may have changed,
    /// in their rows too; `nil` for all fields.
    package func observeFields(_ body: @escaping (Set<FieldName>?) -> Void) {
        observers.add(ofFields: body)
    }

    /// Calls the body after every round of changes until it returns `false`; it must make no updates.
    package func watch(_ body: @escaping () -> Bool) { observers.add(watcher: body) }

    // MARK: Choices that are fetched

    /// Fills in choices; ``form`` becomes the result of ``Form/withChoices(_:)``.
    ///
    /// Entered values are kept and validated anew; the delegate is notified that the fields with new choices have
    /// changed. Inside a delegate's callback it is queued.
    ///
    /// - Parameter choices: The choices, by the names that the form uses.
    /// - Throws: The problems of the choices, and all names that the form does not use; in that case nothing changes.
    /// - Complexity: O(*n*) in the form, its values and the choices.
    public func receive(choices: [String: [Choice]]) throws(FormDefinitionError) {
        // Other choices may be in the queue.
        let latest = queue.latestForm ?? form
        let names = latest.remoteChoices
        let known = Set(names.map { Array($0.utf8) })
        let unknown = choices.keys.filter { !known.contains(Array($0.utf8)) }
        guard unknown.isEmpty else {
            throw FormDefinitionError(
                unknown.sorted().map { name in
                    DefinitionProblem(
                        .unknownWord,
                        parameters: ["word": .text(name), "allowed": .text(quoted(names))])
                }, of: [])
        }
        guard !choices.isEmpty else { return }
        let form = try latest.withChoices(choices)
        perform(Round(origin: .program, choices: (form, Set(choices.keys))))
    }

    // MARK: Items

    private var visible: VisibleItems { filling.sheet.record.items.visible }

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
        if field(name) != nil { return isEnabled(at: form.path(of: name)) }
        return item(named: name).map { !filling.sheet.record.items.disabled.contains($0) } ?? false
    }

    /// Whether an answer is required at present.
    public func isRequired(_ name: FieldName) -> Bool {
        field(name).map { filling.isRequired(FieldPlace($0)) } ?? false
    }

    /// Whether a page is shown; its items may have conditions of their own.
    public func isVisible(page: Int) -> Bool {
        !filling.sheet.record.items.hiddenPages.contains(page)
    }

    /// The number of visible pages.
    public var visiblePageCount: Int {
        form.pages.count - filling.sheet.record.items.hiddenPages.count
    }

    /// The number of a page among the visible pages, from 1; `nil` if the page is hidden or does not exist.
    ///
    /// - Complexity: O(*n*) in the hidden pages.
    public func number(ofPage page: Int) -> Int? {
        guard form.pages.indices.contains(page), isVisible(page: page) else { return nil }
        return page + 1 - filling.sheet.record.items.hiddenPages.count { $0 < page }
    }

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

    /// Whether a button can be pressed now: it is shown, and its `enabledWhen` holds; `false` where there is no such
    /// button.
    ///
    /// A button that submits can be pressed although the answers are invalid, so that a person learns what is missing.
    public func canPress(_ name: FieldName) -> Bool {
        guard let item = item(withFieldName: name), item.kind == .button else { return false }
        return isEnabled(name)
    }

    /// The button because of which the answers cannot be submitted: some buttons that submit are shown, and all of these
    /// are disabled; `nil` where the answers can be submitted.
    public var disabledSubmit: FormItem? { filling.disabledSubmit }

    func field(_ name: FieldName) -> Int? { form.compiled.index(of: name) }
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
