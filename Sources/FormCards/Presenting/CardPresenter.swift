public import FormModel

/// Presents a form as cards: the one thing that a terminal, a server or a test drives.
///
/// It ties a data source, the list of its cards and a stack together. One card is the current one: the top of the stack,
/// which has the cards below it in the order of the list. A card that a condition hides leaves the stack,
/// and comes back to its own place in the list.
///
/// ```swift
/// let presenter = CardPresenter(FormDataSource(form: loan))
/// presenter.observe { [unowned presenter] event in redraw(presenter.description) }
/// presenter.enter("Ada", at: FieldPath("fullName"))
/// presenter.press("next")                  // the second card is the current one
/// presenter.press("apply").refusal         // the reason why the answers cannot be submitted
/// ```
///
/// An operation returns its events, and the reason if it was refused; observers are notified of all events, also of changes
/// that the program makes to the data source or to the list. A presenter is deterministic and not thread-safe: use it
/// where its data source is used. What it returns is `Sendable`.
public final class CardPresenter {
    /// The source of the values.
    public let dataSource: FormDataSource

    /// The cards of the form in the order of its pages, which the program may change.
    public let cards = CardList<Card>()

    /// The cards from the root to the current one.
    public private(set) var stack = CardStack()

    /// The language, the messages and the parts of descriptions.
    public var builder: DescriptionBuilder

    /// Whether a button `next` reports the errors of its card and stays there until they are corrected.
    public var requiresValidCards = true

    /// The cards on the stack that were presented over the others.
    private var presented: Set<String> = []
    /// The description of the last update.
    private var lastDescription: CardDescription?
    private var states: [String: (state: CardState, isValid: Bool)] = [:]
    private var staleFields = StaleFields()
    private var ownIssues: [FormIssue] = []

    private let observers = Observers<CardEvent>()
    private var hooks: [Int: () -> Void] = [:]
    /// The events of which the observers are notified when no operation is under way.
    private var queue: [CardEvent] = []
    /// The events of the present operation.
    private var collected: [CardEvent]?
    /// How many operations and changes are under way.
    private var depth = 0

    /// Presents the form of a data source from its first visible card on.
    public init(_ dataSource: FormDataSource, builder: DescriptionBuilder = DescriptionBuilder()) {
        self.dataSource = dataSource
        self.builder = builder
        // The pages of a form have different ids, so that none is refused.
        try? cards.load(Card.cards(of: dataSource).map { ($0.id, $0) })
        leaveOut()
        if let first = cards.visibleIDs.first { stack.apply(.push(first)) }
        noteStates { _, _ in true }
        ownIssues = dataSource.ownIssues(isAttempted: true)
        dataSource.observeFields { [weak self] fields in
            self?.staleFields.add(fields)
            self?.run {}
        }
        cards.observe { [weak self] changes in self?.run { self?.follow(changes) } }
        _ = observers.add { [weak self] event in
            guard case .stack(.hook(let number, _)) = event else { return }
            self?.hooks.removeValue(forKey: number)?()
        }
    }

    /// The id of the current card; `nil` if no card is visible.
    public var currentID: String? {
        stack.top.flatMap { isShown($0) ? $0 : nil }
    }

    /// The current card; `nil` if no card is visible.
    public var current: Card? { currentID.flatMap { cards[$0] } }

    /// Whether the current card was presented over the others.
    public var isPresenting: Bool { stack.top.map(presented.contains) ?? false }

    /// Whether a card may be on the stack: the program may hide a presented one in the list, a condition may not.
    private func isShown(_ id: String) -> Bool {
        presented.contains(id) ? !cards.isLeftOut(id) : cards.isVisible(id)
    }

    // MARK: Descriptions

    /// The description of the current card; `nil` if no card is visible.
    ///
    /// - Complexity: O(*n*) in the items of the card, their texts, choices and issues.
    public var description: CardDescription? { currentID.flatMap(description) }

