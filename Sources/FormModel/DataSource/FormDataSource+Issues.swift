/// The issues of a filling-in, when a person is shown them, and who is notified.
extension FormDataSource {
    /// All issues at present, in form order; they are known silently, whatever is shown.
    public var issues: [FormIssue] { reports.flatMap(\.issues) + ownIssues }

    /// The issues of one field, and of its rows.
    public func issues(of name: FieldName) -> [FormIssue] {
        field(name).map { reports[$0].issues } ?? []
    }

    /// The issues of some fields, in the order given, and of the data source as a whole.
    ///
    /// - Complexity: O(*n*) in those fields and their issues, whatever else the form has.
    package func issues(of names: [FieldName]) -> [FormIssue] {
        names.flatMap(issues(of:)) + ownIssues
    }

    /// The issues of a field, a row or a group, and of everything in it.
    public func issues(at path: FieldPath) -> [FormIssue] {
        guard let place = form.compiled.place(of: path)?.place else { return [] }
        return reports[place.field].issues.filter { $0.path.steps.starts(with: path.steps) }
    }

    /// Whether the form could be submitted as it is; not while an asynchronous check is awaited.
    public var isValid: Bool {
        issues.allSatisfy { $0.severity != .error } && !reports.contains(where: \.awaitsVerdict)
    }

    /// The issues that a person should be shown: those of fields already left, or all after an attempt to
    /// submit.
    public var reportedIssues: [FormIssue] {
        reports.indices.flatMap(reportedIssues) + ownIssues
    }

    /// The same of some fields, in the order given, and of the data source as a whole.
    ///
    /// - Complexity: O(*n*) in those fields and their issues, whatever else the form has.
    package func reportedIssues(of names: [FieldName]) -> [FormIssue] {
        names.compactMap(field).flatMap(reportedIssues) + ownIssues
    }

    /// The issues of the data source as a whole.
    private var ownIssues: [FormIssue] { unsettled.map { [$0] } ?? [] }

    private func reportedIssues(_ field: Int) -> [FormIssue] {
        let cell = sheet.record.cells[field]
        if isAttempted { return reports[field].issues }
        guard !cell.rows.isEmpty else { return cell.state.isLeft ? reports[field].issues : [] }
        return reports[field].issues.filter { issue in
            // The issues of a row as such are those of its group.
            guard let place = form.compiled.place(of: issue.path)?.place else {
                return cell.state.isLeft
            }
            return sheet.record.find(place)?.cell.state.isLeft ?? false
        }
    }

    /// Says that a person has been in a field and gone on, so that its issues are shown.
    ///
    /// - Throws: The name, if the form has no such field.
    public func leave(_ name: FieldName) throws(FormPathError) {
        try leave(at: FieldPath(name))
    }

    /// Says that a person has been in a field, of the form or of a row, and gone on; of a group, in all of its rows.
    ///
    /// - Throws: The path, if there is no such field or row.
    public func leave(at path: FieldPath) throws(FormPathError) {
        leave(try existingField(path))
    }

    package func leave(_ place: FieldPlace) {
        if sheet.update(place, { $0.leave() }) == true { notifyObservers([]) }
    }

    /// Puts the issues that were found where a value came from in the place of the field's own, until the value
    /// changes; a file may be stricter about types than typing is.
    package func report(_ issues: [FormIssue], of name: FieldName) {
        guard let field = field(name), isOpen(field: field) else { return }
        let shown = issues.filter { issue in
            guard let place = form.compiled.place(of: issue.path)?.place else { return true }
            return isVisible(place)
        }
        reports[field] = FieldReport(issues: shown, isReported: true)
        noteWaiting(field)
        _ = sheet.update(FieldPlace(field)) { $0.leave() }
        notifyObservers([])
    }

    /// Says that a person tried to submit, so that all issues are shown.
    ///
    /// - Returns: Whether the form is valid.
    @discardableResult
    public func attemptSubmission() -> Bool {
        isAttempted = true
        notifyObservers([])
        return isValid
    }

    // MARK: Observers

    /// A stream of all changes from now on, with their origin, also those of which the delegate is not notified; it ends
    /// with the data source.
    ///
    /// It holds the last 1,000 changes that were not yet read.
    public func changes() -> AsyncStream<FormChange> { observers.stream() }

    /// Calls back after every round of changes, and whenever other issues may be reported.
    package func observe(_ body: @escaping () -> Void) { observers.add(body) }

    /// The same until the body returns `false`; it must make no updates.
    package func watch(_ body: @escaping () -> Bool) { observers.add(watcher: body) }

    func notifyObservers(_ changes: [FormChange]) {
        let (watchers, callbacks) = observers.notify(changes)
        let ended = watchers.filter { !$0.isWatching() }
        if !ended.isEmpty { observers.remove(ended) }
        for callback in callbacks { callback() }
    }
}
