/// Validates the fields of each row of a group; it is the last validator of every group.
struct RowsValidator: Validator {
    /// The name, which does not exist in form files.
    var name: String { "rows" }

    let rows: RecordValidation

    /// The fields in enclosing scopes that expressions of the rows read.
    let reads: [FieldName]

    var facts: ValidatorFacts { ValidatorFacts(reads: reads) }

    func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        validate(value, in: context, into: &findings, nil)
    }

    /// Validates the rows while the values of some fields of the form may be unknown.
    ///
    /// - Parameters:
    ///   - value: The group.
    ///   - context: The record that contains the group.
    ///   - findings: The findings, to which new ones are added.
    ///   - scope: The fields whose values are known; `nil` for all.
    func validate(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings, _ scope: ScopedFields?
    ) {
        let (field, validator, offset) = (findings.field, findings.validator, findings.offset)
        for index in value.judgedRows {
            // No more findings are kept, and one of them is an error.
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
                rows.validateKnown(scope, in: row, into: &findings)
            } else {
                rows.validateAll(in: row, into: &findings)
            }
            findings.row.removeLast()
            (findings.field, findings.validator, findings.offset) = (field, validator, offset)
        }
    }

    /// The schema of the group describes its rows.
    func schema(in context: DefinitionContext) -> SchemaFragment? { SchemaFragment() }
}
