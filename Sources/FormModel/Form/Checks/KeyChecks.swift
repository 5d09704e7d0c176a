/// Finds keys that an item of its kind cannot have.
enum KeyChecks {
    static func problems(of item: FormItem, _ index: Int) -> [DefinitionProblem] {
        var problems: [DefinitionProblem] = []
        func add(_ key: String, _ owner: String, _ part: DefinitionProblem.Part? = nil) {
            problems.append(
                DefinitionProblem(
                    .misplacedKey, parameters: ["key": .text(key), "owner": .text(owner)],
                    item: index, part: part ?? .key(key)))
        }
        // Rows of a group start empty, and the value of a secret must not be in a form.
        if item.kind != .input, item.defaultExpression != nil || !item.defaultValue.isEmpty {
            add("default", item.kind.withArticle, .defaultValue)
        }
        if item.rowTitle != nil, item.kind != .group { add("rowTitle", item.kind.withArticle) }
        guard item.isInput else { return problems }
        if item.valueType == .group, item.kind != .group {
            problems.append(
                DefinitionProblem(
                    .unknownValueType,
                    parameters: [
                        "word": .text(item.valueType.rawValue),
                        "allowed": .text(quoted(ValueType.ofInputs.map(\.rawValue))),
                    ], item: index, part: .value))
        }
        // A computed field cannot be filled in, so it must have neither a default nor
        // `enabledWhen`.
        if item.computed != nil {
            let owner = "a field that is computed"
            if !item.defaultValue.isEmpty || item.defaultExpression != nil { add("default", owner) }
            if item.enabledWhen != nil { add("enabledWhen", owner) }
        }
        return problems
    }
}
