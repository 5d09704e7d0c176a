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
    private struct Entry: Sendable, Hashable {
        let id: String

        /// Whether a person may dismiss the card without submitting it; the program always may.
        var canBeDismissed: Bool

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
    private var entries: [Entry] = []

    /// How cards were dismissed, until they are pushed again.
    public private(set) var dismissals: [String: CardDismissal] = [:]

    private var hooks: [Hook] = []
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
    var count: Int { entries.count }

    /// Whether a card is on the stack.
    func contains(_ id: String) -> Bool { entries.contains { $0.id == id } }

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

    // MARK: Commands

    /// Carries out a command.
    ///
    /// A command that asks for what is already so, such as `popToRoot` with the root on top, is finished without a
    /// transition.
    ///
    /// - Returns: The events, or the reason why the command was refused.
    /// - Complexity: O(*n*) in the cards.
    @discardableResult
    public mutating func apply(_ command: Command) -> CardTransition {
        do throws(CardStackRefusal) {
            let (new, dismissal) = try result(of: command)
            let staying = Set(new.map(\.id))
            let leaving = entries.enumerated().filter { !staying.contains($0.element.id) }
            if dismissal == .cancelled,
                let first = leaving.last(where: { !$0.element.canBeDismissed })
            {
                throw .notDismissible(first.element.id)
            }
            let isSame = new.map(\.id) == ids
            let events = isSame ? [] : events(to: new, leaving, dismissal)
            entries = new
            return CardTransition(events: events + [.finished(nil)])
        } catch {
            return CardTransition(events: [.finished(error)])
        }
    }

    /// The cards after a command, and how those that are not among them leave the stack.
    private func result(
        of command: Command
    ) throws(CardStackRefusal) -> (entries: [Entry], dismissal: CardDismissal) {
        switch command {
        case .push(let id, let canBeDismissed):
            guard !contains(id) else { throw .alreadyOnStack(id) }
            return (entries + [Entry(id, canBeDismissed: canBeDismissed)], .byProgram)
        case .pop(let dismissal):
            guard let top else { throw .empty }
            guard count > 1 else { throw .root(top) }
            return (entries.dropLast(), dismissal)
        case .popTo(let id, let dismissal):
            guard let index = entries.firstIndex(where: { $0.id == id }) else {
                throw .notOnStack(id)
            }
            return (Array(entries[...index]), dismissal)
        case .popToRoot(let dismissal):
            guard let root = entries.first else { throw .empty }
            return ([root], dismissal)
        case .replaceTop(let id, let canBeDismissed):
            guard let top else { throw .empty }
            guard id == top || !contains(id) else { throw .alreadyOnStack(id) }
            return (entries.dropLast() + [Entry(id, canBeDismissed: canBeDismissed)], .replaced)
        case .set(let ids, let dismissal):
            if ids.isEmpty, let root { throw .root(root) }
            var seen: Set<String> = []
            if let twice = ids.first(where: { !seen.insert($0).inserted }) {
                throw .alreadyOnStack(twice)
            }
            let known = [String: Entry](entries.map { ($0.id, $0) }) { first, _ in first }
            return (ids.map { known[$0] ?? Entry($0) }, dismissal)
        }
    }

    /// The events of the transition to other cards, after which the stack keeps how cards left.
    private mutating func events(
        to new: [Entry], _ leaving: [(offset: Int, element: Entry)], _ dismissal: CardDismissal
    ) -> [CardStackEvent] {
        var events = takeHooks(.before)
        let newTop = new.last?.id
        if newTop != top {
            if let top { events.append(.willDisappear(top, depth: count - 1)) }
            if let newTop { events.append(.willAppear(newTop, depth: new.count - 1)) }
            if let top { events.append(.didDisappear(top, depth: count - 1)) }
            if let newTop { events.append(.didAppear(newTop, depth: new.count - 1)) }
        }
        for (depth, entry) in leaving.reversed() {
            dismissals[entry.id] = dismissal
            events.append(.dismissed(entry.id, depth: depth, dismissal))
        }
        for entry in new { dismissals[entry.id] = nil }
        return events + takeHooks(.after)
    }

    private mutating func takeHooks(_ moment: Moment) -> [CardStackEvent] {
        defer { hooks.removeAll { $0.moment == moment } }
        return hooks.filter { $0.moment == moment }.map { .hook($0.number, moment) }
    }

    // MARK: Hooks

    /// When a hook runs.
    public enum Moment: String, Sendable, Hashable {
        /// Before the cards of a transition will appear and disappear.
        case before
        /// After the cards of a transition did appear and disappear.
        case after
    }

    private struct Hook: Sendable, Hashable {
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

/// What happens on a stack of cards; a depth is the number of cards below the card, 0 for the root.
public enum CardStackEvent: Sendable, Hashable {
    /// A hook runs, by its number.
    case hook(Int, CardStack.Moment)
    /// A card was the top card, and will not be.
    case willDisappear(String, depth: Int)
    /// A card will be the top card.
    case willAppear(String, depth: Int)
    /// A card is no longer the top card; it may still be on the stack.
    case didDisappear(String, depth: Int)
    /// A card is the top card.
    case didAppear(String, depth: Int)
    /// A card left the stack.
    case dismissed(String, depth: Int, CardDismissal)
    /// The command was carried out, or refused with a reason; always the last event.
    case finished(CardStackRefusal?)
}

/// How a card left a stack.
public enum CardDismissal: String, Sendable, Hashable, CaseIterable {
    /// By a button of the card that accepts its contents.
    case submitted
    /// By a person who went back or closed it; a card can refuse that.
    case cancelled
    /// By the program.
    case byProgram
    /// By another card that took its place.
    case replaced
}

/// Why a stack did not carry out a command.
public enum CardStackRefusal: Error, Sendable, Hashable {
    /// There is no card.
    case empty
    /// The only card is the root.
    case root(String)
    /// A card cannot be dismissed by a person.
    case notDismissible(String)
    /// A card is not on the stack.
    case notOnStack(String)
    /// A card is on the stack, where each card is once.
    case alreadyOnStack(String)
}

extension CardStackRefusal: CustomStringConvertible {
    /// The reason, and what to do; control characters of an id are escaped as in JSON.
    public var description: String {
        switch self {
        case .empty: "There is no card on the stack. Push one first."
        case .root(let id):
            "The card \(jsonQuoted(id)) is the root of the stack and is never popped. Replace it instead."
        case .notDismissible(let id):
            "The card \(jsonQuoted(id)) cannot be dismissed at present. Fill it in, or let the program dismiss it."
        case .notOnStack(let id): "The card \(jsonQuoted(id)) is not on the stack. Push it first."
        case .alreadyOnStack(let id):
            "The card \(jsonQuoted(id)) is already on the stack, where each card is once. Pop to it instead."
        }
    }
}
