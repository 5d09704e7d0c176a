import FormCards
import FormModel

/// The format of a report on submissions or form files for another tool.
///
/// A report consists of its head, the pieces that ``append(_:to:)`` made with ``separator`` between them, and its tail,
/// so that it can be written before all files are read.
protocol ReportFormat: Sendable {
    /// Whether subjects without issues are part of the report.
    var includesValid: Bool { get }
    /// The text at the beginning.
    var head: String { get }
    /// The text between two pieces that are not empty.
    var separator: String { get }

    /// Appends the piece of one submission or form file; nothing if it is not part of the report.
    func append(_ subject: ReportSubject, to bytes: inout [UInt8])

    /// The text at the end, given the codes of all issues in the report.
    func tail(codes: Set<String>) -> String
}

extension ReportFormat {
    var includesValid: Bool { false }
    var head: String { "" }
    var separator: String { "" }

    func tail(codes: Set<String>) -> String { "" }
}

/// One submission or form file, and its issues.
struct ReportSubject {
    /// The file as it was named on the command line; `-` is standard input.
    let file: String
    /// The line at which it begins, if the file contains several submissions.
    let line: Int?
    /// Its own name, such as that of a case; `nil` where it has none.
    var name: String?
    /// Whether it has no error; warnings leave it valid.
    let isValid: Bool
    let problems: [ReportProblem]

    /// The problems for people, a line each: `FILE:LINE:COLUMN: error: MESSAGE [CODE]`, cleaned for a terminal.
    var lines: [UInt8] {
        problems.flatMap { problem in
            let place = "\(file):\(problem.position.line):\(problem.position.column)"
            let line = "\(place): \(problem.severity.rawValue): \(problem.text) [\(problem.code)]"
            return Array((DisplayText(line).string + "\n").utf8)
        }
    }
}

/// One issue of a submission, or one diagnostic of a form file.
struct ReportProblem {
    /// Its position in the file.
    let position: SourcePosition
    /// The path of the field, a JSON Pointer; empty for the submission or form as a whole.
    var path = ""
    let severity: FormIssue.Severity
    let code: String
    /// The message, from the catalogue.
    let message: String

    /// The path and the message.
    var text: String { path.isEmpty ? message : "\(path): \(message)" }
}

extension ReportProblem {
    init(_ diagnostic: FormDiagnostic) {
        self.init(
            position: diagnostic.position, severity: diagnostic.severity,
            code: diagnostic.code.rawValue, message: diagnostic.message)
    }
}
