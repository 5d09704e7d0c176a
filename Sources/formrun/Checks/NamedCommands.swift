import FormModel

/// Commands of the shell by the names that a form uses, as an option gives them: `--check NAME=COMMAND`.
struct NamedCommands: Sendable {
    private(set) var commands: [String: String] = [:]

    /// None.
    init() {}

    /// Takes the options apart; of two of a name the last counts.
    ///
    /// - Parameters:
    ///   - arguments: The command line.
    ///   - option: The name of the option.
    ///   - names: The names that the form uses.
    ///   - what: What they name, for messages.
    ///   - command: The command of `formrun`.
    /// - Throws: Usage: one without a name or a command, and one that the form does not name.
    init(
        _ arguments: Arguments, _ option: String, of names: [String], _ what: String,
        command: String
    ) throws(CommandError) {
        for text in arguments.values(option) {
            // By bytes: a command that begins with a combining mark would hide the sign before it.
            let sign = text.utf8.firstIndex(of: UInt8(ascii: "="))
            let name = sign.map { String(decoding: text.utf8[..<$0], as: UTF8.self) } ?? ""
            let line =
                sign.map { String(decoding: text.utf8[$0...].dropFirst(), as: UTF8.self) } ?? ""
            // The shell would do nothing, and that would accept everything.
            guard !WhiteSpace.trim(line).isEmpty else {
                throw .usage(UsageError("\(option) needs NAME=COMMAND.", command: command))
            }
            guard names.contains(where: { $0.hasSameBytes(as: name) }) else {
                throw .usage(
                    UsageError(
                        "The form has no \(what) \"\(name)\".", command: command,
                        nearest: Spelling.nearest(to: name, in: names)))
            }
            commands[name] = line
        }
    }

    /// How many seconds each command may take.
    ///
    /// - Throws: Usage: a number that is none.
    static func timeout(_ arguments: Arguments, command: String) throws(CommandError) -> Double {
        guard let text = arguments.value("--check-timeout") else { return 10 }
        guard let seconds = Int(text), seconds > 0, seconds <= 1_000_000 else {
            throw .usage(
                UsageError("--check-timeout must be a number of seconds above 0.", command: command)
            )
        }
        return Double(seconds)
    }
}
