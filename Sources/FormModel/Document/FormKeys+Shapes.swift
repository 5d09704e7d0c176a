// What may stand at each key, for the schema of form files.
extension FormKeys {
    /// The shapes by key; a key means the same wherever it may stand, unless its table says more.
    private static let shapes: [String: KeyShape] = [
        "formrun": .wholeNumber(FormDocument.version...FormDocument.version),
        "$schema": .text,
        "id": .name,
        "version": .text,
        "tags": .list(of: .text),
        "lists": .byName(.object(.list), names: .list),
        "title": .localizedText,
        "help": .localizedText,
        "locale": .text,
        "unknownFields": .word(Form.UnknownFields.allCases.map(\.rawValue)),
        "limits": .object(.limits),
        "values": .byName(.expression),
        "endings": .list(of: .object(.ending)),
        "fragments": .byName(.object(.fragment)),
        "pages": .list(of: .object(.page), least: 1),
        "items": .list(of: .object(.item), least: 1),
        "rules": .list(of: .object(.rule)),
        "card": .object(.card),
        "visibleWhen": .expression,
        "enabledWhen": .expression,
        "requiredWhen": .expression,
        "computed": .expression,
        "type": .word(FormItem.Kind.allCases.map(\.rawValue)),
        "name": .name,
        "placeholder": .localizedText,
        "autocomplete": .text,
        "trueTitle": .localizedText,
        "falseTitle": .localizedText,
        "unit": .localizedText,
        "value": .word(ValueType.ofInputs.map(\.rawValue)),
        "choices": .oneOf([
            .list(of: .oneOf([.text, .number, .object(.choice)])), .object(.choiceSource),
            .object(.rowChoices),
        ]),
        "description": .localizedText,
        "reason": .localizedText,
        "list": .text,
        "remote": .text,
        "where": .expression,
        "with": .list(of: .fieldName, least: 1),
        "columns": .byName(.word(ChoiceList.columnTypes.map(\.rawValue))),
        "rows": .object(.rows),
        "other": .object(.other),
        "default": .anything,
        "min": .wholeNumber(from: 0),
        "max": .wholeNumber(from: 1),
        "validators": .list(of: .object(.validator)),
        "formatter": .object(.formatter),
        "confirm": .boolean,
        "output": .boolean,
        "messages": .messages,
        "setBy": .word(FormItem.Setter.allCases.map(\.rawValue)),
        "shown": .boolean,
        "rowTitle": .localizedText,
        "when": .expression,
        "text": .localizedText,
        "accepted": .boolean,
        "action": .oneOf([.word(["submit", "reset", "back", "next"]), .name]),
    ]

    static func shape(of key: String) -> KeyShape? { shapes[key] }

    /// The keys that an item of a kind must have.
    package static func required(of kind: FormItem.Kind) -> [String] {
        switch kind {
        case .label: ["title"]
        case .input, .secureInput: ["name", "title"]
        case .button: ["name", "title", "action"]
        case .group: ["name", "title", "items"]
        case .section: ["items"]
        }
    }

    /// Whether a field of a value type offers choices, and must have them.
    package static func offersChoices(_ type: ValueType) -> Bool {
        type == .choice || type == .choices
    }

    /// Whether a field of a value type may have choices.
    package static func mayOfferChoices(_ type: ValueType) -> Bool {
        offersChoices(type) || type.isNumber
    }

    /// The literal defaults that fit a value type; `null` fits every type.
    package static func literals(of type: ValueType) -> KeyShape {
        switch type {
        case .boolean: .boolean
        case .integer: .number
        case .decimal: .oneOf([.number, .text])
        case .choices, .texts: .list(of: .text)
        case .text, .multiline, .choice, .date, .time, .dateTime, .localDateTime, .duration: .text
        case .group: .anything
        }
    }
}

// The smaller objects of a form file.
extension FormKeys {
    /// An object with a table of keys.
    package struct Object: Sendable {
        package let name: KeyShape.ObjectName
        /// The description for the schema.
        package let summary: String
        package let keys: [Key]
        package var required: [String] = []
        /// Keys of which exactly one must be given.
        package var oneOf: [String] = []
        /// Keys that another key excludes.
        package var excludes: [(key: String, others: [String])] = []
        /// Keys that need another key.
        package var needs: [(key: String, other: String)] = []
        /// What may stand at keys that the table does not have; `nil` if there are none.
        package var others: KeyShape?
        /// Whether the object may have extension keys.
        package var isExtensible = true
    }

    package static let requiredOfForm = ["formrun", "id", "title"]

