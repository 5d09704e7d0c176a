import FormModel

/// What the schema of an object says of a field that is not always shown, or not always required.
struct ConditionalField {
    private let item: FormItem
    private let isRequired: Bool
    private let rejectsHidden: Bool

    private var shown: ConditionSchema?
    private var required: ConditionSchema?

    /// Whether nothing that is said of the field holds always, and no condition can say when.
    private(set) var isUnsaid = false

    /// - Parameters:
    ///   - item: The item.
    ///   - isRequired: Whether it is required while it is shown.
    ///   - unknownFields: What becomes of hidden fields that are sent.
    init(_ item: FormItem, isRequired: Bool, _ unknownFields: Form.UnknownFields) {
        self.item = item
        self.isRequired = isRequired
        rejectsHidden = unknownFields == .reject
    }

    /// Reads the conditions of the field.
    ///
    /// - Returns: What of them cannot be said, as a phrase.
    mutating func read(
        _ program: FormProgram, _ field: Int, _ definitions: inout SchemaDefinitions
    ) -> String? {
        switch program.schemaStanding(of: field) {
        case .always: break
        case .whileShown(let page, let own):
            var conditions = [page.map { definitions.condition(ofPage: $0, program) }]
            conditions.append(own.map { ConditionSchema($0, of: program) })
            for case let condition? in conditions {
                guard let condition else { return unsaid }
                shown = shown?.and(condition) ?? condition
            }
        case .unsaid: return unsaid
        }
        guard !isRequired, let requirement = program.requirements[field] else { return nil }
        guard let condition = ConditionSchema(requirement, of: program) else {
            return "when it is required"
        }
        required = shown?.and(condition) ?? condition
        return nil
    }

    private var unsaid: String {
        mutating get {
            (isUnsaid, shown) = (true, nil)
            return item.computed == nil
                ? "when it is shown and can be changed" : "what is calculated for it"
        }
    }

    /// Whether what is said of it holds always.
    var isAlways: Bool { shown == nil && !isUnsaid }

    /// Whether its keywords stand in ``rules(_:_:)``, since what is sent while it is hidden is passed over.
    var isSaidElsewhere: Bool { shown != nil && !rejectsHidden }

    /// What the object says of it.
    ///
    /// - Parameters:
    ///   - keywords: What is said of its value.
    ///   - definitions: What several properties share.
    /// - Returns: Schemas of the object, all of which hold.
    func rules(
        _ keywords: [SchemaValue.Member], _ definitions: inout SchemaDefinitions
    ) -> [SchemaValue] {
        var rules: [SchemaValue] = []
        if let shown {
            var then: [SchemaValue.Member] = []
            if isSaidElsewhere { then.append(of(keywords)) }
            if isRequired { then += answered(&definitions, besides: then) }
            var members: [SchemaValue.Member] = [.init("if", shown.holds)]
            if !then.isEmpty { members.append(.init("then", .object(then))) }
            if rejectsHidden { members.append(.init("else", .object([of(empty(&definitions))]))) }
            rules.append(.object(members))
        }
        if let required {
            rules.append(["if": required.holds, "then": .object(answered(&definitions))])
        }
        return rules
    }

    private func of(_ keywords: [SchemaValue.Member]) -> SchemaValue.Member {
        .init("properties", .object([.init(item.name?.text ?? "", .object(keywords))]))
    }

    private func answered(
        _ definitions: inout SchemaDefinitions, besides others: [SchemaValue.Member] = []
    ) -> [SchemaValue.Member] {
        var keywords: [SchemaValue.Member] = [.init("not", definitions.empty)]
        if isList { keywords.append(.init("minItems", 1)) }
        let members: [SchemaValue.Member] = [
            .init("required", [.text(item.name?.text ?? "")]), of(keywords),
        ]
        return others.isEmpty ? members : [.init("allOf", [.object(members)])]
    }

    private func empty(_ definitions: inout SchemaDefinitions) -> [SchemaValue.Member] {
        guard isList else { return definitions.empty.members }
        return [.init("anyOf", [definitions.empty, ["maxItems": 0, "type": "array"]])]
    }

    private var isList: Bool { item.valueType.isList || item.valueType == .group }
}
