import FormModel

/// What an attempt to submit answers leads to that reach no ending which declines them.
enum SubmissionAttempt {
    /// The answers are valid.
    case accepted
    /// A check is running, and no answer has an error.
    case pending
    /// Answers, or the form as a whole, have these errors.
    case invalid([FormIssue])
}

// When a form ends.
extension FormDataSource {
    /// The ending that the answers reach and that does not accept them, so that they cannot be submitted.
    var decliningEnding: FormEnding? { reachedEnding.flatMap { $0.isAccepted ? nil : $0 } }

    /// Attempts to submit the answers, so that all issues are reported.
    func submit() -> SubmissionAttempt {
        guard !attemptSubmission() else { return .accepted }
        let errors = issues.filter { $0.severity == .error }
        return errors.isEmpty ? .pending : .invalid(errors)
    }

    /// Repeats all failed checks when the answers are submitted.
    func recheckAll() {
        for field in form.compiled.fields.indices { recheck(FieldPlace(field)) }
    }

    /// Whether a person can submit the answers: an ending accepts them, or a button that submits is shown, or the form
    /// has no such button.
    var offersSubmission: Bool {
        if let reached = reachedEnding { return reached.isAccepted }
        let buttons = form.items.indices.filter { form.items[$0].action == .submit }
        return buttons.isEmpty || buttons.contains { isVisible(item: $0) }
    }

    /// Whether the only errors are missing values of fields that the program sets, which no answer can change.
    func lacksOnlyGiven(_ issues: [FormIssue]) -> Bool {
        let errors = issues.filter { $0.severity == .error }
        return !errors.isEmpty
            && errors.allSatisfy { issue in
                issue.code == .required && form.input(at: issue.path)?.setBy == .program
            }
    }
}
