import FormCards
import FormModel
import FormValidation

/// `formrun validate FORM [FILE…]`: judges submissions.
struct ValidateCommand: Command {
    let syntax = CommandSyntax(
        name: "validate", summary: "Judges submissions: status 1 where one is invalid.",
        operands: "FORM [FILE...]", minimumOperands: 1, maximumOperands: .max,
        options: [
            .init(
                name: "--input", value: "json|urlencoded|multipart",
                allowed: ["json", "urlencoded", "multipart"],
                summary: "How submissions are written; json unless given."),
            .init(
                name: "--boundary", value: "TEXT",
                summary: "The boundary of multipart; that of the first line unless given."),
            .init(name: "--ndjson", summary: "Each line of the input is a submission."),
            .init(
                name: "--report",
                value: SubmissionReport.allCases.map(\.rawValue).joined(separator: "|"),
                allowed: SubmissionReport.allCases.map(\.rawValue),
                summary: "What is printed; text unless given."),
            .init(
                name: "--partial",
                summary: "Judge only the fields that were sent, as of a PATCH."),
            .init(
                name: "--all", summary: "With --ndjson, --report json tells of valid ones too."),
            .init(
                name: "--jobs", value: "N",
                summary: "Judge with so many threads; the output keeps its order. 1 unless given."),
            .init(
                name: "--max-issues", value: "N",
                summary: "Tell so many issues of a submission at most; 1,000 unless given."),
            .init(
                name: "--stop-after", value: "N",
                summary: "End after N invalid submissions; files hold what was judged until then."),
            .init(
                name: "--accepted", value: "FILE",
                summary: "Write the valid submissions, typed and canonical, as NDJSON."),
            .init(
                name: "--rejected", value: "FILE",
                summary: "Write the invalid submissions with their issues, as NDJSON."),
            .init(
                name: "--keep-secrets",
                summary: "Let the values of secure inputs stand in those files."),
            .locale,
        ] + LimitOptions.all + ChoiceCommands.options + CheckCommands.options + ClockOptions.all,
        examples: [
            "formrun validate forms/newsletter.json submission.json",
            "formrun validate forms/newsletter.json --ndjson --report summary < all.ndjson",
        ],
        notes: [
            """
            A file is a JSON object, or NDJSON with --ndjson, or the body of a form post with
            --input; - or no file is standard input.
            """,
            """
            In a form post, a box (boolean) is on, true, yes, y or 1, or off, false, no, n or 0; one
            that is absent is false. A list is its name, or its name and [], once an element.
            """,
            """
            A submission is judged as it was sent: defaults belong to filling in a form. A warning
            is reported and leaves a submission valid. A malformed submission has an issue like any
            other, and the submissions after it are still judged.
            """,
            ReportFormats.note,
            "Sentences are in the language of --locale, else in that of the form, else in English.",
            """
            The files of --accepted and --rejected are whole when the command ends, or as they were
            before: also where a part of the input could not be read. Of a form with secure inputs
            they leave out what may be a secret: members that are no field, and a submission that is
            no JSON object as a whole. The issues still name it.
            """,
        ] + ChoiceCommands.notes + CheckCommands.notes + [
            "A check is run for each submission, in order, which takes its time."
        ])

