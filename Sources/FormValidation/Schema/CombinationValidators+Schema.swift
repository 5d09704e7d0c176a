import FormModel

// The JSON Schemas of validators that contain others. They exist only if those of the nested
// validators are complete.

extension AnyOfValidator {
    /// The keyword `anyOf`.
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
    /// The keyword `not`.
    func schema(in context: DefinitionContext) -> SchemaFragment? {
        guard let only = refused.list.first, refused.list.count == 1, !only.judgesEmpty else {
            return nil
        }
        return only.schema(in: context)?.schema.map { SchemaFragment(["not": $0]) }
    }
}

extension EachValidator {
    /// The keyword `items`.
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
    /// No keyword: the marker has no influence on validity.
    func schema(in context: DefinitionContext) -> SchemaFragment? { SchemaFragment() }
}

extension WarningValidator {
    /// No keyword: a warning has no influence on validity.
    func schema(in context: DefinitionContext) -> SchemaFragment? { SchemaFragment() }
}
