/// Wants a condition over several fields to hold.
struct RuleCheck: Validator {
    var name: String { "check" }

    let condition: Expression
    let fields: RuleFields
    let sentence: Int?

    var parameters: IssueParameters { IssueParameters(sentence: sentence) }
    var codes: [IssueCode: [String]] { [.check: []] }
    var judgesEmpty: Bool { true }
    var requiresValue: Bool { false }
    var reads: [FieldName] { condition.reads }

    func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        guard fields.isFirstOpen(in: context), condition.holds(in: context) == false else {
            return
        }
        findings.add(.check)
    }
}
