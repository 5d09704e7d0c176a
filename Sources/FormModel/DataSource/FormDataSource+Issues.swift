/// The issues of a filling-in, their reporting to a person, and observers.
extension FormDataSource {
    /// All present issues, in form order, whether they are reported to a person or not.
    ///
    /// Where expressions would do too much work, that is the only issue, since the others depend on their results.
    public var issues: [FormIssue] {
        filling.ownIssues.overwork.map { [$0] }
            ?? filling.reports.issues + ownIssues(isAttempted: true)
    }

    /// The issues of one field, and of its rows.
    public func issues(of name: FieldName) -> [FormIssue] {
        field(name).map { filling.reports[$0].issues } ?? []
    }

    /// The issues of some fields, in the order given, and of the data source as a whole.
    ///
    /// - Complexity: O(*n*) in those fields and their issues, whatever else the form has.
    package func issues(of names: [FieldName]) -> [FormIssue] {
        names.flatMap(issues(of:)) + ownIssues(isAttempted: true)
    }

    /// The issues of a field, a row or a group, and of everything in it.
    public func issues(at path: FieldPath) -> [FormIssue] {
        guard let place = form.compiled.place(about: path)?.place else { return [] }
        return filling.reports[place.field].issues.filter { $0.path.steps.starts(with: path.steps) }
    }

    /// Whether the form can be submitted now; `false` while an asynchronous check is pending.
    public var isValid: Bool {
        issues.allSatisfy { $0.severity != .error } && !filling.reports.awaitsChecks
    }

    /// Whether a person attempted to submit, so that all issues are reported.
    package var isAttempted: Bool { filling.isAttempted }

    /// The issues to report to a person: those of fields already left, or all after an attempt to submit.
    public var reportedIssues: [FormIssue] {
        filling.ownIssues.overwork.map { [$0] }
            ?? filling.reports.indices.flatMap(filling.reportedIssues)
            + ownIssues(isAttempted: filling.isAttempted)
    }

    /// The issues to report for some fields, in the given order, and for the data source as a whole.
    ///
    /// - Complexity: O(*n*) in those fields and their issues, whatever else the form has.
    package func reportedIssues(of names: [FieldName]) -> [FormIssue] {
        names.compactMap(field).flatMap(filling.reportedIssues)
            + ownIssues(isAttempted: filling.isAttempted)
    }

    /// The issues of the data source as a whole.
    ///
    /// A disabled button is not reported before a person tries to press it, since most forms begin with one.
    package func ownIssues(isAttempted: Bool) -> [FormIssue] {
        filling.issuesOfNoField(isAttempted: isAttempted)
    }

    /// The path of the field or row at which a screen shows an issue; one about an element of a list of choices is shown
    /// at the field.
    ///
    /// - Returns: The path; `nil` where no such field or row is shown now.
    package func shownPath(of issue: FormIssue) -> FieldPath? { filling.shownPath(of: issue) }

    /// The issues of what was sent for a field, or for fields of its rows, that accept no value; a submission has the same
    /// issues.
    package func strayIssues(of name: FieldName, given sent: Sent) -> [FormIssue] {
        field(name).map { filling.refusals(of: sent, at: FieldPlace($0)) } ?? []
    }

    /// Reports the issues of a submission with the present values: each at its field until the value of the field changes,
    /// and those of no shown field as issues of the data source as a whole until any value changes.
    ///
    /// No check is pending then, because the submission was validated with the answers to all of them; a check of the same
    /// value is not asked later either.
    package func report(_ issues: [FormIssue], _ answered: [AnsweredCheck] = []) {
        filling.adopt(issuesOfSubmission: issues, answered)
        notifyObservers()
    }

    /// Records that a person has left a field, so that its issues are reported.
    ///
    /// - Throws: The name, if the form has no such field.
    public func leave(_ name: FieldName) throws(FormPathError) {
        try leave(at: form.path(of: name))
    }

    /// Records that a person has left a field of the form or of a row; for a group, all fields of its rows.
    ///
    /// - Throws: The path, if there is no such field or row.
    public func leave(at path: FieldPath) throws(FormPathError) {
        leave(try existingField(path))
    }

    package func leave(_ place: FieldPlace) {
        guard filling.leave(place) else { return }
        notifyObservers(of: [form.compiled.fields[place.field].name])
    }

    /// Records an attempt to submit, so that all issues are reported.
    ///
    /// - Returns: Whether the form is valid.
    @discardableResult
    public func attemptSubmission() -> Bool {
        filling.noteAttempt()
        notifyObservers()
        return isValid
    }
}
