/// The reports on submissions, by their names on the command line.
enum SubmissionReport: String, CaseIterable {
    case text, json, github, junit, sarif, summary, none

    /// Whether it names the positions of issues.
    var hasPositions: Bool { self != .summary && self != .none }

    /// The format of a report for another tool, with the title of what it reports on; `nil` for the others.
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
    /// Their names on the command line.
    static let names = SubmissionReport.allCases.filter { $0.format(title: "") != nil }.map(
        \.rawValue)

    /// What help texts say about them.
    static let note =
        "The reports github (workflow annotations), junit (JUnit XML) and sarif (SARIF 2.1.0) are for other tools."

    /// The format of that name, with the title of what it reports on; `nil` where there is no such format.
    static func format(_ name: String, title: String) -> (any ReportFormat)? {
        SubmissionReport(rawValue: name)?.format(title: title)
    }
}
