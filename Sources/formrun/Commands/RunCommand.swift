import FormCards
import FormModel
import FormValidation

/// `formrun run FORM`: asks a person for every field, and prints the answers.
struct RunCommand: Command {
    static let timeout = Option<Int?>(
        "--timeout", "SECONDS", in: 1...1_000_000, must: "a number of seconds above 0",
        "At a terminal, give up after that time without a key; status 124.")

    private static let layout = Option<ScreenLayout.Style?>(
        "--style", choices: ScreenLayout.Style.self,
        "At a terminal, draw the card of the page or the question alone; the card from 50 columns and 14 rows unless given."
    )

    private static let secrets = Option<SecretDisplay>(
        "--secrets", default: .dots,
        "At a terminal, show a dot for each character of a secret, or nothing; {default} unless given."
    )

    static let accessible = Option(
        flag: "--accessible",
        "Say each question in plain lines, for screen readers; at a terminal also where ACCESSIBLE is set or TERM is dumb."
    )

    private static let record = Option<String?>(
        "--record", "FILE",
        "Write the keys of a terminal or a script to FILE when the run ends; never a secret.")
    private static let script = Option<String?>(
        "--script", "FILE",
        "Take the keys from FILE, as --record writes them, and print what a person would see on standard error."
    )

    /// The largest script in bytes.
    private static let scriptLimit = 1 << 20

    let name = "run"

    var syntax: CommandSyntax {
        CommandSyntax(
            name: name, summary: "Fills in a form and prints the answers.",
            operands: "FORM", minimumOperands: 1, maximumOperands: 1,
            options: [
                SuppliedAnswers.settings, SuppliedAnswers.files, AnswerVariables.prefix,
                GivenFile.option, Asking.option, Asking.noInput, DraftOptions.draft,
                DraftOptions.resume, DraftOptions.none, Inquiry.explain, Inquiry.printQuestions,
            ]
                + AnswersOutput.options + [
                    Self.timeout, Self.layout, Self.secrets, Self.accessible, Self.record,
                    Self.script, LanguageOption.locale,
                ]
                + StyleOptions.all + LimitOptions.all
                + [ChoiceCommands.choices] + CheckCommands.options + [ActionCommands.action]
                + ClockOptions.all,
            examples: [
                "formrun run forms/newsletter.json",
                "formrun run forms/newsletter.json --set email=ada@example.com --no-input",
                "formrun run forms/sign-up.json --answers known.json --output-file answers.json",
            ],
            notes: [
                "FORM may be -, which reads the form from standard input; the questions are asked at the terminal.",
                """
                At a terminal the questions appear there and only the answers go to standard output.
                Enter accepts an answer, Shift-Tab goes back, Tab goes on, Alt-Enter accepts a text of
                several lines, F2 opens it in VISUAL or EDITOR, Ctrl-C ends the run. The lines :help, :back,
                :next, :skip, :review, :editor and :quit are commands; :: at the start of an answer types one
                colon.
                """,
                """
                Elsewhere the lines of standard input are the answers, in the order of the fields; the
                status is 1 if a line answers no question, except for blank lines.
                """,
                """
                A field of a row is set as GROUP.ROW.NAME=VALUE, rows counted from 0; env and shell
                write it as GROUP_ROW_NAME, after the number of rows as GROUP.
                """,
                "Secret answers are masked where standard output is a terminal; give a file or a pipe.",
                """
                The language is that of \(LanguageOption.locale); else, at a terminal, of LC_ALL,
                LC_MESSAGES or LANG; else of the form; else English. Values are typed and shown as it
                writes them, such as 24.12.2026 and 1.234,50 in German; 2026-12-24 and 1234.50 are read
                in every language.
                """,
                """
                \(SuppliedAnswers.settings) comes before the variables of the environment, these before
                \(SuppliedAnswers.files), and that before defaults. A variable is
                \(AnswerVariables.prefix.absent) and the name of a field, or
                \(AnswerVariables.prefix.absent)GROUP_ROW_NAME; a secure input may have one, and no
                command that is started inherits it. Where CI is set, other than to false or 0, no
                question is asked at a terminal.
                """,
                """
                A field that the program sets is shown and not asked; \(GivenFile.option) gives its value. The
                status is 4 if a required one has none, and 5 where the answers reach an ending of the
                form that does not accept them, or where no button that submits is shown: nothing is
                written then.
                """,
            ] + DraftOptions.notes + Inquiry.notes + StyleOptions.notes + ChoiceCommands.notes
                + CheckCommands.notes + ActionCommands.notes)
    }

    func files(_ arguments: Arguments, _ console: any Console) -> [CommandFile] {
        [.read("FORM", arguments.operands[0])]
            + arguments[SuppliedAnswers.files].map { .read(SuppliedAnswers.files.description, $0) }
            + arguments.read(by: GivenFile.option) + arguments.read(by: Self.script)
            + StyleOptions.files(arguments) + ChoiceCommands.files(arguments, console)
            + (arguments.has(Self.script) || Asking(arguments) == .none ? [] : [.lines])
            + DraftOptions.files(arguments) + AnswersOutput.files(arguments)
            + arguments.written(by: Self.record)
    }

