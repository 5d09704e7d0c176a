/// A validator whose own type does not matter, as `.email` and the other validators that are shipped make it.
///
/// ```swift
/// extension Validator where Self == AnyValidator {
///     static var even: AnyValidator { AnyValidator(Even()) }
/// }
/// FormItem.input("socks", title: "Socks", value: .integer, validators: [.required, .even])
/// ```
///
/// A form calls the validator that was wrapped, so the wrapping costs nothing when values are validated.
public struct AnyValidator: Validator {
    let base: any Validator

    /// Wraps a validator; one that is wrapped already is not wrapped again.
    public init(_ validator: any Validator) { base = validator.unwrapped }

    /// The name of the wrapped validator.
    public var name: String { base.name }
    /// The parameters of the wrapped validator.
    public var parameters: IssueParameters { base.parameters }
    /// The parameters of the wrapped validator at a moment.
    public func parameters(at now: DateTime, of type: ValueType) -> IssueParameters {
        base.parameters(at: now, of: type)
    }
    /// The facts of the wrapped validator.
    public var facts: ValidatorFacts { base.facts }

    /// Appends the canonical text that the wrapped validator makes.
    public func canonicalize(_ text: Span<UInt8>, into canonical: inout [UInt8]) {
        base.canonicalize(text, into: &canonical)
    }

    /// The problems of the wrapped validator.
    public func problems(in context: DefinitionContext) -> [DefinitionProblem] {
        base.problems(in: context)
    }

    /// Whether the wrapped validator refuses every value.
    public func refusesEveryValue(in context: DefinitionContext) -> Bool {
        base.refusesEveryValue(in: context)
    }

    /// The schema of the wrapped validator.
    public func schema(in context: DefinitionContext) -> SchemaFragment? {
        base.schema(in: context)
    }

    /// The wrapped validator, bound and wrapped again.
    public func bound(by binder: inout ExpressionBinder) -> AnyValidator {
        AnyValidator(base.bound(by: &binder))
    }

    /// Has the wrapped validator judge the value.
    public func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        base.judge(value, in: context, into: &findings)
    }
}

extension Validator {
    /// The validator itself, without an ``AnyValidator`` around it.
    var unwrapped: any Validator { (self as? AnyValidator)?.base ?? self }
}
