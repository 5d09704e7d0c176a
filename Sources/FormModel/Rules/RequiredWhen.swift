/// Refuses an empty value while a condition holds: `requiredWhen` of an item.
struct RequiredWhen: Validator {
    var name: String { "requiredWhen" }

    let condition: FormExpression

    var facts: ValidatorFacts {
        ValidatorFacts(
            codes: [.required: []], reads: condition.reads, judgesEmpty: true, judgesValues: false,
            requiresValue: false)
    }

    func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        if condition.holds(in: context) == true { findings.add(.required) }
    }

    /// Empty, because the schema of the object expresses the condition where that is possible.
    func schema(in context: DefinitionContext) -> SchemaFragment? { SchemaFragment() }
}
