/// The validators inside another validator, such as the alternatives of `anyOf`.
///
/// The outer validator forwards their reads, codes and problems. An empty value passes those that
/// do not judge empty values.
public struct NestedValidators: Sendable {
    /// The validators, in order.
    public let list: [any Validator]

    private let validators: ValidatorList
    private let judgesEmpty: [Bool]
    private let judgesValues: [Bool]
    private let stopsOnFirst: Bool

    /// Makes nested validators from a list, in order.
    public init(_ validators: [any Validator]) {
        list = validators.map(\.unwrapped)
        self.validators = ValidatorList(list)
        judgesEmpty = list.map(\.judgesEmpty)
        judgesValues = list.map(\.judgesValues)
        stopsOnFirst = list.contains(where: \.stopsOnFirst)
    }

    /// The facts of the validators together: all that they read, all codes that they may add, and
    /// whether any of them judges, requires or canonicalizes values.
    ///
    /// There are no ``ValidatorFacts/types``, since each validator says which types it takes; and
    /// `stopsOnFirst` of a nested validator ends this list, not that of the outer validator.
    public var facts: ValidatorFacts {
        ValidatorFacts(
            codes: codes, reads: list.flatMap(\.reads), remoteChecks: list.flatMap(\.remoteChecks),
            judgesEmpty: list.contains(where: \.judgesEmpty),
            judgesValues: list.contains(where: \.judgesValues),
            requiresValue: list.contains(where: \.requiresValue),
            canonicalizes: list.contains(where: \.canonicalizes))
    }

    /// The codes of all validators with all their parameters; empty if one validator declares none.
    private var codes: [IssueCode: [String]] {
        var codes: [IssueCode: [String]] = [:]
        for validator in list where validator.judgesEmpty || validator.judgesValues {
            let own = validator.codes
            guard !own.isEmpty else { return [:] }
            var names = validator.parameters.names
            if names.contains("other") { names.append("otherTitle") }
            for (code, facts) in own { codes[code, default: []] += names + facts }
        }
        return codes
    }

    /// Appends the canonical form of the first validator that gives one.
    public func canonicalize(_ text: Span<UInt8>, into canonical: inout [UInt8]) {
        let count = canonical.count
        for validator in list where validator.canonicalizes {
            validator.canonicalize(text, into: &canonical)
            if canonical.count > count { return }
        }
    }

    /// The same validators with compiled expressions.
    public func bound(by binder: inout ExpressionBinder) -> NestedValidators {
        var bound: [any Validator] = []
        for validator in list { bound.append(validator.bound(by: &binder)) }
        return NestedValidators(bound)
    }

    /// The problems of all validators, each with the index of its validator.
    public func problems(in context: DefinitionContext) -> [DefinitionProblem] {
        list.enumerated().flatMap { index, validator in
            validator.allProblems(in: context).map { $0.nested(at: index) }
        }
    }

    /// Runs the validators in order; if `stopOnFirst` is among them, only up to the first error.
    ///
    /// - Returns: Whether no validator found an error.
    /// - Complexity: That of the validators.
    @discardableResult
    public func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) -> Bool {
        var passes = true
        for index in list.indices {
            guard !judge(index, value, in: context, into: &findings) else { continue }
            passes = false
            if stopsOnFirst { break }
        }
        return passes
    }

    /// Runs one of the validators.
    ///
    /// - Returns: Whether the validator found no error.
    @discardableResult
    public func judge(
        _ index: Int, _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) -> Bool {
        guard value.kind == .empty ? judgesEmpty[index] : judgesValues[index] else { return true }
        let mark = findings.mark
        validators.judge(index, value, in: context, into: &findings)
        guard findings.mark.count > mark.count else { return true }
        // The compiled form adds only the parameters of the outer validator to findings.
        findings.add(list[index].parameters, since: mark)
        return findings.mark.errors == mark.errors
    }
}
