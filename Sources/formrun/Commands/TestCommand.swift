import FormModel
import FormValidation

/// `formrun test FORM CASES…`: validates submissions whose issues, ending and values are known, and reports what differs.
struct TestCommand: Command {
    private static let report = SubjectReport.option(of: "differences")

    let name = "test"

    var syntax: CommandSyntax {
        CommandSyntax(
            name: name, summary: "Tests a form by files of cases: status 1 if one differs.",
            operands: "FORM CASES...", minimumOperands: 2, maximumOperands: .max,
            options: [Self.report, GivenFile.option] + LimitOptions.all + [ChoiceCommands.choices]
                + CheckCommands.options + ClockOptions.all,
            examples: [
                "formrun test forms/newsletter.json forms/cases/newsletter.json",
                "formrun test forms/newsletter.json forms/cases/newsletter.json --report junit",
            ],
            notes: [
                """
                CASES is a JSON object with "cases", a list of objects. A case has "submission", an object
                as validate reads it, or "file", the path of one beside CASES; "issues", an object of the
                codes that are expected by path, a text or a list of texts, none unless given; and, where
                they are to be compared, "ending" and "values", an object of some canonical values. "name"
                is printed with what differs. "today" beside "cases" is the day on which all are validated,
                unless the command line names one.
                """,
                """
                A case is validated as validate does it. Warnings are issues, too. Messages are not
                compared, and neither are secrets, which are in no report.
                """,
                ReportFormats.note,
            ] + ChoiceCommands.notes + CheckCommands.notes)
    }

    func files(_ arguments: Arguments, _ console: any Console) -> [CommandFile] {
        [.read("FORM", arguments.operands[0])]
            + arguments.operands.dropFirst().map { .read("CASES", $0) }
            + arguments.read(by: GivenFile.option) + ChoiceCommands.files(arguments, console)
    }

    func run(
        _ arguments: Arguments, _ console: any Console
    ) throws(CommandError) -> ExitStatus {
        let fetched = try FetchedForm(
            arguments, FormFile.read(arguments.operands[0], console), console)
        let form = fetched.form
        let limits = LimitOptions.limits(arguments, for: form)
        var report = SubjectReport(
            arguments[Self.report], title: "formrun test \(arguments.operands[0])", console)
        var (count, differing, isReadable) = (0, 0, true)
        for path in arguments.operands.dropFirst() {
            guard let file = try cases(of: path, &report, console) else {
                // The other files are tried, and the report ends as its format demands.
                isReadable = false
                continue
            }
            let clock = try ClockOptions.clock(arguments, console, day: file.today)
            let given = try GivenFile.values(
                arguments, for: form, clock: clock, limits: limits, console)
            var trial = FormTrial(
                FormValidator(
                    form, limits: limits, catalog: .english, clock: clock, given: given,
                    takesPaths: true),
                fetched.remote)
            count += file.cases.count
            try CommandError.atFile { () throws(SystemError) in
                for subject in subjects(file, &trial, limits, console) {
                    if !subject.isValid { differing += 1 }
                    if Self.isUnreadable(subject) { isReadable = false }
                    try report.write(subject)
                }
            }
        }
        let (cases, differ) = (count == 1 ? "case" : "cases", differing == 1 ? "s" : "")
        try CommandError.atFile { () throws(SystemError) in
            try report.end("\(count) \(cases), \(differing) differ\(differ)")
        }
        return isReadable ? differing == 0 ? .success : .invalid : .unusableFile
    }

    /// Whether the file of a submission could not be read.
    private static func isUnreadable(_ subject: ReportSubject) -> Bool {
        subject.problems.contains { $0.code == FormTrial.Difference.unreadableFile.rawValue }
    }

    /// The cases of a file; `nil` if they cannot be read, which is reported.
    private func cases(
        of path: String, _ report: inout SubjectReport, _ console: any Console
    ) throws(CommandError) -> CaseFile? {
        do throws(CommandError) {
            return try CaseFile(path, console)
        } catch {
            guard case .brokenForm(let document, _) = error else {
                _ = CommandLineTool.explain(error, console)
                return nil
            }
            let problems = document.diagnostics.map(ReportProblem.init)
            let subject = ReportSubject(file: path, line: nil, isValid: false, problems: problems)
            try CommandError.atFile { () throws(SystemError) in try report.write(subject) }
            return nil
        }
    }

    /// The cases of a file as subjects of a report, each with what differs.
    private func subjects(
        _ file: CaseFile, _ trial: inout FormTrial, _ limits: JSONLimits, _ console: any Console
    ) -> [ReportSubject] {
        var found: [(offset: Int, difference: FormTrial.Difference, message: String)] = []
        var counts: [Int] = []
        for one in file.cases {
            let before = found.count
            do throws(SystemError) {
                let submission = try file.submission(of: one, limit: limits.bytes, console)
                found += trial.differences(of: one, submission)
            } catch {
                var offset = one.offset
                if case .file(_, let place) = one.source { offset = place }
                found.append(
                    (offset, .unreadableFile, "\(ShortenedText.quotation(one.name)): \(error)."))
            }
            counts.append(found.count - before)
        }
        let positions = file.positions(of: file.cases.map(\.offset) + found.map(\.offset))
        let problems = zip(found, positions.dropFirst(counts.count)).map { difference, position in
            ReportProblem(
                position: position, severity: .error, code: difference.difference.rawValue,
                message: difference.message)
        }
        var rest = problems[...]
        return zip(file.cases, zip(positions, counts)).map { one, place in
            let (position, count) = place
            defer { rest = rest.dropFirst(count) }
            return ReportSubject(
                file: file.path, line: position.line, name: one.name, isValid: count == 0,
                problems: Array(rest.prefix(count)))
        }
    }
}
