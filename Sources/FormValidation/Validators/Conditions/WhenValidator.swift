public import FormModel

/// Asks validators while a condition holds.
public struct WhenValidator: Validator {
    /// `when`.
    public var name: String { "when" }

    /// The condition; without an answer it does not hold.
    public private(set) var condition: FormExpression

    private var validators: NestedValidators

    /// Makes the validator.
    public init(_ condition: FormExpression, then validators: [any Validator]) {
        self.condition = condition
        self.validators = NestedValidators(validators)
    }

    /// Those of the validators.
    public var codes: [IssueCode: [String]] { validators.codes }

    /// Where one of the validators does.
    public var judgesEmpty: Bool { validators.list.contains(where: \.judgesEmpty) }

    /// Where one of the validators does.
    public var judgesValues: Bool { validators.list.contains(where: \.judgesValues) }

    /// Not always.
    public var requiresValue: Bool { false }

    /// The fields that the condition names, and those that the validators look at.
    public var reads: [FieldName] { condition.reads + validators.reads }

    /// Those of the validators.
    public var remoteChecks: [String] { validators.remoteChecks }

    /// With its condition, and what the validators hold, compiled.
    public func bound(by binder: inout ExpressionBinder) -> WhenValidator {
        var bound = self
        bound.condition = binder.condition(condition)
        bound.validators = validators.bound(by: &binder)
        return bound
    }

    /// What is wrong with the condition or the validators, and an empty list of them.
    public func problems(in context: DefinitionContext) -> [DefinitionProblem] {
        condition.problems + validators.problems(in: context) + noValidators(among: validators)
    }

    /// Adds what the validators find, where the condition holds.
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
    /// Asks validators while a condition holds.
    public static func when(
        _ condition: FormExpression, then validators: [any Validator]
    ) -> WhenValidator {
        WhenValidator(condition, then: validators)
    }
}
