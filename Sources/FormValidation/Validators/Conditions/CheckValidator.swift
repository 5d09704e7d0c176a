public import FormModel

/// Requires a condition on this field and others to be true.
///
/// An empty value passes. So does every value while the condition cannot be evaluated, because a
/// field that it reads is empty or unreadable.
public struct CheckValidator: Validator {
    /// The name `check`.
    public var name: String { "check" }

    /// The condition.
    public private(set) var condition: FormExpression

    /// The message of the issue; `nil` for the sentence of the message catalogue.
    public let message: LocalizedText?

    private var sentence: Int?

    /// Makes the validator.
    ///
    /// - Parameters:
    ///   - condition: The condition, which reads fields of the form.
    ///   - message: The message of the issue; its only placeholder is `{title}`.
    public init(_ condition: FormExpression, message: LocalizedText? = nil) {
        self.condition = condition
        self.message = message
    }

    /// The index of its message among the sentences of the form.
    public var parameters: IssueParameters { IssueParameters(sentence: sentence) }

    /// The finding codes: `check`.
    public var codes: [IssueCode: [String]] { [.check: []] }

    /// The fields that the condition reads.
    public var reads: [FieldName] { condition.reads }

    /// A copy with a compiled condition, and its message stored in the form.
    public func bound(by binder: inout ExpressionBinder) -> CheckValidator {
        var bound = self
        bound.condition = binder.condition(condition)
        bound.sentence = message.map { binder.add(sentence: $0) }
        return bound
    }

    /// Reports mistakes in the condition, and unknown placeholders in the message.
    public func problems(in context: DefinitionContext) -> [DefinitionProblem] {
        condition.problems + (message.map(DefinitionProblem.problems(ofRuleMessage:)) ?? [])
    }

    /// Adds a finding `check` if the condition is false, or if its evaluation overflows.
    ///
    /// - Complexity: O(*n*) in the condition.
    public func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        if condition.fails(in: context) { findings.add(.check) }
    }
}

extension Validator where Self == CheckValidator {
    /// Requires a condition on this field and others to be true.
    public static func check(_ condition: FormExpression, message: LocalizedText? = nil)
        -> CheckValidator
    {
        CheckValidator(condition, message: message)
    }
}
