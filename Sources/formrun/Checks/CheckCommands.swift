import FormModel

/// The commands of `--check`, by the names that the form uses.
struct CheckCommands: Sendable {
    private var commands: [String: String] = [:]
    private var timeout = 10.0

    static let options: [CommandSyntax.Option] = [
        .init(
            name: "--check", value: "NAME=COMMAND",
            summary: "Let a command of the shell make a check that the form names; again for more."),
        .init(
            name: "--check-timeout", value: "SECONDS",
            summary: "How long each check may take; 10 unless given."),
    ]

    static let notes = [
        "The command of --check reads the value from standard input, as it is, without a line end; it is not",
        "on its command line. Status 0 accepts it, 1 refuses it, and the first line of its output is the",
        "message; anything else is remoteFailed, and no end in time remoteTimeout. A list is its elements",
        "with commas between, the rows of a group JSON. What the command leaves running is killed.",
    ]

    /// None.
    init() {}

    /// Takes the options apart.
    ///
    /// - Throws: Usage: a check without a name or a command, one that the form does not name, and one that the form
    ///   names and that is not given.
    init(_ arguments: Arguments, _ form: Form, command: String) throws(CommandError) {
        func refuse(_ text: String, nearest: String? = nil) -> CommandError {
            .usage(UsageError(text, command: command, nearest: nearest))
        }
        let wanted = form.remoteChecks
        for option in arguments.values("--check") {
            // By bytes: a command that begins with a combining mark would hide the sign before it.
            guard let sign = option.utf8.firstIndex(of: UInt8(ascii: "=")) else {
                throw refuse("--check needs NAME=COMMAND.")
            }
            let name = String(decoding: option.utf8[..<sign], as: UTF8.self)
            let line = String(decoding: option.utf8[sign...].dropFirst(), as: UTF8.self)
            // The shell would do nothing, and that would accept everything.
            guard !WhiteSpace.trim(line).isEmpty else {
                throw refuse("--check needs NAME=COMMAND.")
            }
            guard wanted.contains(where: { $0.hasSameBytes(as: name) }) else {
                throw refuse(
                    "The form has no check \"\(name)\".",
                    nearest: Spelling.nearest(to: name, in: wanted))
            }
            commands[name] = line
        }
        let missing = wanted.filter { commands[$0] == nil }
        guard missing.isEmpty else {
            let options = missing.map { "--check \($0)=COMMAND" }.joined(separator: " ")
            throw refuse("The form leaves values to checks that are not given: add \(options).")
        }
        guard let text = arguments.value("--check-timeout") else { return }
        guard let seconds = Int(text), seconds > 0, seconds <= 1_000_000 else {
            throw refuse("--check-timeout must be a number of seconds above 0.")
        }
        timeout = Double(seconds)
    }

    var isEmpty: Bool { commands.isEmpty }

    /// The names of the checks.
    var names: Set<String> { Set(commands.keys) }

    /// Begins to check a value.
    func begin(_ question: RemoteQuestion) -> (any RunningCheck)? {
        commands[question.check].map { CommandCheck($0, question, timeout: timeout) }
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
