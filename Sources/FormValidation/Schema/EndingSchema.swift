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
        for ending in compiled.conditions.endings {
            guard !ending.ending.isAccepted else {
                isFirst = false
                continue
            }
            if isFirst, compiled.conditions.endings.count <= Self.maximumCount,
                let condition = compiled.schema(of: ending)
            {
                constraints.append(
                    .object([.init("not", condition.holds)] + ending.ending.extensions.members))
            } else {
                notExpressed.append("the ending \"\(ending.ending.name)\"")
            }
        }
    }
}

extension CompiledForm {
    fileprivate func schema(of ending: CompiledEnding) -> ConditionSchema? {
        step(of: ending.field)?.computed.flatMap { ConditionSchema($0, of: self) }
    }

    /// When a page or section is shown: while its own condition holds and no ending hides the page.
    ///
    /// - Returns: The schema; `nil` where a condition cannot be expressed, or there is none.
    func schema(of container: ItemContainer) -> ConditionSchema? {
        var schemas: [ConditionSchema] = []
        if let own = condition(of: container) {
            guard let schema = ConditionSchema(own, of: self) else { return nil }
            schemas.append(schema)
        }
        var hiding: [CompiledEnding] = []
        if case .page(let page) = container {
            hiding = conditions.endings.filter { $0.hides(page) }
        }
        guard hiding.count <= EndingSchema.maximumCount else { return nil }
        for ending in hiding {
            guard let condition = schema(of: ending) else { return nil }
            schemas.append(condition.negated)
        }
        return schemas.dropFirst().reduce(schemas.first) { $0?.and($1) }
    }
}
