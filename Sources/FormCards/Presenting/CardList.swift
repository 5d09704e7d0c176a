/// Cards in order, each with an id that stays the same whatever is inserted, removed, moved or hidden.
///
/// Every operation names cards by their ids, so that no index can be stale. A hidden card keeps its place, and is shown
/// there again. A list is not thread-safe; use it where its cards are used.
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
    final class Slot {
        let id: String
        var element: Element
        /// Whether the program hides the card.
        var isHidden = false
        /// Whether a condition hides the card, whatever the program asks for.
        var isLeftOut = false
        /// The number among the visible cards, from 1; valid while the visible cards are known.
        fileprivate var number = 0

        init(id: String, element: Element) {
            self.id = id
            self.element = element
        }

        var isVisible: Bool { !isHidden && !isLeftOut }
    }

    var order: [Slot] = []
    var slots: [String: Slot] = [:]
    private var knownVisible: [String]?
    private var observers: [([CardListChange]) -> Void] = []
    private var changes: [CardListChange] = []
    private var depth = 0
    private var isNotifying = false

    /// Makes an empty list.
    public init() {}

    /// Makes a list of cards.
    ///
    /// - Throws: All ids that two of the cards have.
    public convenience init(_ cards: [(id: String, element: Element)]) throws(CardListError) {
        self.init()
        try load(cards)
    }

    // MARK: Cards

    /// The number of cards, hidden ones too.
    public var count: Int { order.count }

    /// The ids of all cards in order, hidden ones too.
    ///
    /// - Complexity: O(*n*) in the cards.
    public var ids: [String] { order.map(\.id) }

    /// The card of an id; `nil` if there is none.
    public subscript(id: String) -> Element? { slots[id]?.element }

    /// Whether the list has a card of that id, hidden or not.
    public func contains(_ id: String) -> Bool { slots[id] != nil }

    // MARK: Visible cards

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

    /// The number of a card among the visible ones, from 1; `nil` for a hidden card, and if there is none of that id.
    ///
    /// - Complexity: O(*n*) in the cards after a change, then O(1).
    public func number(of id: String) -> Int? {
        guard let slot = slots[id], slot.isVisible else { return nil }
        _ = visibleIDs
        return slot.number
    }

    /// The first visible card behind the place of a card, which may be hidden itself.
    ///
    /// - Complexity: O(*n*) in the cards.
    func visibleID(after id: String) -> String? {
        guard let index = index(of: id) else { return nil }
        return order[(index + 1)...].first(where: \.isVisible)?.id
    }

    /// The last visible card before the place of a card, which may be hidden itself.
    ///
    /// - Complexity: O(*n*) in the cards.
    func visibleID(before id: String) -> String? {
        guard let index = index(of: id) else { return nil }
        return order[..<index].last(where: \.isVisible)?.id
    }

    /// The index of a card at present; it changes with every insertion before it.
    func index(of id: String) -> Int? {
        guard let slot = slots[id] else { return nil }
        return order.firstIndex { $0 === slot }
    }

    // MARK: Observers

    /// Calls a body after every operation that changed something, with the changes in order.
    ///
    /// Observers are called in the order in which they were added, for the lifetime of the list. If an observer changes
    /// the list, all observers are notified of that after the current changes.
    public func observe(_ body: @escaping ([CardListChange]) -> Void) { observers.append(body) }

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
    func note(_ change: CardListChange) {
        knownVisible = nil
        changes.append(change)
        notify()
    }

    private func notify() {
        guard depth == 0, !isNotifying else { return }
        isNotifying = true
        defer { isNotifying = false }
        while !changes.isEmpty {
            let current = changes
            changes = []
            for observer in observers { observer(current) }
        }
    }
}

@available(*, unavailable)
extension CardList: @unchecked Sendable {}
