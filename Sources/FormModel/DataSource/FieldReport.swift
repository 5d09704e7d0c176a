/// The issues and checks of one field of a form and of all its rows, or of a part of them.
struct FieldReport: Sendable, Equatable {
    var issues: [FormIssue] = []
    /// For each issue of a group and of its rows, the field whose validators found it; none of a report on a submission.
    var places: [FieldPlace] = []
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

    /// The report in which the reports on some parts replace what was found there.
    ///
    /// - Parameters:
    ///   - rows: The parts.
    ///   - parts: The reports on them, in any order.
    /// - Returns: The report, in form order.
    /// - Complexity: O(*n* log *n*) in the issues and checks.
    func replacing(_ rows: ChangedRows, by parts: [FieldReport]) -> FieldReport {
        let found = FieldReport.inFormOrder(
            zip(places, issues).filter { !rows.contains($0.0) }
                + parts.flatMap { zip($0.places, $0.issues) }, \.0)
        var report = FieldReport(issues: found.map(\.1), places: found.map(\.0))
        report.checks = FieldReport.inFormOrder(
            checks.filter { !rows.contains($0.place) } + parts.flatMap(\.checks), \.place)
        return report
    }

    /// Sorts what was found by the fields; what was found for one field keeps its order.
    private static func inFormOrder<Found>(
        _ list: [Found], _ place: (Found) -> FieldPlace
    ) -> [Found] {
        list.enumerated().sorted {
            let (left, right) = (place($0.element), place($1.element))
            return left == right ? $0.offset < $1.offset : left.precedes(right)
        }.map(\.element)
    }
}
