public import FormModel

/// Ends validation of the list of validators that contains this marker at the first error,
/// regardless of the marker's position.
///
/// A warning does not end the validation.
struct StopOnFirstValidator: Validator {
    var name: String { "stopOnFirst" }

    var facts: ValidatorFacts { ValidatorFacts(judgesValues: false, stopsOnFirst: true) }

    /// Adds no finding: the marker is applied by the list of validators that contains it.
    func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {}
}

extension StopOnFirstValidator {
    /// No keyword: the marker has no influence on validity.
    func schema(in context: DefinitionContext) -> SchemaFragment? { SchemaFragment() }
}

extension StopOnFirstValidator {
    static var word: Vocabulary.Word<any Validator> {
        Vocabulary.Word(
            "stopOnFirst", usage: #""stopOnFirst""#,
            summary:
                "Only the first error of the field, or of the list of validators that contains this one, is reported, in the order of the list."
        ) { _ in StopOnFirstValidator() }
    }
}

extension Validator where Self == AnyValidator {
    /// Ends validation of the list of validators that contains this marker at the first error.
    public static var stopOnFirst: AnyValidator { AnyValidator(StopOnFirstValidator()) }
}
