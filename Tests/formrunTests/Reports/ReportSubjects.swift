import FormModel

@testable import formrun

/// The subjects for tests of report formats.
enum ReportSubjects {
    /// A text with everything that formats escape, and that pages and terminals must not receive.
    static let hostile =
        "100% a:b,c <&>\"' ]]> \r\n\t::error::x\u{0}\u{1B}[2J\u{7}\u{202E}\u{FFFE}\u{FFFF}\u{FEFF}é😀"

    static func problem(
        _ message: String, line: Int = 3, column: Int = 15, path: String = "/name",
        severity: FormIssue.Severity = .error, code: String = "tooShort"
    ) -> ReportProblem {
        ReportProblem(
            position: SourcePosition(line: line, column: column), path: path, severity: severity,
            code: code, message: message)
    }

    static func subject(
        _ problems: [ReportProblem], file: String = "data.json", line: Int? = nil
    ) -> ReportSubject {
        ReportSubject(
            file: file, line: line, isValid: problems.allSatisfy { $0.severity != .error },
            problems: problems)
    }

    static func text(_ format: any ReportFormat, _ subject: ReportSubject) -> String {
        var bytes: [UInt8] = []
        format.append(subject, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// A complete report with a piece for each subject, as a command writes it.
    static func report(_ format: any ReportFormat, _ subjects: [ReportSubject]) throws -> String {
        let console = RecordingConsole()
        var stream = ReportStream(format, console)
        for subject in subjects {
            var piece: [UInt8] = []
            format.append(subject, to: &piece)
            try stream.write(piece, codes: Set(subject.problems.map(\.code)))
        }
        try stream.end()
        return console.outputText
    }
}
