import FormModel

/// How the findings about submissions and form files are written for other tools.
///
/// A report is its head, the pieces that ``append(_:to:)`` made with ``separator`` between them, and its tail, so that
/// it can be written while files are still being read.
protocol ReportFormat: Sendable {
    /// Whether subjects without problems are part of the report.
    var tellsSound: Bool { get }
    /// What stands before everything.
    var head: String { get }
    /// What stands between two pieces that are not empty.
    var separator: String { get }

    /// Writes what was found in one submission or form file; nothing where there is nothing to tell.
    func append(_ subject: ReportSubject, to bytes: inout [UInt8])

    /// What stands behind everything, given the codes of all problems that were told.
    func tail(codes: Set<String>) -> String
}

extension ReportFormat {
    var tellsSound: Bool { false }
    var head: String { "" }
    var separator: String { "" }

    func tail(codes: Set<String>) -> String { "" }
}

/// One submission or form file, and what is wrong with it.
struct ReportSubject {
    /// The file as it was named on the command line; `-` is standard input.
    let file: String
    /// The line at which it begins, where a file holds several of them.
    let line: Int?
    /// Whether nothing is wrong that makes it invalid.
    let isValid: Bool
    let problems: [ReportProblem]
}

/// One thing that is wrong, and where.
struct ReportProblem {
    /// Where it stands in the file.
    let position: SourcePosition
    /// The path of the field, a JSON Pointer; empty where it is about the whole.
    var path = ""
    let severity: FormIssue.Severity
    let code: String
    /// The sentence, as the catalogue gives it.
    let message: String

    /// The path and the sentence.
    var text: String { path.isEmpty ? message : "\(path): \(message)" }
}
