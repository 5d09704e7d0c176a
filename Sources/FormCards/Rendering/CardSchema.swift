import FormModel

extension CardDescription {
    /// The JSON Schema, draft 2020-12, of what ``jsonBytes(of:)`` writes, with a line end.
    ///
    /// Members that it does not know are allowed, as later versions add some.
    public static var jsonSchema: [UInt8] { CardSchema.schema.json }
}

/// The shape of cards as JSON, as JSON Schema.
enum CardSchema {
    /// The members of each object with their types; a question mark is behind the name of one that may be missing.
    static let objects: [(name: String, members: String)] = [
        (
            "card",
            "id: text, number: number, count: number, title: text, state: text, isValid: boolean, "
                + "language?: text, issues?: list of issue, look: look, open?: text, ending?: text, "
                + "body: node"
        ),
        (
            "look",
            "margin?: edges, isTransparent?: boolean, border: border, gradient?: gradient, "
                + "shadow?: shadow, edit?: text, isHidden?: boolean, fillsScreen?: boolean"
        ),
        ("gradient", "colors: list of text, angle: number"),
        ("shadow", "opacity: number, side: text, color?: text"),
        ("border", "line: text, isRounded?: boolean, color?: text"),
        ("node", "kind: text, id: text, box?: box"),
        (
            "box",
            "margin?: edges, padding?: edges, border?: border, fill?: text, accessory?: text, "
                + "icon?: text, iconText?: text, width?: width, height?: number, verticalAlignment?: text"
        ),
        ("edges", "top: number, right: number, bottom: number, left: number"),
        ("line", "isItem?: boolean, spans: list of span"),
        (
            "span",
            "strong?: list of span, emphasis?: list of span, link?: list of span, address?: text"
        ),
        (
            "text",
            "text: rich text, role: text, alignment: text, lines?: number, isDecoration?: boolean"
        ),
        ("pair", "title: rich text, value: rich text, alignment: text, yields: text"),
        ("link", "text: text, address?: text"),
        ("picture", "alternative: text, art?: list of text, address?: text"),
        ("rule", "axis: text, color?: text"),
        ("space", "rows: number"),
        (
            "stack",
            "axis: text, distribution: text, alignment: text, spacing: number, "
                + "nodes: list of node"
        ),
        ("pages", "current: number, position: text, pages: list of node"),
        (
            "gauge",
            "title?: text, style: text, marks: list of mark, lower: number, upper: number, "
                + "segments?: number, color?: text, ends?: list of text"
        ),
        ("mark", "value: number, text: text, title?: text"),
        (
            "field",
            "path: text, name: text, label: text, control: text, appearance?: text, rows?: number, "
                + "help?: rich text, isRequired: boolean, isEnabled: boolean, isComputed: boolean, "
                + "isGiven: boolean, isSecure: boolean, isAnswered: boolean, text?: text, "
                + "entered?: list of text, options?: list of option, optionsOf?: text, unit?: text, "
                + "unitBefore?: text, placeholder?: text, issues?: list of issue, hints?: hints"
        ),
        (
            "option",
            "value: text, title: text, explanation?: text, isSelected: boolean, "
                + "isEnabled: boolean, reason?: text"
        ),
        (
            "hints",
            "autocomplete?: text, inputType?: text, inputMode?: text, pattern?: text, "
                + "minimum?: text, maximum?: text, step?: text, minimumLength?: number, "
                + "maximumLength?: number, accepted?: list of text, maximumBytes?: number, "
                + "direction?: text, suggestions?: list of text, unchecked?: list of text"
        ),
        ("issue", "message: text, code?: text, severity: text, path?: text, label?: text"),
        ("issues", "style: text, heading?: text, issues?: list of issue"),
        (
            "group",
            "path: text, label: text, help?: rich text, isRequired: boolean, isEnabled: boolean, "
                + "issues?: list of issue, add?: action, remove?: action, rows: list of row"
        ),
        ("row", "path: text, title: text, issues?: list of issue, nodes: list of node"),
        (
            "table",
            "title?: text, columns: list of column, foot?: list of rich text, empty?: text, "
                + "issues?: list of issue, rows: list of tableRow, group?: group"
        ),
        ("column", "title: text, alignment: text, width: width"),
        (
            "tableRow",
            "mark?: text, path?: text, cells: list of rich text, cellFields?: list of text, "
                + "issues?: list of issue, fields?: list of field, below: list of node"
        ),
        ("action", action), ("button", action),
    ]

    /// The objects that are kinds of nodes.
    private static let kinds = [
        "text", "field", "group", "issues", "button", "pair", "link", "picture", "rule", "space",
        "stack", "table", "gauge", "pages",
    ]

    private static let action =
        "title: text, name?: text, action?: text, isEnabled: boolean, reason?: text, "
        + "isPrimary: boolean, isPressed?: boolean, row?: text"

    static let schema: SchemaValue = .object([
        .init("$schema", "https://json-schema.org/draft/2020-12/schema"),
        .init("title", "Cards of formrun"), .init("type", "object"),
        .init("required", ["version", "cards"]),
        .init(
            "properties",
            [
                "version": ["const": .number(ExactDecimal(Int128(CardDescription.jsonVersion)))],
                "cards": type("list of card"),
            ]),
        .init(
            "$defs",
            .object(
                objects.map { .init($0.name, object($0.members)) } + [
                    .init("anyNode", node), .init("width", ["type": ["string", "number"]]),
                    .init("rich", ["anyOf": [["type": "string"], type("list of line")]]),
                    .init("anySpan", ["anyOf": [["type": "string"], reference("span")]]),
                ])),
    ])

    /// A node: what all nodes have, and the members of its kind.
    private static var node: SchemaValue {
        let ways = kinds.map { kind -> SchemaValue in
            [
                "if": ["properties": ["kind": ["const": .text(kind)]]], "then": reference(kind),
            ]
        }
        return ["allOf": .list([reference("node")] + ways)]
    }

    private static func object(_ members: String) -> SchemaValue {
        let list = members.split(separator: ", ").map { member -> (String, Bool, String) in
            let parts = member.split(separator: ": ", maxSplits: 1)
            let name = parts.first ?? ""
            let isOptional = name.hasSuffix("?")
            return (
                String(isOptional ? name.dropLast() : name), isOptional, String(parts.last ?? "")
            )
        }
        return [
            "type": "object",
            "required": .list(list.filter { !$0.1 }.map { .text($0.0) }),
            "properties": .object(list.map { .init($0.0, type($0.2)) }),
        ]
    }

    private static func type(_ name: String) -> SchemaValue {
        if name.hasPrefix("list of ") {
            return ["type": "array", "items": type(String(name.dropFirst(8)))]
        }
        return switch name {
        case "text": ["type": "string"]
        // A number that is none is null.
        case "number": ["type": ["number", "null"]]
        case "boolean": ["type": "boolean"]
        case "rich text": reference("rich")
        case "node": reference("anyNode")
        case "span": reference("anySpan")
        default: reference(name)
        }
    }

    private static func reference(_ name: String) -> SchemaValue {
        ["$ref": .text("#/$defs/\(name)")]
    }
}
