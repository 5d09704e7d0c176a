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

    /// Whether the answer of an asynchronous check of a field is awaited.
    public func isChecking(_ name: FieldName) -> Bool {
        field(name).map { states[$0].checks.contains(where: \.isPending) } ?? false
    }

    /// Takes the answer to one of ``pendingChecks``; the delegate is told that the item changed.
    ///
    /// Inside a delegate's callback the answer is queued.
    ///
    /// - Returns: Whether it was awaited; one about a value that has changed meanwhile is dropped.
    @discardableResult
    public func receive(_ answer: RemoteAnswer, to question: RemoteQuestion) -> Bool {
        guard let field = field(question.field),
            states[field].checks.contains(where: {
                $0.isPending && $0.question.number == question.number
            })
        else { return false }
        perform(
            Round(origin: .program, answers: [question.number: answer], checkedField: field))
        return true
    }

    /// Asks again those checks of a field that failed or gave no answer in time.
    ///
    /// Inside a delegate's callback it is queued.
    ///
    /// - Returns: Whether there are any.
    @discardableResult
    public func recheck(_ name: FieldName) -> Bool {
        guard let field = field(name) else { return false }
        let failed = states[field].checks.filter(\.isFailed).map(\.question.number)
        guard !failed.isEmpty else { return false }
        var forgotten: [Int: RemoteAnswer?] = [:]
        for number in failed { forgotten.updateValue(nil, forKey: number) }
        perform(Round(origin: .program, answers: forgotten, checkedField: field))
        return true
    }
}
