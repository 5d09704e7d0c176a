/// Findings that wait for the answers of asynchronous checks, and those about checks that no caller answers.
extension Findings {
    /// Leaves the verdict to an asynchronous check of that name.
    ///
    /// Until it has answered, the value counts as refused. Where no caller answers such a check, the value stays refused,
    /// with ``IssueCode/remoteUnknown``.
    ///
    /// - Parameter check: The name under which the check is registered.
    public mutating func add(check: String) {
        let isAnswered = answeredChecks.contains(check)
        if isAnswered { hasPending = true } else { hasUnknownChecks = true }
        // It is counted as an error only later: validators behind one that stops on the first error are still asked.
        append(
            isAnswered ? .remotePending : .remoteUnknown, parameters: ["check": .text(check)])
    }

    /// Removes the findings about unknown checks of values that have another error, and counts the rest as errors.
    mutating func closeUnknownChecks() {
        hasUnknownChecks = false
        let wrong = Set(
            list.filter { $0.isError && $0.code != .remoteUnknown }.map(FindingField.init))
        list.removeAll { $0.code == .remoteUnknown && wrong.contains(FindingField($0)) }
        errorCount = cutErrors + list.count(where: \.isError)
    }

    /// Keeps only the first finding about an unknown check of the present value, whose validation ends there.
    mutating func keepFirstUnknownCheck() {
        var first: Int?
        for index in list.indices.reversed() {
            guard list[index].field == field, list[index].row == row else { break }
            guard list[index].code == .remoteUnknown, list[index].isError else { continue }
            if let later = first { list.remove(at: later) }
            first = index
        }
    }

    /// Removes some of the findings that wait for answers.
    mutating func removePending(where isUnwanted: (Finding) -> Bool) {
        list.removeAll { $0.isPending && isUnwanted($0) }
    }

    /// Replaces or removes each finding; afterwards none waits for an answer.
    mutating func rewrite(_ body: (_ place: Int, _ finding: Finding) -> Finding?) {
        var rewritten: [Finding] = []
        var end: Finding?
        errorCount = cutErrors
        for (place, finding) in list.enumerated() {
            guard finding.code != .tooManyIssues else {
                end = finding
                continue
            }
            guard let finding = body(place, finding) else { continue }
            rewritten.append(finding)
            if finding.severity == .error { errorCount += 1 }
        }
        list = rewritten
        hasPending = false
        close(field: end?.field ?? -1)
    }
}
