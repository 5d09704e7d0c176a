/// The validators that another validator is made of, such as the alternatives of `anyOf`.
///
/// It passes on what they read, what they may give and what is wrong with them, so that a validator made
/// of others has as much to say as they have. Empty values pass those that do not judge them.
public struct NestedValidators: Sendable {
    /// The validators, in order.
    public let list: [any Validator]

    private let validators: ValidatorList
    private let judgesEmpty: [Bool]
    private let judgesValues: [Bool]
    private let stopsOnFirst: Bool

    /// Makes it of validators in order.
    public init(_ validators: [any Validator]) {
        list = validators.map(\.unwrapped)
        self.validators = ValidatorList(list)
        judgesEmpty = list.map(\.judgesEmpty)
        judgesValues = list.map(\.judgesValues)
        stopsOnFirst = list.contains(where: \.stopsOnFirst)
    }

    /// The facts of the validators together: all that they read, the codes that they may add, and whether any of them
    /// judges, requires or canonicalizes values.
    ///
    /// It takes any type of value, since each validator says by itself which types it takes; it never stops the list
    /// that the outer validator is in.
    public var facts: ValidatorFacts {
        ValidatorFacts(
            codes: codes, reads: list.flatMap(\.reads), remoteChecks: list.flatMap(\.remoteChecks),
            judgesEmpty: list.contains(where: \.judgesEmpty),
            judgesValues: list.contains(where: \.judgesValues),
            requiresValue: list.contains(where: \.requiresValue),
            canonicalizes: list.contains(where: \.canonicalizes))
    }

    /// The codes that any of the validators may add; none where one of them does not say which.
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

    /// Appends the first canonical form that one of them gives.
    public func canonicalize(_ text: Span<UInt8>, into canonical: inout [UInt8]) {
        let count = canonical.count
        for validator in list where validator.canonicalizes {
            validator.canonicalize(text, into: &canonical)
            if canonical.count > count { return }
        }
    }

    /// The same validators with their expressions compiled.
    public func bound(by binder: inout ExpressionBinder) -> NestedValidators {
        var bound: [any Validator] = []
        for validator in list { bound.append(validator.bound(by: &binder)) }
        return NestedValidators(bound)
    }

    /// What is wrong with any of them, each with its place among them.
    public func problems(in context: DefinitionContext) -> [DefinitionProblem] {
        list.enumerated().flatMap { index, validator in
            validator.allProblems(in: context).map { $0.nested(at: index) }
        }
    }

    /// Asks all of them, or up to the first that finds an error where `stopOnFirst` is among them.
    ///
    /// - Returns: Whether none found an error.
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

    /// Asks one of them.
    ///
    /// - Returns: Whether it found no error.
    @discardableResult
    public func judge(
        _ index: Int, _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) -> Bool {
        guard value.kind == .empty ? judgesEmpty[index] : judgesValues[index] else { return true }
        let mark = findings.mark
        validators.judge(index, value, in: context, into: &findings)
        guard findings.mark.count > mark.count else { return true }
        // The program knows the facts of the outer validator only.
        findings.add(list[index].parameters, since: mark)
        return findings.mark.errors == mark.errors
    }
}
