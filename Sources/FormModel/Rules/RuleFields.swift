/// The fields of a rule over several fields, in the copy that one of its possible owners has.
///
/// A rule is evaluated, and its issue reported, only at its owner: the first of ``owners`` that is
/// neither hidden nor disabled and could be read. A field that could not be read has an issue of
/// its own. If only some fields are validated, the owner is the first of those.
struct RuleFields: Sendable {
    // Arrays share their storage, so all copies of a rule use the same lists.
    let names: [FieldName]
    let fields: [Int]
    /// The fields that may own the rule: first those that the rule reads and a person can change,
    /// then those from which the others are calculated, and last the computed fields, in case no
    /// other field can be changed.
    let owners: [Int]
    /// The index in ``owners`` of the field that has this copy of the rule.
    let position: Int

    /// The owner, for any test of which field can be one; `nil` if none can.
    ///
    /// - Complexity: O(*n*).
    func owner(where canOwn: (Int) -> Bool) -> Int? { owners.first(where: canOwn) }

    /// The owner among the fields that are validated; `nil` if none of them can own the rule.
    ///
    /// - Complexity: O(*n*).
    func owner(in context: borrowing JudgingContext, among isJudged: [Bool]) -> Int? {
        for field in owners where isJudged[field] && context.values.canOwnRule(at: field) {
            return field
        }
        return nil
    }

    /// Whether the field that has this copy is the owner among all fields of the form.
    ///
    /// - Complexity: O(*n*) for all owners of a rule together.
    func isOwner(in context: borrowing JudgingContext) -> Bool {
        guard context.values.canOwnRule(at: owners[position]) else { return false }
        // Backwards, so that most fields find an earlier owner after one step.
        var earlier = position
        while earlier > 0 {
            earlier -= 1
            if context.values.canOwnRule(at: owners[earlier]) { return false }
        }
        return true
    }
}

extension ValueTableView {
    /// Whether a field can own a rule over several fields.
    func canOwnRule(at field: Int) -> Bool { isOpen(at: field) && isReadable(at: field) }
}
