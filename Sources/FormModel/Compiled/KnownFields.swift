/// The fields whose values are known during the conditions of a scope, which validates only some fields.
struct KnownFields {
    /// The present record or an enclosing one.
    private struct Level {
        var unknown: Set<Int> = []
        /// The group whose rows they are, in the record around them; −1 for the form.
        var group = -1
        /// Whether the value of a field is withheld in any row of the group.
        var withholds = false
    }

    private let scope: ScopedFields
    /// The form, and a row on each level of groups.
    private var levels = [Level()]
    /// For each row of the table, the fields whose values are unknown.
    private(set) var unknownCells: [Int: Set<Int>] = [:]
    /// The fields of the form whose values follow from known ones.
    private(set) var following: Set<Int> = []

    init(_ scope: ScopedFields) {
        self.scope = scope
    }

    /// Whether the value of a field of the form is given with the scope.
    func isGiven(_ field: Int) -> Bool { scope.given.contains(field) }

    /// Whether a field of the form is validated: it was sent, or the scope names it.
    func isValidated(_ field: Int) -> Bool { scope.isValidated[field] }

    /// The fields of the present record whose values are unknown, regardless of what was sent for them.
    var unknown: Set<Int> { levels[levels.count - 1].unknown }

    mutating func forget(_ field: Int) { levels[levels.count - 1].unknown.insert(field) }

    /// Records that the form withholds the value of a field, and so the value of every group that contains it.
    mutating func withhold(_ field: Int) {
        forget(field)
        levels[levels.count - 1].withholds = true
    }

    /// Records that conditions set the value of a field of the form, instead of the value that was sent.
    mutating func learn(_ field: Int) { following.insert(field) }

    mutating func enterGroup(_ field: Int) { levels.append(Level(group: field)) }

    /// Goes on with a row in the next pass over the rows.
    mutating func enter(row: Int) {
        levels[levels.count - 1].unknown = unknownCells[row] ?? []
    }

    mutating func leave(row: Int) {
        guard !unknown.isEmpty else { return }
        unknownCells[row] = unknown
        levels[levels.count - 1].unknown = []
    }

    mutating func leaveGroup(_ field: Int) {
        if levels.removeLast().withholds { withhold(field) }
    }

    /// The expressions of a step that read known values only, in the present record.
    func evaluable(_ step: ConditionStep) -> StepExpressions {
        var evaluable = StepExpressions()
        if areKnown(step.readsOfVisible) { evaluable.insert(.visible) }
        if areKnown(step.readsOfEnabled) { evaluable.insert(.enabled) }
        if areKnown(step.readsOfComputed) { evaluable.insert(.computed) }
        if areKnown(step.readsOfInitial) { evaluable.insert(.initial) }
        if areKnown(step.readsOfOffered) { evaluable.insert(.offered) }
        return evaluable
    }

    private func areKnown(_ reads: ExpressionReads) -> Bool {
        reads.fields.allSatisfy { isKnown($0, up: 0) }
            && reads.enclosing.allSatisfy { isKnown($0.field, up: $0.up) }
    }

    private func isKnown(_ field: Int, up: Int) -> Bool {
        let level = levels.count - 1 - up
        guard levels.indices.contains(level), !levels[level].unknown.contains(field) else {
            return false
        }
        // What a row reads of its group includes what is withheld in other rows.
        if up > 0, levels[level + 1].withholds, levels[level + 1].group == field { return false }
        // The rows of a group are sent completely.
        return level > 0 || scope.isKnown[field] || following.contains(field)
    }
}
