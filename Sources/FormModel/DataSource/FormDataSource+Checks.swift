/// Asynchronous checks, whose answers come at any time.
///
/// The data source begins none itself: it lists the open questions, and takes the answers.
extension FormDataSource {
    /// The checks whose answers are awaited, in form order: of values without another error.
    ///
    /// The owner of the data source asks for them after each update, begins those that are new, stops those
    /// that are gone, and gives each answer to ``receive(_:to:)``. `RemoteChecks.answer(_:)` does all of that.
    ///
    /// - Complexity: O(*n* log *n*) in the fields of the form that wait for an answer, and in their checks.
    public var pendingChecks: [RemoteQuestion] {
        waitingFields.sorted().flatMap {
            reports[$0].checks.filter(\.isPending).map(\.question)
        }
    }

    /// Notes whether a field of the form waits for an answer.
    func noteWaiting(_ field: Int) {
        if reports[field].checks.contains(where: \.isPending) {
            waitingFields.insert(field)
        } else if !waitingFields.isEmpty {
            waitingFields.remove(field)
        }
    }

    /// Whether the answer of an asynchronous check is awaited of a field, of the form or of a row, or of
    /// anything in it.
    public func isChecking(at path: FieldPath) -> Bool {
        checks(at: path).contains(where: \.isPending)
    }

    /// Takes the answer to one of ``pendingChecks``; the delegate is notified that the item changed.
    ///
    /// Inside a delegate's callback the answer is queued.
    ///
    /// - Returns: Whether it was awaited; one about a value that has changed meanwhile is dropped.
    /// - Throws: The path of the question, if the form has no such field: the question is that of another form.
    @discardableResult
    public func receive(
        _ answer: RemoteAnswer, to question: RemoteQuestion
    ) throws(FormPathError) -> Bool {
        try receive([(question, answer)]) == 1
    }

    /// Takes several answers at once; the delegate is notified once, in item order.
    ///
    /// - Returns: The number of answers that were awaited; the others are dropped.
    /// - Throws: The paths of all questions of another form; no answer is taken then.
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

    /// Takes the answers that are awaited, and drops all others.
    @discardableResult
    package func take(_ answers: [(question: RemoteQuestion, answer: RemoteAnswer)]) -> Int {
        var awaited: [Int: Set<Int>] = [:]
        var taken: [Int: RemoteAnswer?] = [:]
        var fields: Set<Int> = []
        for (question, answer) in answers {
            guard let field = checkedField(question.path) else { continue }
            let numbers = awaited[field] ?? reports[field].awaitedNumbers
            awaited[field] = numbers
            guard numbers.contains(question.number), taken[question.number] == nil else { continue }
            taken[question.number] = answer
            fields.insert(field)
        }
        guard !taken.isEmpty else { return 0 }
        perform(Round(origin: .program, answers: taken, checkedFields: fields))
        return taken.count
    }

    /// Asks again those checks of a field, of the form or of a row, that failed or gave no answer in time.
    ///
    /// Inside a delegate's callback it is queued.
    ///
    /// - Returns: Whether there are any.
    /// - Throws: The path, if the form has no such field.
    @discardableResult
    public func recheck(at path: FieldPath) throws(FormPathError) -> Bool {
        guard let field = checkedField(path) else {
            throw FormPathError(path, isNo: .field, of: form.compiled)
        }
        return recheck(path, of: field)
    }

    /// Asks again the checks of a field, or of the fields in the rows of a group, that failed.
    package func recheck(_ place: FieldPlace) {
        recheck(form.compiled.path(of: place), of: place.field)
    }

    @discardableResult
    private func recheck(_ path: FieldPath, of field: Int) -> Bool {
        let failed = checks(at: path).filter(\.isFailed).map(\.question.number)
        guard !failed.isEmpty else { return false }
        var forgotten: [Int: RemoteAnswer?] = [:]
        for number in failed { forgotten.updateValue(nil, forKey: number) }
        perform(Round(origin: .program, answers: forgotten, checkedFields: [field]))
        return true
    }

    /// The field of the form to which a path leads, or in which a row or an element of a list is.
    private func checkedField(_ path: FieldPath) -> Int? {
        guard case .key(let key)? = path.steps.first else { return nil }
        return FieldName(key).flatMap(form.compiled.index)
    }

    private func checks(at path: FieldPath) -> [FieldCheck] {
        guard let field = checkedField(path) else { return [] }
        return reports[field].checks.filter { $0.question.path.steps.starts(with: path.steps) }
    }
}
