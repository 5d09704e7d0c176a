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
                    FormFileSchema.items + FormFileSchema.smallObjects
                        + FormFileSchema.words(of: vocabulary) + FormFileSchema.texts)))
        value = .object(members)
    }

    /// The keywords of the whole file: items or pages, not both.
    private static var form: [SchemaValue.Member] {
        object(FormKeys.form, required: FormKeys.requiredOfForm) + [
            .init("if", ["required": ["pages"]]),
            .init("then", ["properties": ["items": false, "card": false]]),
            .init("else", ["required": ["items"]]),
        ]
    }

    /// The definitions of items: one that looks at the type, and one for each type.
    private static var items: [SchemaValue.Member] {
        let kinds = FormItem.Kind.allCases
        let types = FormKeys.items.filter { $0.key.name == "type" }.map(\.key)
        let item: [SchemaValue.Member] =
            [
                .init("description", "an item of the form"), .init("type", "object"),
                .init("properties", properties(types)),
                .init("required", ["type"]),
            ] + [.init("allOf", .list(kinds.map { when("type", [$0.rawValue], reference($0)) }))]
        return [.init("item", .object(item))]
            + kinds.map { kind in
                let keys = FormKeys.items.filter { $0.kinds.contains(kind) }.map(\.key)
                var members = object(keys, required: FormKeys.required(of: kind))
                if kind == .input {
                    members.append(.init("allOf", .list(defaults + choices + [computed])))
                }
                return .init(kind.rawValue, .object(members))
            }
    }

    private static func reference(_ kind: FormItem.Kind) -> SchemaValue {
        ["$ref": .text("#/$defs/\(kind.rawValue)")]
    }

    /// What a default may be, for each group of value types that have the same literals.
    private static var defaults: [SchemaValue] {
        var groups: [(shape: KeyShape, types: [String])] = []
        for type in ValueType.ofInputs {
            let shape = FormKeys.literals(of: type)
            if let index = groups.firstIndex(where: { $0.shape == shape }) {
                groups[index].types.append(type.rawValue)
            } else {
                groups.append((shape, [type.rawValue]))
            }
        }
        return groups.map { group in
            let allowed = schema(of: .oneOf([group.shape, .object(.expressionDefault)]), or: .null)
            let isUnlessGiven = group.types.contains(ValueType.text.rawValue)
            return when(
                "value", group.types, ["properties": ["default": allowed]],
                isUnlessGiven: isUnlessGiven)
        }
    }

    /// Some value types need choices, numbers may have them, and the others have none.
    private static var choices: [SchemaValue] {
        let types = ValueType.ofInputs
        let without = types.filter { !FormKeys.mayOfferChoices($0) }.map(\.rawValue)
        return [
            when(
                "value", types.filter(FormKeys.offersChoices).map(\.rawValue),
                ["required": ["choices"]]),
            when(
                "value", without, ["properties": ["choices": ["const": []]]], isUnlessGiven: true),
        ]
    }

    /// A computed field has no default, except one that is no answer, and is never enabled.
    private static var computed: SchemaValue {
        [
            "if": ["required": ["computed"]],
            "then": ["properties": ["default": ["enum": [.null, "", []]], "enabledWhen": false]],
        ]
    }

    /// A schema that applies if a key has one of a few words, or also if the key is missing.
    private static func when(
        _ key: String, _ words: [String], _ schema: SchemaValue, isUnlessGiven: Bool = false
    ) -> SchemaValue {
        let word: SchemaValue =
            words.count == 1
            ? ["const": .text(words[0])] : ["enum": .list(words.map { .text($0) })]
        var condition: [SchemaValue.Member] = [
            .init("properties", .object([.init(key, word)]))
        ]
        if !isUnlessGiven { condition.append(.init("required", [.text(key)])) }
        return ["if": .object(condition), "then": schema]
    }

    private static var smallObjects: [SchemaValue.Member] {
        FormKeys.objects.map { table in
            var members: [SchemaValue.Member] = [.init("description", .text(table.summary))]
            members += object(table.keys, required: table.required)
            if table.isOneOfItsKeys {
                members.append(
                    .init("oneOf", .list(table.keys.map { ["required": [.text($0.name)]] })))
            }
            return .init(table.name.rawValue, .object(members))
        }
    }
}