    /// The descriptions of all visible cards, in order.
    public var descriptions: [CardDescription] {
        let ids = cards.visibleIDs
        return ids.isEmpty
            ? builder.endingWithoutPages(of: dataSource) : ids.compactMap(description)
    }

    /// The description of a card, hidden or not; `nil` if there is none of that id.
    public func description(of id: String) -> CardDescription? {
        guard let card = cards[id] else { return nil }
        // A hidden card that is presented is the only one of its kind.
        let number = cards.number(of: id)
        let count = cards.visibleIDs.count
        return builder.description(
            of: card, as: nil,
            CardPosition(
                id: id, number: number ?? 1, count: number == nil ? 1 : count,
                isFirst: number == 1, isLast: number == count))
    }

    /// Describes the current card, and names the nodes that changed since the last call, so that only these are drawn
    /// again.
    ///
    /// - Returns: The update; `nil` if no card is visible.
    public func takeUpdate() -> CardUpdate? {
        let last = lastDescription
        lastDescription = description
        return lastDescription.map { new in
            let before = last.flatMap { $0.id == new.id ? $0 : nil }
            return CardUpdate(description: new, changes: before.map(new.changes))
        }
    }

    /// The visible edges of the cards below the current one, from the top down.
    ///
    /// - Complexity: O(1), because only a few cards are visible.
    public var edges: [CardEdge] {
        stack.appearances.dropFirst().compactMap { id, appearance in
            cards[id].map {
                CardEdge(
                    id: id, title: builder.title(of: $0), number: cards.number(of: id),
                    appearance: appearance)
            }
        }
    }

    // MARK: Entering

    /// Enters a value of a field, as a person does.
    ///
    /// A text counts as typed, and is read by the type and the formatter of the field, such as `/email` or
    /// `/lines/0/price`. An empty value removes the answer.
    ///
    /// - Complexity: O(*n*) in the fields that depend on the field, and in the fields of the visible cards.
    @discardableResult
    public func enter(_ value: FieldValue, at path: FieldPath) -> CardResponse {
        change(path) { () throws(FormPathError) in
            try dataSource.updateValue(at: path, to: value, userInitiated: true)
        }
    }

    /// Enters a typed text; an empty one removes the answer.
    @discardableResult
    public func enter(_ text: String, at path: FieldPath) -> CardResponse {
        enter(text.isEmpty ? .empty : .text(text), at: path)
    }

    /// Leaves a field, so that its issues are reported; for a group, all fields of its rows.
    @discardableResult
    public func leave(_ path: FieldPath) -> CardResponse {
        respond { attempt { () throws(FormPathError) in try dataSource.leave(at: path) } }
    }

    /// Adds a row to a group such as `/lines`, as a person does; without an index, it is the last one.
    @discardableResult
    public func addRow(to group: FieldPath, at index: Int? = nil) -> CardResponse {
        var isAdded = false
        return respond {
            refusal(changing: group)
                ?? attempt { () throws(FormPathError) in
                    isAdded = try dataSource.addRow(to: group, at: index, userInitiated: true)
                } ?? (isAdded ? nil : .noMoreRows(group))
        }
    }

    /// Removes a row, as a person does.
    @discardableResult
    public func removeRow(_ row: FieldPath) -> CardResponse {
        change(rowsOf: row) { () throws(FormPathError) in
            try dataSource.removeRow(at: row, userInitiated: true)
        }
    }

    /// Moves a row such as `/lines/1` to another index of its group, as a person does.
    @discardableResult
    public func moveRow(_ row: FieldPath, to index: Int) -> CardResponse {
        change(rowsOf: row) { () throws(FormPathError) in
            try dataSource.moveRow(at: row, to: index, userInitiated: true)
        }
    }

    private func change(
        _ path: FieldPath, _ body: () throws(FormPathError) -> Void
    ) -> CardResponse {
        respond { refusal(changing: path) ?? attempt(body) }
    }

