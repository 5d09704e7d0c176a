public import FormModel

/// Applies validators while a condition is true.
public struct WhenValidator: Validator {
    /// The name `when`.
    public var name: String { "when" }

    /// The condition; one that cannot be evaluated counts as false.
    public private(set) var condition: FormExpression

    private var validators: NestedValidators

    /// Makes the validator.
    public init(_ condition: FormExpression, then validators: [any Validator]) {
        self.condition = condition
        self.validators = NestedValidators(validators)
    }

    /// The codes of the nested validators.
    public var codes: [IssueCode: [String]] { validators.codes }

    /// Whether one of the nested validators judges empty values.
    public var judgesEmpty: Bool { validators.list.contains(where: \.judgesEmpty) }

    /// Whether one of the nested validators judges values that are not empty.
    public var judgesValues: Bool { validators.list.contains(where: \.judgesValues) }

    /// `false`: the condition may be false.
    public var requiresValue: Bool { false }

    /// The fields that the condition and the nested validators read.
    public var reads: [FieldName] { condition.reads + validators.reads }

    /// The asynchronous checks of the nested validators.
    public var remoteChecks: [String] { validators.remoteChecks }

    /// A copy with a compiled condition, whose nested validators have compiled expressions.
    public func bound(by binder: inout ExpressionBinder) -> WhenValidator {
        var bound = self
        bound.condition = binder.condition(condition)
        bound.validators = validators.bound(by: &binder)
        return bound
    }

    /// Reports mistakes in the condition and the validators, and an empty list of validators.
    public func problems(in context: DefinitionContext) -> [DefinitionProblem] {
        condition.problems + validators.problems(in: context) + noValidators(among: validators)
    }

    /// Adds the findings of the nested validators if the condition is true.
    ///
    /// - Complexity: That of the condition and the validators.
    public func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        guard condition.holds(in: context) == true else { return }
        validators.judge(value, in: context, into: &findings)
    }
}

extension Validator where Self == WhenValidator {
    /// Applies validators while a condition is true.
    public static func when(
        _ condition: FormExpression, then validators: [any Validator]
    ) -> WhenValidator {
        WhenValidator(condition, then: validators)
    }
}
