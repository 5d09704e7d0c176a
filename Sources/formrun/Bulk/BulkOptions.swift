import FormModel
import FormValidation

/// What is printed of the submissions judged.
enum SubmissionReport: String, CaseIterable {
    case text, json, github, junit, sarif, summary, none

    /// Whether it says where problems stand.
    var hasPositions: Bool { self != .summary && self != .none }
}

/// How a run over many submissions is done.
struct BulkOptions: Sendable {
    var input = SubmissionInput.json
    /// Whether each line of the input is a submission.
    var isLines = false
    var report = SubmissionReport.text
    /// How the report is written, where another tool reads it.
    var format: (any ReportFormat)?
    /// Whether JSON reports tell of valid submissions too.
    var tellsValid = false
    /// How much of a submission is read.
    var limits = JSONLimits.submission
    /// The most issues told of one submission; the verdict does not depend on it.
    var maximumIssues = FormValidator.maximumIssues
    /// After how many invalid submissions the run ends.
    var stopAfter: Int?
    var writesAccepted = false
    var writesRejected = false
    /// Whether secret values stand in what is written.
    var keepsSecrets = false
    /// How many chunks are judged at a time.
    var jobs = 1
    /// What makes the checks that the form names.
    var checks = CheckCommands()
}
