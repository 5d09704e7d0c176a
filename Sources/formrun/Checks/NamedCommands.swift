import FormCards
import FormModel

/// Commands of the shell by the names that a form uses.
struct NamedCommands: Sendable {
    /// A value of an option: `NAME=COMMAND`.
    struct Entry {
        let name: String
        let command: String
    }

    /// How many seconds each command may take.
    static let timeout = Option<Int>(
        "--check-timeout", "SECONDS", in: 1...1_000_000, default: 10,
        must: "a number of seconds above 0",
        "How long each command of a check or of choices may take; {default} unless given.")

    private(set) var commands: [String: String] = [:]

    /// No commands.
    init() {}

    /// Takes commands by their names; of two with the same name the last counts.
    ///
    /// - Parameters:
    ///   - entries: The commands.
    ///   - names: The names that the form uses.
    ///   - what: What they name, for messages.
    /// - Throws: Usage: a name that the form does not use.
    init(_ entries: [Entry], of names: [String], _ what: String) throws(CommandError) {
        for entry in entries {
            guard names.contains(where: { $0.hasSameBytes(as: entry.name) }) else {
                throw .usage(
                    "The form has no \(what) \(quoted(entry.name)).",
                    nearest: Spelling.nearest(to: entry.name, in: names))
            }
            commands[entry.name] = entry.command
        }
    }

    /// An option that gives commands their names.
    static func option(
        _ name: String, _ summary: String, value: String = "NAME=COMMAND"
    ) -> Option<[Entry]> {
        Option(list: name, value, summary) { text in
            // The shell would do nothing for a blank command, and that would accept every value.
            guard case (let name, let command?)? = text.split(at: "="),
                !WhiteSpace.trim(command).isEmpty
            else { return .failure(OptionRefusal("needs \(value).")) }
            return .success(Entry(name: name, command: command))
        }
    }

    /// The options that are missing for some of the names that the form uses; `nil` if none is.
    func missing(of names: [String], _ option: Option<[Entry]>) -> String? {
        let missing = names.filter { commands[$0] == nil }
        return missing.isEmpty
            ? nil : missing.map { "\(option) \($0)=COMMAND" }.joined(separator: " ")
    }
}
