/// The fields of a rule over several of them, as seen from one.
///
/// Each of the fields has the rule among its validators. The first that is open and could be read judges it:
/// of one that could not be read nothing else is told, and the rule holds for the others all the same. Where
/// only some fields are judged, it is the first of those.
struct RuleFields: Sendable {
    // Of one rule, all of its fields share both lists.
    let names: [FieldName]
    let fields: [Int]
    /// Which of them has this copy of the rule.
    let position: Int

    /// Whether the field is the one that judges.
    ///
    /// - Complexity: Over all fields of a rule together, O(*n*).
    func isJudge(in context: borrowing JudgingContext) -> Bool {
        guard canJudge(position, in: context) else { return false }
        var earlier = position
        while earlier > 0 {
            earlier -= 1
            if canJudge(earlier, in: context) { return false }
        }
        return true
    }

    /// The field that judges, where only some are judged; `nil` where none of its own can.
    ///
    /// - Complexity: O(*n*).
    func judge(in context: borrowing JudgingContext, among isJudged: [Bool]) -> Int? {
        for position in fields.indices where isJudged[fields[position]] {
            if canJudge(position, in: context) { return fields[position] }
        }
        return nil
    }

    private func canJudge(_ position: Int, in context: borrowing JudgingContext) -> Bool {
        let field = fields[position]
        return context.values.isOpen(at: field) && context.values.isReadable(at: field)
    }
}
