/// The issues and checks of one field of a form and of all its rows.
struct FieldReport: Sendable, Equatable {
    var issues: [FormIssue] = []
    /// Whether the issues are those of a report on a submission.
    var isReported = false
    /// The asynchronous checks of the value, in order.
    var checks: [FieldCheck] = []

    /// Whether a check is pending that may find an error.
    var awaitsCheck: Bool { checks.contains { $0.isPending && !$0.question.isWarning } }

    /// The numbers of the questions of pending checks.
    var awaitedNumbers: Set<Int> {
        Set(checks.lazy.filter(\.isPending).map(\.question.number))
    }

    /// The report with the results of checks; a failed check without a result is removed, so that it runs again.
    ///
    /// - Returns: `nil` if the results change nothing.
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
