// Judging where only some fields are judged, by what is known.

extension FormProgram {
    /// Judges the fields of a scope, in form order, by the validators that look at known fields only.
    func judge(
        _ scope: ScopedFields, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        let judges = judgesOfRules(scope, in: context)
        for field in checks.indices where scope.isJudged[field] {
            let slot = context.values.slot(at: field)
            guard
                slot.isSound && slot.standing == .open
                    || admits(field, slot, in: context, into: &findings)
            else { continue }
            judge(field, slot, in: context, into: &findings) { check, findings in
                let rule = ruleOfCheck[check]
                guard rule >= 0 else { return scope.areKnown(readsOfChecks[check]) }
                // As the field has it, it would leave the verdict to those before it, which are not judged.
                if judges[rule] == field {
                    findings.validator = places[check]
                    rules[rule].judge(in: context, into: &findings)
                }
                return false
            }
            guard let rows = fields[field].rows, slot.kind == .rows,
                !scope.areKnown(rows.outerReads, fromRowsAt: 1)
            else { continue }
            judgeRows(of: field, slot, scope, depth: 0, in: context, into: &findings)
        }
    }

    /// For each rule, the field that judges it; `nil` where none does, or not all is known that it looks at.
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
                    ? fields.judge(in: context, among: scope.isJudged) : nil)
        }
        return judges
    }

    /// Judges the rows of a group where not all is known that they look at around them.
    private func judgeRows(
        of field: Int, _ slot: StagedValue, _ scope: ScopedFields, depth: Int,
        in context: borrowing JudgingContext, into findings: inout Findings
    ) {
        guard let rows = fields[field].rows else { return }
        findings.begin(field: field, offset: Int(slot.offset))
        findings.validator = fields[field].validators.count - 1
        let value = context.values.view(of: slot, at: field)
        let judge = RowJudge(program: rows, reads: [])
        judge.judge(value, in: context, into: &findings, scope, depth: depth + 1)
    }

    /// Judges the fields of a row by the validators that look at what is known only.
    func judgeKnown(
        _ scope: ScopedFields, depth: Int, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        for field in checks.indices {
            let slot = context.values.slot(at: field)
            let isUnsettled = slot.standing == .unsettled
            guard
                slot.isSound && (slot.standing == .open || isUnsettled)
                    || admits(field, slot, in: context, into: &findings)
            else { continue }
            // Perhaps nobody could fill it in.
            if isUnsettled, slot.kind == .empty { continue }
            let outward = fields[field].outwardReads
            judge(field, slot, in: context, into: &findings) { check, _ in
                outward[places[check]].map { scope.areKnown($0, fromRowsAt: depth) } ?? true
            }
            guard let rows = fields[field].rows, slot.kind == .rows,
                !scope.areKnown(rows.outerReads, fromRowsAt: depth + 1)
            else { continue }
            judgeRows(of: field, slot, scope, depth: depth, in: context, into: &findings)
        }
    }
}
