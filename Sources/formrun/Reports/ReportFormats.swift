/// A report for people, or the same facts as JSON.
enum PlainReport: String, CaseIterable {
    case text, json
}

/// The reports on submissions, by their names on the command line.
enum SubmissionReport: String, CaseIterable {
    case text, json, github, junit, sarif, summary, none

    /// Whether it contains the positions of issues.
    var hasPositions: Bool { self != .summary && self != .none }

    /// Whether it names the lines of files.
    var namesLines: Bool { self == .text || format(title: "") != nil }

    /// The format of a report for another tool, with the title of its subject; `nil` for the other reports.
    func format(title: String) -> (any ReportFormat)? {
        switch self {
        case .github: GitHubAnnotations()
        case .junit: JUnitReport(name: title)
        case .sarif: SARIFReport()
        case .text, .json, .summary, .none: nil
        }
    }
}

/// The reports in formats that other tools read.
enum ReportFormats {
    /// The names of these reports on the command line.
    static let names = SubmissionReport.allCases.filter { $0.format(title: "") != nil }.map(
        \.rawValue)

    /// The description of these reports in help texts.
    static let note =
        "The reports github (workflow annotations), junit (JUnit XML) and sarif (SARIF 2.1.0) are for other tools."

    /// The format with a name, with the title of its subject; `nil` if there is no such format.
    static func format(_ name: String, title: String) -> (any ReportFormat)? {
        SubmissionReport(rawValue: name)?.format(title: title)
    }
}
