/// Limits the number of rows; every group has this validator before its own.
struct RowCount: Validator {
    /// For internal use; in a form file a group has the keys `min` and `max` instead.
    var name: String { "rows" }

    let min: Int
    let max: Int

    var parameters: IssueParameters { ["min": .integer(min), "max": .integer(max)] }

    var facts: ValidatorFacts {
        // A group without rows is empty, and has too few rows all the same.
        min > 0
            ? ValidatorFacts(
                codes: [.tooFew: ["actual"], .tooMany: ["actual"]], judgesEmpty: true)
            : ValidatorFacts(codes: [.tooMany: ["actual"]])
    }

    func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        if value.count < min { findings.add(.tooFew, actual: value.count) }
        if value.count > max { findings.add(.tooMany, actual: value.count) }
    }

    /// Empty, because the schema of the group has the limits.
    func schema(in context: DefinitionContext) -> SchemaFragment? { SchemaFragment() }
}
