import FormModel

// The actions of the program that the card of the present page names: its menu, and what opens and edits it.
extension FormSession {
    /// The card of the present page; `nil` at the review.
    private var presentCard: Card? { navigator.page(of: place).map { cards[$0] } }

    /// The entries of the menus of the present card.
    private var menu: [ActionNode] {
        presentCard.map { builder.description(of: $0).buttons.filter(\.isOfMenu) } ?? []
    }

    /// The commands for the actions that the present card has, with the entries of its menu.
    var actionCommands: [FocusMessage] {
        guard let card = presentCard else { return [] }
        let entries = menu.map { ":\($0.title)" }.joined(separator: "   ")
        var commands = entries.isEmpty ? [] : [entries]
        if card.openAction != nil { commands.append(texts.words(.openCommand)) }
        if card.editAction != nil { commands.append(texts.words(.editCommand)) }
        return commands.map { FocusMessage(.note, $0) }
    }

    /// The action that a command asks the program for; `nil` if the present card has none.
    func action(of command: TypedCommand) -> FieldName? {
        switch command {
        case .open: return presentCard?.openAction
        case .edit: return presentCard?.editAction
        case .entry(let number):
            let menu = menu
            guard menu.indices.contains(number - 1),
                case .custom(let action)? = menu[number - 1].action
            else { return nil }
            return action
        case .answer, .back, .next, .help, .editor, .review, .skip, .quit, .unknown: return nil
        }
    }

    /// Goes on after an action, which may have failed for a reason.
    func takePerformed(_ failure: String?) -> [SessionEffect] {
        let failures = failure.map { [texts.error(.actionFailed, ["reason": $0])] } ?? []
        return show(failures) + [.redraw]
    }
}