    private func change(
        rowsOf row: FieldPath, _ body: () throws(FormPathError) -> Void
    ) -> CardResponse {
        respond {
            let form = dataSource.form.compiled
            guard let found = form.place(of: row), found.row != nil else { return attempt(body) }
            let group = form.path(of: found.place)
            if let refusal = refusal(changing: group) { return refusal }
            let isFree = dataSource.form.input(at: group)?.rowSource == nil
            return isFree ? attempt(body) : .fixedRows(group)
        }
    }

    private func attempt(_ body: () throws(FormPathError) -> Void) -> CardRefusal? {
        do throws(FormPathError) {
            try body()
            return nil
        } catch {
            return .path(error)
        }
    }

    /// The reason why a person cannot change a field or group; what the program sets, the data source refuses itself.
    private func refusal(changing path: FieldPath) -> CardRefusal? {
        if let error = dataSource.pathError(of: path) { return .path(error) }
        guard dataSource.isVisible(at: path) else { return .hiddenField(path) }
        let isGiven = dataSource.form.input(at: path)?.setBy == .program
        return isGiven || dataSource.isEnabled(at: path) ? nil : .disabledField(path)
    }

    // MARK: Moving

    /// Makes the next visible card the current one; it is pushed onto the stack.
    ///
    /// The values of the current card may be invalid; a button `next` is stricter, see ``requiresValidCards``.
    @discardableResult
    public func next() -> CardResponse { respond { move(by: 1, .byProgram) } }

    /// Makes the previous visible card the current one; the card that is left can refuse `cancelled`.
    @discardableResult
    public func previous(_ dismissal: CardDismissal = .cancelled) -> CardResponse {
        respond { move(by: -1, dismissal) }
    }

    /// Makes a visible card the current one.
    ///
    /// Cards on the stack that are behind it, and presented ones, are dismissed; one of them can refuse `cancelled`.
    @discardableResult
    public func go(to id: String, _ dismissal: CardDismissal = .cancelled) -> CardResponse {
        respond { move(to: id, dismissal) }
    }

    /// Presents a card over the current one until it is dismissed.
    ///
    /// The program may have hidden it in the list, so that it is not among the numbered cards; a condition of the form
    /// may not hide it. Unless it can be dismissed, a person leaves it only by submitting it.
    @discardableResult
    public func present(_ id: String, canBeDismissed: Bool = true) -> CardResponse {
        respond {
            guard cards.contains(id) else { return .unknownCard(cards.unknown(id)) }
            guard currentID != nil else { return .noCard }
            guard !cards.isLeftOut(id) else { return .hiddenCard(id) }
            let refusal = apply(.push(id, canBeDismissed: canBeDismissed))
            if refusal == nil { presented.insert(id) }
            return refusal
        }
    }

    /// Dismisses the current card; the stack keeps how, see ``CardStack/dismissals``.
    @discardableResult
    public func dismiss(_ dismissal: CardDismissal = .cancelled) -> CardResponse {
        respond { apply(.pop(dismissal)) }
    }

    /// Puts another visible card in the place of the current one.
    @discardableResult
    public func replaceCurrent(with id: String) -> CardResponse {
        respond { refusal(showing: id) ?? apply(.replaceTop(with: id)) }
    }

    /// Lets a person leave a card of the stack backwards, or refuses that from now on.
    ///
    /// - Returns: Whether the card is on the stack.
    @discardableResult
    public func setCanBeDismissed(_ id: String, _ canBeDismissed: Bool) -> Bool {
        stack.setCanBeDismissed(id, canBeDismissed)
    }

    /// Makes the next or previous visible card of the list the current one.
    private func move(by step: Int, _ dismissal: CardDismissal) -> CardRefusal? {
        guard let top = currentID else { return .noCard }
        if presented.contains(top) { return .isPresented(top) }
        let ids = cards.visibleIDs
        guard let index = cards.number(of: top).map({ $0 - 1 + step }), ids.indices.contains(index)
        else { return step > 0 ? .noNextCard(top) : .noPreviousCard(top) }
        return move(to: ids[index], dismissal)
    }

