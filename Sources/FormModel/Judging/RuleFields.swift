/// The fields of a rule over several of them, as seen from one.
///
/// Each of the fields has the rule among its validators, and the first that is open judges it.
struct RuleFields: Sendable {
    let names: [FieldName]
    let fields: [Int]
    /// Which of them has this copy of the rule.
    let position: Int

    /// Whether the field is the one that judges.
    ///
    /// - Complexity: Over all fields of a rule together, O(*n*).
    func isFirstOpen(in context: borrowing JudgingContext) -> Bool {
        guard context.values.isOpen(at: fields[position]) else { return false }
        var earlier = position
        while earlier > 0 {
            earlier -= 1
            if context.values.isOpen(at: fields[earlier]) { return false }
        }
        return true
    }
}
