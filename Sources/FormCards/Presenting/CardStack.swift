/// Cards on top of each other, as a value: a command changes the state and returns the events of the change.
///
/// The first card is the root, which is never popped. The events of every transition have one order, in both directions:
///
/// 1. the hooks before the transition, first in, first out
/// 2. the old top card will disappear, the new one will appear
/// 3. the old top card did disappear, the new one did appear
/// 4. the cards that left the stack were dismissed, from the top down
/// 5. the hooks after the transition, first in, first out
/// 6. the command is finished, or refused with a reason; a refused command changes nothing and has no other event
///
/// ```swift
/// var stack = CardStack()
/// stack.apply(.push("income"))
/// stack.apply(.push("loan"))
/// stack.apply(.pop(.cancelled)).events
/// // [willDisappear("loan", depth: 1), willAppear("income", depth: 0), didDisappear("loan", depth: 1),
/// //  didAppear("income", depth: 0), dismissed("loan", depth: 1, .cancelled), finished]
/// stack.apply(.pop(.byProgram)).refusal   // .root("income")
/// ```
public struct CardStack: Sendable, Hashable {
    /// A card of the stack.
    public struct Entry: Sendable, Hashable {
        /// The id of the card.
        public let id: String

        /// Whether a person may dismiss the card without submitting it; the program always may.
        public var canBeDismissed: Bool

        /// Makes an entry.
        init(_ id: String, canBeDismissed: Bool = true) {
            self.id = id
            self.canBeDismissed = canBeDismissed
        }
    }

    /// What is done with the stack.
    public enum Command: Sendable, Hashable {
        /// Puts a card on top; the first one becomes the root.
        case push(String, canBeDismissed: Bool = true)
        /// Removes the top card.
        case pop(CardDismissal)
        /// Removes all cards above a card.
        case popTo(String, CardDismissal)
        /// Removes all cards above the root.
        case popToRoot(CardDismissal)
        /// Puts another card in the place of the top card, which may be the root.
        case replaceTop(with: String, canBeDismissed: Bool = true)
        /// Puts these cards in the place of all, the root first. Cards that stay keep their entries.
        case set([String], CardDismissal = .byProgram)
    }

    /// The cards, the root first.
    public internal(set) var entries: [Entry] = []

    /// How cards were dismissed, until they are pushed again.
    public internal(set) var dismissals: [String: CardDismissal] = [:]

    var hooks: [Hook] = []
    private var lastHook = 0

    /// Makes an empty stack.
    public init() {}

    /// Makes a stack of a root card.
    public init(root: String, canBeDismissed: Bool = true) {
        entries = [Entry(root, canBeDismissed: canBeDismissed)]
    }

    /// The ids of the cards, the root first.
    public var ids: [String] { entries.map(\.id) }

    /// The id of the top card; `nil` for an empty stack.
    public var top: String? { entries.last?.id }

    /// The id of the root; `nil` for an empty stack.
    public var root: String? { entries.first?.id }

    /// The number of cards.
    public var count: Int { entries.count }

    /// Whether a card is on the stack.
    public func contains(_ id: String) -> Bool { entries.contains { $0.id == id } }

    /// Whether a person may dismiss the top card without submitting it; `false` for an empty stack and for the root.
    public var canDismissTop: Bool { count > 1 && entries.last?.canBeDismissed == true }

    /// Lets a person dismiss a card, or refuses that from now on.
    ///
    /// - Returns: Whether the card is on the stack.
    @discardableResult
    public mutating func setCanBeDismissed(_ id: String, _ canBeDismissed: Bool) -> Bool {
        guard let index = entries.firstIndex(where: { $0.id == id }) else { return false }
        entries[index].canBeDismissed = canBeDismissed
        return true
    }

    /// The visible cards with their appearance, the top card first.
    ///
    /// - Complexity: O(1), because only a few cards are visible.
    var appearances: [(id: String, appearance: CardAppearance)] {
        var shown: [(String, CardAppearance)] = []
        for entry in entries.reversed() {
            let appearance = CardAppearance(depth: shown.count)
            guard appearance.isVisible else { break }
            shown.append((entry.id, appearance))
        }
        return shown
    }

    // MARK: Hooks

    /// When a hook runs.
    public enum Moment: String, Sendable, Hashable {
        /// Before the cards of a transition will appear and disappear.
        case before
        /// After the cards of a transition did appear and disappear.
        case after
    }

    struct Hook: Sendable, Hashable {
        let number: Int
        let moment: Moment
    }

    /// Adds a hook to the next transition; it runs once.
    ///
    /// A refused command is no transition, so that the hook stays for the next command. A hook that is added while the
    /// events of a transition are handled belongs to the transition after it.
    ///
    /// - Returns: The number of the hook, which ``CardStackEvent/hook(_:_:)`` has.
    public mutating func addHook(_ moment: Moment) -> Int {
        lastHook += 1
        hooks.append(Hook(number: lastHook, moment: moment))
        return lastHook
    }
}

/// The events of a command.
public struct CardTransition: Sendable, Hashable {
    /// The events, in order; the last one is ``CardStackEvent/finished(_:)``.
    public let events: [CardStackEvent]

    /// The reason why the command changed nothing; `nil` where it was carried out.
    public var refusal: CardStackRefusal? {
        guard case .finished(let refusal)? = events.last else { return nil }
        return refusal
    }
}
