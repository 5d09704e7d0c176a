/// A state of the card of a page: a custom one with its condition, or a built-in one with parts of its own.
///
/// ```swift
/// Page(
///     title: "The loan", card: CardDefinition(states: [CardStateRule("large", when: "amount > 100000")]),
///     items: […])
/// ```
public struct CardStateRule: Sendable, Hashable {
    /// The prefix of custom states in a form file, in a report and on the command line.
    static let prefix = "custom:"

    /// The built-in state of a card with a reported issue; no rule with a condition may have this name.
    static let reserved: FieldName = "invalid"

    /// The state.
    public let state: CardState

    /// The condition of a custom state; a condition without a result counts as false.
    ///
    /// It is `nil` for `empty`, `loading`, `hasData` and `custom:invalid`, whose conditions are built in.
    public internal(set) var when: FormExpression?

    /// The parts of the card in this state; `nil` for those of the card.
    public var parts: [CardWord]?

    /// The name of the action that opens the card in this state; `nil` for that of the card.
    public var open: FieldName?

    /// The byte offset of the name in the form file.
    @Uncompared var offset: Int? = nil

    /// The byte offset of the list of parts in the form file.
    @Uncompared var partsOffsets: CardOffsets? = nil

    /// Makes a custom state; `Form.init` validates it.
    public init(
        _ name: FieldName, when condition: FormExpression, parts: [CardWord]? = nil,
        open: FieldName? = nil
    ) {
        self.init(.custom(name.text), when: condition, parts: parts, open: open)
    }

    /// Makes a state with parts of its own; `Form.init` validates it.
    public init(_ state: CardState, parts: [CardWord]?, open: FieldName? = nil) {
        self.init(state, when: nil, parts: parts, open: open)
    }

    init(
        _ state: CardState, when condition: FormExpression?, parts: [CardWord]?, open: FieldName?
    ) {
        self.state = state
        when = condition
        self.parts = parts
        self.open = open
    }

    /// The state that a form file names; `nil` if a card can have no state of that name.
    static func state(_ name: String) -> CardState? {
        guard let state = CardState(name) else { return nil }
        switch state {
        case .none: return nil
        case .loading, .empty, .hasData: return state
        case .custom(let custom): return FieldName(simple: custom) == nil ? nil : state
        }
    }
}

extension CardState {
    /// Whether it is a custom state, which has a condition.
    var needsCondition: Bool {
        guard case .custom = self else { return false }
        return self != .invalid
    }
}
