public import FormModel

/// One page of a form and the data that it shows.
///
/// It belongs to whoever made it, as its data source does. Several cards may share a data source.
///
/// ```swift
/// let source = FormDataSource(form: loan)
/// let cards = Card.cards(of: source)
/// cards[0].observe { old, new in redraw() }
/// source.attemptSubmission()   // cards[0].state is now custom:invalid
/// ```
public final class Card {
    /// The page; as it is at present, where its data source had choices filled in.
    public var page: Page {
        guard let pages = dataSource?.form.pages, pages.indices.contains(index) else {
            return givenPage
        }
        return pages[index]
    }

    /// The form that the page belongs to; as it is at present, where its data source had choices filled in.
    public var form: Form { dataSource?.form ?? givenForm }

    private let givenPage: Page
    private let givenForm: Form

    /// Where the page stands in the form, from 0.
    public let index: Int

    /// What the fields hold; `nil` for a card that is tied to no data.
    public let dataSource: FormDataSource?

    /// Which of the form's items is the first of the page.
    let firstItem: Int

    private let fields: [FieldName]
    private let ownFields: Set<FieldName>

    private var observers: [(CardState, CardState) -> Void] = []
    private var toldState = CardState.none
    private var untold: [(old: CardState, new: CardState)] = []
    private var isTelling = false

    /// Makes a card.
    ///
    /// - Parameters:
    ///   - page: The page.
    ///   - form: The form that the page belongs to.
    ///   - index: Where the page stands in the form, from 0.
    ///   - dataSource: What the fields hold; `nil` ties the card to no data.
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
    }

    /// A card for each page of the data source's form, in order.
    public static func cards(of dataSource: FormDataSource) -> [Card] {
        let form = dataSource.form
        var first = 0
        return form.pages.enumerated().map { index, page in
            defer { first += page.items.count }
            return Card(
                page: page, of: form, at: index, firstItem: first, dataSource: dataSource)
        }
    }

    /// What a person reads above the card: the page's title, or the form's where it has none.
    public var title: LocalizedText { page.title ?? form.title }

    /// Whether the page is shown at present; a card that is tied to no data always is.
    public var isVisible: Bool { dataSource?.isVisible(page: index) ?? true }

    // MARK: State

    /// The state at this moment, the first of these that holds: a state of the page's own; `loading` while
    /// an asynchronous check is under way, or choices of a field that is shown have to be fetched; `custom:invalid` where an error is reported on this card; `empty` where
    /// nothing was entered; `hasData`.
    ///
    /// A warning that is reported does not make the card invalid.
    ///
    /// - Complexity: O(*n*) in the fields of the page and their issues, and in the conditions of the page's states.
    public var state: CardState {
        guard let dataSource else { return .none }
        if let own = dataSource.cardState(ofPage: index) { return .custom(own.text) }
        let isLoading = fields.contains {
            dataSource.isChecking(at: FieldPath($0)) || dataSource.awaitsChoices($0)
        }
        if isLoading { return .loading }
        if reportedIssues.contains(where: { $0.severity == .error }) { return .invalid }
        return fields.contains(where: dataSource.isEntered) ? .hasData : .empty
    }

    /// What a person should be shown on this card: what is reported about its fields, and about the
    /// form as a whole, in form order.
    ///
    /// - Complexity: O(*n*) in the fields of the page and their issues.
    public var reportedIssues: [FormIssue] {
        (dataSource?.reportedIssues(of: fields) ?? []).filter(concerns)
    }

    /// All that is wrong with the fields of this card in some values, and with the values as a whole, in form order.
    func issues(in values: FormDataSource) -> [FormIssue] {
        values.issues(of: fields).filter(concerns)
    }

    /// Whether an issue is about a field of this card, or about the form as a whole.
    func concerns(_ issue: FormIssue) -> Bool {
        guard let field = issue.field, form.input(field) != nil else { return true }
        return ownFields.contains(field)
    }

    // MARK: Observers

    /// Calls back on each change of ``state``, once, with the state before and the one after.
    ///
    /// Observers are told in the order in which they were added, for as long as the card lives. What
    /// one of them changes is told to all of them after the change at hand.
    public func observe(_ body: @escaping (_ old: CardState, _ new: CardState) -> Void) {
        // Only here, so that a card that is made to be drawn leaves nothing in the data source.
        if observers.isEmpty {
            toldState = state
            dataSource?.observe { [weak self] in self?.follow() }
        }
        observers.append(body)
    }

    private func follow() {
        let new = state
        if new != toldState {
            untold.append((toldState, new))
            toldState = new
        }
        guard !isTelling else { return }
        isTelling = true
        defer { isTelling = false }
        while !untold.isEmpty {
            let (old, new) = untold.removeFirst()
            for observer in observers { observer(old, new) }
        }
    }
}

@available(*, unavailable)
extension Card: @unchecked Sendable {}

extension FormIssue {
    /// The field that it is about; `nil` where it is about the form as a whole.
    var field: FieldName? {
        guard case .key(let key) = path.steps.first else { return nil }
        return FieldName(key)
    }
}
