import FormModel

/// A form whose choices are fetched, and the commands that answer its requests.
struct FetchedForm {
    let form: Form
    let remote: RemoteCommands

    /// Refuses what the command line lacks, and then fetches the choices.
    ///
    /// - Parameters:
    ///   - arguments: The arguments, which name the commands.
    ///   - unfetched: The form as its file has it.
    ///   - console: The files and the environment.
    ///   - check: Refuses what else is wrong with the arguments, before a command runs.
    /// - Throws: Usage: a command that is missing, or that the form does not name; or choices that cannot be fetched.
    init(
        _ arguments: Arguments, _ unfetched: Form, _ console: any Console,
        after check: () throws(CommandError) -> Void = {}
    ) throws(CommandError) {
        let choices = try ChoiceCommands(arguments, of: unfetched, needsAll: true)
        let checks = try CheckCommands(arguments, unfetched)
        try check()
        let suggesting = try choices.suggesting(try choices.form(console), console)
        form = suggesting.form
        remote = RemoteCommands(
            checks: checks, fetcher: try choices.fetcher(console),
            suggestions: suggesting.commands)
    }
}
