import FormModel

/// The commands that perform the actions that the cards of a form name: an entry of a menu, opening and editing a card.
struct ActionCommands: Sendable {
    private let named: NamedCommands

    static let action = NamedCommands.option(
        "--action",
        "Run a shell command for an action that a card names, such as an entry of its menu; may be given several times."
    )

    /// The status of a shell whose command Ctrl-C ended.
    private static let interrupted: Int32 = 128 + 2

    static let notes = [
        """
        The lines :open, :edit, :1, :2 and so on perform the actions that the card of a page names: they
        open or edit it, are the entries of its menu, or open a row of a table, whose path is then an
        argument. The command of \(action) has the terminal until it ends; a status other than 0, or than
        130 after Ctrl-C, is told.
        """
    ]

    /// No commands.
    init() { named = NamedCommands() }

    /// Takes the commands from the command line.
    ///
    /// - Throws: Usage: an action that no card of the form names.
    init(_ arguments: Arguments, _ form: Form) throws(CommandError) {
        named = try NamedCommands(
            arguments[Self.action], of: form.pages.flatMap { Self.names(of: $0.card) },
            "action of a card")
    }

    /// Performs an action, until it or the condition ends it.
    ///
    /// - Parameters:
    ///   - action: The name of the action.
    ///   - row: The row that it is about, which is the argument of the command; `nil` for the card.
    ///   - isEnding: Waits a moment, and returns whether the command must end.
    /// - Returns: Why it has failed; `nil` if it has not.
    func perform(_ action: FieldName, on row: FieldPath?, until isEnding: () -> Bool) -> String? {
        guard let command = named.commands[action.text] else {
            return "no command is given for it: \(Self.action) \(action)=COMMAND"
        }
        switch TerminalProgram.run(command, on: row?.description, until: isEnding) {
        // Ctrl-C is how a person leaves many programs.
        case 0?, Self.interrupted?: return nil
        case let status?: return "the command ended with status \(status)"
        case nil: return "the command could not be started"
        }
    }

    /// The actions of a card in all its states.
    private static func names(of card: CardDefinition) -> [String] {
        let words = card.traits + (card.parts ?? []) + card.states.flatMap { $0.parts ?? [] }
        return ([card.open] + card.states.map(\.open)).compactMap { $0?.text }
            + words.flatMap { names(in: .named($0.arguments)) }
    }

    private static func names(in argument: CardArgument) -> [String] {
        switch argument {
        case .named(let arguments):
            let actions = ["action", "open"].compactMap { name -> String? in
                if case .word(let action)? = arguments[name] { action } else { nil }
            }
            return actions + arguments.values.flatMap { names(in: $0) }
        case .list(let list): return list.flatMap { names(in: $0) }
        case .parts(let parts): return parts.flatMap { names(in: .named($0.arguments)) }
        case .text, .expression, .number, .word, .flag, .fields: return []
        }
    }
}
