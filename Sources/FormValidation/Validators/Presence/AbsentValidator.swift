public import FormModel

/// Refuses every value: the field must be left empty, such as one that only programs fill in.
struct AbsentValidator: Validator {
    var name: String { "absent" }

    var facts: ValidatorFacts {
        ValidatorFacts(codes: [.absent: []])
    }

    /// `true`: only an empty field is valid.
    func refusesEveryValue(in context: DefinitionContext) -> Bool { true }

    /// Adds a finding `absent`.
    func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        findings.add(.absent)
    }
}

extension AbsentValidator {
    static var word: Vocabulary.Word<any Validator> {
        Vocabulary.Word(
            "absent", usage: #""absent""#,
            summary: "The field must be left empty."
        ) { _ in AbsentValidator() }
    }
}

extension Validator where Self == AnyValidator {
    /// Refuses every value.
    public static var absent: AnyValidator { AnyValidator(AbsentValidator()) }
}
