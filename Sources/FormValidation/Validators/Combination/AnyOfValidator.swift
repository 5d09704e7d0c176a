public import FormModel

/// Wants at least one of several validators to accept the value.
public struct AnyOfValidator: Validator {
    /// `anyOf`.
    public var name: String { "anyOf" }

    private(set) var alternatives: NestedValidators

    /// The places of the alternatives; a marker such as `stopOnFirst` is none.
    private let indices: [Int]

    /// Makes the validator; the alternatives are asked in order, up to the first that accepts.
    public init(_ alternatives: [any Validator]) {
        self.alternatives = NestedValidators(alternatives)
        indices = alternatives.indices.filter { !alternatives[$0].stopsOnFirst }
    }

    /// `anyOf`: which alternatives failed, and why, is not told.
    public var codes: [IssueCode: [String]] {
        var codes: [IssueCode: [String]] = [.anyOf: []]
        codes[.timeUnknown] = alternatives.codes[.timeUnknown]
        return codes
    }

    /// An empty value passes unless every alternative judges it.
    public var judgesEmpty: Bool { alternatives.list.allSatisfy(\.judgesEmpty) }

    /// A value is needed where every alternative needs one.
    public var requiresValue: Bool { alternatives.list.allSatisfy(\.requiresValue) }

    /// What the alternatives read.
    public var reads: [FieldName] { alternatives.reads }

    /// Whether any of the alternatives does.
    public var canonicalizes: Bool { alternatives.canonicalizes }

    /// Appends that of the first alternative that has one.
    public func canonicalize(_ text: Span<UInt8>, into canonical: inout [UInt8]) {
        alternatives.canonicalize(text, into: &canonical)
    }

    /// With the expressions of those that it is made of compiled.
    public func bound(by binder: inout ExpressionBinder) -> AnyOfValidator {
        var bound = self
        bound.alternatives = alternatives.bound(by: &binder)
        return bound
    }

    /// What is wrong with the alternatives, a list without any, and asynchronous checks, whose answers come
    /// too late to choose by.
    public func problems(in context: DefinitionContext) -> [DefinitionProblem] {
        alternatives.problems(in: context) + noValidators(among: alternatives)
            + asynchronous(among: alternatives, "validators")
    }

    /// Adds `anyOf`.
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
    /// Wants at least one of several validators to accept the value.
    public static func anyOf(_ alternatives: [any Validator]) -> AnyOfValidator {
        AnyOfValidator(alternatives)
    }
}