    func run(
        _ arguments: Arguments, _ console: any Console
    ) throws(CommandError) -> ExitStatus {
        // The name of the variable that forbids drafts begins as those of answers do, which are removed below.
        let offersDrafts = !arguments[DraftOptions.none] && OfferedDrafts.areKept(console)
        // Commands of the shell must not inherit the answers.
        let variables = console.takeVariables(beginningWith: arguments[AnswerVariables.prefix])
            .filter { $0.name != OfferedDrafts.variable }
        OfferedDrafts.removeOld(console)
        let mode = Mode(arguments, console)
        let isPlain =
            arguments[Self.accessible] || mode == .terminal && console.prefersPlainLines
        try Self.refuseIgnored(arguments, mode, isPlain: isPlain)
        let style =
            mode == .terminal || mode == .script
            ? try StyleOptions.style(arguments, isTerminal: true, console) : .plain
        let output = AnswersOutput(arguments, console)
        let unfetched = try FormFile.read(arguments.operands[0], console)
        try output.check(unfetched)
        let clock = try ClockOptions.clock(arguments, console)
        var actions = ActionCommands()
        let fetched = try FetchedForm(arguments, unfetched, console) { () throws(CommandError) in
            actions = try ActionCommands(arguments, unfetched)
        }
        let form = fetched.form
        let script = try script(arguments, console)
        let terminal = mode == .terminal ? console.terminal() : nil
        let catalog = LanguageOption.catalog(
            arguments, of: form, isForPerson: terminal != nil, console)
        let limits = LimitOptions.limits(arguments, for: form)
        let supplied = try supplied(
            arguments, for: form, clock, catalog, variables, limits, console)
        let given = try GivenFile.values(
            arguments, for: form, clock: clock, limits: limits, console)
        let (draft, end) = try draft(
            arguments, for: unfetched, at: offersDrafts ? terminal : nil, InterfaceWords(catalog),
            console)
        if let end { return end }
        var run = FormRunner(
            dataSource: dataSource(fetched, given, clock, catalog.locale, console),
            supplied: supplied, remote: fetched.remote, actions: actions,
            asking: Asking(arguments), draft: draft, catalog: catalog, output: output,
            limits: limits, console: console)
        run.refusesDrafts = !offersDrafts || !unfetched.keepsDrafts
        begin(run, isAttended: terminal != nil)
        if Inquiry.isWanted(arguments) { return try Inquiry.answer(arguments, about: run) }
        return try fill(by: run, mode, script, terminal, style, isPlain: isPlain, arguments)
    }

    private func fill(
        by run: FormRunner, _ mode: Mode, _ script: SessionScript?, _ terminal: (any Terminal)?,
        _ style: OutputStyle, isPlain: Bool, _ arguments: Arguments
    ) throws(CommandError) -> ExitStatus {
        let look = SessionLook(
            style: style, catalog: run.catalog, layout: arguments[Self.layout],
            secrets: arguments[Self.secrets], isPlain: isPlain)
        return try CommandError.atFile { () throws(SystemError) in
            let recordPath = arguments[Self.record]
            if let script { return try run.scripted(script, look: look, recordPath: recordPath) }
            guard let terminal else { return try run.unattended(readsLines: mode == .lines) }
            return try run.attended(
                at: terminal, look: look, timeout: arguments[Self.timeout].map(Double.init),
                recordPath: recordPath)
        }
    }

    private func dataSource(
        _ fetched: FetchedForm, _ given: [FieldName: FieldValue], _ clock: FormClock,
        _ locale: ReaderLocale, _ console: any Console
    ) -> FormDataSource {
        let dataSource = FormDataSource(
            form: fetched.form, clock: clock, checks: fetched.remote.checks.names, given: given,
            locale: locale, files: FileLookup.finder(home: console.environment("HOME")))
        dataSource.makesAskedRows = false
        dataSource.receive(forAllValues: fetched.remote.fetcher?.files ?? [:])
        return dataSource
    }

    /// The draft of the run: that of the options, or else one that is offered at a terminal; and the status with which the
    /// run ends, if the person leaves instead of answering.
    private func draft(
        _ arguments: Arguments, for form: Form, at terminal: (any Terminal)?,
        _ words: InterfaceWords, _ console: any Console
    ) throws(CommandError) -> (file: DraftFile?, end: ExitStatus?) {
        let named = try DraftOptions.file(
            arguments, for: form, besides: files(arguments, console), words, console)
        guard named == nil, let terminal, let offered = OfferedDrafts.file(for: form, console)
        else { return (named, nil) }
        let timeout = arguments[Self.timeout].map(Double.init)
        switch OfferedDrafts.offer(offered, of: form, at: terminal, timeout: timeout, words) {
        case .draft(let file): return (file, nil)
        case .none(let reason):
            console.say(DisplayText(reason))
            return (nil, nil)
        case .left(let status): return (nil, status)
        }
    }

