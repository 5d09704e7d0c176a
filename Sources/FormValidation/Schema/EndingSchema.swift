import FormModel

/// What a schema says about the endings of a form.
struct EndingSchema {
    /// Schemas that an object must not satisfy to be accepted.
    private(set) var constraints: [SchemaValue] = []
    /// The endings that are not expressed.
    private(set) var notExpressed: [String] = []

    /// Of more endings, the schema of each page would repeat too many conditions.
    static let maximumCount = 8

    /// Translates the endings that do not accept a submission.
    ///
    /// One behind an ending that accepts is not expressed, since the other one may be reached first.
    init(_ compiled: CompiledForm) {
        var isFirst = true
        let endings = compiled.conditions.endings()
        for (ending, condition) in endings {
            guard !ending.isAccepted else {
                isFirst = false
                continue
            }
            if isFirst, endings.count <= Self.maximumCount,
                let schema = condition.flatMap({ ConditionSchema($0, of: compiled) })
            {
                constraints.append(
                    .object([.init("not", schema.holds)] + ending.extensions.members))
            } else {
                notExpressed.append("the ending \"\(ending.name)\"")
            }
        }
    }
}

extension CompiledForm {
    /// When a page or section is shown: while its own condition holds and no ending hides the page.
    ///
    /// - Returns: The schema; `nil` where a condition cannot be expressed, or there is none.
    func schema(of container: ItemContainer) -> ConditionSchema? {
        var schemas: [ConditionSchema] = []
        if let own = condition(of: container) {
            guard let schema = ConditionSchema(own, of: self) else { return nil }
            schemas.append(schema)
        }
        guard case .page(let page) = container else { return schemas.first }
        let hiding = conditions.endings(hiding: page)
        guard hiding.count <= EndingSchema.maximumCount else { return nil }
        for (_, condition) in hiding {
            guard let schema = condition.flatMap({ ConditionSchema($0, of: self) }) else {
                return nil
            }
            schemas.append(schema.negated)
        }
        return schemas.dropFirst().reduce(schemas.first) { $0?.and($1) }
    }
}