    /// All objects but the form, its items, validators and formatters.
    package static let objects: [Object] = [
        Object(name: .page, summary: "a page of the form", keys: page, required: ["items"]),
        Object(
            name: .ending, summary: "a way in which the form ends", keys: ending, required: ["name"]
        ),
        Object(
            name: .fragment, summary: "items that are written once and used often",
            keys: [
                Key(
                    "items", "a list of items, which may use other fragments",
                    .list(of: .object(.fragmentItem), least: 1))
            ], required: ["items"]),
        Object(
            name: .rowChoices, summary: "choices that are the values of rows", keys: rowChoices,
            required: ["rows", "value"]),
        Object(
            name: .use, summary: "the items of a fragment",
            keys: [
                Key("use", "the name of a fragment", .name),
                Key(
                    "prefix", "a name that is put before the names of its items, in camel case",
                    .name),
                Key("title", "the heading of a section around its items"),
                Key("visibleWhen", "a condition: its items are shown while it is true"),
                Key(
                    "replace", "an object of changed keys by the name of an item in the fragment",
                    .byName(.object(.replacement))),
            ], required: ["use"]),
        Object(
            name: .replacement, summary: "changed keys of an item; `null` removes one",
            keys: items.map { item in
                let isFixed = ["name", "type"].contains(item.key.name)
                let shape = KeyShape.oneOf([item.key.shape, .null])
                return Key(item.key.name, item.key.summary, isFixed ? .nothing : shape)
            }, others: .null),
        Object(
            name: .other, summary: "a choice of another answer, and a text for it", keys: other,
            required: ["title", "name"]),
        Object(
            name: .choice, summary: "a choice with a title", keys: choice, required: ["value"],
            needs: [("reason", "enabledWhen")]),
        Object(
            name: .choiceSource, summary: "choices of a list, or choices that are fetched",
            keys: keysOfLists, oneOf: ["list", "remote"],
            excludes: [("list", ["remote", "columns", "with"])]),
        Object(
            name: .list, summary: "a list of choices with columns",
            keys: [
                Key("columns", "an object of the types of the columns by name"),
                Key(
                    "choices", "a list of texts or of choices with the values of the columns",
                    .list(of: .oneOf([.text, .object(.listRow)]))),
            ], required: ["choices"]),
        Object(
            name: .listRow, summary: "a choice with the values of its columns", keys: choice,
            required: ["value"], needs: [("reason", "enabledWhen")], others: .scalar),
        Object(
            name: .rows, summary: "what decides the number of rows",
            keys: [
                Key("expression", "an expression: the number of rows", .expression),
                Key("list", "a field with several choices: a row for each", .fieldName),
            ], oneOf: ["expression", "list"]),
        Object(
            name: .calculated, summary: "a value that is calculated",
            keys: [Key("expression", "an expression: the value", .expression)],
            required: ["expression"]),
        Object(name: .limits, summary: "the limits of answers", keys: limits),
        Object(name: .card, summary: "how the page is shown as a card", keys: card),
        Object(
            name: .cardState, summary: "a state of the card", keys: cardState, required: ["state"]),
        Object(
            name: .rule, summary: "a rule over several fields", keys: rules,
            oneOf: rules.map(\.name)),
        Object(
            name: .check, summary: "a condition of the form or page",
            keys: [
                Key("that", "a condition: an issue is reported while it is false", .expression),
                Key("message", "the text of the issue", .localizedText),
            ], required: ["that"], isExtensible: false),
    ]

    static let limits = [
        Key("textBytes", "the largest number of bytes of a text", limit),
        Key("listElements", "the largest number of elements of a list", limit),
        Key("groupCells", "the largest number of fields of all rows of a group", limit),
    ]

    private static let limit = KeyShape.wholeNumber(1...FieldLimits.maximum)

    /// The keys of a card.
    package static let card = [
        Key("traits", "a list of traits, which say how the card looks", .list(of: .object(.trait))),
        Key("parts", "a list of parts, which the card shows", parts),
        Key("states", "a list of states of the card", .list(of: .object(.cardState))),
        Key("open", "the name of the action of the program that opens the card", .name),
    ]

    /// The keys of a state of a card.
    package static let cardState = [
        Key(
            "state",
            "`\"custom:\"` and a name, or `\"empty\"`, `\"loading\"`, `\"hasData\"` or `\"custom:invalid\"`",
            .oneOf([
                .prefixedName(CardStateRule.prefix), .word(["empty", "loading", "hasData"]),
            ])),
        Key(
            "when",
            "a condition of a custom state: the card is in this state while it is true",
            .expression),
        Key("parts", "a list of parts, which the card shows in this state", parts),
        Key(
            "open", "the name of the action of the program that opens the card in this state",
            .name),
    ]

    /// The states of a card whose conditions are built in.
    package static let statesWithoutCondition = [
        CardState.empty, .loading, .hasData, .invalid,
    ].map(\.name)

    private static let parts = KeyShape.list(of: .object(.part))

    /// The keys that every part may have beside its name.
    package static let partBeside = [
        Key("when", "a condition: the part is shown while it is true", .expression),
        Key(
            "box",
            "an object of `margin`, `padding`, `border`, `fill`, `accessory`, `width`, `height` and `vertical`",
            .object(.box)),
        Key("id", "the id of the part, unique among the parts of the card", .name),
    ]

    static let rules = [
        Key("atLeastOneOf", "names of fields, of which at least one is filled in", fields),
        Key("exactlyOneOf", "names of fields, of which exactly one is filled in", fields),
        Key("allOrNone", "names of fields, of which all or none are filled in", fields),
        Key(
            "check", "a condition, or an object of `that` and `message`",
            .oneOf([.expression, .object(.check)])),
    ]

    private static let fields = KeyShape.list(of: .fieldName)
}
