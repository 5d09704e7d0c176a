public import FormModel

/// The form files that a vocabulary can read, as JSON Schema (draft 2020-12).
///
/// The schema is made of the tables that the reader of form files uses, so that an editor completes
/// and explains the same keys, words and parameters. Everything that the schema refuses is refused
/// by the reader. The reader refuses more, such as names of fields that do not exist.
///
/// ```swift
/// let schema = FormFileSchema(vocabulary: .standard)
/// ```
public struct FormFileSchema: Sendable {
    /// The schema.
    public let value: SchemaValue

    /// The schema as JSON in UTF-8.
    public var json: [UInt8] { value.json }

    /// Makes the schema of form files.
    ///
    /// - Parameter vocabulary: The validators and formatters that form files may use.
    /// - Complexity: O(*n*).
    public init(vocabulary: Vocabulary) {
        var members: [SchemaValue.Member] = [
            .init("$schema", "https://json-schema.org/draft/2020-12/schema"),
            .init("$id", .text("urn:formrun:form:\(FormDocument.version)")),
            .init("title", "A form of formrun"),
        ]
        members += FormFileSchema.form
        members.append(
            .init(
                "$defs",
                .object(
                    FormFileSchema.items(of: vocabulary) + FormFileSchema.smallObjects
                        + FormFileSchema.words(of: vocabulary)
                        + FormFileSchema.cardWords(of: vocabulary)
                        + FormFileSchema.texts(of: vocabulary))))
        value = .object(members)
    }

    /// The keywords of the whole file: items or pages, not both.
    private static var form: [SchemaValue.Member] {
        object(FormKeys.form.keys, required: FormKeys.form.required) + [
            .init("if", given(.pages)), .init("then", at([.items: false, .card: false])),
            .init("else", given(.items)),
            .init(
                "allOf",
                [
                    at([
                        .title: ItemRules.filled, .version: ItemRules.filled,
                        .tags: ["items": ItemRules.filled],
                        .locale: ["pattern": .text("^\(languageTag)$")],
                    ])
                ]),
        ]
    }

    /// The definitions of items: one that looks at the type, and one for each type.
    private static func items(of vocabulary: Vocabulary) -> [SchemaValue.Member] {
        [
            .init(
                definition: .item,
                item("an item of the form", required: FormKeys.required) {
                    ItemRules.schemas(of: vocabulary, for: $0)
                }),
            // What is missing in a fragment may be added where it is used, the type of a value among it.
            .init(
                definition: .fragmentItem,
                item("an item of a fragment", required: { _ in [] }, rules: { _ in [] })),
        ]
            + FormItem.Kind.allCases.map { kind in
                let keys = FormKeys.items.filter { $0.kinds.contains(kind) }
                var members = object(keys, required: [])
                let rules: [SchemaValue] =
                    switch kind {
                    case .input: defaults + choices + [computed, given]
                    case .group: rows
                    case .label, .secureInput, .section, .button: []
                    }
                if !rules.isEmpty { members.append(.init("allOf", .list(rules))) }
                return .init(kind.rawValue, .object(members))
            }
    }

    /// An item of any type, or the use of a fragment.
    private static func item(
        _ summary: String, required: (FormItem.Kind) -> [FormKey],
        rules: (FormItem.Kind) -> [SchemaValue]
    ) -> SchemaValue {
        let keys = FormKeys.items.filter { $0.key == .type }
        // Its shape is said where the object is defined.
        let uses = FormKeys.use.keys.filter { $0.key == .use }.map { key in
            SchemaValue.Member(key.key, ["description": .text(key.summary)])
        }
        let types = FormItem.Kind.allCases.map { kind in
            when(.type, [kind.rawValue], reference(kind, required(kind), rules(kind)))
        }
        return [
            "description": .text(summary), "type": "object",
            "properties": .object(properties(keys).members + uses),
            "if": ["required": names([.use]), "not": given(.type)],
            "then": ["$ref": "#/$defs/use"],
            "else": ["required": names([.type]), "allOf": .list(types)],
        ]
    }

    private static func reference(
        _ kind: FormItem.Kind, _ required: [FormKey], _ rules: [SchemaValue]
    ) -> SchemaValue {
        let reference = SchemaValue.Member("$ref", .text("#/$defs/\(kind.rawValue)"))
        return .object(
            [reference] + (required.isEmpty ? [] : [.init("required", names(required))])
                + (rules.isEmpty ? [] : [.init("allOf", .list(rules))]))
    }

    /// What a default may be, for each group of value types that have the same literals.
    private static var defaults: [SchemaValue] {
        var groups: [(shape: KeyShape, types: [String])] = []
        for type in ValueType.ofInputs {
            let shape = literals(of: type)
            if let index = groups.firstIndex(where: { $0.shape == shape }) {
                groups[index].types.append(type.rawValue)
            } else {
                groups.append((shape, [type.rawValue]))
            }
        }
        return groups.map { group in
            let allowed = schema(of: .oneOf([group.shape, .object(.calculated)]), or: .null)
            let isUnlessGiven = group.types.contains(ValueType.text.rawValue)
            return when(
                .value, group.types, at([.default: allowed]), isUnlessGiven: isUnlessGiven)
        }
    }

