/// Functions over the rows of a group.
extension JudgingContext {
    /// The result of a function over rows, which is remembered for groups of enclosing scopes.
    ///
    /// - Complexity: O(*n*) in the rows. A call that reads the record in which it is called is
    ///   evaluated for each such record, until `WorkBudget.maximumComparedRows` rows were read.
    func outcome(of call: RowCall) -> RowOutcome {
        let values = values(up: call.group.up)
        guard values.isReadable(at: call.group.field) else { return RowOutcome(none: .unreadable) }
        guard call.group.up != 0, let totals else { return evaluate(call, values).outcome }
        guard !call.readsCaller else {
            guard totals.budget.mayCompareMore else { return RowOutcome(none: .failed) }
            let fold = evaluate(call, values)
            totals.spend(fold.rows)
            return fold.outcome
        }
        return totals.result(of: call, at: values.row(up: 0)) {
            let fold = evaluate(call, values)
            return (fold.outcome, fold.rows)
        }
    }

    /// The results of the expression of a function in all rows, in which values are looked for.
    ///
    /// - Complexity: as of ``outcome(of:)``.
    func values(of call: RowCall) -> RowValues {
        let values = values(up: call.group.up)
        guard values.isReadable(at: call.group.field) else {
            return RowValues(cause: .unreadable)
        }
        guard call.isShared || call.group.up != 0, let totals else {
            return evaluate(call, values).values
        }
        return totals.result(of: call, at: values.row(up: 0)) {
            let fold = evaluate(call, values)
            return (fold.values, fold.rows)
        }
    }

    private func evaluate(_ call: RowCall, _ values: borrowing ValueTableView) -> RowFold {
        var fold = RowFold(call)
        visit(call.path[...], of: call.group.field, values, &fold)
        return fold
    }

    private func visit(
        _ path: ArraySlice<Int>, of group: Int, _ values: borrowing ValueTableView,
        _ fold: inout RowFold
    ) {
        for index in 0..<values.rowCount(at: group) {
            let row = values.row(index, at: group)
            fold.rows += 1
            if let inner = path.first {
                if row.isReadable(at: inner) {
                    visit(path.dropFirst(), of: inner, row, &fold)
                } else {
                    fold.addNothing(.unreadable)
                }
            } else {
                fold.add(looking(at: row))
            }
            if fold.isDecided { return }
        }
    }

    /// Whether the value of a field could be read, or is empty.
    func isReadable(_ field: FieldReference) -> Bool {
        values(up: field.up).isReadable(at: field.field)
    }
}
