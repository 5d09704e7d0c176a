import FormModel

// The parts and traits of a vocabulary.
extension FormFileSchema {
    static func cardWords(of vocabulary: Vocabulary) -> [SchemaValue.Member] {
        [
            .init(
                definition: .part, definition(of: vocabulary.parts, "a part", FormKeys.partBeside)),
            .init(definition: .trait, definition(of: vocabulary.traits, "a trait", [])),
            .init(
                definition: .box,
                .object(
                    [.init("description", "the box around a part")] + object(CardWordShape.box))),
        ]
    }

    /// A name alone where that is enough, or an object of one name with its parameters, some of which may stand beside it.
    private static func definition(
        of words: [CardWordShape], _ summary: String, _ beside: [FormKeys.Key]
    ) -> SchemaValue {
        let names = words.filter(\.isCompleteAlone).map {
            SchemaValue.object([
                .init("const", .text($0.name)), .init("description", .text($0.summary)),
            ])
        }
        let objects = words.map { word -> SchemaValue in
            let main = SchemaValue.Member(
                word.name,
                .object([.init("description", .text(word.summary))] + arguments(of: word)))
            // The parameters of a word may be named as another word.
            let parameters = word.parameters.filter { $0.name != word.name }
            let common = properties(beside).members.filter { key in
                !parameters.contains { $0.name == key.key }
            }
            return .object([
                .init("type", "object"),
                .init("properties", .object([main] + members(of: parameters) + common)),
                .init("patternProperties", free), .init("additionalProperties", false),
                .init("required", [.text(word.name)]),
            ])
        }
        return [
            "description": .text(
                "\(summary): a name, or an object of one name with its parameters"),
            "anyOf": .list(names + objects),
        ]
    }

    /// The keywords of what stands at the name of a word: the main parameter, several of them as a list, or an object of
    /// named parameters.
    private static func arguments(of word: CardWordShape) -> [SchemaValue.Member] {
        let named = SchemaValue.object(object(word.parameters, areRequired: false))
        let mains = word.parameters.filter(\.isMain)
        if mains.isEmpty { return named.members }
        guard mains.count == 1 else {
            let kinds = mains.map { SchemaValue.object(keywords(of: $0.kind)) }
            let list: SchemaValue = [
                "type": "array", "items": ["anyOf": .list(kinds)],
                "maxItems": .number(ExactDecimal(Int128(kinds.count))),
            ]
            return [.init("anyOf", [list, named])]
        }
        if case .text = mains[0].kind.base.shape {
            return [.init("anyOf", [["type": "string"], textByLanguage, named])]
        }
        return [.init("anyOf", [.object(keywords(of: mains[0].kind)), named])]
    }

    /// Texts by language in the place of an object of named parameters, whose names are longer than those of languages.
    private static let textByLanguage: SchemaValue = [
        "type": "object", "properties": ["$comment": true],
        "propertyNames": ["pattern": #"^([A-Za-z]{1,3}(-[A-Za-z0-9]{1,8})*|\$comment)$"#],
        "additionalProperties": ["type": "string"], "minProperties": 1,
    ]

    /// `https://`, `mailto:` or `tel:` in letters of either case, and something without braces behind it.
    private static let address =
        #"^([Hh][Tt][Tt][Pp][Ss]:\/\/|[Mm][Aa][Ii][Ll][Tt][Oo]:|[Tt][Ee][Ll]:)[^{}]+$"#

    private static let webAddress = #"^[Hh][Tt][Tt][Pp][Ss]:\/\/[^{}]+$"#

    private static let free: SchemaValue = [#"^(x-.+|\$comment)$"#: true]

    /// The keywords of an object of parameters.
    private static func object(
        _ parameters: [CardParameter], areRequired: Bool = true
    ) -> [SchemaValue.Member] {
        var keywords: [SchemaValue.Member] = [
            .init("type", "object"), .init("properties", .object(members(of: parameters))),
            .init("patternProperties", free), .init("additionalProperties", false),
        ]
        let required = parameters.filter { areRequired && $0.isRequired }
        if !required.isEmpty {
            keywords.append(.init("required", .list(required.map { .text($0.name) })))
        }
        return keywords
    }

    private static func members(of parameters: [CardParameter]) -> [SchemaValue.Member] {
        parameters.map { .init($0.name, .object(keywords(of: $0.kind))) }
    }

    private static func keywords(of kind: CardParameterKind) -> [SchemaValue.Member] {
        switch kind.shape {
        case .text: keywords(of: .localizedText)
        case .expression: keywords(of: .expression)
        case .number(let min, let max, let isWhole):
            [.init("type", isWhole ? "integer" : "number")]
                + (min == .min ? [] : [.init("minimum", .number(ExactDecimal(Int128(min))))])
                + (max == .max ? [] : [.init("maximum", .number(ExactDecimal(Int128(max))))])
        case .word(let words): keywords(of: KeyShape.word(words))
        case .literal: keywords(of: KeyShape.text)
        case .address: [.init("type", "string"), .init("pattern", .text(address))]
        case .webAddress: [.init("type", "string"), .init("pattern", .text(webAddress))]
        case .color:
            [
                .init(
                    "anyOf",
                    [
                        .object(keywords(of: KeyShape.word(CardColorName.roles))),
                        ["type": "string", "pattern": "^#[0-9A-Fa-f]{6}$"],
                    ])
            ]
        case .action: keywords(of: .name)
        case .flag: keywords(of: .boolean)
        case .field, .group, .button: keywords(of: .fieldName)
        case .fields: keywords(of: .oneOf([.fieldName, .list(of: .fieldName, least: 1)]))
        case .parts: keywords(of: .list(of: .object(.part)))
        case .list(let kind, let least):
            [.init("type", "array"), .init("items", .object(keywords(of: kind)))]
                + (least > 0 ? [.init("minItems", .number(ExactDecimal(Int128(least))))] : [])
        case .object(let parameters): object(parameters)
        case .oneOf(let kinds):
            [.init("anyOf", .list(kinds.map { .object(keywords(of: $0)) }))]
        case .ofRows(let kind): keywords(of: kind)
        }
    }
}
