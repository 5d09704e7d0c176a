import FormCards
import FormModel
import FormValidation

/// `formrun validate FORM [FILE…]`: judges submissions.
struct ValidateCommand: Command {
    private enum Input: String, CaseIterable {
        case json, urlencoded, multipart, adaptive
    }

    private static let input = Option<Input>(
        "--input", default: .json, "How submissions are written; {default} unless given.")
    private static let boundary = Option<String?>(
        "--boundary", "TEXT", default: nil,
        "The boundary of multipart; that of the first line unless given."
    ) { text in
        PostEncoding.isBoundary(Array(text.utf8))
            ? .success(text)
            : .failure(
                OptionRefusal(
                    "must have 1 to 70 of the characters of RFC 2046, section 5.1.1."))
    }
    private static let lines = Option(
        flag: "--ndjson", "Each line of the input is a submission.")
    private static let frames = Option(
        flag: "--frames",
        "Each submission of the input has its length in bytes and a line feed before it.")
    private static let report = Option<SubmissionReport>(
        "--report", default: .text, "What is printed; {default} unless given.")
    private static let partial = Option(
        flag: "--partial", "Validate only the fields that were sent, as in a PATCH request.")
    private static let ignored = Option(
        list: "--ignore", "NAME",
        "A name that is ignored where no field has it, such as _csrf; utm_* for all names that begin so; may be repeated."
    )
    private static let all = Option(
        flag: "--all", "With \(lines) or \(frames), \(report) json reports valid submissions too.")
    private static let values = Option(
        flag: "--values",
        "With \(report) json, report the canonical values of valid submissions, and answer every line or frame."
    )
    private static let jobs = Option<Int>(
        "--jobs", in: 1...256, default: 1,
        "Validate with N threads; the output keeps its order. {default} unless given.")
    private static let maximumIssues = Option<Int>(
        "--max-issues", in: 1...1_000_000, default: FormValidator.maximumIssues,
        "Report at most N issues of a submission; {default} unless given.")
    private static let stopAfter = Option<Int?>(
        "--stop-after", in: 1...Int.max,
        "End after N invalid submissions; files hold what was validated until then.")
    private static let accepted = Option<String?>(
        "--accepted", "FILE", "Write the valid submissions, typed and canonical, as NDJSON.")
    private static let rejected = Option<String?>(
        "--rejected", "FILE", "Write the invalid submissions with their issues, as NDJSON.")
    private static let keepSecrets = Option(
        flag: "--keep-secrets",
        "Keep the values of secure inputs in those files, and in the values of reports.")

    let name = "validate"

    var syntax: CommandSyntax {
        CommandSyntax(
            name: name, summary: "Validates submissions: status 1 if one is invalid.",
            operands: "FORM [FILE...]", minimumOperands: 1, maximumOperands: .max,
            options: [
                Self.input, Self.boundary, Self.lines, Self.frames, GivenFile.option, Self.report,
                Self.partial, Self.ignored, Self.all, Self.values, Self.jobs, Self.maximumIssues,
                Self.stopAfter, Self.accepted, Self.rejected, Self.keepSecrets,
                LanguageOption.locale,
            ] + LimitOptions.all + [ChoiceCommands.choices] + CheckCommands.options
                + ClockOptions.all,
            examples: [
                "formrun validate forms/newsletter.json submission.json",
                "formrun validate forms/newsletter.json --ndjson --report summary < all.ndjson",
            ],
            notes: [
                """
                A file is a JSON object, or the body of a form post with \(Self.input); with \(Self.lines) it has one a
                line, with \(Self.frames) a length in decimal digits, a line feed and a body for each, such as a
                post that has line feeds of its own. - or no file is standard input.
                """,
                """
                In a form post, a box (boolean) is on, true, yes, y or 1, or off, false, no, n or 0; one
                that is absent is false. A list is its name, or its name and [], once an element.
                """,
                """
                \(Self.input) adaptive reads the answer of a host of Adaptive Cards, one JSON object of texts, in
                which commas divide several choices; its names and texts are those of a form post.
                """,
                """
                A submission is validated as it was sent: defaults belong to filling in a form. A warning
                is reported and leaves a submission valid. A malformed submission has an issue like any
                other, and the submissions after it are still validated.
                """,
                """
                With \(Self.values) and \(Self.report) json, each line or frame of standard input is answered by one
                line at once, a blank one too, so that a program can keep the command running and ask it.
                """,
                ReportFormats.note,
                "Sentences are in the language of \(LanguageOption.locale), else in that of the form, else in English.",
                """
                The files of \(Self.accepted) and \(Self.rejected) are whole when the command ends, or as they were
                before: also where a part of the input could not be read. Of a form with secure inputs
                they leave out what may be a secret: members that are no field, with their names, and a
                submission that is no JSON object as a whole. Only the report names them.
                """,
            ] + ChoiceCommands.notes + CheckCommands.notes + [
                "The checks run for one submission after the other, in order, so they take time."
            ])
    }

