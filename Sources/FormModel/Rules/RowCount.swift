/// Limits the number of rows; every group has this validator before its own.
struct RowCount: Validator {
    /// For internal use; in a form file a group has the keys `min` and `max` instead.
    var name: String { "rows" }

    let min: Int
    let max: Int

    var parameters: IssueParameters { ["min": .integer(min), "max": .integer(max)] }

    var codes: [IssueCode: [String]] {
        min > 0 ? [.tooFew: ["actual"], .tooMany: ["actual"]] : [.tooMany: ["actual"]]
    }

    /// A group without rows is empty, but may still have too few rows.
    var judgesEmpty: Bool { min > 0 }

    func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        if value.count < min { findings.add(.tooFew, actual: value.count) }
        if value.count > max { findings.add(.tooMany, actual: value.count) }
    }

    /// Empty, because the schema of the group expresses the limits.
    func schema(in context: DefinitionContext) -> SchemaFragment? { SchemaFragment() }
}
