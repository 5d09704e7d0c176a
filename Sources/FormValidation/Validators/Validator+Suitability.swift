import FormModel

extension Validator {
    /// The problem of standing on an item whose values it cannot judge.
    func unsuitable(
        in context: DefinitionContext, unless suitable: Set<ValueType>
    ) -> [DefinitionProblem] {
        guard !suitable.contains(context.item.valueType) else { return [] }
        return [
            DefinitionProblem(
                .unsuitableValidator,
                parameters: [
                    "name": .text(name), "value": .text(context.item.valueType.rawValue),
                ])
        ]
    }

    /// The problem of being made of validators and having none.
    func noValidators(among validators: NestedValidators) -> [DefinitionProblem] {
        validators.list.isEmpty ? missing("at least one validator") : []
    }

    /// The problem of needing a verdict at once from validators that leave it to an asynchronous check.
    func asynchronous(among validators: NestedValidators, _ key: String) -> [DefinitionProblem] {
        validators.remoteChecks.isEmpty
            ? [] : [badParameter(key, "made of validators other than \"remote\"")]
    }

    /// The problem of lacking a parameter.
    func missing(_ expected: String) -> [DefinitionProblem] {
        [
            DefinitionProblem(
                .missingParameter,
                parameters: ["owner": .text(name), "expected": .text(expected)])
        ]
    }
}

extension Validator {
    /// The problem of a parameter that cannot be what it is.
    func badParameter(_ key: String, _ expected: String) -> DefinitionProblem {
        DefinitionProblem(
            .badParameter,
            parameters: ["owner": .text(name), "key": .text(key), "expected": .text(expected)])
    }
}
