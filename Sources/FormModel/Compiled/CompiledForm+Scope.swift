// Validation of a scope, in which only some fields are validated and the values of others are unknown.

extension CompiledForm {
    /// Validates the fields of a scope, in form order, by the validators that read known fields only.
    func validate(
        _ scope: ScopedFields, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        let owners = owners(in: context.values, scope)
        for field in checks.indices where scope.isValidated[field] {
            let owned = fields[field].rules.lazy.filter { owners[$0] == field }
            validate(field, owning: owned, in: context, into: &findings) {
                scope.areKnown(fields[field].validators[$0].reads, to: field)
            }
            let slot = context.values.slot(at: field)
            validateRows(of: field, slot, scope, in: context, into: &findings)
        }
    }

    /// Validates the rows of a group that read a field of an enclosing scope whose value is unknown; otherwise the
    /// validator of the rows does it.
    private func validateRows(
        of field: Int, _ slot: ValueSlot, _ scope: ScopedFields,
        in context: borrowing JudgingContext, into findings: inout Findings
    ) {
        guard let rows = fields[field].rows, let validator = fields[field].rowsValidator,
            slot.isSound, slot.kind == .rows,
            !scope.areKnown(rows.outerReads, in: context.values, from: 1)
        else { return }
        findings.begin(field: field, offset: Int(slot.offset))
        findings.validator = validator
        let value = context.values.view(of: slot, at: field)
        RowsValidator(compiled: rows, reads: []).validate(
            value, in: context, into: &findings, scope)
    }

    /// Validates the fields of a row by the validators that read known fields only.
    func validateKnown(
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
            validate(field, slot, in: context, into: &findings) {
                let validator = fields[field].validators[$0]
                return scope.areKnown(validator.reads, in: context.values)
                    && scope.areKnown(validator.enclosingReads, in: context.values)
            }
            validateRows(of: field, slot, scope, in: context, into: &findings)
        }
    }
}