    private func move(to id: String, _ dismissal: CardDismissal) -> CardRefusal? {
        if let refusal = refusal(showing: id) { return refusal }
        let number = cards.number(of: id) ?? 0
        // The stack has the visible cards in the order of the list.
        let below = stack.ids.filter {
            !presented.contains($0) && cards.number(of: $0).map { $0 < number } ?? false
        }
        return apply(.set(below + [id], dismissal))
    }

    private func refusal(showing id: String) -> CardRefusal? {
        guard cards.contains(id) else { return .unknownCard(cards.unknown(id)) }
        return cards.isVisible(id) ? nil : .hiddenCard(id)
    }

    /// Carries out a command of the stack.
    private func apply(_ command: CardStack.Command) -> CardRefusal? {
        let transition = stack.apply(command)
        for event in transition.events {
            if case .dismissed(let id, _, _) = event { presented.remove(id) }
            emit(.stack(event))
        }
        return transition.refusal.map(CardRefusal.stack)
    }

    // MARK: Buttons and actions

    /// Presses a button that the current card shows.
    ///
    /// `submit` reports all issues, submits valid answers, and goes to the first invalid card otherwise; if an ending
    /// declines the answers, it only says so. On a presented card it dismisses the card as submitted once its fields are
    /// valid. `next` and `back` move, `reset` resets all
    /// fields and goes to the root, and any other action is performed by the program: see ``CardEvent/action(_:card:)``.
    ///
    /// - Complexity: O(*n*) in the items of the current card, and for `submit` in the cards.
    @discardableResult
    public func press(_ name: FieldName) -> CardResponse {
        respond {
            guard let id = currentID, let buttons = description?.buttons else { return .noCard }
            guard let button = buttons.first(where: { $0.name == name }) else {
                let nearest = Spelling.nearest(
                    to: name.text, in: buttons.lazy.compactMap { $0.name?.text })
                return .unknownButton(name, suggestion: nearest.flatMap { FieldName($0) })
            }
            guard button.isEnabled else { return .disabledButton(name, reason: button.reason) }
            return button.action.flatMap { carryOut($0, name, id) }
        }
    }

    /// Performs an action of the current card that no named button has, such as an entry of a menu or a second action.
    @discardableResult
    public func perform(_ action: ButtonAction) -> CardResponse {
        respond {
            guard let id = currentID, let buttons = description?.buttons else { return .noCard }
            if let button = buttons.first(where: { $0.action == action && $0.isEnabled }) {
                return carryOut(action, button.name, id)
            }
            if case .custom(let name) = action { return act(name) }
            return FieldName(action.name).map { .unknownButton($0, suggestion: nil) }
        }
    }

    /// Opens the current card by the action of its present state.
    @discardableResult
    public func open() -> CardResponse { respond { act(current?.openAction ?? "open") } }

    /// Edits the current card by the action of its trait `editable`.
    @discardableResult
    public func edit() -> CardResponse { respond { act(current?.editAction ?? "edit") } }

    /// Submits the answers: reports all issues, and goes to the first invalid card if there is one.
    ///
    /// Answers that an ending declines are refused as ended, and nothing is reported.
    ///
    /// - Complexity: O(*n*) in the cards and issues.
    @discardableResult
    public func submit() -> CardResponse { respond { submitAnswers() } }

    /// Resets every field to its default, and goes to the root.
    @discardableResult
    public func reset() -> CardResponse { respond { resetAnswers() } }

    private func carryOut(_ action: ButtonAction, _ name: FieldName?, _ id: String) -> CardRefusal?
    {
        emit(.pressed(action, name: name, card: id))
        switch action {
        case .submit where isPresenting: return refusal(leaving: id) ?? apply(.pop(.submitted))
        case .submit: return submitAnswers()
        case .reset: return resetAnswers()
        case .back where isPresenting: return apply(.pop(.cancelled))
        case .back: return move(by: -1, .cancelled)
        case .next:
            return (requiresValidCards ? refusal(leaving: id) : nil) ?? move(by: 1, .byProgram)
        case .custom(let custom):
            if case .performed? = current?.perform(custom) { return nil }
            emit(.action(custom, card: id))
            return nil
        }
    }

