import FormModel

struct ConditionField {
    /// The schemas of objects for which a comparison is true, and for which it is false.
    ///
    /// For an empty or unreadable field it is neither, except with ``isPresent``.
    typealias Outcomes = (holds: SchemaValue, fails: SchemaValue)

    /// The maximum size in bytes of choices that a comparison lists.
    private static let maximumBytesOfChoices = 256

    private let item: FormItem
    private let path: FieldPath
    /// The keywords of values that are readable and not empty.
    private let readable: [SchemaValue.Member]

    /// Makes the operand.
    ///
    /// - Returns: `nil` for a field whose submitted value may differ from its effective value, for
    ///   a type without counterpart in JSON Schema, and for choices that are not known.
    init?(_ reference: FieldReference, of compiled: CompiledForm) {
        guard reference.up == 0 else { return nil }
        let field = compiled.fields[reference.field]
        guard !field.hasCanonicalForm, compiled.isAlwaysOpen(reference.field) else {
            return nil
        }
        self.item = field.item
        path = field.layout.path
        let type = field.item.valueType
        switch type.family {
        case .text: readable = [.init("type", "string"), .init("minLength", 1)]
        case .number: readable = [.init("type", type == .integer ? "integer" : "number")]
        case .truth: readable = [.init("type", "boolean")]
        // A form refuses an object that is no file in any case.
        case .file: readable = [.init("type", "object")]
        case .choice:
            let isUnknown = field.item.hasUnknownChoices
            // Where there is another answer, the field is shown whatever the choices are.
            guard !isUnknown || field.item.otherChoice != nil else { return nil }
            let size = field.item.choices.reduce(0) { $0 + $1.value.utf8.count }
            // Listing many choices in each comparison would take quadratic space; the schema of the
            // field itself refuses other texts, or the form does.
            readable =
                !isUnknown && size <= ConditionField.maximumBytesOfChoices
                ? [.init("enum", .list(field.item.choices.map { .text($0.value) }))]
                : [.init("type", "string"), .init("minLength", 1)]
        case .list:
            guard type == .choices,
                !field.item.hasUnknownChoices || field.item.otherChoice != nil
            else { return nil }
            readable = [.init("type", "array"), .init("minItems", 1)]
        case .time, .rows: return nil
        }
    }

    var isTrue: Outcomes? { compared(.equal, to: true) }

    /// Whether the field has numbers and another answer, for which a comparison with a number has no result.
    private var hasNumbersAndOther: Bool { item.valueType.isNumber && item.otherChoice != nil }

    /// Whether the field has a readable value.
    var isPresent: Outcomes? {
        if hasNumbersAndOther { return nil }
        let present = object(readable)
        return (present, ["not": present])
    }

    /// The comparison with a constant of the field's type; `nil` for a type without order.
    func compared(_ sign: ExpressionCode.Operation, to constant: SchemaValue) -> Outcomes? {
        guard item.valueType != .choices else { return nil }
        if hasNumbersAndOther, constant != .text(Choice.otherValue) { return nil }
        switch sign {
        case .equal: return isAmong([constant])
        case .notEqual: return isAmong([constant]).map { ($0.fails, $0.holds) }
        case .less: return ordered("exclusiveMaximum", "minimum", constant)
        case .lessOrEqual: return ordered("maximum", "exclusiveMinimum", constant)
        case .greater: return ordered("exclusiveMinimum", "maximum", constant)
        case .greaterOrEqual: return ordered("minimum", "exclusiveMaximum", constant)
        default: return nil
        }
    }

    private func ordered(_ keyword: String, _ opposite: String, _ bound: SchemaValue) -> Outcomes? {
        guard case .number = bound else { return nil }
        return (
            object(readable + [.init(keyword, bound)]), object(readable + [.init(opposite, bound)])
        )
    }

    /// Whether the list has a constant; `nil` for a field that is no list.
    ///
    /// A list without elements has none.
    func contains(_ constant: SchemaValue) -> Outcomes? {
        guard item.valueType == .choices else { return nil }
        let contains = object([
            .init("type", "array"), .init("contains", ["const": constant]),
        ])
        return (contains, ["not": contains])
    }

    /// Whether the value is one of some constants.
    func isAmong(_ constants: [SchemaValue]) -> Outcomes? {
        guard item.valueType != .choices else { return nil }
        let among: SchemaValue = ["enum": .list(constants)]
        if hasNumbersAndOther, constants != [.text(Choice.otherValue)] { return nil }
        // The constants are among the choices.
        let holds =
            item.valueType == .choice || hasNumbersAndOther
            ? among : ["allOf": [.object(readable), among]]
        return (
            object(holds.members),
            object(readable + [.init("not", among)])
        )
    }

    private func object(_ keywords: [SchemaValue.Member]) -> SchemaValue {
        .object(.required(path, keywords))
    }
}
