import FormCards
import FormModel
import FormValidation

/// `formrun check FORM…`: judges form files themselves.
struct CheckCommand: Command {
    private static let names = PlainReport.allCases.map(\.rawValue) + ReportFormats.names
    private static let report = Option<String>(
        "--report", names.joined(separator: "|"), default: PlainReport.text.rawValue,
        "How diagnostics are printed; \(PlainReport.text) unless given."
    ) { text in
        names.contains(text)
            ? .success(text) : .failure(OptionRefusal(text, isNoneOf: names))
    }

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
        let report = arguments[Self.report]
        let format: (any ReportFormat)? =
            report == PlainReport.json.rawValue
            ? DiagnosticLines() : ReportFormats.format(report, title: "formrun check")
        var stream = ReportStream(format, console)
        var status = ExitStatus.success
        for path in arguments.operands {
            let diagnostics: [FormDiagnostic]
            do throws(SystemError) {
                diagnostics = try FormFile.diagnostics(path, console)
            } catch {
                console.say("formrun: \(error)")
                status = .fileTrouble
                continue
            }
            let isSound = diagnostics.allSatisfy { $0.severity != .error }
            if !isSound { status = status.combined(with: .brokenForm) }
            var piece: [UInt8] = []
            let subject = ReportSubject(
                file: path, line: nil, isValid: isSound,
                problems: diagnostics.map(ReportProblem.init))
            if let format {
                format.append(subject, to: &piece)
            } else {
                piece = subject.lines
            }
            try CommandError.atFile { () throws(SystemError) in
                try stream.write(piece, codes: Set(diagnostics.map(\.code.rawValue)))
            }
        }
        try CommandError.atFile { () throws(SystemError) in try stream.end() }
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
        let bytes = try CommandError.atFile { () throws(SystemError) in
            try console.readAll(path, limit: JSONLimits.formFile.bytes)
        }
        let diagnostics = FormDocument.diagnostics(of: bytes, vocabulary: .standard)
        for diagnostic in diagnostics { console.say("\(path):\(diagnostic)") }
        guard diagnostics.allSatisfy({ $0.severity != .error }) else { return .brokenForm }
        let expanded: [UInt8]
        do throws(FormDocumentError) {
            expanded = try FormDocument.expanded(bytes, vocabulary: .standard)
        } catch {
            throw .brokenForm(error, file: path)
        }
        try CommandError.atFile { () throws(SystemError) in try console.write(expanded) }
        return .success
    }
}
