/// What a round of updates comes to: values, then what depends on them, then issues.
extension FormDataSource {
    var emptyPlan: Plan {
        Plan(hiddenPages: hiddenPages, disabledItems: disabledItems, visible: visible)
    }

    /// What an update comes to, worked out before anything changes.
    func plan(_ round: Round) -> Plan {
        var plan = emptyPlan
        var queue = StepQueue()
        adopt(round, &plan, &queue)
        let typed = enter(round, &plan, &queue)
        restore(round, &plan, &queue)
        for field in round.checkedFields {
            plan.states[field] = states[field].answered(round.answers)
        }
        let edited = round.edit.flatMap { enter($0, by: round.origin, &plan) }
        if let edit = round.edit {
            guard edited != nil else { return emptyPlan }
            noteEntry(edit.place.field, plan, &queue)
        }
        workOut(&queue, &plan)
        for field in plan.restored {
            guard let new = plan.states[field], new.value != states[field].value else { continue }
            plan.updated.insert(field)
        }
        judgeAnew(&plan, after: round.edit)
        var judged = Set(plan.states.keys)
        for item in plan.items { judged.insert(form.program.fieldIndices[item] ?? -1 - item) }
        for field in plan.updated { judged.insert(field) }
        let items = judged.map { $0 < 0 ? -1 - $0 : form.program.itemIndices[$0] }.sorted()
        if let edit = round.edit, let edited { tell(of: edited, edit, &plan) }
        for item in items where !isToldByRow(item, round, plan) {
            tell(of: item, round, typed, &plan)
        }
        return plan
    }

    /// Whether all that can be told of an item is told by the row that changed.
    func isToldByRow(_ item: Int, _ round: Round, _ plan: Plan) -> Bool {
        guard let field = round.edit?.place.field else { return false }
        return form.program.itemIndices[field] == item && plan.visible[item] == visible[item]
    }

    /// Puts what was given into the fields.
    ///
    /// - Returns: What was typed, by field.
    func enter(
        _ round: Round, _ plan: inout Plan, _ queue: inout StepQueue
    ) -> [Int: String] {
        var typed: [Int: String] = [:]
        var values: [Int: FieldValue] = [:]
        for update in round.updates {
            let item = form.program.fields[update.field].item
            states[update.field].setter = update.value == nil ? nil : round.origin
            guard update.value != nil || item.defaultExpression == nil else {
                values[update.field] = nil
                typed[update.field] = nil
                continue
            }
            let value = update.value ?? item.defaultValue
            if update.value != nil { states[update.field].rows.set(by: round.origin) }
            values[update.field] = judge.canonical(
                value, at: update.field, isTyped: update.value != nil)
            if case .text(let text) = value {
                typed[update.field] = text
            } else {
                typed[update.field] = nil
            }
        }
        for (field, value) in values where form.program.fields[field].item.computed == nil {
            guard states[field].value != value else {
                if round.origin == .user, let typed = typed[field],
                    showsOtherwise(typed, states[field], form.program.fields[field])
                {
                    plan.updated.insert(field)
                }
                continue
            }
            plan.updated.insert(field)
            var state = states[field]
            state.value = value
            state.rows = rowStates(of: value, at: field, by: round.origin)
            state.origin = round.origin
            if state.status == .open, !form.program.hasConditions(inRowsOf: field) {
                state.held = value
            }
            plan.states[field] = state
            noteEntry(field, plan, &queue)
        }
        return typed
    }

    /// Whether a field shows what it holds in another writing than the one that was typed.
    private func showsOtherwise(
        _ typed: String, _ state: FieldState, _ field: FieldProgram
    ) -> Bool {
        guard !field.isSecure, field.rows == nil else { return false }
        return !typed.hasSameBytes(as: displayText(of: shown(state), for: field, in: locale))
    }

    /// Has what depends on a field that was entered worked out: what its own rows come to, and what looks at it.
    func noteEntry(_ field: Int, _ plan: Plan, _ queue: inout StepQueue) {
        guard let state = plan.states[field] else { return }
        if form.program.hasConditions(inRowsOf: field) {
            let step = form.program.conditions.stepOfItem[form.program.itemIndices[field]]
            return queue.insert(step)
        }
        // To compare all rows of a group costs more than the change of one.
        guard !form.program.conditions.readers[field].isEmpty else { return }
        if states[field].held != state.held { note(field, &queue) }
    }

