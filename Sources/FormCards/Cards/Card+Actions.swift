public import FormModel

/// What a card did when a named action was asked for.
public enum CardActionResult: Sendable, Hashable {
    /// A body that is registered for the action was called.
    case performed(FieldName)
    /// The form names the action and no body is registered for it: the program that shows the card performs it.
    case passedOn(FieldName)
    /// The card has no such action in this state; nothing happened.
    case noAction(CardState)
}

extension CardActionResult: CustomStringConvertible {
    /// What happened, and what to do where nothing did.
    public var description: String {
        switch self {
        case .performed(let name): "The action \"\(name)\" was performed."
        case .passedOn(let name): "The program performs the action \"\(name)\"."
        case .noAction(let state):
            "The card has no such action in the state \(state.name). Register one, or name one in the form."
        }
    }
}

/// The bodies of the actions of a card.
struct CardActions {
    private struct ActionKey: Hashable {
        let name: FieldName
        let state: CardState?
    }

    private var bodies: [ActionKey: () -> Void] = [:]

    mutating func register(_ name: FieldName, _ state: CardState?, _ body: @escaping () -> Void) {
        bodies[ActionKey(name: name, state: state)] = body
    }

    /// The body for a state, or else that for all states.
    func body(of name: FieldName, in state: CardState) -> (() -> Void)? {
        bodies[ActionKey(name: name, state: state)] ?? bodies[ActionKey(name: name, state: nil)]
    }
}

// Named actions: opening, editing, and any other, such as the second action of a card.
extension Card {
    /// The action that opens the card, looked up by its present state; `nil` if the form names none.
    var openAction: FieldName? {
        let definition = page.card
        return definition.states.first { $0.state == state }?.open ?? definition.open
    }

    /// The action of the trait `editable`; `nil` for a card without that trait.
    var editAction: FieldName? {
        guard let trait = page.card.traits.last(where: { $0.name == "editable" }),
            case .word(let action)? = trait["action"]
        else { return nil }
        return FieldName(action)
    }

    /// Registers what an action does.
    ///
    /// The body for the present state is called, or else the one for all states; a later body replaces an earlier one
    /// for the same action and state. The actions `open` and `edit` are those of a card whose form names none.
    ///
    /// ```swift
    /// card.register("open", in: .invalid) { showIssues() }
    /// card.register("share") { share() }   // a second action
    /// ```
    ///
    /// - Parameters:
    ///   - action: The name of the action.
    ///   - state: The state of the card; `nil` for all states without a body of their own.
    ///   - body: What the action does.
    public func register(
        _ action: FieldName, in state: CardState? = nil, _ body: @escaping () -> Void
    ) {
        actions.register(action, state, body)
    }

    /// Opens the card: performs the action that the form names for the present state, or else the action `open`.
    ///
    /// - Returns: What happened; ``CardActionResult/noAction(_:)`` if the card cannot be opened in this state.
    @discardableResult
    public func open() -> CardActionResult { perform(openAction ?? "open") }

    /// Edits the card: performs the action of the trait `editable`, or else the action `edit`.
    ///
    /// - Returns: What happened; ``CardActionResult/noAction(_:)`` if the card cannot be edited in this state.
    @discardableResult
    public func edit() -> CardActionResult { perform(editAction ?? "edit") }

    /// Performs a named action, such as the second action of a card or an entry of a menu.
    ///
    /// The action is looked up by the state of the card at this moment.
    ///
    /// - Returns: What happened; ``CardActionResult/noAction(_:)`` if the card has no such action in this state.
    @discardableResult
    public func perform(_ action: FieldName) -> CardActionResult {
        let state = state
        if let body = actions.body(of: action, in: state) {
            body()
            return .performed(action)
        }
        guard action == openAction || action == editAction else { return .noAction(state) }
        return .passedOn(action)
    }
}

// The actions of the program that a card may have, in whatever state.
extension CardDefinition {
    /// Whether an action with that name opens or edits the card, or is one of a menu or of the rows of a table.
    func hasAction(_ name: String) -> Bool {
        open?.text == name || states.contains { $0.open?.text == name }
            || (traits + (parts ?? []) + states.flatMap { $0.parts ?? [] })
                .contains { $0.hasAction(name) }
    }
}

extension CardWord {
    fileprivate func hasAction(_ name: String) -> Bool {
        arguments.contains { $0.value.hasAction(name, as: $0.key) }
    }
}

extension CardArgument {
    fileprivate func hasAction(_ name: String, as key: String) -> Bool {
        switch self {
        case .word(let word): word == name && (key == "action" || key == "open")
        case .parts(let words): words.contains { $0.hasAction(name) }
        case .list(let arguments): arguments.contains { $0.hasAction(name, as: key) }
        case .named(let arguments): arguments.contains { $0.value.hasAction(name, as: $0.key) }
        case .text, .expression, .number, .flag, .fields: false
        }
    }
}
