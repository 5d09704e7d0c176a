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
    public internal(set) var stack = CardStack()

    /// The language, the messages and the parts of descriptions.
    public var builder: DescriptionBuilder

    /// Whether a button `next` reports the errors of its card and stays there until they are corrected.
    public var requiresValidCards = true

    /// The cards on the stack that were presented over the others.
    var presented: Set<String> = []

    /// The description of the last update.
    var lastDescription: CardDescription?

    private var states: [String: (state: CardState, isValid: Bool)] = [:]
    private var hooks: [Int: () -> Void] = [:]
    private var observers: [(CardEvent) -> Void] = []
    private var queue: [CardEvent] = []
    private var collected: [CardEvent]?
    private var depth = 0
    private var isDelivering = false
    private var staleFields = StaleFields()
    private var ownIssues: [FormIssue] = []

    /// Presents a form from its first visible card on.
    ///
    /// - Parameters:
    ///   - dataSource: The values of the form.
    ///   - builder: The language, the messages and the parts of descriptions.
    public init(_ dataSource: FormDataSource, builder: DescriptionBuilder = DescriptionBuilder()) {
        self.dataSource = dataSource
        self.builder = builder
        // The pages of a form have different ids, so that none is refused.
        try? cards.load(Card.cards(of: dataSource).map { ($0.id, $0) })
        leaveOut()
        if let first = cards.visibleIDs.first { stack.apply(.push(first)) }
        noteStates { _ in true }
        ownIssues = dataSource.ownIssues(isAttempted: true)
        dataSource.observeFields { [weak self] fields in
            self?.staleFields.add(fields)
            self?.run {}
        }
        cards.observe { [weak self] changes in self?.run { self?.follow(changes) } }
    }

    /// The id of the current card; `nil` if no card is visible.
    public var currentID: String? {
        stack.top.flatMap { isShown($0) ? $0 : nil }
    }

    /// The current card; `nil` if no card is visible.
    public var current: Card? { currentID.flatMap { cards[$0] } }

    /// Whether a card may be on the stack: the program may hide a presented one in the list, a condition may not.
    private func isShown(_ id: String) -> Bool {
        presented.contains(id) ? cards.slots[id]?.isLeftOut == false : cards.isVisible(id)
    }

    /// Whether the current card was presented over the others.
    public var isPresenting: Bool { stack.top.map(presented.contains) ?? false }

    // MARK: Observers and hooks

    /// Calls a body for every event from now on, in order.
    ///
    /// Observers are called in the order in which they were added, for the lifetime of the presenter. The events of an
    /// operation that an observer makes follow those of the current operation.
    public func observe(_ body: @escaping (CardEvent) -> Void) { observers.append(body) }

    /// Calls a body once: before or after the cards of the next transition appear and disappear.
    ///
    /// Hooks are called in the order in which they were added. A refused command is no transition.
    public func once(_ moment: CardStack.Moment, _ body: @escaping () -> Void) {
        hooks[stack.addHook(moment)] = body
    }

    // MARK: Operations

    /// Carries out an operation, collects its events, and delivers them to the observers.
    @discardableResult
    func respond(_ body: () -> CardRefusal?) -> CardResponse {
        let outer = collected
        collected = []
        depth += 1
        let refusal = body()
        followData()
        depth -= 1
        if let refusal { emit(.refused(refusal)) }
        let events = collected ?? []
        collected = outer
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

    func emit(_ event: CardEvent) {
        queue.append(event)
        collected?.append(event)
    }

    private func deliver() {
        guard depth == 0, !isDelivering else { return }
        isDelivering = true
        defer { isDelivering = false }
        while !queue.isEmpty {
            let events = queue
            queue = []
            for event in events {
                if case .stack(.hook(let number, _)) = event {
                    hooks.removeValue(forKey: number)?()
                }
                for observer in observers { observer(event) }
            }
        }
    }

    /// Carries out a command of the stack.
    func apply(_ command: CardStack.Command) -> CardRefusal? {
        let transition = stack.apply(command)
        for event in transition.events {
            if case .dismissed(let id, _, _) = event { presented.remove(id) }
            emit(.stack(event))
        }
        return transition.refusal.map(CardRefusal.stack)
    }

    // MARK: Following

    /// Applies the consequences of changes of the data source: cards that conditions hide or show, and new states.
    ///
    /// - Complexity: O(*n*) in the cards, and in the fields of those that may have changed.
    func followData() {
        while let fields = staleFields.take() {
            emit(.dataChanged)
            leaveOut()
            let ownIssues = dataSource.ownIssues(isAttempted: true)
            // An issue of the form as a whole is on all cards.
            let isEverything = ownIssues != self.ownIssues
            self.ownIssues = ownIssues
            noteStates { isEverything || fields.mayChange($0.element) }
        }
    }

    private func leaveOut() {
        cards.update {
            for slot in cards.order {
                let isLeftOut = !slot.element.isVisible || builder.isHidden(slot.element)
                if slot.isLeftOut != isLeftOut { cards.leaveOut(slot.id, isLeftOut) }
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
            noteStates { isEverything || changed.contains($0.id) }
        }
    }

    /// Notes the states of visible cards, and emits the changes in the order of the cards.
    private func noteStates(where mayDiffer: (CardList<Card>.Slot) -> Bool) {
        for slot in cards.order where slot.isVisible && mayDiffer(slot) {
            let new = (state: slot.element.state, isValid: slot.element.isValid)
            guard let old = states.updateValue(new, forKey: slot.id) else { continue }
            if old.state != new.state { emit(.state(slot.id, old: old.state, new: new.state)) }
            if old.isValid != new.isValid {
                emit(.validity(slot.id, old: old.isValid, new: new.isValid))
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
