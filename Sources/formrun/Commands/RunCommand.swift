import FormCards
import FormModel
import FormValidation

/// `formrun run FORM`: asks a person for every field, and prints the answers.
struct RunCommand: Command {
    let syntax = CommandSyntax(
        name: "run", summary: "Fills in a form and prints the answers.",
        operands: "FORM", minimumOperands: 1, maximumOperands: 1,
        options: [
            .init(
                name: "--set", value: "NAME=VALUE",
                summary: "Answer a field; again for more. Not for secure inputs."),
            .init(
                name: "--answers", value: "FILE",
                summary: "Answers from a JSON object; - is standard input."),
            .init(
                name: "--env-prefix", value: "TEXT",
                summary:
                    "Variables that begin so are answers; \(AnswerVariables.standardPrefix) unless given."
            ),
            .init(
                name: "--ask", value: "missing|all", allowed: ["missing", "all"],
                summary: "Ask only what is missing or wrong (the default), or everything."),
            .init(name: "--no-input", summary: "Ask and read nothing; defaults are taken."),
            .init(
                name: "--output", value: "json|env|shell",
                allowed: AnswersWriter.Format.allCases.map(\.rawValue),
                summary: "How the answers are written; json unless given."),
            .init(
                name: "--prefix", value: "TEXT",
                summary: "What the names of env and shell begin with, such as form_."),
            .init(
                name: "--output-file", value: "FILE",
                summary:
                    "Write the answers to a file, whole or not at all; a new one has mode 0600."),
            .init(
                name: "--timeout", value: "SECONDS",
                summary: "At a terminal, give up where nobody types for so long; status 124."),
            .init(
                name: "--color", value: "auto|always|never", allowed: ["auto", "always", "never"],
                summary: "Whether the questions are coloured."),
            .locale,
        ] + LimitOptions.all + ChoiceCommands.options + CheckCommands.options + ClockOptions.all,
        examples: [
            "formrun run forms/newsletter.json",
            "formrun run forms/newsletter.json --set email=ada@example.com --no-input",
            "formrun run forms/sign-up.json --answers known.json --output-file answers.json",
        ],
        notes: [
            "FORM may be -, which reads the form from standard input.",
            """
            At a terminal the questions appear there and only the answers go to standard output.
            Enter accepts an answer, Shift-Tab goes back, Alt-Enter begins a line in a text of
            several lines, Ctrl-C ends the run. The lines :help, :back, :skip, :review and :quit are
            commands; :: at the start of an answer types one colon.
            """,
            """
            Elsewhere the lines of standard input are the answers, in the order of the fields; the
            status is 1 where a line answers no question, blank lines apart.
            """,
            """
            A field of a row is set as GROUP.ROW.NAME=VALUE, rows counted from 0; env and shell
            write it as GROUP_ROW_NAME, behind the number of rows as GROUP.
            """,
            "Secret answers are masked where standard output is a terminal; give a file or a pipe.",
            """
            The language is that of --locale; else, at a terminal, of LC_ALL, LC_MESSAGES or LANG;
            else of the form; else English. Values are typed and shown as it writes them, such as
            24.12.2026 and 1.234,50 in German; 2026-12-24 and 1234.50 are read in every language.
            """,
            """
            --set comes before the variables of the environment, these before --answers, and that
            before defaults. A variable is FORMRUN_ and the name of a field, or FORMRUN_GROUP_ROW_NAME;
            a secure input may have one, and no command that is started inherits it. Where CI is set,
            other than to false or 0, no question is asked at a terminal.
            """,
        ] + ChoiceCommands.notes + CheckCommands.notes)

    func run(
        _ arguments: Arguments, _ console: any Console
    ) throws(CommandError) -> ExitStatus {
        // Before any command is started, which would inherit them.
        let variables = try variables(arguments, console)
        let reading = try LimitOptions(arguments, command: "run")
        try checkOutput(arguments)
        let read = try FormFile.read(arguments.operands[0], console)
        let output = AnswersOutput(arguments, console)
        do throws(UsageError) {
            try output.check(read)
        } catch {
            throw .usage(error)
        }
        let locale = try arguments.locale(of: syntax)
        let timeout = try timeout(arguments)
        let clock = try ClockOptions.clock(arguments, console, command: "run")
        let choices = try ChoiceCommands(arguments, of: read, command: "run", needsAll: true)
        let checks = try CheckCommands(arguments, read, command: "run")
        let form = try choices.form(console)
        let terminal =
            mayRead(arguments, console) && console.isInputTerminal ? console.terminal() : nil
        let catalog = MessageCatalog(
            for: locale ?? (terminal == nil ? nil : console.language), of: form)
        let dataSource = FormDataSource(
            form: form, clock: clock, checks: checks.names, locale: catalog.locale)
        let limits = reading.limits(for: form)
        let reader = TypedReader(catalog.locale, formLanguage: form.locale, now: clock.now)
        let supplied = try supplied(arguments, form, variables, limits, clock, reader, console)
        supplied.fill(dataSource)
        do throws(SystemError) {
            return try fillIn(
                dataSource, supplied, checks, arguments, catalog, terminal, timeout, output, limits,
                console)
        } catch {
            throw .file(error)
        }
    }

