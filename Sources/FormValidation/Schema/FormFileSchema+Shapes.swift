import FormModel

// What stands at a key, as keywords.
extension FormFileSchema {
    /// The keywords of an object with a table of keys; all other keys are refused, except comments
    /// and those of other programs.
    static func object(
        _ keys: [FormKeys.Key], required: [FormKey], others: KeyShape? = nil,
        isExtensible: Bool = true
    ) -> [SchemaValue.Member] {
        let free = isExtensible ? #"^(x-.+|\$comment)$"# : #"^\$comment$"#
        var members: [SchemaValue.Member] = [
            .init("type", "object"), .init("properties", properties(keys)),
            .init("patternProperties", [.init(free, true)].object),
            .init("additionalProperties", others.map { .object(keywords(of: $0)) } ?? false),
        ]
        if !required.isEmpty {
            members.append(.init("required", names(required)))
        }
        return members
    }

    /// The keywords of one of the smaller objects.
    static func object(_ table: FormKeys.Object) -> [SchemaValue.Member] {
        var members: [SchemaValue.Member] = [.init("description", .text(table.summary))]
        members += object(
            table.keys, required: table.required, others: table.others,
            isExtensible: table.isExtensible)
        if !table.oneOf.isEmpty {
            members.append(.init("oneOf", .list(table.oneOf.map { given($0) })))
        }
        var rules: [SchemaValue] = []
        if let rule = table.excludes {
            let excluded = SchemaValue.object(rule.others.map { .init($0, false) })
            rules.append(["if": given(rule.key), "then": ["properties": excluded]])
        }
        if let rule = table.needs {
            rules.append(["if": given(rule.key), "then": given(rule.other)])
        }
        if !rules.isEmpty { members.append(.init("allOf", .list(rules))) }
        return members
    }

    static func properties(_ keys: [FormKeys.Key]) -> SchemaValue {
        keys.map { key in
            .init(
                key.name,
                .object([.init("description", .text(key.summary))] + keywords(of: key.shape)))
        }.object
    }

    static func names(_ keys: [FormKey]) -> SchemaValue { .list(keys.map { .text($0.rawValue) }) }

    /// The schema of objects that have some keys.
    static func given(_ keys: FormKey...) -> SchemaValue { ["required": names(keys)] }

    /// The schema of objects with these values at keys.
    static func at(_ values: KeyValuePairs<FormKey, SchemaValue>) -> SchemaValue {
        ["properties": SchemaValue(values)]
    }

    /// A shape, or another literal.
    static func schema(of shape: KeyShape, or literal: SchemaValue) -> SchemaValue {
        guard case .oneOf(let shapes) = shape else {
            return ["anyOf": [.object(keywords(of: shape)), ["const": literal]]]
        }
        return ["anyOf": .list(shapes.map { .object(keywords(of: $0)) } + [["const": literal]])]
    }

    static func keywords(of shape: KeyShape) -> [SchemaValue.Member] {
        switch shape {
        case .anything: []
        case .nothing: [.init("not", [:])]
        case .null: [.init("type", "null")]
        case .text: [.init("type", "string")]
        case .localizedText: [reference("text")]
        case .expression: [reference("expression")]
        case .boolean: [.init("type", "boolean")]
        case .number: [.init("type", "number")]
        case .scalar: [.init("type", ["string", "number", "boolean", "null"])]
        case .wholeNumber(let range):
            range.lowerBound == range.upperBound
                ? [.init("const", number(range.lowerBound))]
                : [.init("type", "integer")]
                    + (range.lowerBound > .min ? [.init("minimum", number(range.lowerBound))] : [])
                    + (range.upperBound < .max ? [.init("maximum", number(range.upperBound))] : [])
        case .name: [reference("name")]
        case .fieldName: [reference("fieldName")]
        case .word(let words): [.init("enum", .list(words.map { .text($0) }))]
        case .matching(let pattern):
            [.init("type", "string"), .init("pattern", .text(pattern))]
        case .prefixedName(let prefix):
            [.init("type", "string"), .init("pattern", .text("^\(prefix)\(name)$"))]
        case .list(let element, let least):
            [.init("type", "array"), .init("items", .object(keywords(of: element)))]
                + (least > 0 ? [.init("minItems", number(least))] : [])
        case .object(let name): [reference(name.rawValue)]
        case .messages: [reference("messages")]
        case .byName(let element, let names):
            [
                .init("type", "object"), .init("properties", ["$comment": true]),
                .init("propertyNames", ["pattern": .text("^(\\$comment|\(pattern(names)))$")]),
                .init("additionalProperties", .object(keywords(of: element))),
            ]
        case .oneOf(let shapes):
            [.init("anyOf", .list(shapes.map { .object(keywords(of: $0)) }))]
        }
    }

    /// The definitions of texts.
    static func texts(of vocabulary: Vocabulary) -> [SchemaValue.Member] {
        [
            .init(
                "text",
                [
                    "description": "a text, or an object of texts by language",
                    "type": ["string", "object"],
                    "properties": ["$comment": true],
                    "propertyNames": [
                        "pattern": .text("^(\(languageTag)|\\$comment)$")
                    ],
                    "additionalProperties": ["type": "string"],
                    "minProperties": 1,
                ]),
            .init(
                "expression",
                [
                    "description": "an expression", "type": "string",
                    "pattern": .text(
                        ExpressionPattern.whole(functions: vocabulary.functions.map(\.name))),
                    "not": [
                        "anyOf": .list(
                            ExpressionPattern.refused.map { ["pattern": .text($0)] })
                    ],
                ]),
            .init("name", ["type": "string", "pattern": .text("^\(name)$")]),
            .init(
                "fieldName",
                [
                    "description": "the name of a field", "type": "string",
                    "pattern": .text("^\(name)(\\.\(name))*$"),
                ]),
            .init("messages", messages(of: vocabulary)),
        ]
    }

    private static func messages(of vocabulary: Vocabulary) -> SchemaValue {
        let sentences = MessageCatalog.english.sentences
        let codes: [SchemaValue.Member] = IssueCode.all.map { code in
            .init(
                code.rawValue,
                [
                    "description": .text(sentences[code.rawValue] ?? code.rawValue),
                    "$ref": "#/$defs/text",
                ])
        }
        return [
            "description": "messages by issue code",
            "type": "object",
            "properties": (codes + [.init("$comment", true)]).object,
            "additionalProperties": hasOnlyKnownCodes(vocabulary)
                ? false : ["$ref": "#/$defs/text"],
        ]
    }

    private static func pattern(_ names: KeyShape.NameKind) -> String {
        switch names {
        case .field: name
        case .list: "[A-Za-z0-9_.-]{1,\(FieldName.maximumLength)}"
        }
    }

    static let languageTag = "[A-Za-z]{1,8}(-[A-Za-z0-9]{1,8})*"

    private static let name = "[A-Za-z_][A-Za-z0-9_]{0,\(FieldName.maximumLength - 1)}"

    private static func reference(_ name: String) -> SchemaValue.Member {
        .init("$ref", .text("#/$defs/\(name)"))
    }

    private static func number(_ number: Int) -> SchemaValue {
        .number(ExactDecimal(Int128(number)))
    }
}

extension SchemaValue.Member {
    /// The definition of an object of form files.
    init(definition name: KeyShape.ObjectName, _ value: SchemaValue) {
        self.init(name.rawValue, value)
    }
}

extension [SchemaValue.Member] {
    fileprivate var object: SchemaValue { .object(self) }
}
