public import FormModel

/// Makes a warning of what another validator finds: it is reported, and the value is valid all the same.
public struct WarningValidator: Validator {
    /// `warning`.
    public var name: String { "warning" }

    private(set) var validators: NestedValidators

    /// Makes the validator.
    public init(_ validator: any Validator) {
        validators = NestedValidators([validator])
    }

    /// What the other validator gives.
    public var codes: [IssueCode: [String]] { validators.codes }

    /// Whether the other validator does.
    public var judgesEmpty: Bool { validators.list.contains(where: \.judgesEmpty) }

    /// Whether the other validator does.
    public var judgesValues: Bool { validators.list.contains(where: \.judgesValues) }

    /// An answer that is only recommended is not needed.
    public var requiresValue: Bool { false }

    /// What the other validator reads.
    public var reads: [FieldName] { validators.reads }

    /// Those of the validators that it is made of.
    public var remoteChecks: [String] { validators.remoteChecks }

    /// Whether the other validator does.
    public var canonicalizes: Bool { validators.canonicalizes }

    /// Appends that of the other validator.
    public func canonicalize(_ text: Span<UInt8>, into canonical: inout [UInt8]) {
        validators.canonicalize(text, into: &canonical)
    }

    /// With the expressions of those that it is made of compiled.
    public func bound(by binder: inout ExpressionBinder) -> WarningValidator {
        var bound = self
        bound.validators = validators.bound(by: &binder)
        return bound
    }

    /// What is wrong with the other validator.
    public func problems(in context: DefinitionContext) -> [DefinitionProblem] {
        validators.problems(in: context)
    }

    /// Adds what the other validator finds, as warnings.
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
    /// Makes a warning of what another validator finds.
    public static func warning(_ validator: any Validator) -> WarningValidator {
        WarningValidator(validator)
    }
}
