/// What was found in one field of a form, and in all of its rows.
struct FieldReport: Sendable, Equatable {
    var issues: [FormIssue] = []
    /// Whether the issues are those of the file from which the value came.
    var isReported = false
    /// The asynchronous checks of the value, in order.
    var checks: [FieldCheck] = []

    /// Whether an answer is awaited that may be an error.
    var awaitsVerdict: Bool { checks.contains { $0.isPending && !$0.question.isWarning } }

    /// The numbers of the questions whose answers are awaited.
    var awaitedNumbers: Set<Int> {
        Set(checks.lazy.filter(\.isPending).map(\.question.number))
    }

    /// The report with answers to checks; a failed check without an answer is forgotten, so that it is asked again.
    ///
    /// - Returns: `nil` where the answers change nothing.
    func answered(_ answers: [Int: RemoteAnswer?]) -> FieldReport? {
        var report = self
        report.checks = checks.compactMap { check in
            guard let answer = answers[check.question.number] else { return check }
            guard let answer else { return check.isFailed ? nil : check }
            var check = check
            if check.isPending { check.answer = answer }
            return check
        }
        return report.checks == checks ? nil : report
    }
}