    private func fillIn(
        _ dataSource: FormDataSource, _ supplied: SuppliedAnswers, _ checks: CheckCommands,
        _ arguments: Arguments, _ catalog: MessageCatalog, _ terminal: (any Terminal)?,
        _ timeout: Double?, _ output: AnswersOutput, _ limits: JSONLimits, _ console: any Console
    ) throws(SystemError) -> ExitStatus {
        let asksAll = arguments.value("--ask") == "all"
        if let terminal {
            try output.check()
            for (issue, place) in zip(supplied.formIssues, supplied.places) {
                let sentence = catalog.message(for: issue, in: dataSource.form)
                console.say("\(place): \(sentence)")
            }
            let dialogue = Dialogue(
                dataSource: dataSource, supplied: asksAll ? [] : Set(supplied.values.keys),
                catalog: catalog, glyphs: console.isUnicode ? .unicode : .ascii)
            var attended = AttendedRun(
                terminal: terminal, dialogue: dialogue,
                isColored: console.wantsColor(arguments.value("--color"), isTerminal: true),
                timeout: timeout, begin: checks.begin,
                deliver: { () throws(SystemError) in
                    if let issue = output.refusal(of: dataSource.values, limits: limits) {
                        throw .unsuitable(
                            "the answers", catalog.message(for: issue, in: dataSource.form))
                    }
                    try output.write(dataSource)
                })
            let status = attended.run()
            // Where they came from nobody saw them go: the fields took none in the end.
            for issue in supplied.strayIssues(in: dataSource) where status == .success {
                console.say(catalog.message(for: issue, in: dataSource.form))
            }
            return status
        }
        if output.isFile || !checks.isEmpty { console.removeUnfinishedFilesOnSignals() }
        try output.check()
        let unattended = UnattendedRun(
            dataSource: dataSource, supplied: supplied, checks: checks, asksAll: asksAll,
            catalog: catalog.forTyping, console: console)
        let lines =
            mayRead(arguments, console)
            ? LineReader(try console.open("-"), limit: UnattendedRun.lineLimit) : nil
        let status = try unattended.run(lines: lines)
        guard status == .success else { return status }
        if let issue = output.refusal(of: dataSource.values, limits: limits) {
            console.say(catalog.message(for: issue, in: dataSource.form))
            return .invalid
        }
        try output.write(dataSource)
        return status
    }

    /// Whether answers are read: not where nobody is there to give them at a terminal.
    private func mayRead(_ arguments: Arguments, _ console: any Console) -> Bool {
        !arguments.has("--no-input") && !(console.isInputTerminal && console.isAutomated)
    }

    /// Refuses to write the answers to a file that is read.
    private func checkOutput(_ arguments: Arguments) throws(CommandError) {
        guard let path = arguments.value("--output-file"), path != "-" else { return }
        let answers = arguments.values("--answers")
        let readsLines = !arguments.has("--no-input")
        try ReplacedFiles.check(
            [("--output-file", path)],
            inputs: [arguments.operands[0]] + answers + (readsLines ? ["-"] : []), command: "run")
    }

    private func supplied(
        _ arguments: Arguments, _ form: Form,
        _ variables: [(name: String, value: [UInt8])], _ limits: JSONLimits, _ clock: FormClock,
        _ reader: TypedReader, _ console: any Console
    ) throws(CommandError) -> SuppliedAnswers {
        var supplied = SuppliedAnswers(form: form, clock: clock, reader: reader)
        for path in arguments.values("--answers") {
            do throws(SystemError) {
                supplied.add(
                    json: try console.readAll(path, limit: limits.bytes), from: path, limits: limits
                )
            } catch {
                throw .file(error)
            }
        }
        do throws(UsageError) {
            try supplied.add(answers(variables, form, arguments, console))
            for setting in arguments.values("--set") {
                guard let reading = try supplied.add(setting: setting) else { continue }
                console.say("formrun: --set \(setting) is read as \(reading)")
            }
        } catch {
            throw .usage(error)
        }
        return supplied
    }

    private func prefix(_ arguments: Arguments) throws(UsageError) -> String {
        let prefix = arguments.value("--env-prefix") ?? AnswerVariables.standardPrefix
        guard FieldName(prefix) != nil else {
            throw UsageError(
                "--env-prefix must be letters, digits and underscores, and begin with a letter or underscore.",
                command: "run")
        }
        guard !ReservedVariables.containsName(beginningWith: prefix) else {
            throw UsageError(
                "--env-prefix \(prefix) begins the names of variables that shells and programs use; give a longer one.",
                command: "run")
        }
        return prefix
    }

    private func variables(
        _ arguments: Arguments, _ console: any Console
    ) throws(CommandError) -> [(name: String, value: [UInt8])] {
        do throws(UsageError) {
            return console.takeVariables(beginningWith: try prefix(arguments))
        } catch {
            throw .usage(error)
        }
    }

    private func answers(
        _ variables: [(name: String, value: [UInt8])], _ form: Form, _ arguments: Arguments,
        _ console: any Console
    ) throws(UsageError) -> [AnswerVariables.Answer] {
        let reading = try AnswerVariables(form: form, prefix: prefix(arguments)).read(variables)
        for (name, nearest) in reading.misspelt {
            console.say("formrun: the variable \(name) names no field. Did you mean \(nearest)?")
        }
        return reading.answers
    }

    private func timeout(_ arguments: Arguments) throws(CommandError) -> Double? {
        guard let text = arguments.value("--timeout") else { return nil }
        guard let seconds = Int(text), seconds > 0, seconds <= 1_000_000 else {
            throw .usage(
                UsageError("--timeout must be a number of seconds above 0.", command: "run"))
        }
        return Double(seconds)
    }
}
