import FormModel

/// The part of an object's schema for a field that is not always shown, or not always required.
struct ConditionalField {
    private let item: FormItem
    private let path: FieldPath
    private let isRequired: Bool
    private let rejectsHidden: Bool
    /// Whether answers that are sent while it is hidden are refused, but not rows without answers, which no keyword describes.
    private let takesRowsWhileHidden: Bool

    private var shown: ConditionSchema?
    private var required: ConditionSchema?
    private var filtered: FilterCases?
    /// Whether the field may be hidden because it offers no choice.
    private var mayOfferNothing = false

    /// Whether the schema cannot express when the field is shown and can be changed.
    private var isNotExpressed = false
    /// Whether it says nothing of the value either, because the form takes any value while the field is hidden.
    private(set) var isUnsaid = false

    /// Prepares the description of a field.
    ///
    /// - Parameters:
    ///   - field: The field.
    ///   - isRequired: Whether it is required while it is shown.
    ///   - rejectsHidden: Whether a submitted value of the field is refused while it is hidden.
    init(_ field: CompiledField, isRequired: Bool, rejectsHidden: Bool) {
        item = field.item
        path = field.layout.path
        self.isRequired = isRequired
        takesRowsWhileHidden = rejectsHidden && field.item.hasFixedRows
        self.rejectsHidden = rejectsHidden && !takesRowsWhileHidden
    }

    /// Reads the conditions of the field.
    ///
    /// - Returns: A phrase about the conditions that cannot be expressed.
    mutating func read(
        _ compiled: CompiledForm, _ field: Int, _ definitions: inout SchemaDefinitions
    ) -> String? {
        var phrase: String?
        switch compiled.shownCondition(of: field) {
        case .always: break
        case .whileShown(let containers, let own):
            var conditions: [ConditionSchema??] = containers.map {
                definitions.condition(of: $0, compiled)
            }
            conditions.append(own.map { ConditionSchema($0, of: compiled) })
            for case let condition? in conditions {
                guard let condition else { return notExpressed() }
                shown = shown?.and(condition) ?? condition
            }
            if shown != nil, takesRowsWhileHidden {
                phrase = "that there are no answers while it is hidden"
            }
        case .filtered(let offered) where offered.hasOther:
            // The comment on the choices says that the form does not know them.
            if !offered.isUnknownToForm { phrase = "which choices are offered" }
        case .filtered(let offered):
            mayOfferNothing = true
            guard rejectsHidden else { return notExpressed() }
            // What is sent is a choice of the list in any case.
            filtered = FilterCases(offered, of: compiled)
            // The comment on the choices says that the form does not know them.
            if filtered == nil, !offered.isUnknownToForm { return "which choices are offered" }
        case .notExpressed(let mayBeHidden): return notExpressed(mayBeHidden)
        }
        guard !isRequired, let requirement = compiled.fields[field].requirement else {
            return phrase
        }
        guard let condition = ConditionSchema(requirement, of: compiled) else {
            return (phrase.map { "\($0); " } ?? "") + "when it is required"
        }
        required = shown?.and(condition) ?? condition
        return mayOfferNothing ? "when it is required" : phrase
    }

    /// A phrase about conditions that cannot be expressed.
    ///
    /// While a field is hidden, its value is refused or ignored; what it has while it is disabled, calculated or set by
    /// the program is validated.
    private mutating func notExpressed(_ mayBeHidden: Bool = true) -> String {
        (isNotExpressed, shown) = (true, nil)
        isUnsaid = item.hasFixedRows || mayBeHidden && !rejectsHidden
        guard item.setBy == .person else { return "the value that the program gives" }
        return item.computed == nil
            ? "when it is shown and can be changed" : "what is calculated for it"
    }

    /// Whether the constraints always apply.
    var isAlways: Bool { shown == nil && !isNotExpressed && !mayOfferNothing }

    /// Whether its keywords are in ``rules(_:_:)``, because values sent while it is hidden are
    /// ignored.
    var isSaidElsewhere: Bool { shown != nil && !rejectsHidden }

    /// The constraints on the object.
    ///
    /// - Parameters:
    ///   - keywords: The keywords of the value.
    ///   - definitions: The shared definitions.
    /// - Returns: Schemas that the object must all satisfy.
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
        if let filtered {
            rules += filtered.rules(
                of: path, isList: isList,
                answered: isRequired ? answered(&definitions) : [], empty: empty(&definitions))
        }
        if let required, !mayOfferNothing {
            rules.append(["if": required.holds, "then": .object(answered(&definitions))])
        }
        return rules
    }

    private func of(_ keywords: [SchemaValue.Member]) -> SchemaValue.Member {
        .property(path, keywords)
    }

    private func answered(
        _ definitions: inout SchemaDefinitions, besides others: [SchemaValue.Member] = []
    ) -> [SchemaValue.Member] {
        var keywords: [SchemaValue.Member] = [.init("not", definitions.empty)]
        if isList { keywords.append(.init("minItems", 1)) }
        let members = [SchemaValue.Member].required(path, keywords)
        return others.isEmpty ? members : [.init("allOf", [.object(members)])]
    }

    private func empty(_ definitions: inout SchemaDefinitions) -> [SchemaValue.Member] {
        guard isList else { return definitions.empty.members }
        return [.init("anyOf", [definitions.empty, ["maxItems": 0, "type": "array"]])]
    }

    private var isList: Bool { item.valueType.isList || item.valueType == .group }
}
