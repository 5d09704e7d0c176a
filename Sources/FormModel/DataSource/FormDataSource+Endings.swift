// The ending that the present answers reach.

extension FormDataSource {
    /// The ending that the present answers reach: that of a condition that holds, or else, where the form can be
    /// submitted, that of a form that was filled in; `nil` if there is none.
    ///
    /// While the condition of an ending holds, the pages behind it are hidden, and the delegate is notified of their
    /// items as of any others. Where the ending does not accept the answers, the form has the issue
    /// ``IssueCode/ended`` and cannot be submitted.
    ///
    /// - Complexity: O(*n*) in the endings, and in the issues where none has a condition that holds.
    public var ending: FormEnding? {
        if let reached = reachedEnding { return reached }
        guard let last = form.endings.last, last.when == nil, isValid else { return nil }
        return last
    }

    /// The ending whose condition holds.
    package var reachedEnding: FormEnding? {
        form.compiled.endings.first {
            sheet.record.cells[$0.field].state.effective == .boolean(true)
        }?.ending
    }

    /// The issue of answers that reach an ending that does not accept them.
    package var endedIssue: FormIssue? {
        guard let reached = reachedEnding, !reached.isAccepted else { return nil }
        return withTexts(
            FormIssue(.ended, at: FieldPath(), parameters: ["ending": .text(reached.name.text)]))
    }
}