    /// The literal defaults that fit a value type; `null` fits every type.
    private static func literals(of type: ValueType) -> KeyShape {
        switch type.family {
        case .truth: .boolean
        case .number: type == .integer ? .wholeNumber(Int.min...Int.max) : .oneOf([.number, .text])
        case .list: .list(of: .text)
        case .text, .choice, .time: .text
        case .file: .nothing
        case .rows: .anything
        }
    }

    /// The default of a group is a list of rows, and `rows` takes the place of other bounds.
    private static var rows: [SchemaValue] {
        let list: SchemaValue = ["type": "array", "items": ["type": "object"]]
        return [
            at([.default: list]),
            ["if": given(.rows), "then": at([.min: false, .max: false])],
            when(.as, [RowSource.Shape.object.rawValue], given(.rows)),
            ["if": given(.enabledWhen), "then": at([.default: ["maxItems": 0]])],
        ]
    }

    /// Some value types need choices, numbers may have them, and the others have none.
    private static var choices: [SchemaValue] {
        let types = ValueType.ofInputs
        let without = types.filter { !FormKeys.offersChoices($0) && !$0.isNumber }.map(\.rawValue)
        return [
            when(
                .value, types.filter(FormKeys.offersChoices).map(\.rawValue), given(.choices)),
            at([.choices: ["uniqueItems": true]]),
            when(.value, without, at([.choices: ["const": []]]), isUnlessGiven: true),
            when(.value, without, at([.other: false]), isUnlessGiven: true),
        ] + choiceValues
    }

    /// The values of choices that are written into the item have the type of the field.
    private static var choiceValues: [SchemaValue] {
        let texts = ValueType.ofInputs.filter(FormKeys.offersChoices)
        return [("string", texts), ("integer", [.integer]), ("number", [.decimal])].map {
            (type: String, fields: [ValueType]) in
            let choice: SchemaValue = [
                "type": [.text(type), "object"],
                "properties": SchemaValue([.value: ["type": .text(type)]]),
            ]
            return when(
                .value, fields.map(\.rawValue), at([.choices: ["items": choice]]))
        }
    }

    /// A computed field has no default, except one that is no answer, and is never enabled.
    private static var computed: SchemaValue {
        [
            "if": given(.computed), "then": at([.default: noAnswer, .enabledWhen: false]),
        ]
    }

    /// A field that the program sets has neither a default nor a calculation.
    private static var given: SchemaValue {
        when(
            .setBy, [FormItem.Setter.program.rawValue],
            at([.default: noAnswer, .enabledWhen: false, .computed: false]))
    }

    private static let noAnswer: SchemaValue = ["enum": [.null, "", []]]

    /// A schema that applies if a key has one of a few words, or also if the key is missing.
    static func when(
        _ key: FormKey, _ words: [String], _ schema: SchemaValue, isUnlessGiven: Bool = false
    ) -> SchemaValue {
        let word: SchemaValue =
            words.count == 1
            ? ["const": .text(words[0])] : ["enum": .list(words.map { .text($0) })]
        var condition: [SchemaValue.Member] = [
            .init("properties", .object([.init(key, word)]))
        ]
        if !isUnlessGiven { condition.append(.init("required", names([key]))) }
        return ["if": .object(condition), "then": schema]
    }

    /// An ending without a condition accepts the answers.
    private static var last: [SchemaValue.Member] {
        [
            .init("if", given(.when)), .init("else", at([.accepted: ["const": true]])),
        ]
    }

    /// A state of a card has a condition exactly if its condition is not built in.
    private static var conditionOfState: [SchemaValue.Member] {
        let states = FormKeys.statesWithoutCondition.map { SchemaValue.text($0) }
        return [
            .init("if", at([.state: ["enum": .list(states)]])),
            .init("then", at([.when: false])), .init("else", given(.when)),
        ]
    }

    /// A list has choices, and none of them twice.
    private static var choicesOfList: [SchemaValue.Member] {
        let choices: SchemaValue = [
            "minItems": 1, "uniqueItems": true, "items": ItemRules.choice,
        ]
        return [.init("allOf", [at([.choices: choices])])]
    }

    /// A rule names several fields, and none of them twice.
    private static var fieldsOfRule: [SchemaValue.Member] {
        let rules: [FormKey] = [.atLeastOneOf, .exactlyOneOf, .allOrNone]
        let fields: SchemaValue = ["minItems": 2, "maxItems": 100, "uniqueItems": true]
        return [.init("allOf", [["properties": .object(rules.map { .init($0, fields) })]])]
    }

    private static var smallObjects: [SchemaValue.Member] {
        FormKeys.objects.map { table in
            let more =
                switch table.name {
                case .ending: last
                case .cardState: conditionOfState
                case .list: choicesOfList
                case .rule: fieldsOfRule
                default: [SchemaValue.Member]()
                }
            return .init(definition: table.name, .object(object(table) + more))
        }
    }
}
