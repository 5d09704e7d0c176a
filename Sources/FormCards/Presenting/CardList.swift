/// Cards in order, each with an id that stays the same whatever is inserted, removed, moved or hidden.
///
/// Every operation names cards by their ids, so that no index can be stale, and throws all ids that it cannot use: those
/// that no card has, and new ones that a card has already. Then the list stays as it is. A hidden card keeps its place,
/// and is shown there again. Cards are found by their ids in O(1), and changes of their order are O(*n*) in the cards. A
/// list is not thread-safe; use it where its cards are used.
///
/// ```swift
/// let list = CardList<Card>()
/// list.observe { changes in redraw() }
/// try list.insert(about, id: "about")
/// try list.insert(income, id: "income", at: .after("about"))
/// try list.hide("about")
/// list.visibleIDs   // ["income"]
/// try list.show("about")
/// list.number(of: "income")   // 2
/// ```
public final class CardList<Element> {
    /// A card with its id, and whether it is hidden.
    private final class Slot {
        let id: String
        var element: Element
        /// Whether the program hides the card.
        var isHidden = false
        /// Whether a condition hides the card, whatever the program asks for.
        var isLeftOut = false
        /// The number among the visible cards, from 1; valid while the visible cards are known.
        var number = 0

        init(_ id: String, _ element: Element) { (self.id, self.element) = (id, element) }

        var isVisible: Bool { !isHidden && !isLeftOut }
    }

    private var order: [Slot] = []
    private var slots: [String: Slot] = [:]
    private var knownVisible: [String]?
    private let observers = Observers<[CardListChange]>()
    private var changes: [CardListChange] = []
    /// How many calls of ``update(_:)`` are under way.
    private var depth = 0

    /// Makes an empty list.
    public init() {}

    /// Makes a list of cards.
    public convenience init(_ cards: [(id: String, element: Element)]) throws(CardListError) {
        self.init()
        try load(cards)
    }

    // MARK: Cards

    /// The number of cards, hidden ones too.
    public var count: Int { order.count }

    /// The ids of all cards in order, hidden ones too.
    public var ids: [String] { order.map(\.id) }

    /// The card of an id; `nil` if there is none.
    public subscript(id: String) -> Element? { slots[id]?.element }

    /// Whether the list has a card of that id, hidden or not.
    public func contains(_ id: String) -> Bool { slots[id] != nil }

    /// The ids of the visible cards, in order.
    ///
    /// - Complexity: O(*n*) in the cards after a change, then O(1).
    public var visibleIDs: [String] {
        if let knownVisible { return knownVisible }
        var visible: [String] = []
        for slot in order where slot.isVisible {
            visible.append(slot.id)
            slot.number = visible.count
        }
        knownVisible = visible
        return visible
    }

    /// Whether a card is visible; `false` if there is none of that id.
    public func isVisible(_ id: String) -> Bool { slots[id]?.isVisible ?? false }

    /// Whether a condition hides a card; `true` if there is none of that id.
    func isLeftOut(_ id: String) -> Bool { slots[id]?.isLeftOut ?? true }

    /// The number of a card among the visible ones, from 1; `nil` for a hidden card, and if there is none of that id.
    ///
    /// - Complexity: O(*n*) in the cards after a change, then O(1).
    public func number(of id: String) -> Int? {
        guard let slot = slots[id], slot.isVisible else { return nil }
        _ = visibleIDs
        return slot.number
    }

    /// The first visible card behind the place of a card, which may be hidden itself.
    func visibleID(after id: String) -> String? {
        index(of: id).flatMap { order[($0 + 1)...].first(where: \.isVisible)?.id }
    }

    /// The last visible card before the place of a card, which may be hidden itself.
    func visibleID(before id: String) -> String? {
        index(of: id).flatMap { order[..<$0].last(where: \.isVisible)?.id }
    }

    private func index(of id: String) -> Int? {
        slots[id].flatMap { slot in order.firstIndex { $0 === slot } }
    }

    // MARK: Operations

    /// Inserts a card; without a place, behind all others, in O(1).
    public func insert(
        _ element: Element, id: String, at place: CardPlace = .last
    ) throws(CardListError) {
        let index = index(of: place)
        try check([duplicate(id), missing(place)])
        let slot = Slot(id, element)
        slots[id] = slot
        order.insert(slot, at: index)
        note(.inserted(id))
    }

    /// Removes a card, and returns it.
    @discardableResult
    public func remove(_ id: String) throws(CardListError) -> Element {
        let slot = try existing(id)
        order.removeAll { $0 === slot }
        slots[id] = nil
        note(.removed(id))
        return slot.element
    }

    /// Replaces a card at its place; its id and whether it is hidden stay as they are.
    public func replace(_ id: String, with element: Element) throws(CardListError) {
        try existing(id).element = element
        note(.replaced(id))
    }

    /// Replaces a card by one with another id at the same place, which is visible.
    public func replace(
        _ id: String, with element: Element, id newID: String
    ) throws(CardListError) {
        guard newID != id else { return try replace(id, with: element) }
        try check([missing(id), duplicate(newID)])
        guard let index = index(of: id) else { return }
        update {
            let slot = Slot(newID, element)
            slots[id] = nil
            slots[newID] = slot
            order[index] = slot
            note(.removed(id))
            note(.inserted(newID))
        }
    }

