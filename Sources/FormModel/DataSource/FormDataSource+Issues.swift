/// The issues of a filling-in, their reporting to a person, and observers.
extension FormDataSource {
    /// All present issues, in form order, whether they are reported to a person or not.
    ///
    /// Where expressions would do too much work, that is the only issue, since the others depend on their results.
    public var issues: [FormIssue] {
        overwork.map { [$0] } ?? reports.flatMap(\.issues) + ownIssues(isAttempted: true)
    }

    /// The issues of one field, and of its rows.
    public func issues(of name: FieldName) -> [FormIssue] {
        field(name).map { reports[$0].issues } ?? []
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
        return reports[place.field].issues.filter { $0.path.steps.starts(with: path.steps) }
    }

    /// Whether the form can be submitted now; `false` while an asynchronous check is pending.
    public var isValid: Bool {
        issues.allSatisfy { $0.severity != .error } && !reports.contains(where: \.awaitsVerdict)
    }

    /// The issues to report to a person: those of fields already left, or all after an attempt to submit.
    public var reportedIssues: [FormIssue] {
        overwork.map { [$0] }
            ?? reports.indices.flatMap(reportedIssues) + ownIssues(isAttempted: isAttempted)
    }

    /// The issues to report for some fields, in the given order, and for the data source as a whole.
    ///
    /// - Complexity: O(*n*) in those fields and their issues, whatever else the form has.
    package func reportedIssues(of names: [FieldName]) -> [FormIssue] {
        names.compactMap(field).flatMap(reportedIssues) + ownIssues(isAttempted: isAttempted)
    }

    /// The issues of the data source as a whole.
    ///
    /// A disabled button is not reported before a person tries to press it, since most forms begin with one.
    package func ownIssues(isAttempted: Bool) -> [FormIssue] {
        let unknown = unknownGiven.map {
            FormIssue(
                .unknownField, at: FieldPath($0), parameters: ["field": .text($0.text)])
        }
        let disabled = isAttempted ? submitDisabledIssue : nil
        let found = [overwork, endedIssue, disabled, unsettled].compactMap(\.self) + unknown
        return found
            + unplaced.filter { issue in
                !found.contains { $0.code == issue.code && $0.path == issue.path }
            }
    }

    /// The path of the field or row at which a screen shows an issue; one about an element of a list of choices is shown
    /// at the field.
    ///
    /// - Returns: The path; `nil` where no such field or row is shown now.
    package func shownPath(of issue: FormIssue) -> FieldPath? {
        guard let (place, row) = form.compiled.place(about: issue.path),
            sheet.record.contains(place), isVisible(place)
        else { return nil }
        let path = form.compiled.path(of: place)
        guard let row, form.compiled.field(at: place).rows != nil else { return path }
        return row < rowCount(of: place) ? path.appending(.index(row)) : nil
    }

    private func reportedIssues(_ field: Int) -> [FormIssue] {
        let cell = sheet.record.cells[field]
        if isAttempted { return reports[field].issues }
        guard !cell.rows.isEmpty else { return cell.state.isLeft ? reports[field].issues : [] }
        return reports[field].issues.filter { issue in
            // The group has the issues of its rows themselves.
            guard let place = form.compiled.place(about: issue.path)?.place else {
                return cell.state.isLeft
            }
            return sheet.record.find(place)?.cell.state.isLeft ?? false
        }
    }

    /// Records that a person has left a field, so that its issues are reported.
    ///
    /// - Throws: The name, if the form has no such field.
    public func leave(_ name: FieldName) throws(FormPathError) {
        try leave(at: FieldPath(name))
    }

    /// Records that a person has left a field of the form or of a row; for a group, all fields of its rows.
    ///
    /// - Throws: The path, if there is no such field or row.
    public func leave(at path: FieldPath) throws(FormPathError) {
        leave(try existingField(path))
    }

    package func leave(_ place: FieldPlace) {
        guard sheet.update(place, { $0.leave() }) == true else { return }
        notifyObservers(of: [form.compiled.fields[place.field].name])
    }

    /// Records an attempt to submit, so that all issues are reported.
    ///
    /// - Returns: Whether the form is valid.
    @discardableResult
    public func attemptSubmission() -> Bool {
        isAttempted = true
        notifyObservers()
        return isValid
    }

    // MARK: Observers

    /// A stream of all changes from now on, with their origin, also those of which the delegate is not notified; it ends
    /// with the data source.
    ///
    /// It keeps the last 1,000 changes that were not read yet.
    public func changes() -> AsyncStream<FormChange> { observers.stream() }

    /// Calls the body after every round of changes, and whenever the reported issues may have changed.
    package func observe(_ body: @escaping () -> Void) { observers.add(body) }

    /// Calls the body as ``observe(_:)`` does, with the fields whose values, state or reported issues may have changed,
    /// in their rows too; `nil` for all fields.
    package func observeFields(_ body: @escaping (Set<FieldName>?) -> Void) {
        observers.add(ofFields: body)
    }

    /// Calls the body after every round of changes until it returns `false`; it must make no updates.
    package func watch(_ body: @escaping () -> Bool) { observers.add(watcher: body) }

    /// Notifies the observers of a round.
    ///
    /// - Parameters:
    ///   - changes: The changes.
    ///   - isReset: Whether all fields are as before anything was entered, and are reported no longer.
    func notifyObservers(_ changes: [FormChange], ofEverything isReset: Bool) {
        notifyObservers(changes) {
            guard !isReset, !changes.isEmpty else { return nil }
            return Set(changes.compactMap { self.form.compiled.fieldName(along: $0.path) })
        }
    }

    /// Notifies the observers without changes, of fields whose reported issues may have changed; `nil` for all.
    func notifyObservers(of fields: Set<FieldName>? = nil) { notifyObservers([]) { fields } }

    private func notifyObservers(_ changes: [FormChange], _ fields: () -> Set<FieldName>?) {
        let (watchers, callbacks) = observers.notify(changes, fields: fields)
        let ended = watchers.filter { !$0.isWatching() }
        if !ended.isEmpty { observers.remove(ended) }
        for callback in callbacks { callback() }
    }
}
