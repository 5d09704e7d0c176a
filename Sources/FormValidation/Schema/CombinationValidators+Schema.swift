import FormModel

// What validators that are made of others say in JSON Schema: what these say, where they say it in full.

extension AnyOfValidator {
    /// `anyOf`.
    func schema(in context: DefinitionContext) -> SchemaFragment? {
        var ways: [SchemaValue] = []
        for alternative in alternatives.list where !alternative.stopsOnFirst {
            guard !alternative.judgesEmpty, let way = alternative.schema(in: context)?.schema else {
                return nil
            }
            ways.append(way)
        }
        return SchemaFragment(["anyOf": .list(ways)])
    }
}

extension NotValidator {
    /// `not`.
    func schema(in context: DefinitionContext) -> SchemaFragment? {
        guard let only = refused.list.first, refused.list.count == 1, !only.judgesEmpty else {
            return nil
        }
        return only.schema(in: context)?.schema.map { SchemaFragment(["not": $0]) }
    }
}

extension EachValidator {
    /// `items`.
    func schema(in context: DefinitionContext) -> SchemaFragment? {
        var fragment = SchemaFragment()
        for validator in validators.list {
            guard !validator.judgesEmpty,
                let schema = validator.schema(in: context.forElements)?.schema
            else { return nil }
            fragment.keywords.append(.init("items", schema))
        }
        return fragment
    }
}

extension StopOnFirstValidator {
    /// Nothing: it bears on what is told, not on what is accepted.
    func schema(in context: DefinitionContext) -> SchemaFragment? { SchemaFragment() }
}

extension WarningValidator {
    /// Nothing: what is warned of is accepted.
    func schema(in context: DefinitionContext) -> SchemaFragment? { SchemaFragment() }
}
