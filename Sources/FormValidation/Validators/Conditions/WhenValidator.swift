public import FormModel

/// Applies validators while a condition is true.
struct WhenValidator: ConditionalValidator {
    var name: String { "when" }

    /// The condition; one that cannot be evaluated counts as false.
    private(set) var condition: FormExpression

    private(set) var validators: NestedValidators

    init(_ condition: FormExpression, then validators: [any Validator]) {
        self.condition = condition
        self.validators = NestedValidators(validators)
    }

    var facts: ValidatorFacts {
        var facts = validators.facts
        facts.reads = condition.reads + facts.reads
        // The condition may not hold.
        (facts.requiresValue, facts.canonicalizes) = (false, false)
        return facts
    }

    /// A copy with a compiled condition, whose nested validators have compiled expressions.
    func bound(by binder: inout ExpressionBinder) -> WhenValidator {
        var bound = self
        bound.condition = binder.condition(condition)
        bound.validators = validators.bound(by: &binder)
        return bound
    }

    /// Reports mistakes in the condition and the validators, and an empty list of validators.
    func problems(in context: DefinitionContext) -> [DefinitionProblem] {
        condition.problems + validators.problems(in: context) + noValidators(among: validators)
    }

    /// Adds the findings of the nested validators if the condition is true.
    ///
    /// - Complexity: That of the condition and the validators.
    func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        guard condition.holds(in: context) == true else { return }
        validators.judge(value, in: context, into: &findings)
    }
}

extension WhenValidator {
    static var word: Vocabulary.Word<any Validator> {
        Vocabulary.Word(
            "when",
            usage:
                #"{ "when": { "that": "kind == 'person'", "then": [{ "range": { "min": 18 } }] } }"#,
            summary: "The validators apply while the condition is true. (`that`, `then`)"
        ) { arguments in
            let condition = arguments.expression("that", isRequired: true)
            let validators = arguments.validators("then", isRequired: true)
            guard let condition, let validators else { return nil }
            return WhenValidator(condition, then: validators)
        }
    }
}

extension Validator where Self == AnyValidator {
    /// Applies validators while a condition is true.
    public static func when(
        _ condition: FormExpression, then validators: [any Validator]
    ) -> AnyValidator {
        AnyValidator(WhenValidator(condition, then: validators))
    }
}
