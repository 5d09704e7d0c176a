// The parts of every form.

extension CardWordShape {
    /// The words for the side on which something stands.
    static let sides = ["left", "right"]

    private static let alignment = CardParameter("align", .word(["left", "center", "right"]))

    private static let side = CardParameter("side", .word(sides))

    private static let icon = CardParameter("icon", .text)

    private static let title = CardParameter("title", .text)

    /// The largest number of lines behind which a text is cut.
    package static let maximumLines = 10

    private static let roles = [
        "title", "header", "normal", "small", "detail", "accent", "muted", "good", "doubtful",
        "bad", "pill",
    ]

    /// The parts, in the order of the documentation.
    static let standardParts = pageParts + textParts + layoutParts + dataParts

    private static let pageParts = [
        CardWordShape(
            "help", usage: #""help""#,
            summary: "The help of the form, on its first page, and that of the page."),
        CardWordShape(
            "issues", usage: #"{ "issues": "summary" }"#,
            summary:
                "The issues that no other part shows: a list, a summary with links to the fields, or their number.",
            parameters: [
                CardParameter("style", .word(["list", "summary", "count"]), isMain: true)
            ]),
        CardWordShape(
            "fields", usage: #"{ "fields": ["amount", "months"] }"#,
            summary:
                "Items of the page by name, and a named section with all its items; without names, all that no other part places.",
            parameters: [
                CardParameter("fields", .fields(isPlaced: true), isMain: true)
            ]),
        CardWordShape(
            "field", usage: #"{ "field": "amount" }"#, summary: "One item of the page.",
            parameters: [
                CardParameter("field", .field(isPlaced: true), isMain: true, isRequired: true)
            ]),
        CardWordShape(
            "answers", usage: #""answers""#,
            summary: "The answers to the pages before this one, to be checked before they are sent."
        ),
        CardWordShape(
            "buttons", usage: #""buttons""#,
            summary: "The buttons of the page that no other part places."),
        CardWordShape(
            "button", usage: #"{ "button": "send", "icon": "→", "side": "right" }"#,
            summary:
                "One button of the page, with an icon at a side of its title, and marked while `pressed` is true.",
            parameters: [
                CardParameter("button", .button, isMain: true, isRequired: true), icon, side,
                CardParameter("pressed", .expression(.boolean)),
            ]),
    ]

    private static let textParts = [
        CardWordShape(
            "text", usage: #"{ "text": "Two minutes.", "role": "header", "align": "center" }"#,
            summary: "A text with places and markup, in a role; cut behind some `lines`.",
            parameters: [
                CardParameter("text", .markup, isMain: true, isRequired: true),
                CardParameter("role", .word(roles)), alignment,
                CardParameter("lines", .wholeNumber(1...maximumLines)),
            ]),
        CardWordShape(
            "title",
            usage:
                #"{ "title": "Your order", "menu": [{ "title": "Print", "action": "print" }] }"#,
            summary: "A heading with a menu of actions of the program.",
            parameters: [
                CardParameter("text", .text, isMain: true, isRequired: true),
                CardParameter(
                    "menu",
                    .list(
                        of: .object([
                            CardParameter("title", .text, isRequired: true),
                            CardParameter("action", .action, isRequired: true),
                        ]))),
            ]),
        CardWordShape(
            "pair", usage: #"{ "pair": ["You ask for", "{amount}"] }"#,
            summary:
                "A title and a value side by side; the one that `yields` is wrapped where both do not fit.",
            parameters: [
                CardParameter("title", .markup, isMain: true, isRequired: true),
                CardParameter("value", .markup, isMain: true, isRequired: true), alignment,
                CardParameter("yields", .word(["title", "value"])),
            ]),
        CardWordShape(
            "pill", usage: #"{ "pill": "Large loan" }"#, summary: "A short mark.",
            parameters: [CardParameter("text", .text, isMain: true, isRequired: true)]),
        CardWordShape(
            "icon", usage: #"{ "icon": "★", "text": "New" }"#,
            summary: "An icon with a text at a side of it.",
            parameters: [
                CardParameter("icon", .text, isMain: true, isRequired: true),
                CardParameter("text", .text), side,
            ]),
        CardWordShape(
            "picture",
            usage: #"{ "picture": "A house", "address": "https://example.org/house.png" }"#,
            summary:
                "A picture of lines of characters, or at an address with `https://`, and the text that stands for it.",
            parameters: [
                CardParameter("alt", .text, isMain: true, isRequired: true),
                CardParameter("art", .list(of: .literal)), CardParameter("address", .webAddress),
            ]),
        CardWordShape(
            "link", usage: #"{ "link": "Our terms", "address": "https://example.org/terms" }"#,
            summary: "A link to an address with `https://`, `mailto:` or `tel:`.",
            parameters: [
                CardParameter("text", .text, isMain: true, isRequired: true),
                CardParameter("address", .address, isRequired: true),
            ]),
    ]

