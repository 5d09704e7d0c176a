public import FormModel

/// Wants a condition over this field and others to hold.
///
/// A condition without an answer, because a field that it names is empty or could not be read, passes. An
/// empty value is not judged.
public struct CheckValidator: Validator {
    /// `check`.
    public var name: String { "check" }

    /// The condition.
    public private(set) var condition: FormExpression

    /// What is said where it does not hold, in place of the catalogue's sentence.
    public let message: LocalizedText?

    private var sentence: Int?

    /// Makes the validator.
    ///
    /// - Parameters:
    ///   - condition: The condition; it names fields of the form.
    ///   - message: What is said where it does not hold; it may name `{title}`.
    public init(_ condition: FormExpression, message: LocalizedText? = nil) {
        self.condition = condition
        self.message = message
    }

    /// Where the form keeps the message.
    public var parameters: IssueParameters { IssueParameters(sentence: sentence) }

    /// `check`.
    public var codes: [IssueCode: [String]] { [.check: []] }

    /// The fields that the condition names.
    public var reads: [FieldName] { condition.reads }

    /// With its condition compiled.
    public func bound(by binder: inout ExpressionBinder) -> CheckValidator {
        var bound = self
        bound.condition = binder.condition(condition)
        bound.sentence = message.map { binder.add(sentence: $0) }
        return bound
    }

    /// What is wrong with the condition, and what the message cannot name.
    public func problems(in context: DefinitionContext) -> [DefinitionProblem] {
        condition.problems + (message.map(DefinitionProblem.problems(ofRuleMessage:)) ?? [])
    }

    /// Adds `check` where the condition does not hold, or overflows.
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
    /// Wants a condition over this field and others to hold.
    public static func check(_ condition: FormExpression, message: LocalizedText? = nil)
        -> CheckValidator
    {
        CheckValidator(condition, message: message)
    }
}
