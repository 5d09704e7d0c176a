import FormModel
import FormValidation

/// What is printed of the submissions judged.
enum SubmissionReport: String, CaseIterable {
    case text, json, summary, none
}

/// How a run over many submissions is done.
struct BulkOptions: Sendable {
    var input = SubmissionInput.json
    var report = SubmissionReport.text
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
