import FormModel

extension Validator {
    /// Reports an empty list of nested validators.
    func noValidators(among validators: NestedValidators) -> [DefinitionProblem] {
        validators.list.isEmpty ? missing("at least one validator") : []
    }

    /// Reports asynchronous checks among validators whose result is needed immediately.
    func asynchronous(among validators: NestedValidators, _ key: String) -> [DefinitionProblem] {
        validators.facts.remoteChecks.isEmpty
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
    /// Reports an invalid parameter.
    func badParameter(_ key: String, _ expected: String) -> DefinitionProblem {
        DefinitionProblem(
            .badParameter,
            parameters: ["owner": .text(name), "key": .text(key), "expected": .text(expected)])
    }

    /// The problem of a comparison with a field that does not exist, is the field itself, or holds values of another
    /// type.
    func problems(
        comparingWith other: FieldName, in context: DefinitionContext
    ) -> [DefinitionProblem] {
        guard let input = context.input(other), other != context.item.name else {
            return [DefinitionProblem(.unknownField, parameters: ["name": .text(other.text)])]
        }
        let type = context.item.valueType
        guard type != input.valueType || type == .group else { return [] }
        return [
            DefinitionProblem(
                .unsuitableValidator,
                parameters: ["name": .text(name), "value": .text(type.rawValue)])
        ]
    }
}
