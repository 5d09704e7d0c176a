/// Limits the number of rows; every group has this validator before its own.
struct RowCount: Validator {
    /// For internal use; in a form file a group has the keys `min`, `max` and `rows` instead.
    var name: String { "rows" }

    let min: Int
    let max: Int
    /// The expression that calculates the number of rows, compiled; without a result only `max` limits it.
    let number: FormExpression?
    /// Whether the rows are fixed: rows that were not sent are there without values.
    var isFixed = false

    /// With an expression, the findings have the number of their moment.
    var parameters: IssueParameters {
        number == nil ? ["min": .integer(min), "max": .integer(max)] : [:]
    }

    var facts: ValidatorFacts {
        if let number {
            let names = ["min", "max", "actual"]
            return ValidatorFacts(
                codes: [.tooFew: names, .tooMany: names], reads: number.reads, judgesEmpty: true,
                requiresValue: false)
        }
        if isFixed {
            return ValidatorFacts(codes: [.tooFew: ["actual"], .tooMany: ["actual"]])
        }
        // A group without rows is empty, and has too few rows all the same.
        return min > 0
            ? ValidatorFacts(
                codes: [.tooFew: ["actual"], .tooMany: ["actual"]], judgesEmpty: true)
            : ValidatorFacts(codes: [.tooMany: ["actual"]])
    }

    func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        judge(value.kind == .empty ? 0 : value.count, in: context, into: &findings)
    }

    /// Judges a number of rows.
    func judge(
        _ count: Int, in context: borrowing JudgingContext, into findings: inout Findings
    ) {
        guard let number else {
            if count < min { findings.add(.tooFew, actual: count) }
            if count > max { findings.add(.tooMany, actual: count) }
            return
        }
        let wanted = number.rowNumber(in: context)
        let parameters: IssueParameters = [
            "min": .integer(wanted ?? 0), "max": .integer(wanted ?? max),
        ]
        if let wanted, count < wanted {
            findings.add(.tooFew, actual: count, parameters: parameters)
        }
        if count > Swift.min(wanted ?? max, max) {
            findings.add(.tooMany, actual: count, parameters: parameters)
        }
    }

    /// The schema of the group has the constant limits; a number that is calculated is described.
    func schema(in context: DefinitionContext) -> SchemaFragment? {
        SchemaFragment(notExpressed: number.map { "as many rows as \($0.source)" })
    }
}

extension FormExpression {
    /// The number of rows that the expression calculates, at least 0; `nil` if it has no result.
    func rowNumber(in context: borrowing JudgingContext) -> Int? {
        guard case .number(let number)? = code?.operand(in: context) else { return nil }
        return number.clamped(to: 0)
    }
}
