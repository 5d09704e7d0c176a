public import FormModel

/// Requires a ticked box: the value `true`.
struct AcceptedValidator: Validator {
    var name: String { "accepted" }

    var facts: ValidatorFacts {
        ValidatorFacts(types: [.boolean], codes: [.accepted: []], judgesEmpty: true)
    }

    /// Adds a finding `accepted` unless the value is `true`.
    func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        if !value.boolean { findings.add(.accepted) }
    }
}

extension AcceptedValidator {
    /// The keyword `const`.
    func schema(in context: DefinitionContext) -> SchemaFragment? {
        SchemaFragment(["const": true])
    }
}

extension AcceptedValidator {
    static var word: Vocabulary.Word<any Validator> {
        Vocabulary.Word(
            "accepted", usage: #""accepted""#,
            summary: "A box that must be ticked: the answer is yes."
        ) { _ in AcceptedValidator() }
    }
}

extension Validator where Self == AnyValidator {
    /// Requires a ticked box.
    public static var accepted: AnyValidator { AnyValidator(AcceptedValidator()) }
}
