// A change of one row of a group whose rows have nothing to do with each other: the other rows are not judged anew.

extension FormDataSource {
    /// What is wrong with a group of which one row changed, or was added behind the others.
    ///
    /// - Parameters:
    ///   - edit: What was done.
    ///   - plan: What that comes to so far.
    /// - Returns: The issues; `nil` where the other rows must be judged too.
    /// - Complexity: O(*n*) in the row, in what it looks at, and in the issues of the group.
    func issues(after edit: RowEdit, _ plan: Plan) -> [FormIssue]? {
        let field = edit.place.field
        let group = form.program.fields[field]
        let before = states[field]
        guard group.judgesRowsAlone, let state = plan.states[field], let row = edit.onlyRow,
            before.status == .open, state.status == .open, !before.isReported,
            !form.program.reads[field].contains(where: { plan.states[$0] != nil })
        else { return nil }
        let count = state.held.rowList.count
        let cells = count.multipliedReportingOverflow(by: group.rows?.fields.count ?? 0)
        guard (group.item.minimumRows...group.item.maximumRows).contains(count),
            !cells.overflow, cells.partialValue <= form.limits.groupCells,
            // A row that is added stands behind the others, so that these stay where they are.
            row == count - 1 || before.held.rowList.count == count,
            let own = judge.issues(ofRow: row, of: field, { plan.states[$0] ?? states[$0] })
        else { return nil }
        var issues: [FormIssue] = []
        var isPlaced = false
        for issue in before.issues {
            // What was told of the group itself was how many rows it had.
            guard issue.code != .tooManyIssues else { return nil }
            guard case .index(let other)? = issue.path.steps.dropFirst().first else { continue }
            if other > row, !isPlaced {
                issues += own
                isPlaced = true
            }
            if other != row { issues.append(issue) }
        }
        if !isPlaced { issues += own }
        return issues.count <= Findings.standardLimit ? issues : nil
    }
}

extension RowEdit {
    /// The row that alone changes, of a group in which no groups stand; `nil` where others do too.
    fileprivate var onlyRow: Int? {
        switch kind {
        case .set, .takeDefault: place.inner.first?.row
        case .insert: row
        case .remove, .move: nil
        }
    }
}

extension FieldJudge {
    /// What is wrong with one row of a group; `nil` where the group itself is wrong, or an answer is awaited.
    fileprivate mutating func issues(
        ofRow row: Int, of field: Int, _ state: (Int) -> FieldState
    ) -> [FormIssue]? {
        let rows = state(field).held.rowList
        guard rows.indices.contains(row), let inner = program.fields[field].rows else { return nil }
        let reads = program.reads[field]
        stage(reads, state)
        values.stage(.rows([rows[row]]), at: field)
        defer { values.clear(reads + [field]) }
        let view = values.view(submission: Span())
        guard view.isReadable(at: field), view.rowCount(at: field) == 1 else { return nil }
        let context = JudgingContext(values: view, program: program, now: clock.now)
        var findings = Findings()
        findings.begin(field: field, offset: -1)
        findings.validator = program.fields[field].validators.count - 1
        RowJudge(program: inner, reads: []).judge(
            view.view(at: field), in: context, into: &findings)
        var issues: [FormIssue] = []
        for finding in findings.list {
            let issue = program.issue(finding)
            // A check that nobody declared.
            guard finding.code != .remoteUnknown, issue.path.steps.count > 1 else { return nil }
            issues.append(issue.ofRow(row))
        }
        return issues
    }
}

extension FormIssue {
    /// The same of another row of its group.
    fileprivate func ofRow(_ row: Int) -> FormIssue {
        var steps = path.steps
        steps[1] = .index(row)
        var issue = FormIssue(
            code, at: FieldPath(steps), parameters: parameters, severity: severity, offset: offset)
        issue.sentence = sentence
        return issue
    }
}
