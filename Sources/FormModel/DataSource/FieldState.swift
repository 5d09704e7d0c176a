/// What one field holds at present, and how it came to it.
struct FieldState: Sendable {
    /// What was entered or set, or the default; kept while the field is hidden or disabled.
    ///
    /// Of a group, the rows with all that was entered, wherever it counts at present, and with nothing of what is
    /// calculated.
    var value: FieldValue = .empty
    /// What counts: nothing while it is hidden, the default while it is disabled, what is calculated where
    /// it is.
    ///
    /// Of a group, the rows as they count.
    var held: FieldValue = .empty
    var status = FieldStatus.open
    /// Who set the value, were it to what the default came to; `nil` while it goes with the default.
    var setter: ChangeOrigin?
    /// Who set the value; `nil` while it is the default.
    var origin: ChangeOrigin?
    /// Whether a person has been in the field and gone on.
    var isLeft = false
    var issues: [FormIssue] = []
    /// Whether they are what was found where the value came from.
    var isReported = false
    /// Whether the rows of a group were worked out; not, where there are too many.
    var isSettled = true
    /// What is known of the rows of a group besides their values.
    var rows: [RowState] = []
    /// The asynchronous checks of what it holds, in order.
    var checks: [FieldCheck] = []

    /// Whether it goes with what its default comes to, since nobody has set it.
    var followsDefault: Bool { setter == nil }

    /// The state when its default comes to something.
    func meeting(default initial: FieldValue) -> FieldState {
        var state = self
        state.value = state.cell.meet(default: initial, holding: value)
        return state
    }

    /// The state with answers to checks that are awaited; those that failed are forgotten where there is none.
    ///
    /// - Returns: `nil` where nothing comes of them.
    func answered(_ answers: [Int: RemoteAnswer?]) -> FieldState? {
        var state = self
        state.checks = checks.compactMap { check in
            guard let answer = answers[check.question.number] else { return check }
            guard let answer else { return check.isFailed ? nil : check }
            var check = check
            if check.isPending { check.answer = answer }
            return check
        }
        return state.checks == checks ? nil : state
    }

    /// Whether an answer is awaited that may be an error.
    var awaitsVerdict: Bool { checks.contains { $0.isPending && !$0.question.isWarning } }
}
