/// Wants a condition over several fields to hold.
struct RuleCheck: Validator {
    var name: String { "check" }

    let condition: Expression
    let fields: RuleFields
    let sentence: Int?

    /// The names of the fields, as `fields`.
    var parameters: IssueParameters {
        var parameters = IssueParameters(sentence: sentence)
        parameters["fields"] = .list(fields.names.map(\.text))
        return parameters
    }
    var codes: [IssueCode: [String]] { [.check: ["titles"]] }
    var judgesEmpty: Bool { true }
    var requiresValue: Bool { false }
    var reads: [FieldName] { condition.reads }

    func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        guard fields.isJudge(in: context), condition.fails(in: context) else { return }
        findings.add(.check)
    }
}