    func files(_ arguments: Arguments, _ console: any Console) -> [CommandFile] {
        [.read("FORM", arguments.operands[0])]
            + Self.submissions(arguments).map { .read("FILE", $0) }
            + arguments.read(by: GivenFile.option) + ChoiceCommands.files(arguments, console)
            + arguments.written(by: Self.accepted) + arguments.written(by: Self.rejected)
    }

    func run(
        _ arguments: Arguments, _ console: any Console
    ) throws(CommandError) -> ExitStatus {
        var options = try options(arguments)
        let clock = try ClockOptions.clock(arguments, console)
        let files = Self.submissions(arguments)
        let fetched = try FetchedForm(
            arguments, FormFile.read(arguments.operands[0], console), console)
        options.remote = fetched.remote
        let form = fetched.form
        let limits = LimitOptions.limits(arguments, for: form)
        let given = try GivenFile.values(
            arguments, for: form, clock: clock, limits: limits, console)
        let catalog = arguments[LanguageOption.locale].map { MessageCatalog(for: $0, of: form) }
        return try CommandError.atFile { () throws(SystemError) in
            if options.writesAccepted || options.writesRejected || !options.remote.isEmpty {
                console.removeUnfinishedFilesOnSignals()
            }
            var status = ExitStatus.success
            let outputs = try BulkOutputs(
                accepted: arguments[Self.accepted], rejected: arguments[Self.rejected])
            let run = BulkRun(
                validator: FormValidator(
                    form, limits: limits, catalog: catalog, clock: clock,
                    scope: arguments[Self.partial] ? .sent : .whole, given: given,
                    ignoring: arguments[Self.ignored], maximumIssues: arguments[Self.maximumIssues],
                    takesPaths: true),
                options: options, outputs: outputs, console: console)
            for file in files where !run.isOver {
                if !(try judge(file, run, options.division, console)) {
                    status = .unusableFile
                }
            }
            try run.finish(isWhole: status == .success)
            return status.combined(with: run.invalid > 0 ? .invalid : .success)
        }
    }

    /// The files with submissions.
    private static func submissions(_ arguments: Arguments) -> [String] {
        arguments.operands.count > 1 ? Array(arguments.operands.dropFirst()) : ["-"]
    }

    /// Validates the submissions of a file; a file that cannot be read does not prevent the others from being validated.
    private func judge(
        _ file: String, _ run: BulkRun, _ division: SubmissionDivision, _ console: any Console
    ) throws(SystemError) -> Bool {
        do throws(SystemError) {
            switch division {
            case .none: try run.judgeWhole(file)
            case .lines, .frames: try run.judgeAll(of: file)
            }
            return true
        } catch {
            guard error.operation == .open || error.operation == .read else { throw error }
            console.say("formrun: \(error)")
            return false
        }
    }

    private func options(_ arguments: Arguments) throws(CommandError) -> BulkOptions {
        var options = BulkOptions()
        options.input = try input(arguments)
        options.report = arguments[Self.report]
        options.division = try division(arguments)
        options.format = options.report.format(
            title: "formrun validate \(arguments.operands[0])")
        options.reportsValues = arguments[Self.values]
        guard !options.reportsValues || options.report == .json else {
            throw .usage("\(Self.values) belongs to \(Self.report) json.")
        }
        options.reportsValid =
            arguments[Self.all] || options.reportsValues || options.division == .none
        options.stopAfter = arguments[Self.stopAfter]
        options.jobs = arguments[Self.jobs]
        options.writesAccepted = arguments.has(Self.accepted)
        options.writesRejected = arguments.has(Self.rejected)
        options.keepsSecrets = arguments[Self.keepSecrets]
        return options
    }

    private func division(_ arguments: Arguments) throws(CommandError) -> SubmissionDivision {
        guard arguments[Self.frames] else { return arguments[Self.lines] ? .lines : .none }
        guard !arguments[Self.lines] else {
            throw .usage("\(Self.lines) and \(Self.frames) exclude each other.")
        }
        guard !arguments[Self.report].namesLines else {
            throw .usage("\(Self.frames) belongs to \(Self.report) json, summary or none.")
        }
        return .frames
    }

    private func input(_ arguments: Arguments) throws(CommandError) -> SubmissionInput {
        let input = arguments[Self.input]
        if arguments[Self.lines], input == .multipart {
            throw .usage("A multipart body has several lines; use \(Self.frames).")
        }
        if arguments.has(Self.boundary), input != .multipart {
            throw .usage("\(Self.boundary) belongs to \(Self.input) multipart.")
        }
        return switch input {
        case .json: .json
        case .urlencoded: .urlEncoded
        case .adaptive: .adaptive
        case .multipart: .multipart(boundary: arguments[Self.boundary].map { Array($0.utf8) })
        }
    }
}