    func run(
        _ arguments: Arguments, _ console: any Console
    ) throws(CommandError) -> ExitStatus {
        var options = try options(arguments)
        let reading = try LimitOptions(arguments, command: "validate")
        let locale = try arguments.locale(of: syntax)
        let clock = try ClockOptions.clock(arguments, console, command: "validate")
        let files = arguments.operands.count > 1 ? Array(arguments.operands.dropFirst()) : ["-"]
        try checkOutputs(arguments, inputs: [arguments.operands[0]] + files)
        let read = try FormFile.read(arguments.operands[0], console)
        let choices = try ChoiceCommands(arguments, of: read, command: "validate", needsAll: true)
        options.checks = try CheckCommands(arguments, read, command: "validate")
        let form = try choices.form(console)
        options.limits = reading.limits(for: form)
        let catalog = locale.map { MessageCatalog(for: $0, of: form) }
        var status = ExitStatus.success
        do throws(SystemError) {
            if options.writesAccepted || options.writesRejected || !options.checks.isEmpty {
                console.removeUnfinishedFilesOnSignals()
            }
            let outputs = try BulkOutputs(
                accepted: arguments.value("--accepted"), rejected: arguments.value("--rejected"))
            let run = BulkRun(
                validator: FormValidator(
                    form, limits: options.limits, catalog: catalog, clock: clock,
                    scope: arguments.has("--partial") ? .sent : .whole,
                    maximumIssues: options.maximumIssues),
                options: options, outputs: outputs, console: console)
            for file in files where !run.isOver {
                if !(try judge(file, run, options.isLines, console)) {
                    status = .fileTrouble
                }
            }
            try run.finish(isWhole: status == .success)
            return status.combined(with: run.invalid > 0 ? .invalid : .success)
        } catch {
            throw .file(error)
        }
    }

    /// Refuses to replace what is read or written elsewhere, by whatever name.
    private func checkOutputs(
        _ arguments: Arguments, inputs: [String]
    ) throws(CommandError) {
        func refuse(_ text: String) -> CommandError {
            .usage(UsageError(text, command: "validate"))
        }
        guard inputs.count(where: { $0 == "-" }) < 2 else {
            throw refuse("- (standard input) can be read only once; name it once.")
        }
        var outputs: [(option: String, path: String)] = []
        for name in ["--accepted", "--rejected"] {
            guard let path = arguments.value(name) else { continue }
            // Standard output has the report; a file of that name is hardly meant.
            guard path != "-" else {
                throw refuse(
                    "\(name) names a file, not - (standard output); ./- is a file named -.")
            }
            outputs.append((name, path))
        }
        try ReplacedFiles.check(outputs, inputs: inputs, command: "validate")
    }

    /// Judges a file; one that cannot be read must not keep the others from being judged.
    private func judge(
        _ file: String, _ run: BulkRun, _ isLines: Bool, _ console: any Console
    ) throws(SystemError) -> Bool {
        do throws(SystemError) {
            if isLines {
                try run.judgeLines(of: file)
            } else {
                try run.judgeWhole(file)
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
        options.isLines = arguments.has("--ndjson")
        options.report = SubmissionReport(rawValue: arguments.value("--report") ?? "") ?? .text
        options.format = ReportFormats.format(
            options.report.rawValue, title: "formrun validate \(arguments.operands[0])")
        options.tellsValid = arguments.has("--all") || !arguments.has("--ndjson")
        options.maximumIssues =
            try arguments.number("--max-issues", atMost: 1_000_000, command: "validate")
            ?? FormValidator.maximumIssues
        options.stopAfter = try arguments.number("--stop-after", command: "validate")
        options.jobs = try arguments.number("--jobs", atMost: 256, command: "validate") ?? 1
        options.writesAccepted = arguments.has("--accepted")
        options.writesRejected = arguments.has("--rejected")
        options.keepsSecrets = arguments.has("--keep-secrets")
        return options
    }

    private func input(_ arguments: Arguments) throws(CommandError) -> SubmissionInput {
        let kind = arguments.value("--input") ?? "json"
        if arguments.has("--ndjson"), kind != "json" {
            throw .usage(
                UsageError("--ndjson reads JSON; leave out --input.", command: "validate"))
        }
        if arguments.has("--boundary"), kind != "multipart" {
            throw .usage(
                UsageError("--boundary belongs to --input multipart.", command: "validate"))
        }
        switch kind {
        case "urlencoded": return .urlEncoded
        case "multipart":
            let boundary = arguments.value("--boundary").map { Array($0.utf8) }
            guard boundary.map(PostEncoding.isBoundary) ?? true else {
                throw .usage(
                    UsageError(
                        """
                        --boundary must have 1 to 70 of the characters of RFC 2046, section 5.1.1.
                        """,
                        command: "validate"))
            }
            return .multipart(boundary: boundary)
        default: return .json
        }
    }
}
