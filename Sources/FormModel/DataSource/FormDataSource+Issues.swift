/// What is wrong, when a person is shown it, and who hears of it.
extension FormDataSource {
    /// Everything that is wrong at present, in form order; known silently, whatever is shown.
    public var issues: [FormIssue] {
        states.flatMap(\.issues) + (unsettled.map { [$0] } ?? [])
    }

    /// Everything that is wrong with one field.
    public func issues(of name: FieldName) -> [FormIssue] {
        field(name).map { states[$0].issues } ?? []
    }

    /// Whether the form could be submitted as it is; not while an asynchronous check is awaited.
    public var isValid: Bool {
        issues.allSatisfy { $0.severity != .error } && !states.contains(where: \.awaitsVerdict)
    }

    /// What a person should be shown: the issues of fields already left, or of all after an attempt to
    /// submit.
    public var reportedIssues: [FormIssue] {
        states.flatMap(reported) + (unsettled.map { [$0] } ?? [])
    }

    /// The same of some fields, in the order given, and of what is wrong with the data source as a whole.
    ///
    /// - Complexity: O(*n*) in those fields and their issues, whatever else the form has.
    package func reportedIssues(of names: [FieldName]) -> [FormIssue] {
        names.compactMap(field).flatMap { reported(states[$0]) } + (unsettled.map { [$0] } ?? [])
    }

    /// Everything that is wrong with some fields, in the order given, and with the data source as a whole.
    ///
    /// - Complexity: O(*n*) in those fields and their issues, whatever else the form has.
    package func issues(of names: [FieldName]) -> [FormIssue] {
        names.compactMap(field).flatMap { states[$0].issues } + (unsettled.map { [$0] } ?? [])
    }

    private func reported(_ state: FieldState) -> [FormIssue] {
        isAttempted ? state.issues : state.reportedIssues(in: form.program)
    }

    /// Says that a person has been in a field and gone on, so that its issues are shown.
    public func leave(_ name: FieldName) {
        guard let field = field(name), states[field].leave() else { return }
        tell([])
    }

    /// Puts what was found where a value came from in the place of the field's own issues, until the value
    /// changes; a file may be stricter about types than typing is.
    package func report(_ issues: [FormIssue], of name: FieldName) {
        guard let field = field(name), states[field].status == .open else { return }
        states[field].issues = issues.filter { issue in
            guard let place = form.program.place(of: issue.path)?.place else { return true }
            return states[field].cell.isVisible(place.inner[...])
        }
        states[field].isReported = true
        states[field].checks = []
        noteWaiting(field)
        states[field].leave()
        tell([])
    }

    /// Says that a person tried to submit, so that all issues are shown.
    ///
    /// - Returns: Whether the form is valid.
    @discardableResult
    public func attemptSubmission() -> Bool {
        isAttempted = true
        tell([])
        return isValid
    }

    // MARK: Observers

    /// A stream of all changes from now on, told or not, with their origin; it ends when the data
    /// source goes.
    ///
    /// It holds the last 1,000 changes that were not yet read.
    public func changes() -> AsyncStream<FormChange> { observers.stream() }

    /// Calls back after every round of changes and whenever what is reported may differ.
    package func observe(_ body: @escaping () -> Void) { observers.add(body) }

    /// The same until the body returns `false`; it must make no updates.
    package func watch(_ body: @escaping () -> Bool) { observers.add(watcher: body) }

    func tell(_ changes: [FormChange]) {
        for callback in observers.tell(changes) { callback() }
    }
}
