public import FormModel

/// Requires a condition on this field and others to be true.
///
/// An empty value passes. So does every value while the condition cannot be evaluated, because a
/// field that it reads is empty or unreadable.
struct CheckValidator: Validator {
    var name: String { "check" }

    /// The condition.
    private(set) var condition: FormExpression

    /// The message of the issue; `nil` for the sentence of the message catalogue.
    let message: LocalizedText?

    private var sentence: Int?

    /// Makes the validator.
    ///
    /// - Parameters:
    ///   - condition: The condition, which reads fields of the form.
    ///   - message: The message of the issue; its only placeholder is `{title}`.
    init(_ condition: FormExpression, message: LocalizedText? = nil) {
        self.condition = condition
        self.message = message
    }

    /// The index of its message among the sentences of the form.
    var parameters: IssueParameters { IssueParameters(sentence: sentence) }

    var facts: ValidatorFacts {
        ValidatorFacts(codes: [.check: []], reads: condition.reads)
    }

    /// A copy with a compiled condition, and its message stored in the form.
    func bound(by binder: inout ExpressionBinder) -> CheckValidator {
        var bound = self
        bound.condition = binder.condition(condition)
        bound.sentence = message.map { binder.add(sentence: $0) }
        return bound
    }

    /// Reports mistakes in the condition, and unknown placeholders in the message.
    func problems(in context: DefinitionContext) -> [DefinitionProblem] {
        condition.problems + (message.map(DefinitionProblem.problems(ofRuleMessage:)) ?? [])
    }

    /// Adds a finding `check` if the condition is false, or if its evaluation overflows.
    ///
    /// - Complexity: O(*n*) in the condition.
    func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        if condition.fails(in: context) { findings.add(.check) }
    }
}

extension CheckValidator {
    static var word: Vocabulary.Word<any Validator> {
        Vocabulary.Word(
            "check",
            usage:
                #"{ "check": { "that": "to >= from", "message": "It ends before it starts." } }"#,
            summary:
                "The condition is true or has no result; if it is false, the message is reported. (`that`, `message`)",
            takesMain: true
        ) { arguments in
            let condition = arguments.expression("that", isMain: true, isRequired: true)
            let message = arguments.localizedText("message")
            return condition.map { CheckValidator($0, message: message) }
        }
    }
}

extension Validator where Self == AnyValidator {
    /// Requires a condition on this field and others to be true.
    public static func check(_ condition: FormExpression, message: LocalizedText? = nil)
        -> AnyValidator
    {
        AnyValidator(CheckValidator(condition, message: message))
    }
}
