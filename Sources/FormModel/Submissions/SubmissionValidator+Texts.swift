/// The texts of the form with the values of the last submission.
extension SubmissionValidator {
    /// The issues of the last submission, with the texts that their messages need.
    package func issues(in text: Span<UInt8>) -> [FormIssue] {
        guard !findings.list.isEmpty else { return [] }
        guard compiled.texts.isUsed else { return findings.list.map(compiled.issue) }
        let context = JudgingContext(
            values: reader.values.view(submission: text), compiled: compiled, now: now)
        var issues: [FormIssue] = []
        issues.reserveCapacity(findings.list.count)
        for finding in findings.list { issues.append(compiled.issue(finding, in: context)) }
        return issues
    }

    /// The issues of the last submission; `nil` where no text of the form has places, so that each issue is the same
    /// whatever the values.
    package func issuesWithTexts(in text: Span<UInt8>) -> [FormIssue]? {
        compiled.texts.isUsed ? issues(in: text) : nil
    }
}
