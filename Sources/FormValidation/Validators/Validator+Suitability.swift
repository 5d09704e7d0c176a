import FormModel

extension Validator {
    /// Reports an item whose value type the validator does not support.
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

    /// Reports an empty list of nested validators.
    func noValidators(among validators: NestedValidators) -> [DefinitionProblem] {
        validators.list.isEmpty ? missing("at least one validator") : []
    }

    /// Reports asynchronous checks among validators whose result is needed immediately.
    func asynchronous(among validators: NestedValidators, _ key: String) -> [DefinitionProblem] {
        validators.remoteChecks.isEmpty
            ? [] : [badParameter(key, "made of validators other than \"remote\"")]
    }

    /// Reports a missing parameter.
    func missing(_ expected: String) -> [DefinitionProblem] {
        [
            DefinitionProblem(
                .missingParameter,
                parameters: ["owner": .text(name), "expected": .text(expected)])
        ]
    }
}

extension Validator {
    /// Reports an invalid parameter.
    func badParameter(_ key: String, _ expected: String) -> DefinitionProblem {
        DefinitionProblem(
            .badParameter,
            parameters: ["owner": .text(name), "key": .text(key), "expected": .text(expected)])
    }
}
