/// Asynchronous checks, whose answers come when they come.
///
/// The data source begins none itself: it tells what is to be asked, and takes the answers.
extension FormDataSource {
    /// The checks whose answers are awaited, in form order: of values in which nothing else is wrong.
    ///
    /// Whoever owns the data source asks for them after each update, begins those that are new, stops those
    /// that are gone, and gives each answer to ``receive(_:to:)``. `RemoteChecks.answer(_:)` does all of that.
    ///
    /// - Complexity: O(*n*) in the fields of the form.
    public var pendingChecks: [RemoteQuestion] {
        states.flatMap(\.checks).filter(\.isPending).map(\.question)
    }

    /// Whether the answer of an asynchronous check is awaited of a field, of the form or of a row, or of
    /// anything that stands in it.
    public func isChecking(at path: FieldPath) -> Bool {
        checks(at: path).contains(where: \.isPending)
    }

    /// Takes the answer to one of ``pendingChecks``; the delegate is told that the item changed.
    ///
    /// Inside a delegate's callback the answer is queued.
    ///
    /// - Returns: Whether it was awaited; one about a value that has changed meanwhile is dropped.
    @discardableResult
    public func receive(_ answer: RemoteAnswer, to question: RemoteQuestion) -> Bool {
        guard let field = form.program.place(of: question.path)?.place.field,
            states[field].checks.contains(where: {
                $0.isPending && $0.question.number == question.number
            })
        else { return false }
        perform(
            Round(origin: .program, answers: [question.number: answer], checkedField: field))
        return true
    }

    /// Asks again those checks of a field, of the form or of a row, that failed or gave no answer in time.
    ///
    /// Inside a delegate's callback it is queued.
    ///
    /// - Returns: Whether there are any.
    @discardableResult
    public func recheck(at path: FieldPath) -> Bool {
        let failed = checks(at: path).filter(\.isFailed).map(\.question.number)
        guard let field = form.program.place(of: path)?.place.field, !failed.isEmpty else {
            return false
        }
        var forgotten: [Int: RemoteAnswer?] = [:]
        for number in failed { forgotten.updateValue(nil, forKey: number) }
        perform(Round(origin: .program, answers: forgotten, checkedField: field))
        return true
    }

    private func checks(at path: FieldPath) -> [FieldCheck] {
        guard let field = form.program.place(of: path)?.place.field else { return [] }
        return states[field].checks.filter { $0.question.path.steps.starts(with: path.steps) }
    }
}
