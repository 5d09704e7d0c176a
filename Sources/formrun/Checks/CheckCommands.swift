import FormCards
import FormModel
import FormValidation

/// The commands that make asynchronous checks, by the names that the form uses.
struct CheckCommands: Sendable {
    private let named: NamedCommands
    private let seconds: Double
    /// The form whose values are checked; `nil` without checks.
    private let form: CompiledForm?

    private static let check = NamedCommands.option(
        "--check",
        "Run a shell command as a check that the form names; may be given several times.")

    static let options: [any OptionDeclaration] = [check, NamedCommands.timeout]

    static let notes = [
        """
        The command of \(check) reads the value from standard input, as it is, without a line end; it
        is not on its command line. Status 0 accepts it, 1 refuses it, and the first line of its
        output is the message; any other status is remoteFailed, and no end within
        \(NamedCommands.timeout) is remoteTimeout. Choices are separated by commas, and one with a
        comma is in quotation marks; the texts of a list have a line each; the rows of a group are JSON. Processes that the command leaves
        running are killed.
        """
    ]

    /// No checks.
    init() {
        named = NamedCommands()
        seconds = Double(NamedCommands.timeout.absent)
        form = nil
    }

    /// Takes the commands from the command line.
    ///
    /// - Throws: Usage: a check that the form does not name, or one that it names and that is not given.
    init(_ arguments: Arguments, _ form: Form) throws(CommandError) {
        named = try NamedCommands(arguments[Self.check], of: form.remoteChecks, "check")
        seconds = Double(arguments[NamedCommands.timeout])
        self.form = form.compiled
        if let options = named.missing(of: form.remoteChecks, Self.check) {
            throw .usage("The form uses checks that are not given: add \(options).")
        }
    }

    var isEmpty: Bool { named.commands.isEmpty }

    /// The names of the checks.
    var names: Set<String> { Set(named.commands.keys) }

    /// The checks for a ``PageFlow``, each of which waits on a thread of its own.
    var ofFlow: RemoteChecks {
        var checks = RemoteChecks(timeout: .seconds(seconds))
        for name in names {
            checks.add(name) { question, time in
                await Threads.apart {
                    begin(question, within: time / .seconds(1))?.outcome.answer ?? .unknown
                }
            }
        }
        return checks
    }

    /// Begins to check a value.
    ///
    /// - Parameters:
    ///   - question: The question.
    ///   - seconds: The seconds after which the command is ended; those of the command line unless given.
    /// - Returns: The check; `nil` if there is none of that name.
    func begin(_ question: RemoteQuestion, within seconds: Double? = nil) -> CommandCheck? {
        named.commands[question.check].map { command in
            let field = form?.place(about: question.path).flatMap { form?.field(at: $0.place) }
            return CommandCheck(
                command, question, of: field?.layout, timeout: seconds ?? self.seconds)
        }
    }
}
