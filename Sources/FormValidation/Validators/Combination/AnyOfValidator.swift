public import FormModel

/// Requires at least one of the given validators to accept the value.
public struct AnyOfValidator: Validator {
    /// The name `anyOf`.
    public var name: String { "anyOf" }

    private(set) var alternatives: NestedValidators

    /// The indices of the alternatives, without markers such as `stopOnFirst`.
    private let indices: [Int]

    /// Makes the validator; the alternatives are tried in order until one accepts the value.
    public init(_ alternatives: [any Validator]) {
        self.alternatives = NestedValidators(alternatives)
        indices = alternatives.indices.filter { !alternatives[$0].stopsOnFirst }
    }

    /// The finding codes: `anyOf`, without the codes of the alternatives that failed.
    public var codes: [IssueCode: [String]] {
        var codes: [IssueCode: [String]] = [.anyOf: []]
        codes[.timeUnknown] = alternatives.codes[.timeUnknown]
        return codes
    }

    /// Whether every alternative judges empty values; otherwise an empty value passes.
    public var judgesEmpty: Bool { alternatives.list.allSatisfy(\.judgesEmpty) }

    /// Whether every alternative requires a value.
    public var requiresValue: Bool { alternatives.list.allSatisfy(\.requiresValue) }

    /// The fields that the alternatives read.
    public var reads: [FieldName] { alternatives.reads }

    /// Whether one of the alternatives has a canonical form.
    public var canonicalizes: Bool { alternatives.canonicalizes }

    /// Appends the canonical form of the first alternative that has one.
    public func canonicalize(_ text: Span<UInt8>, into canonical: inout [UInt8]) {
        alternatives.canonicalize(text, into: &canonical)
    }

    /// A copy whose nested validators have compiled expressions.
    public func bound(by binder: inout ExpressionBinder) -> AnyOfValidator {
        var bound = self
        bound.alternatives = alternatives.bound(by: &binder)
        return bound
    }

    /// Reports mistakes in the alternatives, an empty list of alternatives, and asynchronous
    /// checks, whose results arrive too late to choose an alternative.
    public func problems(in context: DefinitionContext) -> [DefinitionProblem] {
        alternatives.problems(in: context) + noValidators(among: alternatives)
            + asynchronous(among: alternatives, "validators")
    }

    /// Adds a finding `anyOf` if no alternative accepts the value.
    ///
    /// - Complexity: That of the alternatives.
    public func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        let mark = findings.mark
        var dependsOnTime = false
        for index in indices {
            let accepts = alternatives.judge(index, value, in: context, into: &findings)
            if !accepts, findings.has(.timeUnknown, since: mark) { dependsOnTime = true }
            findings.rewind(to: mark)
            if accepts { return }
        }
        findings.add(dependsOnTime ? .timeUnknown : .anyOf)
    }
}

extension Validator where Self == AnyOfValidator {
    /// Requires at least one of the given validators to accept the value.
    public static func anyOf(_ alternatives: [any Validator]) -> AnyOfValidator {
        AnyOfValidator(alternatives)
    }
}
