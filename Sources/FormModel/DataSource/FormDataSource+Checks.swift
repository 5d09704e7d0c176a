/// Asynchronous checks, whose results can arrive at any time.
///
/// The data source does not run checks: it lists the pending questions and receives their answers.
extension FormDataSource {
    /// The pending checks, in form order; only values without another error are checked.
    ///
    /// The owner of the data source reads this list after each update, starts new checks, cancels checks that are no
    /// longer listed, and passes each answer to ``receive(_:to:)``. `RemoteChecks.answer(_:)` does all of this.
    ///
    /// - Complexity: O(*n* log *n*) in the fields of the form with pending checks, and in these checks.
    public var pendingChecks: [RemoteQuestion] { filling.reports.pendingChecks }

    /// Whether an asynchronous check is pending for a field of the form or of a row, or for a field inside it.
    public func isChecking(at path: FieldPath) -> Bool {
        filling.checks(at: path).contains(where: \.isPending)
    }

    /// Whether an asynchronous check is pending for a field of the form, or for one in its rows.
    package func isChecking(_ name: FieldName) -> Bool {
        let waiting = filling.reports.waitingFields
        return !waiting.isEmpty && compiled.index(of: name).map(waiting.contains) ?? false
    }

    /// Receives the answer to one of ``pendingChecks``; the delegate is notified that the item changed.
    ///
    /// Inside a delegate's callback the answer is queued.
    ///
    /// - Returns: Whether the check was pending; an answer about a value that has changed since is dropped.
    /// - Throws: The path of the question, if the form has no such field; such a question is that of another form.
    @discardableResult
    public func receive(
        _ answer: RemoteAnswer, to question: RemoteQuestion
    ) throws(FormPathError) -> Bool {
        try receive([(question, answer)]) == 1
    }

    /// Receives several answers at once; the delegate is notified once, in item order.
    ///
    /// - Returns: The number of answers to pending checks; the others are dropped.
    /// - Throws: The paths of all questions of other forms; in that case no answer is received.
    /// - Complexity: O(*n*) in the answers and in the groups in whose rows they are.
    @discardableResult
    public func receive(
        _ answers: [(question: RemoteQuestion, answer: RemoteAnswer)]
    ) throws(FormPathError) -> Int {
        let unknown = answers.map(\.question.path).filter { checkedField($0) == nil }
        guard unknown.isEmpty else {
            throw FormPathError(unknown.map { .init($0, isNo: .field, of: form.compiled) })
        }
        return take(answers)
    }

    /// Receives the answers to pending checks, and drops all others.
    @discardableResult
    package func take(_ answers: [(question: RemoteQuestion, answer: RemoteAnswer)]) -> Int {
        var awaited: [Int: Set<Int>] = [:]
        var taken: [Int: RemoteAnswer?] = [:]
        var fields: Set<Int> = []
        for (question, answer) in answers {
            guard let field = checkedField(question.path) else { continue }
            let numbers = awaited[field] ?? filling.reports[field].awaitedNumbers
            awaited[field] = numbers
            guard numbers.contains(question.number), taken[question.number] == nil else { continue }
            taken[question.number] = answer
            fields.insert(field)
        }
        guard !taken.isEmpty else { return 0 }
        perform(Round(origin: .program, answers: taken, checkedFields: fields))
        return taken.count
    }

    /// Repeats the checks of a field of the form or of a row that failed or timed out.
    ///
    /// Inside a delegate's callback it is queued.
    ///
    /// - Returns: Whether there are such checks.
    /// - Throws: The path, if the form has no such field.
    @discardableResult
    public func recheck(at path: FieldPath) throws(FormPathError) -> Bool {
        guard let field = checkedField(path) else {
            throw FormPathError(path, isNo: .field, of: form.compiled)
        }
        return recheck(path, of: field)
    }

    /// Repeats the failed checks of a field, or of all fields in the rows of a group.
    package func recheck(_ place: FieldPlace) {
        recheck(form.compiled.path(of: place), of: place.field)
    }

    @discardableResult
    private func recheck(_ path: FieldPath, of field: Int) -> Bool {
        let failed = filling.checks(at: path).filter(\.isFailed).map(\.question.number)
        guard !failed.isEmpty else { return false }
        var forgotten: [Int: RemoteAnswer?] = [:]
        for number in failed { forgotten.updateValue(nil, forKey: number) }
        perform(Round(origin: .program, answers: forgotten, checkedFields: [field]))
        return true
    }

    /// The field of the form to which a path leads, or in which a row or an element of a list is.
    private func checkedField(_ path: FieldPath) -> Int? {
        form.compiled.fields(along: path).first?.field
    }
}
