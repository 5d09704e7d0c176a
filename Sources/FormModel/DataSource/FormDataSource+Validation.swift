// Which fields are validated after a change.

extension FormDataSource {
    /// The fields of the form that changed in a round, or whose rows did.
    func changedFields(_ result: RoundResult) -> Set<Int> {
        var changed = sheet.changedFields.union(result.reports.keys).union(result.offered)
        // A field that follows its default again has not changed if its value is the same.
        for field in result.restored.keys where result.updated[field] == nil {
            let state = sheet.record.cells[field].state
            guard let before = sheet.cellsBefore[FieldPlace(field)], before.status == state.status,
                !before.reads(differentFrom: state)
            else { continue }
            changed.remove(field)
        }
        return changed
    }

    /// Validates the fields that changed, the fields that read them, and the old and new owners of rules over several
    /// fields; the issues of other fields cannot change.
    func validate(_ round: Round, _ result: inout RoundResult) {
        let compiled = form.compiled
        let changed = changedFields(result)
        let touched = result.offered.isEmpty ? changed : Set(reports.indices)
        var validated = compiled.readers(of: touched).union(touched)
        if let field = round.placeInRows?.field, let issues = issuesOfRow(round, changed) {
            validated.remove(field)
            if issues != reports[field].issues {
                result.reports[field] = FieldReport(issues: issues, checks: reports[field].checks)
            }
        }
        let owners = sheet.owners(of: compiled.rules(of: touched))
        for (rule, field) in owners {
            for field in [self.owners[rule], field].compactMap(\.self) { validated.insert(field) }
        }
        result.owners = owners
        let answered = result.reports
        let findings = sheet.validate(
            validated.sorted(), owner: { owners[$0] ?? self.owners[$0] },
            known: { (answered[$0] ?? reports[$0]).checks })
        for found in findings {
            let field = found.field
            // The issues of a report on a submission remain until the value changes.
            if !result.offered.isEmpty, !changed.contains(field), reports[field].isReported {
                continue
            }
            let before = answered[field] ?? reports[field]
            guard
                found.issues != before.issues || found.checks != before.checks
                    || before.isReported && changed.contains(field)
            else { continue }
            result.reports[field] = FieldReport(issues: found.issues, checks: found.checks)
        }
    }

    /// The issues of a group after a change of one row, or the addition of a last one, if the other rows need no
    /// validation.
    ///
    /// - Returns: The issues; `nil` where the other rows must be validated too.
    /// - Complexity: O(*n*) in the row, in the fields that it reads, and in the issues of the group.
    private func issuesOfRow(_ round: Round, _ changed: Set<Int>) -> [FormIssue]? {
        guard let (field, row) = round.onlyRow else { return nil }
        let group = form.compiled.fields[field]
        let cell = sheet.record.cells[field]
        let count = cell.rows.count
        guard group.validatesRowsAlone, !reports[field].isReported,
            cell.state.status == .open, row < count,
            sheet.cellsBefore[FieldPlace(field)].map({ $0.status == .open }) ?? true,
            !form.compiled.fields[field].reads.contains(where: changed.contains),
            (group.item.minimumRows...group.item.maximumRows).contains(count),
            group.cellCount(of: cell.rows) <= form.limits.groupCells,
            // A new row is the last one, so that the others keep their indices.
            round.rowChange?.row.group.inner.isEmpty != true || row == count - 1,
            !sheet.changesRows(of: field, besides: row),
            let own = sheet.issues(ofRow: row, of: field)
        else { return nil }
        var issues: [FormIssue] = []
        var isPlaced = false
        for issue in reports[field].issues {
            guard issue.code != .tooManyIssues else { return nil }
            // An issue of the group itself may contain the number of rows.
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

extension Round {
    /// The one row of a group that the round changes; `nil` if other rows move.
    fileprivate var onlyRow: (field: Int, row: Int)? {
        if let change = rowChange, change.row.group.inner.isEmpty {
            guard case .insert = change.kind else { return nil }
            return (change.row.group.field, change.row.index)
        }
        return placeInRows.flatMap { place in place.inner.first.map { (place.field, $0.row) } }
    }
}

extension Worksheet {
    /// Whether anything changed in another row of a group of the form.
    fileprivate func changesRows(of field: Int, besides row: Int) -> Bool {
        func isOther(_ place: FieldPlace, _ last: Int?) -> Bool {
            place.field == field && (place.inner.first?.row ?? last ?? row) != row
        }
        return cellsBefore.keys.contains { isOther($0, nil) }
            || rowsWithOtherLabels.contains { isOther($0.group, $0.index) }
    }
}
