/// The validators inside another validator, such as the alternatives of `anyOf`.
///
/// The enclosing validator forwards their reads, codes and problems. An empty value passes those that
/// do not judge empty values.
public struct NestedValidators: Sendable {
    /// The validators, in order.
    public let list: [any Validator]

    /// The facts of the validators together: all that they read, all codes that they may add, and
    /// whether any of them judges, requires or canonicalizes values.
    ///
    /// There are no ``ValidatorFacts/types``, since each validator says which types it takes; and
    /// `stopsOnFirst` of a nested validator ends this list, not that of the enclosing validator.
    public let facts: ValidatorFacts

    /// The facts of each validator, in order.
    ///
    /// They are stored, because deriving them anew at each level would take exponential time in the
    /// depth of nesting.
    public let factsOfEach: [ValidatorFacts]

    private let validators: ValidatorList
    private let stopsOnFirst: Bool

    /// Makes nested validators from a list, in order.
    public init(_ validators: [any Validator]) {
        list = validators.map(\.unwrapped)
        self.validators = ValidatorList(list.enumerated().map { (place: $0, validator: $1) })
        let each = list.map(\.facts)
        factsOfEach = each
        stopsOnFirst = each.contains(where: \.stopsOnFirst)
        facts = ValidatorFacts(
            codes: NestedValidators.codes(of: list, each), reads: each.flatMap(\.reads),
            remoteChecks: each.flatMap(\.remoteChecks),
            judgesEmpty: each.contains(where: \.judgesEmpty),
            judgesValues: each.contains(where: \.judgesValues),
            requiresValue: each.contains(where: \.requiresValue),
            canonicalizes: each.contains(where: \.canonicalizes))
    }

    /// The codes of all validators with all their parameters; empty if one validator declares none.
    private static func codes(
        of list: [any Validator], _ facts: [ValidatorFacts]
    ) -> [IssueCode: [String]] {
        var codes: [IssueCode: [String]] = [:]
        for (validator, facts) in zip(list, facts) where facts.judgesEmpty || facts.judgesValues {
            guard !facts.codes.isEmpty else { return [:] }
            var names = validator.parameters.names
            if names.contains("other") { names.append("otherTitle") }
            for (code, own) in facts.codes { codes[code, default: []] += names + own }
        }
        return codes
    }

    /// Appends the canonical form of the first validator that gives one.
    public func canonicalize(_ text: Span<UInt8>, into canonical: inout [UInt8]) {
        let count = canonical.count
        for (validator, facts) in zip(list, factsOfEach) where facts.canonicalizes {
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
        guard
            value.kind == .empty
                ? factsOfEach[index].judgesEmpty : factsOfEach[index].judgesValues
        else { return true }
        let mark = findings.mark
        unsafe validators[index].judge(value, in: context, into: &findings)
        guard findings.mark.count > mark.count else { return true }
        // The compiled form adds only the parameters of the enclosing validator to findings.
        findings.add(list[index].parameters, since: mark)
        return findings.mark.errors == mark.errors
    }
}
