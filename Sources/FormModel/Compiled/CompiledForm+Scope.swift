// Validation of a scope, in which only some fields are validated and the values of others are unknown.

extension CompiledForm {
    /// Validates the fields of a scope, in form order, by the validators that read known fields only.
    func judge(
        _ scope: ScopedFields, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        let judges = judgesOfRules(scope, in: context)
        for field in checks.indices where scope.isJudged[field] {
            judge(field, in: context, into: &findings) {
                judges[$0] == field
            } where: {
                scope.areKnown(readsOfChecks[$0], to: field)
            }
            let slot = context.values.slot(at: field)
            judgeRows(of: field, slot, scope, in: context, into: &findings)
        }
    }

    /// The owner of each rule; `nil` if it has none, or reads a field whose value is unknown.
    ///
    /// - Complexity: O(*n*) in the rules and their fields.
    private func judgesOfRules(
        _ scope: ScopedFields, in context: borrowing JudgingContext
    ) -> [Int?] {
        var judges: [Int?] = []
        for rule in rules {
            let fields = rule.fields
            judges.append(
                scope.areKnown(fields.fields)
                    ? fields.owner(in: context, among: scope.isJudged) : nil)
        }
        return judges
    }

    /// Validates the rows of a group that read a field of an enclosing scope whose value is unknown; otherwise the
    /// validator of the group does it.
    private func judgeRows(
        of field: Int, _ slot: ValueSlot, _ scope: ScopedFields,
        in context: borrowing JudgingContext, into findings: inout Findings
    ) {
        guard let rows = fields[field].rows, slot.isSound, slot.kind == .rows,
            !scope.areKnown(rows.outerReads, in: context.values, from: 1)
        else { return }
        findings.begin(field: field, offset: Int(slot.offset))
        findings.validator = fields[field].validators.count - 1
        let value = context.values.view(of: slot, at: field)
        let judge = RowsValidator(compiled: rows, reads: [])
        judge.judge(value, in: context, into: &findings, scope)
    }

    /// Validates the fields of a row by the validators that read known fields only.
    func judgeKnown(
        _ scope: ScopedFields, in context: borrowing JudgingContext, into findings: inout Findings
    ) {
        for field in checks.indices {
            let slot = context.values.slot(at: field)
            let isUnknown = slot.status.isUnknown
            guard
                slot.isSound && slot.status.field == .open
                    || admits(field, slot, in: context, into: &findings)
            else { continue }
            // The field may be hidden, so that no value is required.
            if isUnknown, slot.kind == .empty { continue }
            let outward = fields[field].outwardReads
            judge(field, slot, in: context, into: &findings) { check, _ in
                scope.areKnown(readsOfChecks[check], in: context.values)
                    && outward[places[check]].map { scope.areKnown($0, in: context.values) } ?? true
            }
            judgeRows(of: field, slot, scope, in: context, into: &findings)
        }
    }
}
