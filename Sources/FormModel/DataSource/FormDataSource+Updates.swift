/// How values come in: one round of updates after the other, each told before the next begins.
extension FormDataSource {
    /// Sets what a field holds: the one way in.
    ///
    /// A text for a field of another type is what was typed, and is read by the field's type and
    /// formatter; where that fails the text is kept, with an issue. An equal value changes nothing and
    /// does not notify the delegate, unless a person typed another writing of it: then the delegate is notified, so
    /// that the screen shows ``displayText(of:)``. A calculated field keeps its value, and the delegate is not notified.
    /// Inside a delegate's callback the update is queued.
    ///
    /// - Parameters:
    ///   - name: The field.
    ///   - value: The new value.
    ///   - userInitiated: Whether a person made it on the screen.
    /// - Returns: Whether there is such a field.
    /// - Complexity: O(what depends on the field).
    @discardableResult
    public func updateValue(of name: FieldName, to value: FieldValue, userInitiated: Bool) -> Bool {
        updateValues([(name, value)], userInitiated: userInitiated)
    }

    /// Sets several fields at once; the delegate is told once, in item order.
    ///
    /// - Returns: Whether all fields exist; those that do are set.
    @discardableResult
    public func updateValues(
        _ values: [(name: FieldName, value: FieldValue)], userInitiated: Bool
    ) -> Bool {
        let updates = values.compactMap { name, value in
            field(name).map { Update(field: $0, value: value) }
        }
        perform(Round(updates: updates, origin: userInitiated ? .user : .program))
        return updates.count == values.count
    }

    /// Puts every field back to its default, and shows no issues until they come up again.
    ///
    /// The delegate is told even where a person asked for it: the fields on the screen still show what
    /// was entered. Inside a delegate's callback the reset is queued.
    public func reset(userInitiated: Bool) {
        let updates = form.program.fields.indices.map { Update(field: $0, value: nil) }
        perform(
            Round(updates: updates, origin: userInitiated ? .user : .program, isReset: true))
    }

    func perform(_ round: Round) {
        queue.append(round)
        guard !isTelling else { return }
        // An answer, or what may be chosen, settles no quarrel between updates.
        if round.answers.isEmpty, round.choices == nil { unsettled = nil }
        drainQueue()
    }

    func drainQueue() {
        // Counted by field: many fields set in one answer are no sign that two contradict each other.
        var rounds: [FieldPath: Int] = [:]
        while !queue.isEmpty {
            let round = queue.removeFirst()
            let paths = paths(of: round)
            for path in Set(paths) { rounds[path, default: 0] += 1 }
            let restless = paths.first {
                rounds[$0, default: 0] > FormDataSource.maximumRounds
            }
            if let restless {
                // Answers and choices were taken, and nobody would give them again.
                queue.removeAll { $0.answers.isEmpty && $0.choices == nil }
                unsettled = FormIssue(
                    .unsettled, at: restless,
                    parameters: ["max": .integer(FormDataSource.maximumRounds)])
                tell([])
                continue
            }
            carryOut(round)
        }
    }

    /// What a round changes.
    func paths(of round: Round) -> [FieldPath] {
        if let edit = round.edit { return [form.program.path(of: edit)] }
        if let choices = round.choices {
            return fields(offering: choices.names).map { FieldPath(form.program.fields[$0].name) }
        }
        return round.updates.map { FieldPath(form.program.fields[$0.field].name) }
    }

    func carryOut(_ round: Round) {
        let plan = plan(round)
        let isIdle = plan.states.isEmpty && plan.items.isEmpty && plan.told.isEmpty
        guard !isIdle || round.isReset || !plan.restored.isEmpty else { return }
        isTelling = true
        defer { isTelling = false }
        if !plan.told.isEmpty { delegate?.formDataSourceWillChange(self) }
        for (field, state) in plan.states {
            states[field] = state
            noteWaiting(field)
        }
        for (rule, field) in plan.judges { judgesOfRules[rule] = field }
        (visible, hiddenPages, disabledItems) =
            (plan.visible, plan.hiddenPages, plan.disabledItems)
        for field in plan.restored { states[field].origin = nil }
        if round.isReset { forgetEntering() }
        for (item, change) in zip(plan.toldItems, plan.told) {
            delegate?.formDataSource(
                self, didChange: item, at: change.index, for: change)
        }
        if !plan.told.isEmpty { delegate?.formDataSourceDidChange(self) }
        tell(plan.all)
    }

    func forgetEntering() {
        isAttempted = false
        for index in states.indices {
            states[index].origin = nil
            states[index].isLeft = false
        }
    }
}
