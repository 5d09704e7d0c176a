public import FormModel

/// Turns the findings of another validator into warnings: they are reported, and the value remains
/// valid.
public struct WarningValidator: Validator {
    /// The name `warning`.
    public var name: String { "warning" }

    private(set) var validators: NestedValidators

    /// Makes the validator.
    public init(_ validator: any Validator) {
        validators = NestedValidators([validator])
    }

    /// The codes of the nested validator.
    public var codes: [IssueCode: [String]] { validators.codes }

    /// Whether the nested validator judges empty values.
    public var judgesEmpty: Bool { validators.list.contains(where: \.judgesEmpty) }

    /// Whether the nested validator judges values that are not empty.
    public var judgesValues: Bool { validators.list.contains(where: \.judgesValues) }

    /// `false`: a warning makes no value mandatory.
    public var requiresValue: Bool { false }

    /// The fields that the nested validator reads.
    public var reads: [FieldName] { validators.reads }

    /// The asynchronous checks of the nested validators.
    public var remoteChecks: [String] { validators.remoteChecks }

    /// Whether the nested validator has a canonical form.
    public var canonicalizes: Bool { validators.canonicalizes }

    /// Appends the canonical form of the nested validator.
    public func canonicalize(_ text: Span<UInt8>, into canonical: inout [UInt8]) {
        validators.canonicalize(text, into: &canonical)
    }

    /// A copy whose nested validators have compiled expressions.
    public func bound(by binder: inout ExpressionBinder) -> WarningValidator {
        var bound = self
        bound.validators = validators.bound(by: &binder)
        return bound
    }

    /// Reports mistakes in the nested validator.
    public func problems(in context: DefinitionContext) -> [DefinitionProblem] {
        validators.problems(in: context)
    }

    /// Adds the findings of the nested validator as warnings.
    ///
    /// - Complexity: That of the other validator.
    public func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        let mark = findings.mark
        validators.judge(value, in: context, into: &findings)
        findings.makeWarnings(since: mark)
    }
}

extension Validator where Self == WarningValidator {
    /// Turns the findings of another validator into warnings.
    public static func warning(_ validator: any Validator) -> WarningValidator {
        WarningValidator(validator)
    }
}
