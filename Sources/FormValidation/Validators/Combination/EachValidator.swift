public import FormModel

/// Wants each element of a list to pass validators; an issue is about the element: `/tags/0`.
public struct EachValidator: Validator {
    /// `each`.
    public var name: String { "each" }

    private(set) var validators: NestedValidators

    /// Makes the validator; the elements are judged as texts.
    public init(_ validators: [any Validator]) {
        self.validators = NestedValidators(validators)
    }

    /// What the validators give.
    public var codes: [IssueCode: [String]] { validators.codes }

    /// What the validators read.
    public var reads: [FieldName] { validators.reads }

    /// Those of the validators that it is made of.
    public var remoteChecks: [String] { validators.remoteChecks }

    /// Whether any of the validators does.
    public var canonicalizes: Bool { validators.canonicalizes }

    /// Appends the canonical form of one element.
    public func canonicalize(_ text: Span<UInt8>, into canonical: inout [UInt8]) {
        validators.canonicalize(text, into: &canonical)
    }

    /// With the expressions of those that it is made of compiled.
    public func bound(by binder: inout ExpressionBinder) -> EachValidator {
        var bound = self
        bound.validators = validators.bound(by: &binder)
        return bound
    }

    /// What is wrong with the validators, values that are no list, and a list without validators.
    public func problems(in context: DefinitionContext) -> [DefinitionProblem] {
        let unsuited = unsuitable(in: context, unless: [.choices, .texts])
        guard unsuited.isEmpty else { return unsuited }
        return validators.problems(in: context.forElements) + noValidators(among: validators)
    }

    /// Adds what the validators find, with the index of the element.
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
    /// Wants each element of a list to pass validators.
    public static func each(_ validators: [any Validator]) -> EachValidator {
        EachValidator(validators)
    }
}
