// The issues that findings become.

extension CompiledForm {
    /// The issue of a finding, with the texts that its message needs.
    ///
    /// - Parameters:
    ///   - finding: The finding.
    ///   - context: The form, or a record along the path of the issue; a form whose texts have no places does not read it.
    ///   - depth: How many groups are around that record.
    /// - Returns: The issue.
    func issue(
        _ finding: Findings.Finding, in context: borrowing JudgingContext, depth: Int = 0
    ) -> FormIssue {
        let found = issue(finding)
        return texts.isUsed ? issue(found, in: context, depth: depth) : found
    }

    /// An issue with the texts that its message needs.
    ///
    /// - Parameters:
    ///   - issue: The issue.
    ///   - context: The form, or a record along the path of the issue.
    ///   - depth: How many groups are around that record.
    /// - Returns: The issue.
    func issue(
        _ issue: FormIssue, in context: borrowing JudgingContext, depth: Int = 0
    ) -> FormIssue {
        var collector = IssueTextCollector(issue, of: self)
        return collector.collected(in: context, depth: depth)
    }

    /// The issue of a finding.
    package func issue(_ finding: Findings.Finding) -> FormIssue {
        guard let row = finding.row.last else { return issue(finding, in: FieldPath()) }
        let group = FieldPlace(row.field, in: finding.row.dropLast())
        return compiled(of: FindingField(finding).place).issue(
            finding, in: path(of: group, row: row.index))
    }

    private func issue(_ finding: Findings.Finding, in row: FieldPath) -> FormIssue {
        guard finding.field >= 0 else {
            var parameters = finding.parameters
            if let path = parameters.takePath() { return issue(finding, at: path, parameters) }
            var path = finding.member.map { row.appending(layout.path(of: $0)) } ?? row
            if finding.code == .unknownField, case .text(let key) = finding.parameters["field"] {
                path = path.appending(.key(key))
            } else if finding.code == .otherForm || finding.code == .otherVersion {
                path = row.appending(.key(FormStamp.key))
            }
            return issue(finding, at: path, parameters)
        }
        // Read in place: a copy of a field counts the references of its whole item.
        let field = finding.field
        var path = row.appending(fields[field].layout.path)
        guard finding.rule < 0 else { return issue(ofRule: finding, at: path) }
        var parameters =
            finding.validator >= 0
            ? fields[field].validators[finding.validator].validator.parameters
            : finding.parameters.isEmpty
                ? fields[field].facts(of: finding.code, isElement: finding.element >= 0) : [:]
        for (name, value) in finding.parameters.pairs { parameters[name] = value }
        if let actual = finding.actual {
            if finding.code == .wrongType {
                parameters["given"] = GivenKind(rawValue: actual).map { .text($0.word) }
            } else if fields[field].tells(actualOf: finding.code) {
                parameters["actual"] = .integer(actual)
            }
        }
        if finding.element >= 0 {
            path = path.appending(fields[field].layout.step(toRow: finding.element))
        }
        if let member = finding.member, let rows = fields[field].rows {
            path = path.appending(rows.layout.path(of: member))
        }
        let sentence = parameters.takeSentence()
        let other = layout.hasKeys ? layout.nameOther(in: &parameters) : nil
        var issue = issue(finding, at: path, parameters)
        issue.sentence = sentence
        issue.otherField = other
        return issue
    }

    private func issue(ofRule finding: Findings.Finding, at path: FieldPath) -> FormIssue {
        let rule = rules[Int(finding.rule)]
        var issue = issue(finding, at: path, ["fields": .list(rule.names.map(layout.postedName))])
        issue.ruleFields = rule.names
        if case .check(_, let sentence) = rule.kind { issue.sentence = sentence }
        return issue
    }

    private func issue(
        _ finding: Findings.Finding, at path: FieldPath, _ parameters: IssueParameters
    ) -> FormIssue {
        FormIssue(
            finding.code, at: path, parameters: parameters, severity: finding.severity,
            offset: finding.offset < 0 ? nil : finding.offset)
    }
}
