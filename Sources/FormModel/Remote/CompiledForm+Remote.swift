extension Form {
    /// The names of the asynchronous checks that its fields and those of rows ask for, in form order, each once.
    ///
    /// - Complexity: O(*n*) in the validators of the form.
    public var remoteChecks: [String] {
        var seen: Set<[UInt8]> = []
        return compiled.remoteChecks.filter { seen.insert(Array($0.utf8)).inserted }
    }
}

extension CompiledForm {
    /// The names of the checks that the validators of its fields ask for, those of rows included.
    var remoteChecks: [String] {
        fields.flatMap {
            $0.validators.flatMap(\.validator.remoteChecks) + ($0.rows?.remoteChecks ?? [])
        }
    }

    /// The questions to asynchronous checks about the validated fields; none about a field with an error.
    ///
    /// Findings that wait for answers are removed from fields with an error. The number of a question is the index of
    /// its finding from then on.
    ///
    /// - Parameters:
    ///   - findings: The findings.
    ///   - value: The value of a field.
    /// - Returns: The questions.
    /// - Complexity: O(*n*) in the findings.
    func questions(
        in findings: inout Findings, _ value: (FieldPlace) -> FieldValue
    ) -> [RemoteQuestion] {
        guard findings.hasPending else { return [] }
        var wrong: Set<FindingField> = []
        for finding in findings.list where !finding.isPending && finding.severity == .error {
            wrong.insert(FindingField(finding))
        }
        findings.removePending { wrong.contains(FindingField($0)) }
        var questions: [RemoteQuestion] = []
        for (place, finding) in findings.list.enumerated() where finding.isPending {
            guard case .text(let check) = finding.parameters["check"] else { continue }
            let field = FindingField(finding).place
            questions.append(
                RemoteQuestion(
                    number: place, path: issue(finding).path, check: check,
                    value: value(field).element(finding.element),
                    isSecret: self.field(at: field).holdsSecrets,
                    isWarning: finding.severity == .warning))
        }
        return questions
    }

    /// Replaces findings that wait for answers by the findings of the answers.
    ///
    /// A finding without an answer is left out, and so are the findings behind the first error of a field whose
    /// validation ends with it.
    ///
    /// - Complexity: O(*n*) in the findings.
    func resolve(
        _ findings: inout Findings, _ questions: [RemoteQuestion],
        _ answer: (RemoteQuestion) -> RemoteAnswer?
    ) {
        guard findings.hasPending else { return }
        let questions = [Int: RemoteQuestion](
            questions.map { ($0.number, $0) }, uniquingKeysWith: { first, _ in first })
        var ended: FindingField?
        findings.rewrite { place, finding in
            let field = FindingField(finding)
            guard finding.field < 0 || field != ended else { return nil }
            var result: Findings.Finding? = finding
            if finding.isPending {
                result = questions[place].flatMap { question in
                    answer(question).flatMap { answer in
                        answer.code.map {
                            finding.answered(as: $0, message: answer.message(about: question))
                        }
                    }
                }
            }
            if result?.severity == .error, finding.field >= 0, stopsOnFirst(field) {
                ended = field
            }
            return result
        }
    }

    /// Whether the validation of a field ends with its first error.
    private func stopsOnFirst(_ field: FindingField) -> Bool {
        let place = field.place
        return compiled(of: place).validation.stopsOnFirst(place.lastField)
    }
}

extension FieldValue {
    /// An element of a list, and the value itself where there is no such element.
    fileprivate func element(_ index: Int) -> FieldValue {
        let list = texts
        return list.indices.contains(index) ? .text(list[index]) : self
    }
}
