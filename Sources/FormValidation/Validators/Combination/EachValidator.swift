public import FormModel

/// Requires each element of a list to pass the given validators; an issue points to its element,
/// such as `/tags/0`.
struct EachValidator: Validator {
    var name: String { "each" }

    private(set) var validators: NestedValidators

    /// Makes the validator; the validators receive the elements as texts.
    init(_ validators: [any Validator]) {
        self.validators = NestedValidators(validators)
    }

    var facts: ValidatorFacts {
        var facts = validators.facts
        facts.types = [.choices, .texts]
        // An empty list has no element to judge.
        (facts.judgesEmpty, facts.judgesValues, facts.requiresValue) = (false, true, false)
        return facts
    }

    /// Appends the canonical form of one element.
    func canonicalize(_ text: Span<UInt8>, into canonical: inout [UInt8]) {
        validators.canonicalize(text, into: &canonical)
    }

    /// A copy whose nested validators have compiled expressions.
    func bound(by binder: inout ExpressionBinder) -> EachValidator {
        var bound = self
        bound.validators = validators.bound(by: &binder)
        return bound
    }

    /// Reports mistakes in the nested validators, an empty list of validators, and a field whose
    /// type is not a list.
    func problems(in context: DefinitionContext) -> [DefinitionProblem] {
        guard let types = facts.types, types.contains(context.item.valueType) else { return [] }
        return validators.problems(in: context.forElements) + noValidators(among: validators)
    }

    /// Adds the findings of the nested validators, each with the index of its element.
    ///
    /// - Complexity: That of the validators for each element.
    func judge(
        _ value: borrowing ValueView, in context: borrowing JudgingContext,
        into findings: inout Findings
    ) {
        let before = findings.element
        for index in 0..<value.count {
            findings.element = index
            validators.judge(value.elementView(index), in: context, into: &findings)
        }
        findings.element = before
    }
}

extension EachValidator {
    /// The keyword `items`.
    func schema(in context: DefinitionContext) -> SchemaFragment? {
        var fragment = SchemaFragment()
        for validator in validators.list {
            guard !validator.facts.judgesEmpty,
                let schema = validator.schema(in: context.forElements)?.schema
            else { return nil }
            fragment.keywords.append(.init("items", schema))
        }
        return fragment
    }
}

extension EachValidator {
    static var word: Vocabulary.Word<any Validator> {
        Vocabulary.Word(
            "each", usage: #"{ "each": [{ "length": { "max": 20 } }] }"#,
            summary: "Each element of a list passes the validators.", takesMain: true
        ) { arguments in
            arguments.validators(FormKey.validators.rawValue, isMain: true, isRequired: true)
                .map(EachValidator.init)
        }
    }
}

extension Validator where Self == AnyValidator {
    /// Requires each element of a list to pass the given validators.
    public static func each(_ validators: [any Validator]) -> AnyValidator {
        AnyValidator(EachValidator(validators))
    }
}
