/// The fields of a rule over several fields, as seen from one of its owners.
///
/// The issue of a rule stands at its owner, and only the owner judges it: the first of ``owners`` that is shown, not
/// disabled, and could be read. A field that could not be read has an issue of its own, and the rule holds for the
/// others all the same. Where only some fields are judged, the owner is the first of those.
struct RuleFields: Sendable {
    // All copies of one rule share the lists.
    let names: [FieldName]
    let fields: [Int]
    /// The fields at which the issue may stand: first those of the rule that a person can change, then those that
    /// the others are calculated from, and last the calculated fields, in case nobody can change any other.
    let owners: [Int]
    /// Which of the owners has this copy of the rule.
    let position: Int

    /// The owner, where it is known of each field whether it can be that; `nil` where none can.
    ///
    /// - Complexity: O(*n*).
    func owner(where canOwn: (Int) -> Bool) -> Int? { owners.first(where: canOwn) }

    /// The owner among the fields that are judged; `nil` where none of them can be that.
    ///
    /// - Complexity: O(*n*).
    func owner(in context: borrowing JudgingContext, among isJudged: [Bool]) -> Int? {
        for field in owners where isJudged[field] && context.values.canOwnRule(at: field) {
            return field
        }
        return nil
    }

    /// Whether the field that has this copy is the owner among all fields of a form.
    ///
    /// - Complexity: Over all owners of a rule together, O(*n*).
    func isOwner(in context: borrowing JudgingContext) -> Bool {
        guard context.values.canOwnRule(at: owners[position]) else { return false }
        // Backwards, so that most owners meet another at once.
        var earlier = position
        while earlier > 0 {
            earlier -= 1
            if context.values.canOwnRule(at: owners[earlier]) { return false }
        }
        return true
    }
}

extension StagedValuesView {
    /// Whether the issue of a rule over several fields may stand at a field.
    func canOwnRule(at field: Int) -> Bool { isOpen(at: field) && isReadable(at: field) }
}
