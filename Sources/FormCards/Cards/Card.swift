public import FormModel

/// A card: one page of a form with the values and issues that the page shows.
///
/// A card is not thread-safe; use it where its data source is used. Several cards may share a data
/// source.
///
/// ```swift
/// let source = FormDataSource(form: loan)
/// let cards = Card.cards(of: source)
/// cards[0].observe { old, new in redraw() }
/// source.attemptSubmission()   // cards[0].state is now custom:invalid
/// ```
public final class Card {
    /// The page, with the choices that its data source has fetched so far.
    public var page: Page {
        guard let pages = dataSource?.form.pages, pages.indices.contains(index) else {
            return givenPage
        }
        return pages[index]
    }

    /// The form of the page, with the choices that its data source has fetched so far.
    public var form: Form { dataSource?.form ?? givenForm }

    private let givenPage: Page
    private let givenForm: Form

    /// The index of the page in the form.
    public let index: Int

    /// The source of the values; `nil` for a card without data.
    public let dataSource: FormDataSource?

    /// The index of the first item of the page among all items of the form.
    let firstItem: Int

    /// The fields of the page, in order.
    let fields: [FieldName]
    private let ownFields: Set<FieldName>

    /// Whether the page has custom states, whose conditions may read fields of other pages.
    let hasOwnStates: Bool

    /// The bodies of named actions.
    var actions = CardActions()

    private var observedState: ObservedValue<CardState>?
    private var observedValidity: ObservedValue<Bool>?

    /// The id of the card of a page, unique in the form: `card1` for the first page.
    public var id: String { Card.id(ofPage: index) }

    static func id(ofPage index: Int) -> String { "card\(index + 1)" }

    /// Makes a card.
    ///
    /// - Parameters:
    ///   - page: The page.
    ///   - form: The form of the page.
    ///   - index: The index of the page in the form.
    ///   - dataSource: The source of the values; `nil` for a card without data.
    public convenience init(
        page: Page, of form: Form, at index: Int, dataSource: FormDataSource?
    ) {
        let before = form.pages.prefix(index).reduce(0) { $0 + $1.items.count }
        self.init(
            page: page, of: form, at: index, firstItem: before, dataSource: dataSource)
    }

    private init(
        page: Page, of form: Form, at index: Int, firstItem: Int, dataSource: FormDataSource?
    ) {
        self.firstItem = firstItem
        givenPage = page
        givenForm = form
        self.index = index
        self.dataSource = dataSource
        fields = page.items.filter(\.isInput).compactMap(\.name)
        ownFields = Set(fields)
        hasOwnStates = page.card.states.contains { $0.when != nil }
    }

    /// Makes a card for each page of the form of a data source, in order.
    public static func cards(of dataSource: FormDataSource) -> [Card] {
        let form = dataSource.form
        var first = 0
        return form.pages.enumerated().map { index, page in
            defer { first += page.items.count }
            return Card(
                page: page, of: form, at: index, firstItem: first, dataSource: dataSource)
        }
    }

    /// The title above the card: that of the page, or else that of the form; places such as `{name}` are as written.
    public var title: LocalizedText { page.title ?? form.title }

    /// The title above the card for a reader, with the present values of the fields that it names.
    public func title(in locale: ReaderLocale? = nil) -> String {
        dataSource?.text(title, in: locale)
            ?? form.textWithoutValues(title, in: locale?.language)
    }

    /// Whether the page is shown now; that of a card without data always is.
    public var isVisible: Bool { dataSource?.isVisible(page: index) ?? true }

    // MARK: State

    /// The current state: the first of these that applies.
    ///
    /// - A custom state of the page, by its condition.
    /// - `loading`, if an asynchronous check is running, or choices of a shown field are not
    ///   fetched yet.
    /// - `custom:invalid`, if an error is reported on this card; warnings do not count.
    /// - `empty`, if nothing has been entered.
    /// - `hasData`.
    ///
    /// A card without data has the state `none`.
    ///
    /// - Complexity: O(*n*) in the fields of the page, their issues and the conditions of its
    ///   custom states.
    public var state: CardState { state(reportedIssues) }

    /// The current state, where the reported issues are known.
    func state(_ reported: @autoclosure () -> [FormIssue]) -> CardState {
        guard let dataSource else { return .none }
        if let own = dataSource.cardState(ofPage: index) { return own }
        let isLoading = fields.contains {
            dataSource.isChecking($0) || dataSource.awaitsChoices($0)
        }
        if isLoading { return .loading }
        if reported().contains(where: { $0.severity == .error }) { return .invalid }
        return fields.contains(where: dataSource.isEntered) ? .hasData : .empty
    }