    private func act(_ action: FieldName) -> CardRefusal? {
        guard let id = currentID, let card = current else { return .noCard }
        switch card.perform(action) {
        case .performed: return nil
        case .passedOn(let name):
            emit(.action(name, card: id))
            return nil
        case .noAction(let state): return .noAction(action, state)
        }
    }

    private func resetAnswers() -> CardRefusal? {
        guard currentID != nil else { return .noCard }
        dataSource.reset(userInitiated: true)
        followData()
        emit(.reset)
        return apply(.popToRoot(.byProgram))
    }

    /// The reason why a card cannot be left, after reporting the issues of its fields.
    private func refusal(leaving id: String) -> CardRefusal? {
        guard let card = cards[id] else { return nil }
        for name in card.fields where dataSource.isVisible(name) { try? dataSource.leave(name) }
        followData()
        return card.hasErrors ? .invalidCard(id) : nil
    }

    private func submitAnswers() -> CardRefusal? {
        if let ending = dataSource.decliningEnding { return .ended(ending.name) }
        let attempt = dataSource.submit()
        followData()
        switch attempt {
        case .accepted:
            emit(.submitted(ending: dataSource.ending?.name))
            return nil
        case .pending: return .pendingChecks
        case .invalid(let errors):
            let form = dataSource.form.compiled
            let fields = Set(errors.compactMap { form.fieldName(along: $0.path) })
            let invalid = cards.ids.filter { cards[$0]?.hasField(in: fields) ?? false }
            if let first = invalid.first(where: cards.isVisible) {
                return move(to: first, .byProgram) ?? .invalidForm(first)
            }
            if let first = invalid.first { return .invalidHiddenCard(first) }
            return dataSource.disabledSubmit?.name.map { .disabledButton($0, reason: nil) }
                ?? .invalidAnswers
        }
    }

    // MARK: Observers and hooks

    /// Calls a body for every event from now on, in order.
    ///
    /// Observers are called in the order in which they were added. The events of an operation that an observer makes follow
    /// those of the current operation.
    ///
    /// - Returns: The observer, which can be stopped; otherwise it lasts as long as the presenter.
    @discardableResult
    public func observe(_ body: @escaping (CardEvent) -> Void) -> Observer { observers.add(body) }

    /// Calls a body once: before or after the cards of the next transition appear and disappear.
    ///
    /// Hooks are called in the order in which they were added. A refused command is no transition.
    public func once(_ moment: CardStack.Moment, _ body: @escaping () -> Void) {
        hooks[stack.addHook(moment)] = body
    }

    /// Carries out an operation, collects its events, and delivers them to the observers.
    private func respond(_ body: () -> CardRefusal?) -> CardResponse {
        let enclosing = collected
        collected = []
        depth += 1
        let refusal = body()
        followData()
        depth -= 1
        if let refusal { emit(.refused(refusal)) }
        let events = collected ?? []
        collected = enclosing
        deliver()
        return CardResponse(events: events, refusal: refusal)
    }

    /// Carries out a change outside of an operation or inside of one.
    private func run(_ body: () -> Void) {
        depth += 1
        body()
        if depth == 1 { followData() }
        depth -= 1
        deliver()
    }

    private func emit(_ event: CardEvent) {
        queue.append(event)
        collected?.append(event)
    }

    private func deliver() {
        guard depth == 0 else { return }
        let events = queue
        queue = []
        observers.notify(events)
    }

    // MARK: Following

