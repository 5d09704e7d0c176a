public import FormModel

/// Refuses an empty value: absent, null, an empty text or an empty list.
///
/// Zero and `false` are values.
struct RequiredValidator: Validator {
    var name: String { "required" }

    var facts: ValidatorFacts {
        ValidatorFacts(codes: [.required: []], judgesEmpty: true, judgesValues: false)
    }

    /// Adds a finding `required` if the value is empty.
    func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        if value.kind == .empty { findings.add(.required) }
    }
}

extension RequiredValidator {
    /// No keyword for values that are not empty.
    func schema(in context: DefinitionContext) -> SchemaFragment? { SchemaFragment() }
}

extension RequiredValidator {
    static var word: Vocabulary.Word<any Validator> {
        Vocabulary.Word(
            "required", usage: #""required""#,
            summary: "The field must have an answer; zero and `false` are answers."
        ) { _ in RequiredValidator() }
    }
}

extension Validator where Self == AnyValidator {
    /// Refuses an empty value.
    public static var required: AnyValidator { AnyValidator(RequiredValidator()) }
}
