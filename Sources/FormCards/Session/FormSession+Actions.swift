import FormModel

// The actions of the program that the card of the present page names: its menu, and what opens and edits it.
extension FormSession {
    /// The card of the present page; `nil` at the review.
    private var presentCard: Card? { questionnaire.page(of: place).map { cards[$0] } }

    /// The entries of the menus of the present card.
    private var menu: [ActionNode] {
        presentCard.map { builder.description(of: $0).buttons.filter(\.isOfMenu) } ?? []
    }

    /// The commands for the actions that the present card has.
    var actionCommands: [SessionProblem] {
        guard let card = presentCard else { return [] }
        var commands: [InterfaceWords.Word] = []
        if !menu.isEmpty { commands.append(.menuCommand) }
        if card.openAction != nil { commands.append(.openCommand) }
        if card.editAction != nil { commands.append(.editCommand) }
        return commands.map { SessionProblem(.note, texts.words($0)) }
    }

    /// Asks the program to perform an action of the present card.
    func perform(_ action: (Card) -> FieldName?) -> [SessionEffect] {
        guard let action = presentCard.flatMap(action) else {
            return show([texts.error(.noAction)])
        }
        return [.perform(action)]
    }

    /// Asks the program to perform an entry of the menu.
    func performEntry(_ number: Int) -> [SessionEffect] {
        let menu = menu
        guard menu.indices.contains(number - 1), case .custom(let action)? = menu[number - 1].action
        else { return show([texts.error(.noAction)]) }
        return [.perform(action)]
    }

    /// Goes on after an action was performed, or was not for a reason.
    func takePerformed(_ failure: String?) -> [SessionEffect] {
        let failures = failure.map { [texts.error(.notPerformed, ["reason": $0])] } ?? []
        return show(failures) + [.redraw]
    }
}