    /// Applies the consequences of changes of the data source: cards that conditions hide or show, and new states.
    ///
    /// - Complexity: O(*n*) in the cards, and in the fields of those that may have changed.
    private func followData() {
        while let fields = staleFields.take() {
            emit(.dataChanged)
            leaveOut()
            let ownIssues = dataSource.ownIssues(isAttempted: true)
            // An issue of the form as a whole is on all cards.
            let isEverything = ownIssues != self.ownIssues
            self.ownIssues = ownIssues
            noteStates { isEverything || fields.mayChange($1) }
        }
    }

    private func leaveOut() {
        cards.update {
            for id in cards.ids {
                guard let card = cards[id] else { continue }
                cards.leaveOut(id, !card.isVisible || builder.isHidden(card))
            }
        }
    }

    private func follow(_ changes: [CardListChange]) {
        var changed: Set<String> = []
        for change in changes {
            emit(.list(change))
            switch change {
            case .removed(let id): states[id] = nil
            case .loaded: states = [:]
            case .inserted(let id), .replaced(let id), .shown(let id): changed.insert(id)
            case .moved, .hidden, .reloaded: break
            }
        }
        leaveOut()
        reconcile()
        let isEverything = states.isEmpty
        if isEverything || !changed.isEmpty {
            noteStates { id, _ in isEverything || changed.contains(id) }
        }
    }

    /// Notes the states of visible cards, and emits the changes in the order of the cards.
    private func noteStates(where mayDiffer: (String, Card) -> Bool) {
        for id in cards.visibleIDs {
            guard let card = cards[id], mayDiffer(id, card) else { continue }
            let new = (state: card.state, isValid: card.isValid)
            guard let old = states.updateValue(new, forKey: id) else { continue }
            if old.state != new.state { emit(.state(id, old: old.state, new: new.state)) }
            if old.isValid != new.isValid {
                emit(.validity(id, old: old.isValid, new: new.isValid))
            }
        }
    }

    /// Removes cards from the stack that are no longer in the list, or hidden and not presented.
    private func reconcile() {
        let staying = stack.ids.filter(isShown)
        guard staying != stack.ids || staying.isEmpty else { return }
        guard !staying.contains(where: { !presented.contains($0) }) else {
            _ = apply(.set(staying))
            return
        }
        // Where no visible card stays, the nearest one to the old root becomes the root.
        let nearest = stack.root.flatMap {
            cards.visibleID(after: $0) ?? cards.visibleID(before: $0)
        }
        guard let root = nearest ?? cards.visibleIDs.first(where: { !presented.contains($0) })
        else { return }
        _ = apply(.set([root] + staying.filter { $0 != root }))
    }
}

@available(*, unavailable)
extension CardPresenter: @unchecked Sendable {}

/// A description of the current card, with what changed since the one before it.
public struct CardUpdate: Sendable, Hashable {
    /// The description.
    public let description: CardDescription

    /// The nodes that changed; `nil` where another card was the current one, so that all of it is new.
    public let changes: CardChanges?
}

/// The edge of a card below the current one, which is drawn above it.
public struct CardEdge: Sendable, Hashable {
    /// The id of the card.
    public let id: String
    /// The title of the card.
    public let title: String
    /// The number of the card among the visible ones; `nil` for a hidden card.
    public let number: Int?
    /// How the edge is drawn.
    public let appearance: CardAppearance
}

/// The fields that may have changed since the states of cards were compared.
private struct StaleFields {
    private var isStale = false
    /// The names; `nil` for all fields.
    private var names: Set<FieldName>? = []

    mutating func add(_ new: Set<FieldName>?) {
        isStale = true
        names = new.flatMap { names?.union($0) }
    }

    /// The fields, which no longer count as changed; `nil` if nothing may have changed.
    mutating func take() -> StaleFields? {
        guard isStale else { return nil }
        defer { self = StaleFields() }
        return self
    }

    /// Whether the state or the validity of a card may have changed: a condition of a custom state may read any field.
    func mayChange(_ card: Card) -> Bool {
        names.map { card.hasOwnStates || card.hasField(in: $0) } ?? true
    }
}
