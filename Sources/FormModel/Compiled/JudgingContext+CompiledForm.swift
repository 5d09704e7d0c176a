extension JudgingContext {
    /// Makes the context in which the values of a form, or of a row, are validated.
    @inline(__always)
    @_lifetime(copy values)
    init(
        values: ValueTableView, compiled: CompiledForm, now: DateTime?, sets: ChoiceSets? = nil,
        budget: WorkBudget? = nil
    ) {
        self.init(
            values: values, layout: compiled.layout, now: now,
            totals: .whereNeeded(by: compiled, sets, budget))
    }

    /// Makes the context of a row, with the cached results of its enclosing scopes.
    @_lifetime(copy values)
    init(
        values: ValueTableView, compiled: CompiledForm, now: DateTime?, totals: RememberedTotals?
    ) {
        self.init(values: values, layout: compiled.layout, now: now, totals: totals)
    }
}

extension RememberedTotals {
    /// Makes a cache; `nil` if no expression of a row needs one, no choices are fetched for values, and no expression
    /// can do much work.
    ///
    /// It is not a failable initializer, because that would allocate the object for each submission.
    @inline(__always)
    static func whereNeeded(
        by compiled: CompiledForm, _ sets: ChoiceSets?, _ budget: WorkBudget?
    ) -> RememberedTotals? {
        compiled.remembersTotals ? RememberedTotals(sets, budget ?? WorkBudget()) : nil
    }
}
