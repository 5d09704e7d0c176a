/// Finds keys that an item of its kind cannot have.
struct KeyChecks {
    private let item: FormItem
    private let index: Int
    private var problems: [DefinitionProblem] = []

    static func problems(
        of item: FormItem, _ index: Int, isInRow: Bool = false
    ) -> [DefinitionProblem] {
        var checks = KeyChecks(item, index)
        checks.checkKind()
        if item.isInput { checks.checkInput(isInRow: isInRow) }
        return checks.problems
    }

    private init(_ item: FormItem, _ index: Int) {
        self.item = item
        self.index = index
    }

    private mutating func add(
        _ key: FormKey, _ owner: String, _ part: DefinitionProblem.Part? = nil
    ) {
        problems.append(
            DefinitionProblem(
                .misplacedKey, parameters: ["key": .key(key), "owner": .text(owner)],
                item: index, part: part ?? .key(key)))
    }

    /// What an item of any kind may have.
    private mutating func checkKind() {
        for key in item.misplaced.map(FormKey.init) {
            add(key, item.kind.withArticle, key == .default ? .defaultValue : nil)
        }
        let areRows = if case .rows = item.defaultValue { true } else { false }
        if item.kind == .group, !item.defaultValue.isEmpty, !areRows {
            add(.default, item.kind.withArticle, .defaultValue)
        }
        if let tokens = item.autocomplete, let problem = AutofillTokens.problem(of: tokens) {
            problems.append(problem.placed(item: index, part: .key(.autocomplete)))
        }
        if item.key != nil, !item.isInput, item.kind != .section || item.name == nil {
            let isSection = item.kind == .section
            add(.key, isSection ? "a section without a name" : item.kind.withArticle)
        }
        if item.unknownFields != nil, item.kind == .section, item.name == nil {
            add(.unknownFields, "a section without a name")
        }
    }

    /// Which keys of an input exclude each other.
    private mutating func checkInput(isInRow: Bool) {
        // A group that cannot be changed has no rows, rather than those of its default.
        if item.kind == .group, item.enabledWhen != nil, !item.defaultValue.isEmpty {
            add(.default, "a group that has \"enabledWhen\"", .defaultValue)
        }
        if item.rowSource != nil {
            let owner = "a group that has \"rows\""
            if item.minimumRows > 0 { add(.min, owner) }
            if item.maximumRows != FormItem.defaultMaximumRows { add(.max, owner) }
        }
        if item.setBy == .program {
            let owner = "a field that the program sets"
            if isInRow { add(.setBy, "a field of a row") }
            if !item.defaultValue.isEmpty || item.defaultExpression != nil {
                add(.default, owner, .defaultValue)
            }
            if item.enabledWhen != nil { add(.enabledWhen, owner) }
            if item.computed != nil { add(.computed, owner) }
        }
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
            if !item.defaultValue.isEmpty || item.defaultExpression != nil { add(.default, owner) }
            if item.enabledWhen != nil { add(.enabledWhen, owner) }
        }
    }
}
