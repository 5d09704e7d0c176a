import FormCards
import FormModel
import FormValidation

/// `formrun new [FILE]`: asks what a form asks, and writes the form.
struct NewCommand: Command {
    let name = "new"

    var syntax: CommandSyntax {
        CommandSyntax(
            name: name, summary: "Asks a few questions, and writes a form file.",
            operands: "[FILE]", minimumOperands: 0, maximumOperands: 1,
            options: StyleOptions.all,
            examples: ["formrun new visit.form.json", "formrun new > visit.form.json"],
            notes: [
                """
                The questions are a form, which is asked as run asks one: at a terminal on a card, elsewhere
                of the lines of standard input. The form goes to standard output without FILE, which must
                not exist yet. It is a beginning; "The form file" describes what else a form can have.
                """
            ] + StyleOptions.notes)
    }

    func files(_ arguments: Arguments, _ console: any Console) -> [CommandFile] {
        [.lines] + StyleOptions.files(arguments)
            + arguments.operands.map { CommandFile(name: "FILE", path: $0, use: .written) }
    }

    func run(
        _ arguments: Arguments, _ console: any Console
    ) throws(CommandError) -> ExitStatus {
        let path = arguments.operands.first
        if let path, console.size(of: path) != nil {
            throw .usage("\(quoted(path)) exists already; name another file.")
        }
        let style = try StyleOptions.style(arguments, isTerminal: true, console)
        let form: Form
        do throws(FormDocumentError) {
            form = try FormDocument.read(NewForm.questions, vocabulary: .standard)
        } catch {
            throw .brokenForm(error, file: name)
        }
        let catalog = MessageCatalog.english
        let dataSource = FormDataSource(form: form, clock: .none, locale: catalog.locale)
        dataSource.makesAskedRows = false
        let run = FormRunner(
            dataSource: dataSource, supplied: SuppliedAnswers(form: form),
            remote: RemoteCommands(), actions: ActionCommands(), asking: .missing, draft: nil,
            catalog: catalog,
            output: NewForm(path: path, console: console), limits: .submission, console: console)
        let terminal =
            console.isInputTerminal && !console.isAutomated ? console.terminal() : nil
        let look = SessionLook(
            style: style, catalog: catalog, isPlain: console.prefersPlainLines)
        return try CommandError.atFile { () throws(SystemError) in
            guard let terminal else {
                return try run.unattended(readsLines: !console.isInputTerminal)
            }
            return try run.attended(at: terminal, look: look, timeout: nil)
        }
    }
}
