/// Validates that a condition over several fields does not fail.
struct RuleCheck: RuleValidator {
    var name: String { "check" }

    let condition: FormExpression
    let fields: RuleFields
    let sentence: Int?

    var parameters: IssueParameters {
        var parameters = IssueParameters(sentence: sentence)
        parameters["fields"] = .list(fields.names.map(\.text))
        return parameters
    }
    var facts: ValidatorFacts { facts(codes: [.check: ["titles"]]) }

    func judge(in context: borrowing JudgingContext, into findings: inout Findings) {
        if condition.fails(in: context) { findings.add(.check) }
    }
}
