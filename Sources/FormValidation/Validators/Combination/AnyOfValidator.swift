public import FormModel

/// Requires at least one of the given validators to accept the value.
struct AnyOfValidator: Validator {
    var name: String { "anyOf" }

    private(set) var alternatives: NestedValidators

    /// The indices of the alternatives, without markers such as `stopOnFirst`.
    private let indices: [Int]

    /// Makes the validator; the alternatives are tried in order until one accepts the value.
    init(_ alternatives: [any Validator]) {
        self.alternatives = NestedValidators(alternatives)
        indices = alternatives.indices.filter { !alternatives[$0].stopsOnFirst }
    }

    /// `anyOf`, whichever alternatives failed.
    var facts: ValidatorFacts {
        var facts = alternatives.facts
        facts.codes = [.anyOf: []]
        facts.codes[.timeUnknown] = alternatives.facts.codes[.timeUnknown]
        facts.judgesEmpty = alternatives.factsOfEach.allSatisfy(\.judgesEmpty)
        facts.judgesValues = true
        facts.requiresValue = alternatives.factsOfEach.allSatisfy(\.requiresValue)
        facts.remoteChecks = []
        return facts
    }

    /// Appends the canonical form of the first alternative that has one.
    func canonicalize(_ text: Span<UInt8>, into canonical: inout [UInt8]) {
        alternatives.canonicalize(text, into: &canonical)
    }

    /// A copy whose nested validators have compiled expressions.
    func bound(by binder: inout ExpressionBinder) -> AnyOfValidator {
        var bound = self
        bound.alternatives = alternatives.bound(by: &binder)
        return bound
    }

    /// Reports mistakes in the alternatives, an empty list of alternatives, and asynchronous
    /// checks, whose results arrive too late to choose an alternative.
    func problems(in context: DefinitionContext) -> [DefinitionProblem] {
        alternatives.problems(in: context) + noValidators(among: alternatives)
            + asynchronous(among: alternatives, FormKey.validators.rawValue)
    }

    /// Adds a finding `anyOf` if no alternative accepts the value.
    ///
    /// - Complexity: That of the alternatives.
    func judge(
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

extension AnyOfValidator {
    /// The keyword `anyOf`.
    func schema(in context: DefinitionContext) -> SchemaFragment? {
        var ways: [SchemaValue] = []
        for alternative in alternatives.list where !alternative.stopsOnFirst {
            guard !alternative.facts.judgesEmpty, let way = alternative.schema(in: context)?.schema
            else {
                return nil
            }
            ways.append(way)
        }
        return SchemaFragment(["anyOf": .list(ways)])
    }
}

extension AnyOfValidator {
    static var word: Vocabulary.Word<any Validator> {
        Vocabulary.Word(
            "anyOf", usage: #"{ "anyOf": ["email", { "length": { "max": 3 } }] }"#,
            summary: "At least one of the validators listed accepts the value.", takesMain: true
        ) { arguments in
            arguments.validators(FormKey.validators.rawValue, isMain: true, isRequired: true)
                .map(AnyOfValidator.init)
        }
    }
}

extension Validator where Self == AnyValidator {
    /// Requires at least one of the given validators to accept the value.
    public static func anyOf(_ alternatives: [any Validator]) -> AnyValidator {
        AnyValidator(AnyOfValidator(alternatives))
    }
}
