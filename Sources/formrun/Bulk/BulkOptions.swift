/// The options of a run over many submissions.
struct BulkOptions: Sendable {
    var input = SubmissionInput.json
    var division = SubmissionDivision.none
    var report = SubmissionReport.text
    /// The format of a report for another tool.
    var format: (any ReportFormat)?
    /// Whether JSON reports list valid submissions too.
    var reportsValid = false
    /// Whether JSON reports have the values of valid submissions, so that each line is answered, a blank one too.
    var reportsValues = false
    /// The number of invalid submissions after which the run ends.
    var stopAfter: Int?
    var writesAccepted = false
    var writesRejected = false
    /// Whether the files contain the values of secure fields.
    var keepsSecrets = false
    /// The number of chunks that are validated at the same time.
    var jobs = 1
    /// The commands of the checks of the form, and of its choices.
    var remote = RemoteCommands()
}
