import FormCards
import FormModel
import FormValidation

/// `formrun validate FORM [FILE…]`: judges submissions.
struct ValidateCommand: Command {
    let syntax = CommandSyntax(
        name: "validate", summary: "Judges submissions: status 1 where one is invalid.",
        operands: "FORM [FILE...]", minimumOperands: 1, maximumOperands: .max,
        options: [
            .init(name: "--ndjson", summary: "Each line of the input is a submission."),
            .init(
                name: "--report", value: "text|json|summary|none",
                allowed: ["text", "json", "summary", "none"],
                summary: "What is printed; text unless given."),
            .init(
                name: "--all", summary: "With --ndjson, --report json tells of valid ones too."),
        ],
        notes: [
            "A file is a JSON object, or NDJSON with --ndjson; - or none is standard input.",
            "A broken submission is an issue like any other: the ones after it are still judged.",
        ])

    func run(
        _ arguments: Arguments, _ console: any Console
    ) throws(CommandError) -> ExitStatus {
        let form = try FormFile.read(arguments.operands[0], console)
        let files = arguments.operands.count > 1 ? Array(arguments.operands.dropFirst()) : ["-"]
        var run = BulkJudging(
            validator: FormValidator(form),
            report: SubmissionReport(rawValue: arguments.value("--report") ?? "") ?? .text,
            tellsValid: arguments.has("--all") || !arguments.has("--ndjson"), console: console)
        var status = ExitStatus.success
        for file in files {
            do throws(SystemError) {
                if arguments.has("--ndjson") {
                    try run.judgeLines(of: file)
                } else {
                    try run.judgeWhole(file)
                }
            } catch {
                // One file that cannot be read must not keep the others from being judged.
                guard !error.isBrokenPipe else { throw .file(error) }
                console.say("formrun: \(error)")
                status = .fileTrouble
            }
        }
        do throws(SystemError) {
            try run.finish()
        } catch {
            throw .file(error)
        }
        return status.combined(with: run.invalid > 0 ? .invalid : .success)
    }
}
