// What may stand at each key, for the schema of form files.
extension FormKeys {
    /// The shapes by key; a key means the same wherever it may stand, unless its table says more.
    private static let shapes: [String: KeyShape] = [
        "formrun": .wholeNumber(FormDocument.version...FormDocument.version),
        "id": .name,
        "title": .localizedText,
        "help": .localizedText,
        "locale": .text,
        "unknownFields": .word(Form.UnknownFields.allCases.map(\.rawValue)),
        "limits": .object(.limits),
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
        "trueTitle": .localizedText,
        "falseTitle": .localizedText,
        "unit": .localizedText,
        "value": .word(ValueType.ofInputs.map(\.rawValue)),
        "choices": .oneOf([
            .list(of: .oneOf([.text, .number, .object(.choice)])), .object(.remoteChoices),
        ]),
        "default": .anything,
        "min": .wholeNumber(from: 0),
        "max": .wholeNumber(from: 1),
        "validators": .list(of: .object(.validator)),
        "formatter": .object(.formatter),
        "output": .boolean,
        "messages": .messages,
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
        package let required: [String]
        /// Whether exactly one of the keys must be given.
        package var isOneOfItsKeys = false
    }

    package static let requiredOfForm = ["formrun", "id", "title"]

    /// All objects but the form, its items, validators and formatters.
    package static let objects: [Object] = [
        Object(name: .page, summary: "a page of the form", keys: page, required: ["items"]),
        Object(
            name: .choice, summary: "a choice with a title", keys: choice, required: ["value"]),
        Object(
            name: .remoteChoices, summary: "choices that are fetched",
            keys: [Key("remote", "the name of choices that are fetched", .text)],
            required: ["remote"]),
        Object(
            name: .expressionDefault, summary: "an initial answer that is calculated",
            keys: [Key("expression", "an expression: the initial answer", .expression)],
            required: ["expression"]),
        Object(name: .limits, summary: "the limits of answers", keys: limits, required: []),
        Object(name: .card, summary: "how the page is shown as a card", keys: card, required: []),
        Object(
            name: .cardState, summary: "a state of the card", keys: cardState,
            required: ["state", "when"]),
        Object(
            name: .rule, summary: "a rule over several fields", keys: rules, required: [],
            isOneOfItsKeys: true),
        Object(
            name: .check, summary: "a condition of the form or page",
            keys: [
                Key("that", "a condition: an issue is reported while it is false", .expression),
                Key("message", "the text of the issue", .localizedText),
            ], required: ["that"]),
    ]

    static let limits = [
        Key("textBytes", "the largest number of bytes of a text", limit),
        Key("listElements", "the largest number of elements of a list", limit),
        Key("groupCells", "the largest number of fields of all rows of a group", limit),
    ]

    private static let limit = KeyShape.wholeNumber(1...FieldLimits.maximum)

    static let card = [
        Key("states", "a list of states of the card", .list(of: .object(.cardState)))
    ]

    static let cardState = [
        Key(
            "state", "the name of the state, such as `\"custom:large\"`",
            .prefixedName(CardStateRule.prefix)),
        Key("when", "a condition: the card is in this state while it is true", .expression),
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
