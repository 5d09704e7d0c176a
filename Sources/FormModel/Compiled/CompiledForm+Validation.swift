// The validation of all fields. What forms without rules execute for each field is kept short, and is inlined.

extension CompiledForm {
    /// Validates a submission in the table, in form order: all fields, or those of a scope.
    @inline(__always)
    func validate(
        _ values: borrowing ValueTable, _ submission: Span<UInt8>, now: DateTime?,
        _ scope: ScopedFields? = nil, _ sets: ChoiceSets? = nil, _ budget: WorkBudget? = nil,
        into findings: inout Findings
    ) {
        let context = JudgingContext(
            values: values.view(submission: submission), compiled: self, now: now, sets: sets,
            budget: budget)
        if let scope {
            validate(scope, in: context, into: &findings)
        } else {
            validateAll(in: context, into: &findings)
        }
    }

    /// Validates all fields, in form order.
    @inline(__always)
    func validateAll(in context: borrowing JudgingContext, into findings: inout Findings) {
        guard rules.isEmpty else { return validateAllByRules(in: context, into: &findings) }
        var field = 0
        while field < checks.count {
            validate(field, in: context, into: &findings)
            field &+= 1
        }
    }

    /// Validates a field by all of its validators, in declared order.
    @inline(__always)
    func validate(
        _ field: Int, in context: borrowing JudgingContext, into findings: inout Findings
    ) {
        let slot = context.values.slot(at: field)
        guard slot.isSound, slot.status == .open else {
            return validateUnusual(field, slot, in: context, into: &findings)
        }
        validate(field, slot, in: context, into: &findings)
    }

    /// Validates a field by the validators that read no other field.
    func validateAlone(
        _ field: Int, in context: borrowing JudgingContext, into findings: inout Findings
    ) {
        let slot = context.values.slot(at: field)
        guard slot.isSound else {
            return validateUnusual(field, slot, in: context, into: &findings)
        }
        validate(field, slot, in: context, into: &findings) {
            let validator = fields[field].validators[$0]
            return validator.reads.isEmpty && validator.enclosingReads.isEmpty
        }
    }

    /// Calls the validators of a field whose value was read, as far as they are wanted.
    @inline(__always)
    func validate(
        _ field: Int, _ slot: ValueSlot, in context: borrowing JudgingContext,
        into findings: inout Findings, where isWanted: (_ validator: Int) -> Bool = { _ in true }
    ) {
        let checks = checks[field]
        var check = Int(slot.kind == .empty ? checks.start : checks.middle)
        let end = Int(slot.kind == .empty ? checks.middle : checks.end)
        guard check < end else { return }
        findings.begin(field: field, offset: Int(slot.offset))
        let value = context.values.view(of: slot, at: field)
        let errors = findings.errorCount
        while check < end {
            let entry = unsafe validators[check]
            let place = unsafe entry.place
            if isWanted(place) {
                findings.validator = place
                unsafe entry.judge(value, in: context, into: &findings)
                if checks.stopsOnFirst, findings.errorCount > errors { break }
            }
            check &+= 1
        }
        if checks.stopsOnFirst, findings.hasUnknownChecks { findings.keepFirstUnknownCheck() }
    }

    /// Validates a field whose value could not be read, or that is not open.
    private func validateUnusual(
        _ field: Int, _ slot: ValueSlot, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        if admits(field, slot, in: context, into: &findings) {
            validate(field, slot, in: context, into: &findings)
        }
    }

    /// Adds the findings of a value that could not be read, or was refused.
    ///
    /// - Returns: Whether the validators of the field are called all the same.
    func admits(
        _ field: Int, _ slot: ValueSlot, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) -> Bool {
        // A helper without a result is not an issue.
        if fields[field].isHelper { return false }
        findings.begin(field: field, offset: Int(slot.offset))
        if let code = slot.status.refusalCode { findings.add(code) }
        if slot.status.field == .hidden { return false }
        guard slot.isSound else {
            context.values.addProblems(at: field, to: &findings)
            return false
        }
        // An empty field that a person cannot fill in has no issue.
        let isPerhapsClosed = slot.status.field == .disabled || slot.status.isUnknown
        return !(isPerhapsClosed && slot.kind == .empty)
    }
}
