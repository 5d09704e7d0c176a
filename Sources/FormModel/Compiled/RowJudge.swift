/// Judges the fields of each row of a group; every group has it behind its own validators.
struct RowJudge: Validator {
    /// It has no name in a form file.
    var name: String { "rows" }

    let program: FormProgram

    /// The fields in enclosing scopes that expressions of the rows read.
    let reads: [FieldName]

    var facts: ValidatorFacts { ValidatorFacts(reads: reads) }

    func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        judge(value, in: context, into: &findings, nil)
    }

    /// The same, where only some fields of the form are known.
    ///
    /// - Parameters:
    ///   - value: The group.
    ///   - context: What the group stands among.
    ///   - findings: Where what is wrong goes.
    ///   - scope: What is known; `nil` where all is.
    func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings, _ scope: ScopedFields?
    ) {
        let (field, validator, offset) = (findings.field, findings.validator, findings.offset)
        for index in value.judgedRows {
            // Nothing more would be told, and the verdict is known.
            if findings.isCut, findings.errorCount > 0 { break }
            let row = context.row(index, of: value)
            guard row.isRow else {
                findings.offset = row.values.rowOffset
                findings.add(.wrongType, element: index, parameters: ["expected": .text("row")])
                findings.offset = offset
                continue
            }
            findings.row.append(Findings.RowStep(field: field, index: index))
            if let scope {
                program.judgeKnown(scope, in: row, into: &findings)
            } else {
                program.judgeAll(in: row, into: &findings)
            }
            findings.row.removeLast()
            (findings.field, findings.validator, findings.offset) = (field, validator, offset)
        }
    }

    /// The schema of the group says it.
    func schema(in context: DefinitionContext) -> SchemaFragment? { SchemaFragment() }
}
