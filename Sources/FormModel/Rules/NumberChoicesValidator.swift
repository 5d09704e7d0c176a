/// Refuses a number that is not one of the choices of its field, or one that is not offered.
struct NumberChoicesValidator: Validator {
    /// The name, which does not exist in form files.
    var name: String { "choices" }

    let numbers: Set<ExactDecimal>

    init(_ choices: [Choice]) {
        numbers = Set(choices.compactMap(\.number))
    }

    var facts: ValidatorFacts { ValidatorFacts(codes: [.notAChoice: []]) }

    func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        if value.kind != .other, !numbers.contains(value.decimal) { findings.add(.notAChoice) }
    }

    /// Empty, because the schema of the field lists the choices.
    func schema(in context: DefinitionContext) -> SchemaFragment? { SchemaFragment() }
}