    /// The issues that should be shown on this card: the reported issues of its fields and of the
    /// form as a whole, in form order.
    ///
    /// - Complexity: O(*n*) in the fields of the page and their issues.
    public var reportedIssues: [FormIssue] {
        (dataSource?.reportedIssues(of: fields) ?? []).filter(concerns)
    }

    /// All issues, reported or not, of the fields of this card and of the form as a whole, for the
    /// values of a data source, in form order.
    func issues(in values: FormDataSource) -> [FormIssue] {
        values.issues(of: fields).filter(concerns)
    }

    /// Whether the values of a data source are valid on this card, reported or not, and no check is pending.
    func isValid(in values: FormDataSource) -> Bool {
        let isChecking = fields.contains(where: values.isChecking)
        return !isChecking
            && !values.issues(of: fields).contains { $0.severity == .error && concerns($0) }
    }

    /// Whether no field of the card has an error, reported or not, and no check is pending.
    ///
    /// - Complexity: O(*n*) in the fields of the page and their issues.
    public var isValid: Bool { dataSource.map { isValid(in: $0) } ?? true }

    /// Whether one of some fields is on the card.
    func hasField(in names: Set<FieldName>) -> Bool { !ownFields.isDisjoint(with: names) }

    /// Whether a field of the card has an error, reported or not; errors of the form as a whole do not count.
    var hasErrors: Bool {
        dataSource?.issues(of: fields).contains { issue in
            issue.severity == .error
                && form.compiled.fieldName(along: issue.path).map(ownFields.contains) ?? false
        } ?? false
    }

    /// Whether an issue is about a field or button of this card, or about the form as a whole.
    ///
    /// That an ending does not accept the answers is no problem which a person could mend: the card says the ending.
    func concerns(_ issue: FormIssue) -> Bool {
        guard issue.code != .ended else { return false }
        let compiled = dataSource?.compiled ?? givenForm.compiled
        if issue.code == .submitDisabled, let button = compiled.conditions.button(of: issue) {
            return page.items.contains { $0.name == button.name }
        }
        guard let name = compiled.fieldName(along: issue.path) else { return true }
        return ownFields.contains(name) || !isOnVisibleCard(name)
    }

    /// Whether some card that is shown now has a field; a report can be about a field of a hidden page.
    private func isOnVisibleCard(_ name: FieldName) -> Bool {
        form.pages.indices.contains { index in
            dataSource?.isVisible(page: index) != false
                && form.pages[index].items.contains { $0.name == name }
        }
    }

    // MARK: Observers

    /// Calls an observer once for each change of ``state``, with the old and the new state.
    ///
    /// Observers are called in the order in which they were added. If an observer causes another
    /// change, all observers are notified of it after the current change.
    ///
    /// - Returns: The observer, which can be stopped; otherwise it lasts as long as the card.
    @discardableResult
    public func observe(
        _ body: @escaping (_ old: CardState, _ new: CardState) -> Void
    ) -> Observer {
        let observed = observedState ?? ObservedValue(state)
        if observedState == nil { followData() }
        observedState = observed
        return observed.observe(body)
    }

    /// Calls an observer once for each change of ``isValid``, with the old and the new value.
    ///
    /// A card can become valid without a change of its state: issues that are not reported yet count, and a custom state
    /// says nothing about validity. Observers are called as those of ``observe(_:)`` are, after them.
    ///
    /// - Returns: The observer, which can be stopped; otherwise it lasts as long as the card.
    @discardableResult
    public func observeValidity(
        _ body: @escaping (_ old: Bool, _ new: Bool) -> Void
    ) -> Observer {
        let observed = observedValidity ?? ObservedValue(isValid)
        if observedValidity == nil { followData() }
        observedValidity = observed
        return observed.observe(body)
    }

    /// Observes the data source from the first observer on, so that a card that is only drawn leaves no observer in it.
    private func followData() {
        guard observedState == nil, observedValidity == nil else { return }
        dataSource?.observe { [weak self] in
            guard let self else { return }
            if let observedState { observedState.follow(state) }
            if let observedValidity { observedValidity.follow(isValid) }
        }
    }
}

@available(*, unavailable)
extension Card: @unchecked Sendable {}
