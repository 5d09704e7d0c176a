import FormCards
import FormModel
import FormValidation

/// Fills in a form after the supplied answers, with or without a person at a terminal, and writes the answers.
struct FormRunner {
    let dataSource: FormDataSource
    let supplied: SuppliedAnswers
    let remote: RemoteCommands
    let actions: ActionCommands
    let asking: Asking
    let draft: DraftFile?
    let catalog: MessageCatalog
    let output: any AnswersReceiver
    let limits: JSONLimits
    /// Whether the form is one question, which has neither a title above it nor a review after it.
    var isOneQuestion = false
    /// Whether the person, the environment or the form wants no drafts, so that none is recommended.
    var refusesDrafts = false
    let console: any Console

    /// Fills in the form with a person.
    func attended(
        at terminal: any Terminal, look: SessionLook, timeout: Double?, recordPath: String? = nil
    ) throws(SystemError) -> ExitStatus {
        try asked(look, recordPath) { session in
            guard look.isPlain else {
                return ScreenSurface(terminal, session, look, timeout: timeout)
            }
            return LineSurface(terminal, session, look, timeout: timeout)
        }
    }

    /// Fills in the form with the keys of a script, and prints the screens.
    func scripted(
        _ script: SessionScript, look: SessionLook, recordPath: String? = nil
    ) throws(SystemError) -> ExitStatus {
        try asked(look, recordPath) { ScriptSurface(script, $0, look, say: console.say) }
    }

    private func asked(
        _ look: SessionLook, _ recordPath: String?, at surface: (FormSession) -> any Surface
    ) throws(SystemError) -> ExitStatus {
        try output.check()
        // The keys may be personal, so they never go through a link, nor to a file that others can read.
        if let recordPath { try AtomicFile(own: recordPath).abandon() }
        if reportsMissingGiven() { return .unanswered }
        for (issue, place) in zip(supplied.formIssues, supplied.places) {
            console.say("\(place): \(sentence(issue))")
        }
        let session = makeSession(look)
        var run = SessionRun(session, at: surface(session), work: work)
        let status = run.run()
        end(status)
        if !(draft?.isKept ?? false), session.wantsDraft == nil, !isOneQuestion,
            !refusesDrafts,
            draft.map(\.asksToKeep) ?? true, [.interrupted, .timedOut].contains(status),
            session.hasAnswers
        {
            console.say(InterfaceWords(catalog)(.nothingKept))
        }
        if let recordPath {
            try AtomicFile(own: recordPath).complete(
                with: Array(SessionScript.text(of: run.surface.keys).utf8))
        }
        // These answers are reported, because their fields finally accepted none.
        for issue in supplied.strayIssues(in: dataSource) where status == .success {
            console.say(sentence(issue))
        }
        return status
    }

    /// Removes the draft of submitted answers, and says where it is if they are not submitted.
    @discardableResult
    private func end(_ status: ExitStatus) -> ExitStatus {
        guard let draft else { return status }
        if status == .success {
            remove(draft)
            return status
        }
        draft.retry()
        if let (reason, lacking) = draft.unkept {
            for line in InterfaceWords(catalog).unkept(reason, lacking) { console.say(line) }
        } else if draft.isKept {
            let word: InterfaceWords.Word = draft.isOffered ? .draftWaits : .draftKept
            console.say(InterfaceWords(catalog)(word, ["file": draft.path]))
        }
        return status
    }

    private func remove(_ draft: DraftFile) {
        do throws(SystemError) { try draft.remove() } catch { console.say(error.description) }
    }

    private func makeSession(_ look: SessionLook) -> FormSession {
        var options = FormSession.Options()
        options.glyphs = look.style.glyphs
        options.secrets = look.secrets
        options.isSpoken = look.isPlain
        options.keepsDrafts = draft != nil
        options.offersDrafts = draft?.asksToKeep ?? false
        options.asksOnlyInvalid = asking == .invalid
        options.isOneQuestion = isOneQuestion
        options.suggestionSources = remote.suggestions?.names ?? []
        options.folders = FileLookup.folders(home: console.environment("HOME"))
        let session = FormSession(
            dataSource, catalog: catalog,
            supplied: supplied.answered(asking),
            resuming: draft?.resumed, options: options)
        draft?.begin(with: session.draft)
        return session
    }

    // MARK: What is known before anything is asked

    /// The questions that a person would be asked.
    var openQuestions: [Navigator.Place] {
        var navigator = Navigator(
            dataSource, mode: .interactive,
            supplied: supplied.answered(asking),
            asksOnlyInvalid: asking == .invalid, language: catalog.language)
        if let resumed = draft?.resumed { navigator.resume(resumed) }
        return asking == .none ? [] : navigator.openQuestions
    }

    /// Where the value of a field was given; `nil` if it was not.
    func origin(of path: FieldPath) -> String? {
        if let origin = supplied.origin(of: path) { return origin }
        guard let draft, draft.resumed?.answers.contains(where: { $0.path == path }) == true else {
            return nil
        }
        return "what was typed before, in the draft \(draft.path)"
    }

    private var work: RunWork {
        RunWork(
            begin: remote.begin, suggest: { remote.suggestions?.begin($0) },
            edit: TextProgram(console).map { program in { program.edit($0, until: $1) } },
            perform: actions.perform,
            save: { draft.flatMap { $0.asksToKeep ? nil : $0 }?.save($0) },
            unkept: { draft?.unkept }, keep: { draft?.save($0) },
            discard: { if let draft { remove(draft) } },
            deliver: { () throws(SystemError) in
                if let issue = output.refusal(of: dataSource, limits: limits) {
                    throw .unsuitable("the answers", sentence(issue))
                }
                try output.write(dataSource)
            })
    }

    /// Fills in the form from the lines of standard input, if these may be read.
    func unattended(readsLines: Bool) throws(SystemError) -> ExitStatus {
        if output.isFile || !remote.isEmpty || draft != nil {
            console.removeUnfinishedFilesOnSignals()
        }
        try output.check()
        if reportsMissingGiven() { return .unanswered }
        let run = unattendedRun
        let lines =
            readsLines
            ? LineReader(try console.open("-"), limit: UnattendedRun.lineLimit) : nil
        let status = try run.run(lines: lines)
        guard status == .success else { return end(status) }
        if let issue = output.refusal(of: dataSource, limits: limits) {
            console.say(sentence(issue))
            return end(.invalid)
        }
        try output.write(dataSource)
        if let ending = dataSource.ending { run.say(ending) }
        return end(status)
    }

    private var unattendedRun: UnattendedRun {
        UnattendedRun(
            dataSource: dataSource, supplied: supplied, remote: remote, asking: asking,
            draft: draft, catalog: catalog.forTyping, console: console,
            namesOptions: output.namesOptions)
    }

    /// Reports required fields that the program sets, and whose values were not given; no answer can change that.
    ///
    /// A field with a condition is reported at the end, since it may be hidden by then.
    private func reportsMissingGiven() -> Bool {
        let compiled = dataSource.form.compiled
        var isMissing = false
        for (index, field) in compiled.sentFields.enumerated()
        where field.item.setBy == .program && field.item.isRequired {
            guard let step = compiled.step(of: index), step.visible == nil, step.container == nil
            else {
                continue
            }
            for issue in dataSource.issues(of: field.name) where issue.code == .required {
                isMissing = true
                console.say(issue.line(sentence(issue) + unattendedRun.remedy(for: issue)))
            }
        }
        return isMissing
    }

    private func sentence(_ issue: FormIssue) -> String {
        issue.sentence(in: catalog, of: dataSource.form)
    }
}
