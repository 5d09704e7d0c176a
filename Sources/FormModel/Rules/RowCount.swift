/// Bounds how many rows a group has; every group has it before its own validators.
struct RowCount: Validator {
    /// It has no name in a form file: a group has the keys `min` and `max`.
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

    /// The schema of the group says it.
    func schema(in context: DefinitionContext) -> SchemaFragment? { SchemaFragment() }
}
