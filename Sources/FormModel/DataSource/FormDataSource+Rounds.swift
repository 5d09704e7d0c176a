/// Rounds of changes: the delegate is notified of one round before the next begins.
extension FormDataSource {
    func perform(_ round: Round) {
        queue.append(round)
        guard !isNotifying else { return }
        // Answers and choices do not resolve a contradiction between updates.
        if round.answers.isEmpty, round.choices == nil, round.choiceSets.isEmpty {
            unsettled = nil
        }
        drainQueue()
    }

    func drainQueue() {
        // The changes are counted per field, because many changed fields are no contradiction.
        var counts: [FieldPath: Int] = [:]
        while let round = queue.popFirst() {
            let paths = paths(of: round)
            for path in Set(paths) { counts[path, default: 0] += 1 }
            let restless = paths.first { counts[$0, default: 0] > FormDataSource.maximumRounds }
            guard let restless else {
                carryOut(round)
                continue
            }
            queue.removeUpdates()
            unsettled = withTexts(
                FormIssue(
                    .unsettled, at: restless,
                    parameters: ["max": .integer(FormDataSource.maximumRounds)]))
            notifyObservers()
        }
    }

    /// The paths of the fields and rows that a round changes.
    private func paths(of round: Round) -> [FieldPath] {
        if let change = round.rowChange {
            return [form.compiled.path(of: change.row.group).appending(.index(change.newIndex))]
        }
        if let choices = round.choices {
            return fields(offering: choices.names).map { FieldPath(form.compiled.fields[$0].name) }
        }
        if !round.choiceSets.isEmpty {
            return fields(asking: round.choiceSets.keys).map {
                FieldPath(form.compiled.fields[$0].name)
            }
        }
        return round.entries.map { form.compiled.path(of: $0.place) }
    }

    private func carryOut(_ round: Round) {
        let result = change(round)
        defer { sheet.commit() }
        let isIdle =
            sheet.changedFields.isEmpty && sheet.changedItems.isEmpty && result.reports.isEmpty
            && result.offered.isEmpty && result.all.isEmpty
        guard !isIdle || round.isReset || !result.restored.isEmpty else { return }
        isNotifying = true
        defer { isNotifying = false }
        let isNotified = !result.notified.isEmpty || result.hasOtherTitles
        if isNotified, let delegate {
            // The old values are still readable during this call.
            sheet.exchange()
            delegate.formDataSourceWillChange(self)
            sheet.exchange()
        }
        sheet.commit()
        forgetUnplaced()
        // Updates that were asked for until now name rows by their former indices.
        if let change = result.edited?.rowChange { queue.follow(change) }
        for change in result.alignments { queue.follow(change) }
        for (field, report) in result.reports {
            reports[field] = report
            noteWaiting(field)
        }
        for (rule, field) in result.owners { owners[rule] = field }
        if round.isReset {
            isAttempted = false
            sheet.forgetEntering()
        }
        for (change, item) in result.notified {
            delegate?.formDataSource(self, didChange: item, at: change.index, for: change)
        }
        if result.hasOtherTitles { delegate?.formDataSourceDidChangeTitles(self) }
        if isNotified { delegate?.formDataSourceDidChange(self) }
        notifyObservers(result.all, ofEverything: round.isReset)
    }

    /// Applies the changes of a round to the worksheet: first values, then conditions, then findings.
    private func change(_ round: Round) -> RoundResult {
        var result = RoundResult()
        var agenda = sheet.table.takeOverspent() ? Agenda(allOf: form.compiled) : Agenda()
        enter(round, &result, &agenda)
        sheet.settle(&agenda)
        result.alignments += makeAskedRows()
        for (field, replaces) in result.restored {
            let before = sheet.cellsBefore[FieldPlace(field)]?.entered
            if let before, before != sheet.record.cells[field].state.entered {
                result.updated[field] = replaces
            }
        }
        validate(round, &result)
        countWork()
        addNotifications(of: round, &result)
        sheet.table.clear()
        return result
    }
}