    /// Works out what depends on what changed, in order, each condition once.
    func workOut(_ queue: inout StepQueue, _ plan: inout Plan) {
        let conditions = form.program.conditions
        while let index = queue.popFirst() {
            let step = conditions.steps[index]
            let isPageHidden = step.item >= 0 && plan.hiddenPages.contains(step.page)
            let verdict = judge.verdict(of: step, isPageHidden: isPageHidden) {
                plan.states[$0] ?? states[$0]
            }
            let isHidden = if case .hidden = verdict { true } else { false }
            guard step.item >= 0 else {
                if isHidden != plan.hiddenPages.contains(step.page) {
                    plan.hiddenPages.formSymmetricDifference([step.page])
                    for dependent in conditions.stepsOfPage[step.page] { queue.insert(dependent) }
                }
                continue
            }
            if plan.visible[step.item] == isHidden {
                plan.visible[step.item] = !isHidden
                plan.items.insert(step.item)
            }
            if step.field >= 0 {
                let initial = judge.initialValue(of: step) { plan.states[$0] ?? states[$0] }
                stand(step, verdict, initial: initial, &plan, &queue)
            } else if !isHidden {
                let isDisabled = if case .disabled = verdict { true } else { false }
                if isDisabled != plan.disabledItems.contains(step.item) {
                    plan.disabledItems.formSymmetricDifference([step.item])
                    plan.items.insert(step.item)
                }
            }
        }
    }

    func stand(
        _ step: ConditionStep, _ verdict: Settlement, initial: FieldValue?,
        _ plan: inout Plan, _ queue: inout StepQueue
    ) {
        let field = step.field
        let before = plan.states[field] ?? states[field]
        var state = before
        let initial = initial.map { judge.canonical($0, at: field) }
        if let initial { state = state.meeting(default: initial) }
        var isChanged = false
        state.status = verdict.status
        switch verdict {
        case .open where step.rows != nil:
            (state.held, isChanged) = settleRows(of: &state, step, plan)
        case .open: state.held = state.value
        case .hidden: state.held = .empty
        case .disabled, .computed:
            let own = verdict.ownValue(of: form.program.fields[field].item) ?? .empty
            // The default was evaluated with the fields that it reads, and is in canonical form.
            state.held =
                (verdict.status == .disabled ? initial : nil) ?? judge.canonical(own, at: field)
        }
        // What nobody can see goes on following too.
        if step.hasDefaultsInRows, state.status != .open {
            (_, isChanged) = settleRows(of: &state, step, plan)
        }
        guard
            isChanged || state.status != before.status || state.held != before.held
                || state.value != before.value || state.origin != before.origin
        else { return }
        plan.states[field] = state
        if state.held != before.held { note(field, &queue) }
    }

    /// Works out what the rows of a group come to, those that can come to something else.
    private func settleRows(
        of state: inout FieldState, _ step: ConditionStep, _ plan: Plan
    ) -> (held: FieldValue, isChanged: Bool) {
        let before = states[step.field]
        let isAlikeAround = step.reads.allSatisfy {
            (plan.states[$0].map(\.held) ?? states[$0].held) == states[$0].held
        }
        let isKnown =
            plan.offered.isEmpty && isAlikeAround && before.status == .open
            && state.status == .open
        return judge.settleRows(of: &state, step, since: isKnown ? before : nil) {
            plan.states[$0] ?? states[$0]
        }
    }

    func note(_ field: Int, _ queue: inout StepQueue) {
        for step in form.program.conditions.readers[field] { queue.insert(step) }
    }

    /// Judges the fields that changed, those that look at them, and of rules over several fields those at which
    /// an issue stood or may stand: to the others it is all the same.
    func judgeAnew(_ plan: inout Plan, after edit: RowEdit?) {
        let changed = plan.offered.isEmpty ? Set(plan.states.keys) : Set(states.indices)
        var judged = form.program.readers(of: changed).union(changed)
        if let edit, let issues = issues(after: edit, plan) {
            judged.remove(edit.place.field)
            plan.states[edit.place.field]?.issues = issues
        }
        let judges = judge.judges(of: form.program.rules(of: changed)) {
            plan.states[$0] ?? states[$0]
        }
        for (rule, field) in judges {
            for field in [judgesOfRules[rule], field].compactMap(\.self) { judged.insert(field) }
            plan.judges[rule] = field
        }
        let verdicts = judge.judge(judged.sorted(), judges: { judges[$0] ?? judgesOfRules[$0] }) {
            plan.states[$0] ?? states[$0]
        }
        for verdict in verdicts {
            let field = verdict.field
            // What was reported stays until the value changes.
            let isUnchanged = !plan.offered.isEmpty && plan.states[field] == nil
            if isUnchanged, states[field].isReported { continue }
            plan.states[field]?.isReported = false
            let before = plan.states[field] ?? states[field]
            guard verdict.issues != before.issues || verdict.checks != before.checks else {
                continue
            }
            plan.states[field, default: states[field]].isReported = false
            plan.states[field, default: states[field]].issues = verdict.issues
            plan.states[field, default: states[field]].checks = verdict.checks
        }
    }
}
