import FormCards
import FormModel
import FormValidation

/// `formrun check FORM…`: judges form files themselves.
struct CheckCommand: Command {
    private static let report = SubjectReport.option(of: "diagnostics")

    private static let expand = Option(
        flag: "--expand", "Print the form of one file without fragments, as JSON.")

    let name = "check"

    var syntax: CommandSyntax {
        CommandSyntax(
            name: name, summary: "Checks form files: status 3 if one has errors.",
            operands: "FORM...", minimumOperands: 1, maximumOperands: .max,
            options: [Self.report, Self.expand, Watch.option],
            examples: [
                "formrun check forms/newsletter.json",
                "formrun check forms/newsletter.json forms/sign-up.json --report json",
                "formrun check --expand forms/newsletter.json",
            ],
            notes: [
                "A warning is printed and does not change the status.", ReportFormats.note,
            ])
    }

    func files(_ arguments: Arguments, _ console: any Console) -> [CommandFile] {
        arguments.operands.map { .read("FORM", $0) }
    }

    func run(
        _ arguments: Arguments, _ console: any Console
    ) throws(CommandError) -> ExitStatus {
        try Watch.run(arguments, of: files(arguments, console), console) {
            () throws(CommandError) in
            arguments[Self.expand]
                ? try expanded(arguments, console) : try checked(arguments, console)
        }
    }

    /// Reports the diagnostics of the form files.
    private func checked(
        _ arguments: Arguments, _ console: any Console
    ) throws(CommandError) -> ExitStatus {
        var report = SubjectReport(arguments[Self.report], title: "formrun check", console)
        var status = ExitStatus.success
        for path in arguments.operands {
            let diagnostics: [FormDiagnostic]
            do throws(SystemError) {
                diagnostics = try FormFile.diagnostics(path, console)
            } catch {
                console.say("formrun: \(error)")
                status = .unusableFile
                continue
            }
            let isSound = diagnostics.allSatisfy { $0.severity != .error }
            if !isSound { status = status.combined(with: .brokenForm) }
            let subject = ReportSubject(
                file: path, line: nil, isValid: isSound,
                problems: diagnostics.map(ReportProblem.init))
            try CommandError.atFile { () throws(SystemError) in try report.write(subject) }
        }
        try CommandError.atFile { () throws(SystemError) in try report.end() }
        return status
    }

    /// Prints the form without fragments if it has no errors; diagnostics go to standard error.
    private func expanded(
        _ arguments: Arguments, _ console: any Console
    ) throws(CommandError) -> ExitStatus {
        guard arguments.operands.count == 1, arguments[Self.report] == PlainReport.text.rawValue
        else {
            throw .usage("\(Self.expand) takes one form, and no \(Self.report).")
        }
        let path = arguments.operands[0]
        let bytes = try console.contents(of: path, limit: JSONLimits.formFile.bytes)
        let diagnostics = FormDocument.diagnostics(of: bytes, vocabulary: .standard)
        for diagnostic in diagnostics { console.say("\(path):\(diagnostic)") }
        guard diagnostics.allSatisfy({ $0.severity != .error }) else { return .brokenForm }
        let expanded: [UInt8]
        do throws(FormDocumentError) {
            expanded = try FormDocument.expanded(bytes, vocabulary: .standard)
        } catch {
            throw .brokenForm(error, file: path)
        }
        try console.print(expanded)
        return .success
    }
}
