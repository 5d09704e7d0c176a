extension JudgingContext {
    /// The context in which the values of a form, or of a row, are judged.
    @inline(__always)
    @_lifetime(copy values)
    package init(values: ValueTableView, compiled: CompiledForm, now: DateTime?) {
        self.init(
            values: values, layout: compiled.layout, now: now, totals: .whereNeeded(by: compiled))
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
    /// Makes a cache; `nil` where no expression of a row needs one.
    ///
    /// It is no failing initialiser, which would make the object first, for each submission.
    @inline(__always)
    static func whereNeeded(by compiled: CompiledForm) -> RememberedTotals? {
        compiled.looksAroundRows ? RememberedTotals() : nil
    }
}