    /// Enters the draft and what is supplied, and says what could not be restored.
    private func begin(_ run: FormRunner, isAttended: Bool) {
        let misfits = run.draft?.restore(into: run.dataSource, asking: run.asking) ?? []
        run.supplied.fill(run.dataSource)
        guard let draft = run.draft else { return }
        if isAttended, draft.resumed != nil {
            run.console.say(InterfaceWords(run.catalog)(.draftResumed, ["file": draft.path]))
        }
        for line in draft.report(misfits, in: run.dataSource, run.catalog) { run.console.say(line) }
    }

    /// How the form is filled in.
    private enum Mode {
        /// By a person at a terminal.
        case terminal
        /// By the keys of a script.
        case script
        /// By the lines of standard input.
        case lines
        /// By what is supplied; no question is asked.
        case supplied

        init(_ arguments: Arguments, _ console: any Console) {
            if Inquiry.isWanted(arguments) || Asking(arguments) == .none {
                self = .supplied
            } else if arguments.has(RunCommand.script) {
                self = .script
            } else if console.isInputTerminal
                // The form has used up standard input, which may be a file or a pipe.
                || arguments.operands[0] == "-" && console.terminal() != nil
            {
                self = console.isAutomated ? .supplied : .terminal
            } else {
                self = .lines
            }
        }
    }

    /// Refuses an option that has no effect in a mode.
    private static func refuseIgnored(
        _ arguments: Arguments, _ mode: Mode, isPlain: Bool
    ) throws(CommandError) {
        let ofTerminals: [any OptionDeclaration] =
            [layout, secrets, accessible, timeout, record, ActionCommands.action]
            + StyleOptions.ofCards
        // Plain lines never show a secret, and have no colours.
        let inPlainLines: [any OptionDeclaration] =
            isPlain ? [layout, StyleOptions.theme, StyleOptions.background] : []
        let plain = "each question is said in plain lines (\(accessible), ACCESSIBLE or TERM)"
        let ignored: KeyValuePairs<String, [any OptionDeclaration]> =
            switch mode {
            case .terminal: [plain: inPlainLines]
            case .script:
                [
                    "the keys are those of \(script)": [timeout, ActionCommands.action],
                    plain: inPlainLines,
                ]
            case .lines:
                ["standard input is no terminal, so its lines are the answers": ofTerminals]
            case .supplied:
                [
                    "no question is asked (\(Asking.noInput), \(Asking.option) or CI)": ofTerminals
                        + [script]
                ]
            }
        for (reason, options) in ignored {
            guard let option = arguments.firstGiven(of: options) else { continue }
            throw .usage("\(option) has no effect here, since \(reason); leave it out.")
        }
    }

    private func script(
        _ arguments: Arguments, _ console: any Console
    ) throws(CommandError) -> SessionScript? {
        guard let path = arguments[Self.script] else { return nil }
        let bytes = try console.contents(of: path, limit: Self.scriptLimit)
        guard bytes.count <= Self.scriptLimit else {
            throw .usage("\(path) is larger than a script can be, \(Self.scriptLimit) bytes.")
        }
        do throws(SessionScript.SyntaxError) {
            return try SessionScript(String(decoding: bytes, as: UTF8.self))
        } catch {
            throw .usage(
                "\(path):\(error.line): must be \(error.expected), not \(quoted(error.text))."
            )
        }
    }

    private func supplied(
        _ arguments: Arguments, for form: Form, _ clock: FormClock, _ catalog: MessageCatalog,
        _ variables: [(name: String, value: [UInt8])], _ limits: JSONLimits,
        _ console: any Console
    ) throws(CommandError) -> SuppliedAnswers {
        let names = AnswerVariables(form: form, prefix: arguments[AnswerVariables.prefix])
        var supplied = SuppliedAnswers(
            form: form, clock: clock,
            reader: TypedReader(catalog.locale, formLanguage: form.locale, now: clock.now))
        for path in arguments[SuppliedAnswers.files] {
            let bytes = try console.contents(of: path, limit: limits.bytes)
            supplied.add(json: bytes, from: path, limits: limits)
        }
        do throws(UsageError) {
            let reading = try names.read(variables)
            for (name, nearest) in reading.misspelt {
                console.say(
                    "formrun: the variable \(name) names no field. Did you mean \(nearest)?")
            }
            try supplied.add(reading.answers)
            for setting in arguments[SuppliedAnswers.settings] {
                guard let reading = try supplied.add(setting: setting) else { continue }
                console.say("formrun: \(SuppliedAnswers.settings) \(setting) is read as \(reading)")
            }
        } catch {
            throw .usage(error)
        }
        return supplied
    }
}
