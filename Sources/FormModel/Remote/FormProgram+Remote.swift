extension FormProgram {
    /// What has to be asked about the fields that were judged: nothing about one in which an error was found
    /// already.
    ///
    /// What waits for answers in such fields is taken out of the findings. The number of a question is its
    /// place among them from then on.
    ///
    /// - Complexity: O(*n*) in the findings.
    package func questions(
        in findings: inout Findings, _ values: borrowing StagedValuesView
    ) -> [RemoteQuestion] {
        guard findings.hasPending else { return [] }
        var wrong: Set<Int> = []
        for finding in findings.list where !finding.isPending && finding.severity == .error {
            wrong.insert(finding.field)
        }
        findings.removePending { wrong.contains($0.field) }
        var questions: [RemoteQuestion] = []
        for (place, finding) in findings.list.enumerated() where finding.isPending {
            guard case .text(let check) = finding.parameters["check"] else { continue }
            questions.append(
                RemoteQuestion(
                    number: place, field: fields[finding.field].name,
                    element: finding.element < 0 ? nil : finding.element, check: check,
                    value: value(of: finding, values), isSecret: fields[finding.field].isSecure,
                    isWarning: finding.severity == .warning))
        }
        return questions
    }

    private func value(
        of finding: Findings.Finding, _ values: borrowing StagedValuesView
    ) -> FieldValue {
        let value = values.value(at: finding.field)
        guard case .choices(let list) = value, list.indices.contains(finding.element) else {
            return value
        }
        return .text(list[finding.element])
    }

    /// Puts answers in the places of what waits for them.
    ///
    /// What has no answer yet is left out. In a field whose judging ends with the first error, so does what
    /// comes behind one.
    ///
    /// - Complexity: O(*n*) in the findings.
    package func settle(
        _ findings: inout Findings, _ questions: [RemoteQuestion],
        _ answer: (RemoteQuestion) -> RemoteAnswer?
    ) {
        guard findings.hasPending else { return }
        let questions = [Int: RemoteQuestion](
            questions.map { ($0.number, $0) }, uniquingKeysWith: { first, _ in first })
        var ended = -1
        findings.rewrite { place, finding in
            guard finding.field != ended || finding.field < 0 else { return nil }
            var settled: Findings.Finding? = finding
            if finding.isPending {
                settled = questions[place].flatMap { question in
                    answer(question).flatMap { finding.settled(by: $0, to: question) }
                }
            }
            if let settled, settled.severity == .error, settled.field >= 0,
                stopsOnFirst(settled.field)
            {
                ended = settled.field
            }
            return settled
        }
    }
}

extension Findings.Finding {
    /// What an answer makes of it; `nil` where the value was accepted.
    fileprivate func settled(
        by answer: RemoteAnswer, to question: RemoteQuestion
    ) -> Findings.Finding? {
        guard let code = answer.code else { return nil }
        var parameters = parameters
        parameters["message"] = answer.message(about: question).map { .text($0) }
        return Findings.Finding(
            code: code, field: field, validator: validator, element: element, offset: offset,
            actual: actual, parameters: parameters, severity: severity)
    }
}
