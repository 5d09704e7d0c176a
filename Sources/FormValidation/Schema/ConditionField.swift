import FormModel

/// A field as an operand of a condition in JSON Schema.
struct ConditionField {
    /// What an object is like for which something is so, and for which it is not; where the field is empty or
    /// cannot be read, it is neither, save with ``isPresent``.
    typealias Verdicts = (holds: SchemaValue, fails: SchemaValue)

    /// The most bytes of choices that are listed in a comparison.
    private static let mostBytesOfChoices = 256

    private let item: FormItem
    private let name: String
    /// The keywords of values that can be read and are not empty.
    private let readable: [SchemaValue.Member]

    /// - Returns: `nil` for a field whose value in the submission is not the value that counts, and for types that
    ///   JSON Schema does not know; and where nobody has said what the choices are.
    init?(_ reference: FieldReference, of program: FormProgram) {
        guard reference.up == 0 else { return nil }
        let field = program.fields[reference.field]
        guard !field.hasCanonicalForm, program.isAlwaysOpen(reference.field) else {
            return nil
        }
        self.item = field.item
        name = field.name.text
        switch field.item.valueType {
        case .text, .multiline: readable = [.init("type", "string"), .init("minLength", 1)]
        case .integer: readable = [.init("type", "integer")]
        case .decimal: readable = [.init("type", "number")]
        case .boolean: readable = [.init("type", "boolean")]
        case .choice:
            guard !field.item.awaitsChoices else { return nil }
            let size = field.item.choices.reduce(0) { $0 + $1.value.utf8.count }
            // To list many in each comparison would be the square of them; another text than those is refused
            // where the field itself is described.
            readable =
                size <= ConditionField.mostBytesOfChoices
                ? [.init("enum", .list(field.item.choices.map { .text($0.value) }))]
                : [.init("type", "string"), .init("minLength", 1)]
        case .date, .time, .dateTime, .localDateTime, .duration, .choices, .texts,
            .group:
            return nil
        }
    }

    /// Whether a box is ticked.
    var isTrue: Verdicts? { compared(.equal, to: true) }

    /// Whether there is a value that can be read.
    var isPresent: Verdicts? {
        let present = object(readable)
        return (present, ["not": present])
    }

    /// How it compares with a constant of its type; `nil` where it has no order.
    func compared(_ sign: ExpressionCode.Operation, to constant: SchemaValue) -> Verdicts? {
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

    private func ordered(_ keyword: String, _ opposite: String, _ bound: SchemaValue) -> Verdicts? {
        guard case .number = bound else { return nil }
        return (
            object(readable + [.init(keyword, bound)]), object(readable + [.init(opposite, bound)])
        )
    }

    /// Whether it is one of some constants.
    func isAmong(_ constants: [SchemaValue]) -> Verdicts? {
        let among: SchemaValue = ["enum": .list(constants)]
        // What a choice is compared with is offered.
        let held = item.valueType == .choice ? among : ["allOf": [.object(readable), among]]
        return (
            object(held.members),
            object(readable + [.init("not", among)])
        )
    }

    private func object(_ keywords: [SchemaValue.Member]) -> SchemaValue {
        [
            "required": [.text(name)],
            "properties": .object([.init(name, .object(keywords))]),
        ]
    }
}
