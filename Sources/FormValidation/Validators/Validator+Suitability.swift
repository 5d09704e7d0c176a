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
}
