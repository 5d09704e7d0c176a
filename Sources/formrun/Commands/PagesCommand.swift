import FormCards
import FormModel
import FormValidation

/// `formrun pages FORM`: draws and judges the pages of a form for a program of any language, which asks line by line.
struct PagesCommand: Command {
    private static let keepSecrets = Option(
        flag: "--keep-secrets",
        "Keep the values of secure inputs in the values of an accepted form.")

    let name = "pages"

    var syntax: CommandSyntax {
        CommandSyntax(
            name: name, summary: "Draws and judges web pages for another program, line by line.",
            operands: "FORM", minimumOperands: 1, maximumOperands: 1,
            options: [GivenFile.option, Self.keepSecrets] + LimitOptions.all
                + [ChoiceCommands.choices] + CheckCommands.options + ClockOptions.all,
            examples: [
                "formrun pages forms/newsletter.json < requests.ndjson",
                "formrun pages signup.json --check 'nameIsFree=./is-free'",
            ],
            notes: [
                """
                A line of standard input is a request, a JSON object, and is answered by one line at once. Its
                members: page, the index of the page, for one that is shown; post and contentType, the body and
                the type of a page that was sent; state, as an answer had it, unless the person begins;
                acceptLanguage, the header of a person who begins; secrets, "kept" or "dropped", whether the states of
                that person have the values of secure inputs; token, which the page has, and which a post must have; id,
                a text or a whole number. A post is a text, or the number of its bytes, which follow the line. Where that
                number cannot be read, the answer is the last one: status 6.
                """,
                """
                A request with an id is answered as soon as its answer, which has the id, is there; until then others are
                read and answered, \(PageService.limit) at once, of at most \(PageService.byteLimit >> 20) MiB together. One without is answered before the next one is read. The
                checks of a request run beside each other, eight at once, and end after twice
                \(NamedCommands.timeout) together, and so do the commands of its choices.
                """,
                """
                An answer has the status of a reply: 200 and 422 with html and the index of its page, 303 with the page that
                comes next and the state to be kept, and 200 with the values of an accepted form, its ending and the page of it.
                With another status it has an error, which says why; with 409 also the state that fits the form,
                which has changed, and the paths of what is lost.
                """,
                """
                A state has the answers so far: a program keeps it, or gives it to the browser encrypted. Nothing in it
                is trusted.
                """,
            ] + ChoiceCommands.notes + CheckCommands.notes)
    }

    func files(_ arguments: Arguments, _ console: any Console) -> [CommandFile] {
        [.read("FORM", arguments.operands[0]), .read("standard input", "-")]
            + arguments.read(by: GivenFile.option) + ChoiceCommands.files(arguments, console)
    }

    func run(
        _ arguments: Arguments, _ console: any Console
    ) throws(CommandError) -> ExitStatus {
        let clock = try ClockOptions.runningClock(arguments, console)
        let fetched = try FetchedForm(
            arguments, FormFile.read(arguments.operands[0], console), console)
        let (form, remote) = (fetched.form, fetched.remote)
        let limits = LimitOptions.limits(arguments, for: form)
        let given = try GivenFile.values(
            arguments, for: form, clock: clock, limits: limits, console)
        let flow = PageFlow(
            FormValidator(form, limits: limits, clock: clock, given: given),
            checks: remote.checks.ofFlow, choices: remote.fetcher?.ofFlow ?? RemoteChoices())
        let replies = PageReplies(flow: flow, keepsSecrets: arguments[Self.keepSecrets])
        return try CommandError.atFile { () throws(SystemError) in
            if !remote.isEmpty { console.removeUnfinishedFilesOnSignals() }
            return try PageService(
                replies, try console.open("-"), maximumBody: limits.bytes, console
            ).run()
        }
    }
}
