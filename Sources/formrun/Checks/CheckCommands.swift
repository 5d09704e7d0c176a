import FormModel

/// The commands of `--check`, by the names that the form uses.
struct CheckCommands: Sendable {
    private var named = NamedCommands()
    private var seconds = 10.0

    static let options: [CommandSyntax.Option] = [
        .init(
            name: "--check", value: "NAME=COMMAND",
            summary: "Let a command of the shell make a check that the form names; again for more."),
        timeout,
    ]

    static let timeout = CommandSyntax.Option(
        name: "--check-timeout", value: "SECONDS",
        summary: "How long each command of a check or of choices may take; 10 unless given.")

    static let notes = [
        """
        The command of --check reads the value from standard input, as it is, without a line end; it
        is not on its command line. Status 0 accepts it, 1 refuses it, and the first line of its
        output is the message; anything else is remoteFailed, and no end in time remoteTimeout.
        Choices are separated by commas, and one that holds a comma stands in quotation marks; texts
        of a list stand one a line; the rows of a group are JSON. Processes that the command leaves
        running are killed.
        """
    ]

    /// None.
    init() {}

    /// Takes the options apart.
    ///
    /// - Throws: Usage: a check without a name or a command, one that the form does not name, and one that the form
    ///   names and that is not given.
    init(_ arguments: Arguments, _ form: Form, command: String) throws(CommandError) {
        let wanted = form.remoteChecks
        named = try NamedCommands(arguments, "--check", of: wanted, "check", command: command)
        let missing = wanted.filter { named.commands[$0] == nil }
        guard missing.isEmpty else {
            let options = missing.map { "--check \($0)=COMMAND" }.joined(separator: " ")
            throw .usage(
                UsageError(
                    "The form leaves values to checks that are not given: add \(options).",
                    command: command))
        }
        seconds = try NamedCommands.timeout(arguments, command: command)
    }

    var isEmpty: Bool { named.commands.isEmpty }

    /// The names of the checks.
    var names: Set<String> { Set(named.commands.keys) }

    /// Begins to check a value.
    func begin(_ question: RemoteQuestion) -> (any RunningCheck)? {
        named.commands[question.check].map { CommandCheck($0, question, timeout: seconds) }
    }

    /// Checks a value, and waits for what becomes of it.
    func outcome(of question: RemoteQuestion) -> CheckOutcome {
        guard let check = begin(question) else {
            return CheckOutcome(question: question, answer: .unknown)
        }
        while true {
            if let outcome = check.advance(for: 60) { return outcome }
        }
    }
}
