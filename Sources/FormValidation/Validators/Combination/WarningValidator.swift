public import FormModel

/// Turns the findings of another validator into warnings: they are reported, and the value remains
/// valid.
struct WarningValidator: Validator {
    var name: String { "warning" }

    private(set) var validators: NestedValidators

    init(_ validator: any Validator) {
        validators = NestedValidators([validator])
    }

    var facts: ValidatorFacts {
        var facts = validators.facts
        // An answer that is only recommended is not required.
        facts.requiresValue = false
        return facts
    }

    /// Appends the canonical form of the nested validator.
    func canonicalize(_ text: Span<UInt8>, into canonical: inout [UInt8]) {
        validators.canonicalize(text, into: &canonical)
    }

    /// A copy whose nested validators have compiled expressions.
    func bound(by binder: inout ExpressionBinder) -> WarningValidator {
        var bound = self
        bound.validators = validators.bound(by: &binder)
        return bound
    }

    /// Reports mistakes in the nested validator.
    func problems(in context: DefinitionContext) -> [DefinitionProblem] {
        validators.problems(in: context)
    }

    /// Adds the findings of the nested validator as warnings.
    ///
    /// - Complexity: That of the other validator.
    func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        let mark = findings.mark
        validators.judge(value, in: context, into: &findings)
        findings.makeWarnings(since: mark)
    }
}

extension WarningValidator {
    /// No keyword: a warning has no influence on validity.
    func schema(in context: DefinitionContext) -> SchemaFragment? { SchemaFragment() }
}

extension WarningValidator {
    static var word: Vocabulary.Word<any Validator> {
        Vocabulary.Word(
            "warning", usage: #"{ "warning": { "length": { "min": 12 } } }"#,
            summary:
                "Issues of the validator are warnings: they are reported, and the submission stays valid.",
            takesMain: true
        ) { arguments in
            arguments.validator("validator", isMain: true, isRequired: true).map {
                WarningValidator($0)
            }
        }
    }
}

extension Validator where Self == AnyValidator {
    /// Turns the findings of another validator into warnings.
    public static func warning(_ validator: any Validator) -> AnyValidator {
        AnyValidator(WarningValidator(validator))
    }
}