    /// Moves a card to another place; a move to its own place changes nothing.
    public func move(_ id: String, to place: CardPlace) throws(CardListError) {
        try check([missing(id), missing(place)])
        guard let old = index(of: id), place != .before(id), place != .after(id) else { return }
        let index = index(of: place)
        let new = index > old ? index - 1 : index
        guard new != old else { return }
        order.insert(order.remove(at: old), at: new)
        note(.moved(id))
    }

    /// Hides a card, which keeps its place; a hidden card stays hidden.
    public func hide(_ id: String) throws(CardListError) {
        set(\.isHidden, of: try existing(id), true)
    }

    /// Shows a hidden card at its own place.
    ///
    /// A card whose page is hidden by a condition of the form is shown when the condition holds.
    public func show(_ id: String) throws(CardListError) {
        set(\.isHidden, of: try existing(id), false)
    }

    /// Hides or shows a card because of a condition, apart from ``hide(_:)`` and ``show(_:)``.
    func leaveOut(_ id: String, _ isLeftOut: Bool) {
        if let slot = slots[id] { set(\.isLeftOut, of: slot, isLeftOut) }
    }

    private func set(_ reason: ReferenceWritableKeyPath<Slot, Bool>, of slot: Slot, _ value: Bool) {
        let before = slot.isVisible
        slot[keyPath: reason] = value
        if slot.isVisible != before { note(before ? .hidden(slot.id) : .shown(slot.id)) }
    }

    /// Replaces all cards; none of the new ones is hidden.
    public func load(_ cards: [(id: String, element: Element)]) throws(CardListError) {
        let new = cards.map { Slot($0.id, $0.element) }
        var loaded: [String: Slot] = [:]
        try check(
            new.map {
                loaded.updateValue($0, forKey: $0.id).map { .init(duplicate: $0.id) }
            })
        slots = loaded
        order = new
        note(.loaded)
    }

    /// Notifies the observers that all cards must be drawn again.
    public func reload() { note(.reloaded(ids)) }

    /// Notifies the observers that some cards must be drawn again.
    public func reload(_ ids: [String]) throws(CardListError) {
        try check(ids.map { missing($0) })
        if !ids.isEmpty { note(.reloaded(ids)) }
    }

    // MARK: Problems

    private func existing(_ id: String) throws(CardListError) -> Slot {
        guard let slot = slots[id] else { throw CardListError([unknown(id)]) }
        return slot
    }

    private func check(_ problems: [CardListError.Problem?]) throws(CardListError) {
        let problems = problems.compactMap(\.self)
        guard problems.isEmpty else { throw CardListError(problems) }
    }

    /// The problem of an id that a card must have.
    private func missing(_ id: String) -> CardListError.Problem? {
        contains(id) ? nil : unknown(id)
    }

    /// The problem of an id that no card may have.
    private func duplicate(_ id: String) -> CardListError.Problem? {
        contains(id) ? CardListError.Problem(duplicate: id) : nil
    }

    private func missing(_ place: CardPlace) -> CardListError.Problem? {
        switch place {
        case .first, .last: nil
        case .before(let id), .after(let id): missing(id)
        }
    }

    /// The problem of an id that no card has, with the nearest one.
    func unknown(_ id: String) -> CardListError.Problem {
        CardListError.Problem(unknown: id, in: order.lazy.map(\.id))
    }

    /// The index of a place; that behind all cards if its neighbour is no card.
    private func index(of place: CardPlace) -> Int {
        switch place {
        case .first: 0
        case .last: order.count
        case .before(let id): index(of: id) ?? order.count
        case .after(let id): index(of: id).map { $0 + 1 } ?? order.count
        }
    }

    // MARK: Observers

    /// Calls a body after every operation that changed something, with the changes in order.
    ///
    /// Observers are called in the order in which they were added. If an observer changes the list, all observers are
    /// notified of that after the current changes.
    ///
    /// - Returns: The observer, which can be stopped; otherwise it lasts as long as the list.
    @discardableResult
    public func observe(_ body: @escaping ([CardListChange]) -> Void) -> Observer {
        observers.add(body)
    }

    /// Makes several operations with one notification after the last.
    ///
    /// If the body throws, the operations before the error remain, and observers are notified of them.
    public func update<Failure: Error>(_ body: () throws(Failure) -> Void) throws(Failure) {
        depth += 1
        defer {
            depth -= 1
            notify()
        }
        try body()
    }

    /// Records a change, and notifies the observers unless more operations follow.
    private func note(_ change: CardListChange) {
        knownVisible = nil
        changes.append(change)
        notify()
    }

    private func notify() {
        guard depth == 0, !observers.isNotifying else { return }
        while !changes.isEmpty {
            let current = changes
            changes = []
            observers.notify([current])
        }
    }
}

@available(*, unavailable)
extension CardList: @unchecked Sendable {}

/// A change of a list of cards, by id.
///
/// It has no index, because an index is stale after the next change: ``CardList/number(of:)`` has the present number.
public enum CardListChange: Sendable, Hashable {
    /// A card was inserted.
    case inserted(String)
    /// A card was removed.
    case removed(String)
    /// A card was replaced at its place; its id is the same.
    case replaced(String)
    /// A card was moved to another place.
    case moved(String)
    /// A visible card was hidden.
    case hidden(String)
    /// A hidden card is visible again, at its own place.
    case shown(String)
    /// All cards were replaced.
    case loaded
    /// Cards must be drawn again.
    case reloaded([String])
}

/// A place in a list of cards, by the ids of its neighbours.
public enum CardPlace: Sendable, Hashable {
    /// Before all cards.
    case first
    /// Behind all cards.
    case last
    /// Before a card.
    case before(String)
    /// Behind a card.
    case after(String)
}
