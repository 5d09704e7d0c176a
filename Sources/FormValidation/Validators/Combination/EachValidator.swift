public import FormModel

/// Requires each element of a list to pass the given validators; an issue points to its element,
/// such as `/tags/0`.
public struct EachValidator: Validator {
    /// The name `each`.
    public var name: String { "each" }

    private(set) var validators: NestedValidators

    /// Makes the validator; the validators receive the elements as texts.
    public init(_ validators: [any Validator]) {
        self.validators = NestedValidators(validators)
    }

    /// The codes of the nested validators.
    public var codes: [IssueCode: [String]] { validators.codes }

    /// The fields that the nested validators read.
    public var reads: [FieldName] { validators.reads }

    /// The asynchronous checks of the nested validators.
    public var remoteChecks: [String] { validators.remoteChecks }

    /// Whether one of the nested validators has a canonical form.
    public var canonicalizes: Bool { validators.canonicalizes }

    /// Appends the canonical form of one element.
    public func canonicalize(_ text: Span<UInt8>, into canonical: inout [UInt8]) {
        validators.canonicalize(text, into: &canonical)
    }

    /// A copy whose nested validators have compiled expressions.
    public func bound(by binder: inout ExpressionBinder) -> EachValidator {
        var bound = self
        bound.validators = validators.bound(by: &binder)
        return bound
    }

    /// Reports mistakes in the nested validators, an empty list of validators, and a field whose
    /// type is not a list.
    public func problems(in context: DefinitionContext) -> [DefinitionProblem] {
        let unsuited = unsuitable(in: context, unless: [.choices, .texts])
        guard unsuited.isEmpty else { return unsuited }
        return validators.problems(in: context.forElements) + noValidators(among: validators)
    }

    /// Adds the findings of the nested validators, each with the index of its element.
    ///
    /// - Complexity: That of the validators for each element.
    public func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        let outer = findings.element
        for index in 0..<value.count {
            findings.element = index
            validators.judge(value.elementView(index), in: context, into: &findings)
        }
        findings.element = outer
    }
}

extension Validator where Self == EachValidator {
    /// Requires each element of a list to pass the given validators.
    public static func each(_ validators: [any Validator]) -> EachValidator {
        EachValidator(validators)
    }
}