    private static let layoutParts = [
        CardWordShape(
            "rule", usage: #""rule""#, summary: "A line between parts.",
            parameters: [
                CardParameter("axis", .word(["horizontal", "vertical"]), isMain: true),
                CardParameter("color", .color),
            ]),
        CardWordShape(
            "space", usage: #"{ "space": 2 }"#, summary: "Empty rows; one unless given.",
            parameters: [CardParameter("rows", .wholeNumber(0...100), isMain: true)]),
        CardWordShape(
            "stack",
            usage: #"{ "stack": ["help", "rule"], "axis": "horizontal", "spacing": 2 }"#,
            summary: "Parts below each other, or beside each other.",
            parameters: [
                CardParameter("parts", .parts, isMain: true, isRequired: true),
                CardParameter("axis", .word(["vertical", "horizontal", "wrapping"])),
                CardParameter("distribution", .word(["fill", "equal", "between"])), alignment,
                CardParameter("spacing", .wholeNumber(0...100)),
            ]),
        CardWordShape(
            "pages",
            usage: #"{ "pages": [["help"], [{ "text": "And then." }]], "current": "step" }"#,
            summary:
                "Lists of parts without fields and buttons, of which one is shown at a time; `current` counts from 1.",
            parameters: [
                CardParameter("pages", .list(of: .parts, least: 1), isMain: true, isRequired: true),
                CardParameter("current", .expression(.number), isRequired: true),
            ]),
    ]

    private static let dataParts = [
        CardWordShape(
            "table",
            usage:
                #"{ "table": "lines", "columns": [{ "title": "Product", "text": "{product}", "width": "fill" }], "foot": ["Total"], "empty": "No lines yet." }"#,
            summary:
                "The rows of a group as a table; their texts name fields of a row, and so do `parts` below each row, which the action `open` is about.",
            parameters: [
                CardParameter("rows", .group(isPlaced: true), isMain: true, isRequired: true),
                CardParameter(
                    "columns",
                    .list(
                        of: .object([
                            CardParameter("title", .optionalText(), isRequired: true),
                            CardParameter(
                                "text", .ofRows(.optionalText(isMarkup: true)), isRequired: true),
                            alignment, CardParameter("width", width),
                        ]), least: 1), isRequired: true),
                CardParameter("foot", .list(of: .optionalText(isMarkup: true))),
                CardParameter("parts", .ofRows(.parts)), CardParameter("open", .action),
                CardParameter("empty", .text), title,
            ]),
        CardWordShape(
            "tiles", usage: #"{ "tiles": "lines", "text": "{qty} × {product}" }"#,
            summary:
                "A tile for each row of a group, whose text or parts name fields of the row; or a tile for each part.",
            parameters: [
                CardParameter("rows", .group(isPlaced: false), isMain: true),
                CardParameter("text", .ofRows(.markup)),
                CardParameter("parts", .ofRows(.parts)),
                CardParameter("width", .wholeNumber(1...1000)),
            ], combinations: [["rows", "text"], ["rows", "parts"], ["parts"]]),
        CardWordShape(
            "bar", usage: #"{ "bar": "amount / 50000", "title": "Of the most we lend" }"#,
            summary: "A bar for a share from 0 to 1.",
            parameters: [
                CardParameter("value", .expression(.number), isMain: true, isRequired: true),
                title, CardParameter("color", .color),
            ]),
        CardWordShape(
            "progress", usage: #"{ "progress": "count(name, email) / 2", "segments": 2 }"#,
            summary:
                "A bar of segments for a share from 0 to 1; without segments where not all of them fit.",
            parameters: [
                CardParameter("value", .expression(.number), isMain: true, isRequired: true),
                title, CardParameter("color", .color),
                CardParameter("segments", .wholeNumber(1...100)),
            ]),
        CardWordShape(
            "histogram",
            usage:
                #"{ "histogram": [{ "title": "Rent", "value": "rent" }, { "title": "Food", "value": "food" }], "max": 1000 }"#,
            summary: "A bar for each of several numbers.",
            parameters: [
                CardParameter(
                    "columns",
                    .list(
                        of: .object([
                            CardParameter("title", .text, isRequired: true),
                            CardParameter("value", .expression(.number), isRequired: true),
                        ]), least: 1), isMain: true, isRequired: true), title,
                CardParameter("max", .number),
            ], limits: [CardLimits(upper: "max")]),
        CardWordShape(
            "slider", usage: #"{ "slider": ["least", "most"], "min": 0, "max": 100, "step": 5 }"#,
            summary:
                "Numbers as marks on a line from `min` to `max`, which are 0 and 1 unless given; a number beyond them is drawn at the nearest of them.",
            parameters: [
                CardParameter(
                    "values",
                    .oneOf([
                        .expression(.number), .list(of: .expression(.number), least: 1),
                    ]), isMain: true, isRequired: true),
                CardParameter("min", .number), CardParameter("max", .number),
                CardParameter("step", .number), title,
            ], limits: [CardLimits(lower: "min", upper: "max"), CardLimits(upper: "step")]),
    ]
}
